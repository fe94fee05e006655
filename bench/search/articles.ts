import type {
  SearchAttribute,
  SearchCategory,
  SearchDocument,
} from '../../server/src/adapters/search-engine/document.ts'
import { Random } from './random.ts'

const things =
  `Fliese Bodenfliese Wandfliese Feinsteinzeugfliese Mosaik Sockelleiste Fliesenkleber Fugenmörtel Silikon
  Grundierung Estrich Ausgleichsmasse Gipskartonplatte Ständerprofil Schnellbauschraube Dämmplatte Mineralwolle
  Dampfbremse Dachziegel Dachrinne Fallrohr Mauerziegel Porenbetonstein Kalksandstein Mauermörtel Waschtisch
  Badewanne Duschwanne Duschabtrennung Einhebelmischer Brausegarnitur Siphon Rohr Rohrschelle Bogen Kugelhahn
  Heizkörper Thermostatventil Umwälzpumpe Speicher Bohrer Bohrhammer Winkelschleifer Trennscheibe Kelle Wasserwaage
  Eimer Handschuh Schutzbrille Sicherheitsschuh Helm Dübel Schraube Winkel Anker Folie Klebeband Pinsel Farbe`.split(
    /\s+/,
  )
const thingsInEnglish =
  `Tile Floor-tile Wall-tile Porcelain-tile Mosaic Skirting Tile-adhesive Grout Silicone Primer Screed Leveller
  Plasterboard Stud Drywall-screw Insulation-board Rockwool Vapour-barrier Roof-tile Gutter Downpipe Brick Aerated-block
  Sand-lime-brick Mortar Washbasin Bathtub Shower-tray Shower-screen Mixer-tap Shower-set Trap Pipe Pipe-clamp Elbow
  Ball-valve Radiator Thermostat Pump Cylinder Drill-bit Rotary-hammer Grinder Cutting-disc Trowel Spirit-level Bucket
  Glove Goggles Safety-shoe Helmet Wall-plug Screw Bracket Anchor Foil Tape Brush Paint`.split(/\s+/)
const uses = 'Innen Außen Bad Küche Garage Terrasse Keller Dach Fassade Werkstatt'.split(' ')
const colours =
  'weiß grau anthrazit beige schwarz braun silber rot blau grün creme sand terrakotta eiche'.split(' ')
const coloursInEnglish =
  'white grey anthracite beige black brown silver red blue green cream sand terracotta oak'.split(' ')
const materials = 'Keramik Stahl Edelstahl Kunststoff Messing Holz Beton Gips Aluminium Kupfer'.split(' ')
const formats = '30x60 60x60 60x120 20x20 45x45 75x75 80x80 120x120 10x10 15x90'.split(' ')
const surfaces = 'matt glänzend poliert strukturiert lappato gebürstet lackiert verzinkt'.split(' ')
const slips = 'R9 R10 R11 R12 R13'.split(' ')

export interface Catalogue {
  categories: SearchCategory[]
  brands: string[]
  series: string[]
  /** Category ids from the root to the leaf, one list per leaf. */
  paths: string[][]
  documents: (count: number) => AsyncGenerator<SearchDocument>
  document: (number: number) => SearchDocument
}

/** A made-up building-materials catalogue: eight facets, four category levels, five numbers an article. */
export function makeCatalogue(size: number): Catalogue {
  const random = new Random(7)
  const brands = Array.from({ length: 400 }, () => random.name())
  const series = Array.from({ length: Math.min(60_000, 2000 + Math.floor(size / 20)) }, () => random.name())
  const { categories, paths } = makeCategories()
  const document = (number: number) => makeArticle(number, brands, series, paths)
  return {
    categories,
    brands,
    series,
    paths,
    document,
    documents: async function* (count) {
      for (let number = 0; number < count; number++) yield document(number)
    },
  }
}

function makeCategories(): Pick<Catalogue, 'categories' | 'paths'> {
  const categories: SearchCategory[] = []
  const paths: string[][] = []
  const branch = (path: string[], parent: string | undefined, level: number) => {
    const width = [12, 8, 5, 3][level - 1]!
    for (let i = 0; i < width; i++) {
      const id = [...path, i].join('-')
      const name =
        level === 4 ? things[(paths.length * 7) % things.length]! : `${uses[i % uses.length]} ${level}`
      categories.push({ id, ...(parent && { parent }), name: { de: name }, sort: String(i).padStart(6, '0') })
      if (level === 4) paths.push([...ancestors(id), id])
      else branch([...path, String(i)], id, level + 1)
    }
  }
  branch([], undefined, 1)
  return { categories, paths }
}

function ancestors(id: string): string[] {
  const parts = id.split('-')
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('-'))
}

function makeArticle(number: number, brands: string[], series: string[], paths: string[][]): SearchDocument {
  const random = new Random(number * 2 + 1)
  const thing = random.pickPopular(things)
  const colour = random.pickPopular(colours)
  const format = random.pickPopular(formats)
  const brand = random.pickPopular(brands)
  const surface = random.pick(surfaces)
  const name = random.pick(series)
  return {
    matnr: String(1_000_000 + number),
    bismt: `A${random.digits(6)}`,
    ean: `40${random.digits(11)}`,
    supplierNumbers: [
      `${brand.slice(0, 3).toUpperCase()}-${random.digits(4)}.${random.digits(2)}`,
      random.digits(8),
    ],
    texts: {
      de: {
        maktx: `${thing} ${name} ${colour} ${surface} ${format} cm`,
        maktx2: `für ${random.pick(uses)}, ${random.pick(materials)}`,
      },
      en: {
        maktx: `${inEnglish(thing)} ${name} ${coloursInEnglish[colours.indexOf(colour)]} ${format} cm`,
        maktx2: `series ${name}`,
      },
    },
    brand,
    supplierName: `${brand} GmbH`,
    categories: [random.pickPopular(paths)],
    attributes: [
      text('colour', 'Farbe', colour),
      text('material', 'Material', random.pick(materials)),
      text('format', 'Format', `${format} cm`),
      text('surface', 'Oberfläche', surface),
      text('slip', 'Rutschhemmung', random.pick(slips)),
      {
        key: 'thickness',
        name: { de: 'Stärke' },
        value: { number: 5 + random.below(40), unit: 'mm' },
        facet: true,
      },
    ],
    price: Math.round(100 * Math.exp(random.next() * 7)) / 100,
    created: `20${15 + random.below(11)}-0${1 + random.below(9)}-1${random.below(10)}`,
    salesRank: Math.floor(random.next() ** 6 * 10_000),
    available: random.next() < 0.7,
    discontinued: random.next() < 0.03,
    werks: ['0001', '0002', '0003', '0004', '0005'].filter(() => random.next() < 0.4),
  }
}

const inEnglish = (thing: string): string => thingsInEnglish[things.indexOf(thing)]!.replaceAll('-', ' ')

const text = (key: string, name: string, value: string): SearchAttribute => ({
  key,
  name: { de: name },
  value: { de: value },
  facet: true,
})
