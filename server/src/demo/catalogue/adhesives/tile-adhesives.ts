import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Brand } from '../brands.ts'
import { hazards } from '../hazards.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'

interface Adhesive {
  id: string
  category: string
  brand: Brand
  title: Words
  use: Words
  bondClass: string
  /** Pack sizes in kg, the common one first. */
  sizes: readonly number[]
  price: number
  /** kg/m² with an 8 mm notch. */
  consumption: number
  colour: Words
  potLife: number
  walkable: number
}

const grey: Words = ['grau', 'grey']
const white: Words = ['weiß', 'white']
const { haftolan, fugenta, dichtaro } = brands

// oxfmt-ignore
const adhesives: readonly Adhesive[] = [
  row('flex', 'adhesive-flex', haftolan, ['FX 110 Flexkleber', 'FX 110 flexible adhesive'], ['für Feinsteinzeug und Fußbodenheizung', 'for porcelain and underfloor heating'], 'C2 TE S1', [25, 5], 19.9, 3.1, grey, 240, 24),
  row('flex-white', 'adhesive-flex', haftolan, ['FX 115 Flexkleber weiß', 'FX 115 flexible adhesive white'], ['für Glasmosaik und helle Beläge', 'for glass mosaic and light coverings'], 'C2 TE S1', [25, 5], 24.5, 3.1, white, 240, 24),
  row('flex-fast', 'adhesive-flex', haftolan, ['FX 130 Flexkleber schnell', 'FX 130 flexible adhesive, rapid'], ['nach 3 Stunden verfugbar', 'ready for grouting after 3 hours'], 'C2 FTE S1', [25, 5], 33.9, 3, grey, 40, 3),
  row('flex-light', 'adhesive-flex', haftolan, ['FX 140 Leichtkleber', 'FX 140 lightweight adhesive'], ['staubreduziert, bis 60 % ergiebiger', 'low-dust, up to 60 % more coverage'], 'C2 TE S1', [15, 5], 27.9, 1.9, grey, 180, 24),
  row('flow', 'adhesive-flex', haftolan, ['FB 160 Fließbettkleber', 'FB 160 flowing-bed adhesive'], ['hohlraumfreie Bettung großer Bodenplatten', 'void-free bedding of large floor slabs'], 'C2 E S1', [25], 26.4, 3.8, grey, 120, 24),
  row('large-s1', 'adhesive-special', haftolan, ['XL 200 Großformatkleber', 'XL 200 large-format adhesive'], ['für Großformat und XXL-Platten', 'for large format and XXL slabs'], 'C2 TE S1', [25], 31.5, 3.4, grey, 180, 24),
  row('large-s2', 'adhesive-special', haftolan, ['XL 220 hochverformbar', 'XL 220 highly deformable'], ['für kritische Untergründe und Holzbeläge', 'for critical and timber substrates'], 'C2 TE S2', [15], 39.9, 2.4, grey, 150, 24),
  row('outdoor-s1', 'adhesive-special', fugenta, ['Terra 240 Außenkleber', 'Terra 240 outdoor adhesive'], ['für Balkon und Terrasse, schnell wasserfest', 'for balcony and terrace, rapid water resistance'], 'C2 FTE S1', [25], 34.9, 3.6, grey, 45, 4),
  row('drain', 'adhesive-special', fugenta, ['Terra 260 Drainagemörtel', 'Terra 260 drainage mortar'], ['wasserdurchlässige Bettung im Garten', 'water-permeable bedding for gardens'], 'C1', [25, 40], 11.9, 18, grey, 60, 24),
  row('base', 'adhesive-flex', fugenta, ['FK 90 Fliesenkleber', 'FK 90 tile adhesive'], ['Standardkleber für saugende Wandfliesen', 'standard adhesive for absorbent wall tiles'], 'C1 TE', [25, 5], 9.9, 3.2, grey, 300, 24),
  row('flex-eco', 'adhesive-flex', fugenta, ['FlexPro 100', 'FlexPro 100'], ['emissionsarm, EC 1 PLUS', 'low-emission, EC 1 PLUS'], 'C2 TE', [25, 15, 5], 17.5, 3, grey, 240, 24),
  row('flex-eco-white', 'adhesive-flex', fugenta, ['FlexPro 105 weiß', 'FlexPro 105 white'], ['emissionsarm, EC 1 PLUS', 'low-emission, EC 1 PLUS'], 'C2 TE', [25, 5], 21.5, 3, white, 240, 24),
  row('stone', 'adhesive-stone', haftolan, ['NS 300 Natursteinkleber weiß', 'NS 300 natural stone adhesive white'], ['verfärbungsfrei für Marmor und Granit', 'stain-free for marble and granite'], 'C2 FTE S1', [25, 5], 37.9, 3.1, white, 40, 4),
  row('stone-thick', 'adhesive-stone', haftolan, ['NS 320 Mittelbettmörtel', 'NS 320 medium-bed mortar'], ['Schichtdicken 5 bis 20 mm', 'layers of 5 to 20 mm'], 'C2 E', [25], 29.9, 7.5, grey, 120, 24),
  row('dispersion', 'adhesive-dispersion', dichtaro, ['DK 40 Dispersionskleber', 'DK 40 dispersion adhesive'], ['gebrauchsfertig für Wand und Trockenbau', 'ready-mixed for walls and drywall'], 'D2 TE', [25, 15, 7, 3], 52.9, 2.4, white, 30, 24),
  row('dispersion-fix', 'adhesive-dispersion', dichtaro, ['DK 20 Renovierkleber', 'DK 20 renovation adhesive'], ['Fliese auf Fliese', 'tile on tile'], 'D1 TE', [15, 7, 3], 41.5, 2.5, white, 30, 24),
  row('epoxy', 'adhesive-epoxy', dichtaro, ['EP 70 Epoxidkleber', 'EP 70 epoxy adhesive'], ['chemikalienbeständig, auf Stahl und Glas', 'chemical-resistant, on steel and glass'], 'R2 T', [10, 5], 118, 2.2, white, 60, 12),
  row('pu', 'adhesive-epoxy', dichtaro, ['PU 75 Polyurethankleber', 'PU 75 polyurethane adhesive'], ['hochflexibel auf Holz und Metall', 'highly flexible on wood and metal'], 'R2', [10, 5], 109, 2.4, grey, 45, 12),
]

function row(
  id: string,
  category: string,
  brand: Brand,
  title: Words,
  use: Words,
  bondClass: string,
  sizes: readonly number[],
  price: number,
  consumption: number,
  colour: Words,
  potLife: number,
  walkable: number,
): Adhesive {
  return { id, category, brand, title, use, bondClass, sizes, price, consumption, colour, potLife, walkable }
}

/** Tile adhesives in all pack sizes. */
export function* tileAdhesives(): Generator<Product> {
  for (const adhesive of adhesives) for (const size of adhesive.sizes) yield article(adhesive, size)
}

function article(item: Adhesive, size: number): Product {
  const common = item.sizes[0] ?? size
  const resin = item.bondClass.startsWith('R')
  const bagged = item.bondClass.startsWith('C')
  return {
    key: size === common ? `adhesive/${item.id}` : undefined,
    category: item.category,
    drawing: bagged ? 'sack' : 'bucket',
    name: [
      de`${item.brand.name} ${item.title} ${item.bondClass} ${item.colour} ${size} kg`,
      en`${item.brand.name} ${item.title} ${item.bondClass} ${item.colour} ${size} kg`,
    ],
    line2: item.use,
    text: [
      de`${item.title[0]} nach EN 12004, Klasse ${item.bondClass}: ${item.use}. Verbrauch rund ${item.consumption} kg/m² mit Zahnung 8 mm. Untergrund sauber, tragfähig und grundiert.`,
      en`${item.title[1]} to EN 12004, class ${item.bondClass}: ${item.use}. Consumption about ${item.consumption} kg/m² with an 8 mm notch. Substrate clean, sound and primed.`,
    ],
    brand: item.brand,
    attributes: {
      bond_class: item.bondClass,
      application: item.use,
      colour: item.colour,
      content_kg: size,
      consumption: item.consumption,
      pot_life: item.potLife,
      open_time: 30,
      walkable_after: item.walkable,
      processing_temperature: { from: 5, to: 25 },
      norm: 'EN 12004',
      // What dries by evaporation only stays soluble.
      frost_proof: item.bondClass.startsWith('D') ? ['nein', 'no'] : ['ja', 'yes'],
      ...(resin ? hazards.epoxy : bagged ? hazards.cement : {}),
    },
    unit: bagged ? 'SA' : 'EI',
    units: [{ unit: 'KG', numerator: 1, denominator: size }, pack('PAL', Math.floor(1050 / size))],
    weight: size,
    price: item.price * (size === common ? 1 : (size / common) * 1.35),
    discountGroup: 'BC10',
    documents: ['data_sheet', 'safety_data_sheet', 'declaration_of_performance'],
    accessories: [
      { key: 'primer/deep', group: 'primer' },
      { key: 'trowel/notched-8', group: 'tool' },
      { key: 'mixer/stirrer', group: 'tool' },
    ],
  }
}
