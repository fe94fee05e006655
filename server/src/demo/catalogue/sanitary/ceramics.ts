import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import type { Brand } from '../brands.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { combinations } from '../product.ts'

const series: readonly { name: string; brand: Brand; factor: number; shape: Words }[] = [
  { name: 'Arvena', brand: brands.aquelia, factor: 1, shape: ['rund', 'round'] },
  { name: 'Quadrio', brand: brands.aquelia, factor: 1.25, shape: ['eckig', 'angular'] },
  { name: 'Nova Basic', brand: brands.aquelia, factor: 0.62, shape: ['rund', 'round'] },
  { name: 'Comfort 70', brand: brands.sanivero, factor: 1.4, shape: ['rund', 'round'] },
  { name: 'Lineo', brand: brands.sanivero, factor: 1.75, shape: ['eckig', 'angular'] },
  { name: 'Objekt', brand: brands.sanivero, factor: 0.74, shape: ['oval', 'oval'] },
]
const glazes: readonly ColourKey[] = ['weiss', 'weissMatt', 'schwarzMatt']

interface Kind {
  id: string
  category: string
  drawing: string
  title: Words
  /** width x depth in mm */
  sizes: readonly [number, number][]
  price: number
  mounting: Words
  glazes: readonly ColourKey[]
}

const wall: Words = ['wandhängend', 'wall-hung']
// oxfmt-ignore
const kinds: readonly Kind[] = [
  { id: 'basin', category: 'basin', drawing: 'basin', title: ['Waschtisch', 'Wash basin'], sizes: [[500, 420], [550, 450], [600, 465], [650, 465], [800, 465], [1000, 465], [1200, 465]], price: 149, mounting: wall, glazes: glazes.slice(0, 2) },
  { id: 'double', category: 'basin', drawing: 'basin', title: ['Doppelwaschtisch', 'Double wash basin'], sizes: [[1200, 480], [1300, 480]], price: 489, mounting: wall, glazes: ['weiss'] },
  { id: 'hand', category: 'basin-hand', drawing: 'basin', title: ['Handwaschbecken', 'Hand basin'], sizes: [[360, 250], [400, 280], [450, 350]], price: 79, mounting: wall, glazes: glazes.slice(0, 2) },
  { id: 'counter', category: 'basin-counter', drawing: 'countertop-basin', title: ['Aufsatzbecken', 'Countertop basin'], sizes: [[400, 400], [500, 380], [600, 400]], price: 189, mounting: ['auf Platte', 'on counter'], glazes },
  { id: 'wc', category: 'toilet-wall', drawing: 'toilet', title: ['Wand-Tiefspül-WC spülrandlos', 'Wall-hung rimless toilet'], sizes: [[360, 490], [360, 540], [360, 700]], price: 219, mounting: wall, glazes },
  { id: 'wc-floor', category: 'toilet-floor', drawing: 'floor-toilet', title: ['Stand-Tiefspül-WC spülrandlos', 'Floor-standing rimless toilet'], sizes: [[360, 540], [360, 660]], price: 199, mounting: ['bodenstehend', 'floor-standing'], glazes: ['weiss'] },
  { id: 'seat', category: 'toilet-seat', drawing: 'toilet-seat', title: ['WC-Sitz mit Absenkautomatik', 'Soft-close toilet seat'], sizes: [[360, 440]], price: 79, mounting: ['von oben', 'from above'], glazes },
]

/** Wash basins, toilets and seats of every series. */
export function* ceramics(): Generator<Product> {
  for (const line of series)
    for (const kind of kinds)
      for (const [size, glaze] of combinations(kind.sizes, kind.glazes))
        yield article(line, kind, size, glaze)
}

function article(
  line: (typeof series)[number],
  kind: Kind,
  [width, depth]: [number, number],
  glaze: ColourKey,
): Product {
  const shade = colours[glaze].name
  const toilet = kind.id.startsWith('wc')
  return {
    key: kind.id === 'seat' || kind.id === 'wc' ? `${kind.id}/${line.name}/${glaze}/${depth}` : undefined,
    category: kind.category,
    drawing: kind.drawing,
    name: [
      de`${line.brand.name} ${line.name} ${kind.title} ${width}x${depth} mm ${shade}`,
      en`${line.brand.name} ${line.name} ${kind.title} ${width}x${depth} mm ${shade}`,
    ],
    line2: [de`${line.shape}, ${kind.mounting}`, en`${line.shape}, ${kind.mounting}`],
    text: [
      de`${kind.title[0]} der Serie ${line.name} aus Sanitärkeramik, Glasur ${shade}. Passende Möbel, Armaturen und Befestigung sind lieferbar.`,
      en`${kind.title[1]} of the ${line.name} series in sanitary ceramics, glaze ${shade}. Matching furniture, taps and fixings are available.`,
    ],
    brand: line.brand,
    attributes: {
      series: line.name,
      width,
      depth,
      height: toilet ? 360 : 160,
      shape: line.shape,
      ...coloured(glaze),
      material: kind.id === 'seat' ? ['Duroplast', 'Thermoset'] : ['Sanitärkeramik', 'Sanitary ceramics'],
      mounting: kind.mounting,
      ...(toilet
        ? { rim: ['spülrandlos', 'rimless'], flush_volume: 4.5, flushing: ['Tiefspüler', 'Washdown'] }
        : {}),
      norm: toilet ? 'EN 997' : 'EN 14688',
    },
    unit: 'ST',
    weight: kind.id === 'seat' ? 2.6 : Math.round(width * depth * 0.75) / 10_000,
    price:
      kind.price *
      line.factor *
      (0.55 + ((width * depth) / (kind.sizes[0] ?? [1, 1]).reduce((a, b) => a * b)) * 0.45) *
      (glaze === 'weiss' ? 1 : 1.55),
    discountGroup: 'SA10',
    documents: ['data_sheet', 'declaration_of_performance', 'manual'],
    accessories: toilet
      ? [
          { key: `seat/${line.name}/${glaze}/440`, group: 'part' },
          { key: 'frame/wc/1120', group: 'part' },
          { key: 'flush-plate/Duo/weiss', group: 'part' },
        ]
      : kind.id === 'seat'
        ? []
        : [
            { key: 'tap/Fluente/basin/chrom', group: 'part' },
            { key: 'siphon/bottle', group: 'part' },
            { key: 'siphon/click', group: 'part' },
          ],
  }
}
