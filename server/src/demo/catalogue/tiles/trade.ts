import { de, en } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'
import type { Format, FormatName } from './formats.ts'
import { cartonArea, formats, tileArea } from './formats.ts'
import { layingMaterial } from './laying.ts'

interface TradeRange {
  name: string
  slip: string
  displacement: string
  surface: readonly [string, string]
  category: 'floor-trade-plain' | 'floor-trade-relief'
  price: number
}

// oxfmt-ignore
const ranges: readonly TradeRange[] = [
  { name: 'Feinkorn', slip: 'R10', displacement: '', surface: ['glatt', 'plain'], category: 'floor-trade-plain', price: 18.9 },
  { name: 'Feinkorn Plus', slip: 'R11', displacement: '', surface: ['feingeraut', 'fine-roughened'], category: 'floor-trade-plain', price: 20.4 },
  { name: 'Feinkorn Grip', slip: 'R12', displacement: 'V4', surface: ['genoppt', 'studded'], category: 'floor-trade-relief', price: 24.9 },
  { name: 'Feinkorn Profi', slip: 'R13', displacement: 'V8', surface: ['hochprofiliert', 'deep-profiled'], category: 'floor-trade-relief', price: 29.9 },
]
const tradeColours: readonly ColourKey[] = ['hellgrau', 'grau', 'anthrazit', 'beige', 'braun']
const tradeFormats: readonly FormatName[] = ['15x15', '20x20', '30x30']

/** Unglazed fine-grain tiles for workshops, canteens and commercial kitchens. */
export function* tradeTiles(): Generator<Product> {
  for (const range of ranges)
    for (const colour of tradeColours)
      for (const format of tradeFormats) yield tradeTile(range, colour, format)
}

function tradeTile(range: TradeRange, colour: ColourKey, name: FormatName): Product {
  const format: Format = formats[name]
  const area = cartonArea(format)
  const shade = colours[colour].name
  const thickness = range.category === 'floor-trade-relief' ? 12 : 8
  return {
    category: range.category,
    drawing: 'tile',
    name: [
      de`${range.name} Bodenfliese ${name} cm ${shade} ${`${range.slip} ${range.displacement}`.trim()} unglasiert`,
      en`${range.name} floor tile ${name} cm ${shade} ${`${range.slip} ${range.displacement}`.trim()} unglazed`,
    ],
    line2: [
      de`Gewerbefliese ${range.surface}, ${thickness} mm`,
      en`Commercial tile ${range.surface}, ${thickness} mm`,
    ],
    text: [
      'Unglasierte, durchgehend gleiche Feinkornfliese für Werkstatt, Großküche, Schwimmbadumgang und Autohaus. Hochverdichtet, säurefest, maschinell zu reinigen.',
      'Unglazed fine-grain tile, the same throughout, for workshops, commercial kitchens, pool surrounds and car dealers. Highly compacted, acid-proof, machine-cleanable.',
    ],
    brand: brands.keralind,
    attributes: {
      series: range.name,
      material: ['Feinsteinzeug unglasiert', 'Unglazed porcelain'],
      ...coloured(colour),
      surface: range.surface,
      format: `${name} cm`,
      width: format.width,
      length: format.length,
      thickness,
      slip_resistance: range.slip,
      frost_proof: ['ja', 'yes'],
      water_absorption: 0.3,
      joint_width: 4,
      application: ['Gewerbe, Küche, Werkstatt', 'Trade, kitchen, workshop'],
      norm: 'EN 14411 BIa',
    },
    unit: 'M2',
    step: area,
    units: [pack('ST', tileArea(format)), pack('KAR', area), pack('PAL', area * format.cartons)],
    weight: thickness * 2.35,
    price: range.price,
    discountGroup: 'FL10',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [
      { key: 'grout/epoxy/grau/5', group: 'grout' },
      ...layingMaterial(colour, format.length, 'floor'),
    ],
  }
}
