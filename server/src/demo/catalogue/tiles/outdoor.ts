import { de, en } from '../../shared/words.ts'
import type { Brand } from '../brands.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'
import type { Format, FormatName } from './formats.ts'
import { cartonArea, formats, tileArea } from './formats.ts'
import { layingMaterial } from './laying.ts'
import { common } from './porcelain.ts'

interface OutdoorSeries {
  name: string
  brand: Brand
  look: 'stone' | 'concrete' | 'wood'
  price: number
  colours: readonly ColourKey[]
  formats: readonly FormatName[]
}

const slabs: readonly FormatName[] = ['60x60', '60x120', '80x80', '100x100']
const boards: readonly FormatName[] = ['30x120', '40x120']

// oxfmt-ignore
const outdoorSeries: readonly OutdoorSeries[] = [
  { name: 'Basalto Terra', brand: brands.sassovero, look: 'stone', price: 52.9, colours: ['anthrazit', 'grau', 'beige'], formats: slabs },
  { name: 'Lavarone Terra', brand: brands.sassovero, look: 'stone', price: 55.5, colours: ['graphit', 'silbergrau', 'sand'], formats: slabs },
  { name: 'Quarzano Outdoor', brand: brands.gresalta, look: 'stone', price: 49.9, colours: ['grau', 'dunkelgrau', 'beige', 'rost'], formats: slabs },
  { name: 'Gartenweg', brand: brands.keralind, look: 'stone', price: 39.9, colours: ['hellgrau', 'anthrazit', 'sand'], formats: ['60x60', '60x120'] },
  { name: 'Terrassina', brand: brands.azulenda, look: 'concrete', price: 44.9, colours: ['hellgrau', 'zementgrau', 'anthrazit', 'creme'], formats: slabs },
  { name: 'Urbanello Terra', brand: brands.sassovero, look: 'concrete', price: 53.9, colours: ['zementgrau', 'greige', 'dunkelgrau'], formats: slabs },
  { name: 'Legnara Deck', brand: brands.sassovero, look: 'wood', price: 58.9, colours: ['eiche', 'eicheGrau', 'nussbraun'], formats: boards },
  { name: 'Dielenwerk Garten', brand: brands.keralind, look: 'wood', price: 49.5, colours: ['eiche', 'laerche', 'graphit'], formats: boards },
]

/** Ceramic outdoor slabs of 20 mm. */
export function* outdoorSlabs(): Generator<Product> {
  for (const series of outdoorSeries)
    for (const colour of series.colours)
      for (const format of series.formats) yield slab(series, colour, format)
}

function slab(series: OutdoorSeries, colour: ColourKey, name: FormatName): Product {
  const format: Format = { ...formats[name], pieces: formats[name].length > 800 ? 1 : 2, cartons: 30 }
  const area = cartonArea(format)
  const shade = colours[colour].name
  return {
    category: series.look === 'wood' ? 'outdoor-wood' : 'outdoor-stone',
    drawing: 'tile',
    name: [
      de`Terrassenplatte Feinsteinzeug ${series.name} ${name}x2 cm ${shade} R11 C rektifiziert`,
      en`Outdoor slab porcelain ${series.name} ${name}x2 cm ${shade} R11 C rectified`,
    ],
    line2: [
      '20 mm, für Stelzlager, Splitt oder Drainagemörtel',
      '20 mm, for pedestals, chippings or drainage mortar',
    ],
    text: [
      de`Frost- und tausalzbeständige Terrassenplatte aus Feinsteinzeug. Lose auf Stelzlagern, im Splittbett oder fest auf Drainagemörtel verlegbar. Auf Stelzlagern die Windsog- und Absturzsicherung beachten.`,
      en`Outdoor slab of porcelain stoneware, resistant to frost and de-icing salt. Laid loose on pedestals, in chippings or bonded on drainage mortar. On pedestals mind wind uplift and fall protection.`,
    ],
    brand: series.brand,
    attributes: {
      ...common({ ...series, surface: 'strukturiert', slip: 'R11' }, colour, 20),
      format: `${name}x2 cm`,
      width: format.width,
      length: format.length,
      joint_width: 4,
      application: ['Terrasse, Balkon, Garten', 'Terrace, balcony, garden'],
    },
    unit: 'M2',
    step: area,
    units: [pack('ST', tileArea(format)), pack('KAR', area), pack('PAL', area * format.cartons)],
    weight: 46,
    price: series.price * (format.length >= 1000 ? 1.2 : 1),
    discountGroup: 'FL30',
    documents: ['data_sheet', 'declaration_of_performance', 'manual'],
    accessories: layingMaterial(colour, format.length, 'outdoor'),
  }
}
