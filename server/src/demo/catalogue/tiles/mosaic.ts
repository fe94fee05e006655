import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'
import { layingMaterial } from './laying.ts'

interface MosaicSeries {
  name: string
  category: 'mosaic-glass' | 'mosaic-stone'
  material: Words
  shape: Words
  edge: number
  thickness: number
  price: number
  colours: readonly ColourKey[]
}

const glass: Words = ['Glas', 'Glass']
const stone: Words = ['Naturstein', 'Natural stone']
const square: Words = ['Quadrat', 'Square']
const hexagon: Words = ['Sechseck', 'Hexagon']

// oxfmt-ignore
const series: readonly MosaicSeries[] = [
  { name: 'Aquavit', category: 'mosaic-glass', material: glass, shape: square, edge: 25, thickness: 4, price: 7.9, colours: ['weiss', 'hellblau', 'tuerkis', 'blau', 'nachtblau', 'gruen', 'salbei', 'anthrazit'] },
  { name: 'Cristalla', category: 'mosaic-glass', material: glass, shape: square, edge: 23, thickness: 8, price: 11.4, colours: ['weiss', 'beige', 'taupe', 'grau', 'schwarz', 'tuerkis'] },
  { name: 'Lagune', category: 'mosaic-glass', material: glass, shape: hexagon, edge: 30, thickness: 5, price: 12.9, colours: ['weiss', 'hellblau', 'nachtblau', 'salbei', 'flaschengruen', 'rosa'] },
  { name: 'Marmara', category: 'mosaic-stone', material: stone, shape: square, edge: 30, thickness: 8, price: 10.9, colours: ['weiss', 'beige', 'grau', 'schwarz', 'braun'] },
  { name: 'Bruchkante', category: 'mosaic-stone', material: stone, shape: ['Bruch', 'Broken'], edge: 40, thickness: 10, price: 9.8, colours: ['weiss', 'beige', 'sand', 'grau', 'rost'] },
  { name: 'Wabe', category: 'mosaic-stone', material: stone, shape: hexagon, edge: 48, thickness: 8, price: 14.6, colours: ['weiss', 'creme', 'grau', 'schwarz'] },
]

/** Glass and natural stone mosaics on mesh. */
export function* mosaics(): Generator<Product> {
  for (const item of series) for (const colour of item.colours) yield mosaic(item, colour)
}

function mosaic(item: MosaicSeries, colour: ColourKey): Product {
  const shade = colours[colour].name
  const size = item.edge / 10
  const sealed = item.category === 'mosaic-stone'
  return {
    category: item.category,
    drawing: 'mosaic',
    name: [
      de`${item.material}mosaik ${item.name} ${size}x${size} cm ${shade} auf Netz`,
      en`${item.material} mosaic ${item.name} ${size}x${size} cm ${shade} mesh-mounted`,
    ],
    line2: ['Tafel 30x30 cm', 'Sheet 30x30 cm'],
    text: sealed
      ? [
          'Mosaik aus Naturstein; Farbe und Äderung sind Naturspiel. Vor dem Verfugen imprägnieren, nur mit weißem Dünnbettmörtel verlegen.',
          'Natural stone mosaic; colour and veining vary by nature. Impregnate before grouting, lay in white thin-bed mortar only.',
        ]
      : [
          'Durchgefärbtes Glasmosaik für Dusche, Schwimmbad und Küchenrückwand. Mit weißem Kleber verlegen, damit die Farbe leuchtet.',
          'Through-coloured glass mosaic for shower, pool and kitchen wall. Lay in white adhesive so that the colour shines.',
        ],
    brand: brands.mosaikon,
    attributes: {
      series: item.name,
      material: item.material,
      ...coloured(colour),
      shape: item.shape,
      format: [de`${size}x${size} cm`, en`${size}x${size} cm`],
      width: item.edge,
      length: item.edge,
      thickness: item.thickness,
      surface: sealed ? ['matt', 'matt'] : ['glänzend', 'glossy'],
      frost_proof: sealed ? ['nein', 'no'] : ['ja', 'yes'],
      joint_width: 2,
      application: sealed
        ? ['Wand und Boden innen', 'Walls and floors indoors']
        : ['Schwimmbad, Dusche, Wand', 'Pool, shower, wall'],
    },
    unit: 'ST',
    units: [{ unit: 'M2', numerator: 100, denominator: 9 }, pack('KAR', 11)],
    weight: item.thickness * 0.22,
    price: item.price,
    discountGroup: 'FL30',
    documents: ['data_sheet'],
    accessories: [
      { key: 'adhesive/flex-white', group: 'adhesive' },
      ...layingMaterial(colour, item.edge, 'wall').slice(2),
    ],
  }
}
