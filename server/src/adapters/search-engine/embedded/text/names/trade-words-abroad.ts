import type { Language, SearchSynonym } from '../../../document.ts'

/** One line per thing: its English names, then its German ones. Words that both languages have are left out. */
const things = `
  tile = Fliese
  floor tile = Bodenfliese
  wall tile = Wandfliese
  porcelain tile, porcelain stoneware = Feinsteinzeug
  natural stone = Naturstein
  tile adhesive, thinset = Fliesenkleber
  adhesive, glue = Kleber
  grout = Fugenmörtel, Fugenmasse
  sealant, caulk = Dichtstoff, Dichtmasse, Silikon
  silicone = Silikon
  mortar = Mörtel
  screed = Estrich
  cement = Zement
  plaster = Putz
  primer = Grundierung
  concrete = Beton
  gravel = Kies
  brick = Ziegel, Mauerziegel
  roof tile = Dachziegel, Dachpfanne
  gutter = Dachrinne
  plasterboard, drywall = Gipskartonplatte
  insulation = Dämmung
  waterproofing = Abdichtung
  spacer, tile spacer = Fliesenkreuz, Abstandhalter
  skirting board, baseboard = Sockelleiste
  screw = Schraube
  wall plug, anchor = Dübel
  washer = Unterlegscheibe
  pipe = Rohr, Rohre
  hose = Schlauch
  ball valve = Kugelhahn
  faucet, tap = Wasserhahn, Armatur
  pump = Pumpe
  washbasin, basin, sink = Waschbecken, Waschtisch
  shower = Dusche
  shower tray = Duschwanne
  bathtub = Badewanne
  toilet = WC
  toilet seat = WC Sitz
  radiator = Heizkörper
  gasket, seal = Dichtung
  door = Tür
  window = Fenster
  hinge = Scharnier
  lock = Türschloss
  handle = Griff
  drill = Bohrmaschine
  drill bit = Bohrer
  angle grinder, grinder = Winkelschleifer
  tile cutter = Fliesenschneider
  saw = Säge
  spirit level = Wasserwaage
  trowel = Kelle
  putty knife, filling knife = Spachtel
  pliers = Zange
  wrench = Schraubenschlüssel
  chisel = Meißel
  bucket = Eimer
  gloves = Handschuhe
  hard hat, helmet = Schutzhelm, Helm
  paint = Farbe, Wandfarbe, Lack
  paint brush = Pinsel
  paving stone = Pflasterstein
  ladder = Leiter
  wheelbarrow = Schubkarre
`

function named(word: string, language: Language, synonyms: string[]): SearchSynonym {
  return { word, language, synonyms, oneWay: true }
}

/** The other language's stemmer does not know these plurals; German ones only where an n is added to an e. */
function withPlurals(names: readonly string[], ending: 's' | 'n'): string[] {
  const plurals = names.filter((name) => (ending === 's' ? !name.endsWith('s') : name.endsWith('e')))
  return [...names, ...plurals.map((name) => name + ending)]
}

const writtenOutUmlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Each name also as it is typed without umlauts; in English texts an umlaut is another letter. */
const writtenOut = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => [
      name,
      name.toLowerCase().replace(/[äöü]/g, (sign) => writtenOutUmlauts[sign] ?? sign),
    ]),
  ),
]

/** Names of the trade that are typed in one language into a shop of the other. */
export const tradeWordsAbroad: readonly SearchSynonym[] = things
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [english = [], german = []] = line
      .split('=')
      .map((names) => names.split(',').map((name) => name.trim()))
    return [
      ...withPlurals(english, 's').map((word) => named(word, 'de', german)),
      ...writtenOut(withPlurals(german, 'n')).map((word) => named(word, 'en', english)),
    ]
  })
