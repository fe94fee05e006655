import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { combinations, pack } from '../product.ts'

interface Block {
  category: string
  title: Words
  widths: readonly number[]
  /** "strength class / density class" */
  classes: readonly [strength: number, density: number][]
  length: number
  height: number
  lambda: number
  /** Euros per m³ of masonry. */
  price: number
  colour: Words
  norm: string
  /** Listed per 1,000 pieces; small formats only. */
  perThousand?: boolean
}

// oxfmt-ignore
const blocks: readonly Block[] = [
  { category: 'block-clay', title: ['Planziegel T8', 'Clay precision block T8'], widths: [300, 365, 425, 490], classes: [[6, 0.6], [8, 0.65]], length: 247, height: 249, lambda: 0.08, price: 189, colour: ['naturrot', 'natural red'], norm: 'EN 771-1' },
  { category: 'block-clay', title: ['Planziegel T12', 'Clay precision block T12'], widths: [175, 240, 300, 365], classes: [[8, 0.7], [10, 0.8], [12, 0.9]], length: 372, height: 249, lambda: 0.12, price: 149, colour: ['naturrot', 'natural red'], norm: 'EN 771-1' },
  { category: 'block-clay', title: ['Hochlochziegel HLz', 'Vertically perforated brick HLz'], widths: [115, 175, 240], classes: [[12, 0.9], [20, 1.2]], length: 372, height: 238, lambda: 0.42, price: 132, colour: ['naturrot', 'natural red'], norm: 'EN 771-1' },
  { category: 'block-ks', title: ['KS Planstein', 'Calcium silicate precision block'], widths: [115, 150, 175, 200, 240, 300], classes: [[12, 1.8], [20, 2]], length: 248, height: 248, lambda: 0.99, price: 128, colour: ['weiß', 'white'], norm: 'EN 771-2' },
  { category: 'block-ks', title: ['KS Vollstein NF', 'Calcium silicate solid brick NF'], widths: [115], classes: [[12, 1.8], [20, 2], [28, 2]], length: 240, height: 71, lambda: 0.99, price: 260, colour: ['weiß', 'white'], norm: 'EN 771-2', perThousand: true },
  { category: 'block-ks', title: ['KS Lochstein 3DF', 'Calcium silicate perforated brick 3DF'], widths: [175], classes: [[12, 1.4], [12, 1.6]], length: 240, height: 113, lambda: 0.7, price: 210, colour: ['weiß', 'white'], norm: 'EN 771-2', perThousand: true },
  { category: 'block-aac', title: ['Porenbeton Planstein', 'AAC precision block'], widths: [100, 115, 150, 175, 200, 240, 300, 365, 425, 480], classes: [[2, 0.35], [4, 0.5]], length: 624, height: 249, lambda: 0.09, price: 118, colour: ['weiß', 'white'], norm: 'EN 771-4' },
  { category: 'block-formwork', title: ['Schalungsstein', 'Formwork block'], widths: [175, 240, 300, 365], classes: [[20, 2]], length: 500, height: 250, lambda: 1.4, price: 98, colour: ['zementgrau', 'cement grey'], norm: 'EN 15435' },
]

/** Masonry units in every width and class. */
export function* masonryBlocks(): Generator<Product> {
  for (const block of blocks)
    for (const [width, kind] of combinations(block.widths, block.classes)) yield article(block, width, kind)
}

function article(block: Block, width: number, [strength, density]: Block['classes'][number]): Product {
  const volume = (block.length * block.height * width) / 1e9
  const piece = block.price * volume * (0.9 + strength / 80)
  const perPallet = Math.max(12, Math.min(352, Math.floor(1 / (volume * Math.max(density, 0.6))) * 1))
  return {
    category: block.category,
    drawing: 'brick',
    name: [
      de`${block.title} ${strength}-${density} ${block.length}x${width}x${block.height} mm`,
      en`${block.title} ${strength}-${density} ${block.length}x${width}x${block.height} mm`,
    ],
    line2: [
      de`Wandstärke ${width} mm, λ ${block.lambda} W/(m·K)`,
      en`Wall thickness ${width} mm, λ ${block.lambda} W/(m·K)`,
    ],
    text: [
      de`${block.title[0]} nach ${block.norm}, Druckfestigkeitsklasse ${strength}, Rohdichteklasse ${density}.`,
      en`${block.title[1]} to ${block.norm}, strength class ${strength}, density class ${density}.`,
    ],
    brand: brands.aurasit,
    attributes: {
      length: block.length,
      width,
      height: block.height,
      strength,
      density_class: String(density),
      lambda: block.lambda,
      colour: block.colour,
      pieces_per_m2: Math.round(1e8 / (block.length * block.height)) / 100,
      fire_class: 'A1',
      norm: block.norm,
    },
    unit: 'ST',
    units: [pack('PAL', perPallet)],
    weight: Math.round(volume * density * 10_000) / 10,
    price: block.perThousand ? piece * 1000 : piece,
    kpein: block.perThousand ? 1000 : 1,
    discountGroup: 'MW10',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [
      { key: block.perThousand ? 'mortar/M5' : 'mortar/thin', group: 'adhesive' },
      { key: 'trowel/brick', group: 'tool' },
    ],
  }
}
