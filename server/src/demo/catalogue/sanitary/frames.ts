import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { combinations } from '../product.ts'

const frames: readonly [id: string, title: Words, price: number][] = [
  ['wc', ['WC-Element mit Unterputz-Spülkasten', 'WC frame with concealed cistern'], 289],
  ['wc-comfort', ['WC-Element höhenverstellbar', 'WC frame height-adjustable'], 489],
  ['basin', ['Waschtisch-Element', 'Basin frame'], 149],
  ['urinal', ['Urinal-Element', 'Urinal frame'], 219],
  ['bidet', ['Bidet-Element', 'Bidet frame'], 159],
]
const heights = [820, 980, 1120] as const
const plates: readonly [name: string, price: number][] = [
  ['Duo', 49],
  ['Quadra', 79],
  ['Slim', 129],
  ['Touchless', 389],
]
const plateFinishes: readonly ColourKey[] = ['weiss', 'chrom', 'schwarzMatt', 'edelstahl', 'messing']

/** Installation frames and flush plates. */
export function* installationFrames(): Generator<Product> {
  for (const [frame, height] of combinations(frames, heights)) yield frameArticle(frame, height)
  for (const [plate, finish] of combinations(plates, plateFinishes)) yield plateArticle(plate, finish)
}

function frameArticle([id, title, price]: (typeof frames)[number], height: number): Product {
  return {
    key: `frame/${id}/${height}`,
    category: 'frame',
    drawing: 'wc-frame',
    name: [
      de`${brands.rohrena.name} ${title} Bauhöhe ${height} mm`,
      en`${brands.rohrena.name} ${title} height ${height} mm`,
    ],
    line2: ['für Nass- und Trockenbau', 'for wet and dry construction'],
    text: [
      de`${title[0]} mit selbsthemmenden Fußstützen 0 bis 200 mm, vormontiert.`,
      en`${title[1]} with self-locking feet 0 to 200 mm, preassembled.`,
    ],
    brand: brands.rohrena,
    attributes: {
      height,
      width: 500,
      depth: 120,
      material: ['Stahl pulverbeschichtet', 'Powder-coated steel'],
      colour: ['blau', 'blue'],
      load_capacity: 400,
      connection: 'DN 90/100',
      flush_volume: 6,
      norm: 'EN 14055',
      type: title,
    },
    unit: 'ST',
    weight: 14,
    price: price * (height === 1120 ? 1 : 1.12),
    discountGroup: 'SA30',
    documents: ['data_sheet', 'declaration_of_performance', 'manual'],
    accessories: id.startsWith('wc')
      ? [
          { key: 'flush-plate/Duo/weiss', group: 'part' },
          { key: 'flush-plate/Quadra/chrom', group: 'part' },
        ]
      : [],
  }
}

function plateArticle([name, price]: (typeof plates)[number], finish: ColourKey): Product {
  const shade = colours[finish].name
  return {
    key: `flush-plate/${name}/${finish}`,
    category: 'flush-plate',
    drawing: 'flush-plate',
    name: [
      de`${brands.rohrena.name} Betätigungsplatte ${name} 2-Mengen ${shade}`,
      en`${brands.rohrena.name} flush plate ${name} dual flush ${shade}`,
    ],
    text: [
      'Betätigungsplatte von vorne für Unterputzspülkästen, Zwei-Mengen-Spülung.',
      'Front-operated plate for concealed cisterns, dual flush.',
    ],
    brand: brands.rohrena,
    attributes: {
      series: name,
      ...coloured(finish),
      width: 246,
      height: 164,
      depth: name === 'Slim' ? 8 : 14,
      material: finish === 'weiss' ? ['Kunststoff', 'Plastic'] : ['Metall', 'Metal'],
      flushing: ['2-Mengen', 'Dual flush'],
      type: name === 'Touchless' ? ['berührungslos', 'touchless'] : ['mechanisch', 'mechanical'],
      norm: 'EN 14055',
    },
    unit: 'ST',
    weight: 0.5,
    price: price * (finish === 'weiss' ? 1 : 1.4),
    discountGroup: 'SA30',
    documents: ['data_sheet', 'manual'],
  }
}
