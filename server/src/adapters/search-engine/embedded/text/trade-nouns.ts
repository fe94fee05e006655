import { fold } from './fold.ts'

/** Plurals that only add letters. 'Dachn' is none, and would cut 'Dachneigung' apart. */
const pluralsOf = (noun: string): string[] =>
  /e[lr]?$/.test(noun) ? [`${noun}n`] : [`${noun}en`, `${noun}e`]

const nouns =
  `abdeckung ablauf abstand abzweig adapter aluminium anfänger anker anschluss armatur ausgleich auslauf außen bahn
  balken balkon band batterie bau becken beton blech boden bogen bohrer bord brause bremse brett brille bügel dach
  dämmplatte dämmung decke deckel dichtung diele draht dübel eimer eisen element entlüftung erhitzer estrich farbe
  fassade fenster feuchtraum filter first fitting flansch fliese folie fuge garage garnitur garten gehäuse gerät
  gewebe gewinde gips gitter glas griff grund grundierung gummi hahn haken halter hammer handschuh haube heizung helm
  holz hose innen isolierung jacke kabel kamin kanal kante karre karton kasten keil kelle keller keramik kessel kette
  kitt klammer klappe kleber klinker koffer kopf kreuz krone kupfer lack laibung lampe lasche laser lasur latte leiste
  leiter leitung leuchte luft lüfter manschette maschine maske masse matte mauer meißel melder messer messing metall
  mischer montage mörtel muffe mutter nagel naturstein netz nippel ofen öffnung optik ortgang papier paste pfanne
  pflaster pfosten pinsel pistole platte profil pumpe putz rahmen regler reiniger ring rinne rohr rolle rost säge sand
  schale schalter schaum scheibe schelle schiene schild schlauch schleifer schlüssel schnur schraube schuh schutz
  schwelle seil sieb silikon siphon sitz sockel spachtel speicher sperre spiegel spritze stab stahl ständer stange
  stein stiefel stift stoff stopfen strahler streifen stufe stuhl sturz stütze stutzen system tank terrasse therme
  tisch topf träger traufe trenn treppe tritt trockner tür unterlage ventil verbinder verteiler vlies waage wand wanne
  wasser welle werkzeug winkel wolle zange zarge zaun zement ziegel zylinder`.split(/\s+/)

/** How folded German nouns of the trade are spelt. */
export const nounSpellings: ReadonlyMap<string, string> = new Map(
  nouns.map((noun) => [fold(noun, 'de'), noun]),
)

/**
 * Folded German nouns that compounds of the trade are made of. In a small catalogue many stand in compounds alone, so that
 * its own words would not tell where to cut. With the plurals that only add letters.
 */
export const tradeNouns: ReadonlySet<string> = new Set(
  [...nounSpellings.keys()].flatMap((noun) => [noun, ...pluralsOf(noun)]),
)

const shortestEnd = 4
const nounAtEnd = new RegExp(
  `(?:${[...tradeNouns].filter(({ length }) => length >= shortestEnd).join('|')})$`,
)

/** Whether a folded German word is a noun of the trade, or a compound that ends with one, in any of its forms. */
export const endsInNoun = (folded: string): boolean => nounAtEnd.test(folded)
