import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import { hazards } from '../hazards.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'
import { groutColours } from './grout-colours.ts'

interface Grout {
  id: string
  category: string
  title: Words
  bondClass: string
  joint: { from: number; to: number }
  sizes: readonly number[]
  colours: readonly ColourKey[]
  /** Euros for 5 kg. */
  price: number
}

const sixColours: readonly ColourKey[] = ['weiss', 'silbergrau', 'grau', 'anthrazit', 'jasmin', 'schwarz']

// oxfmt-ignore
const grouts: readonly Grout[] = [
  { id: 'flex', category: 'grout-flex', title: ['FF 410 Flexfuge', 'FF 410 flexible grout'], bondClass: 'CG2 WA', joint: { from: 2, to: 15 }, sizes: [5, 15], colours: groutColours, price: 13.9 },
  { id: 'fine', category: 'grout-fine', title: ['FF 420 Feinfuge', 'FF 420 fine grout'], bondClass: 'CG2 WA', joint: { from: 1, to: 6 }, sizes: [5, 2], colours: groutColours, price: 14.9 },
  { id: 'premium', category: 'grout-premium', title: ['FF 450 Premiumfuge', 'FF 450 premium grout'], bondClass: 'CG2 WA', joint: { from: 1, to: 20 }, sizes: [5, 2], colours: groutColours, price: 21.9 },
  { id: 'epoxy', category: 'grout-epoxy', title: ['EF 480 Epoxidfuge', 'EF 480 epoxy grout'], bondClass: 'RG', joint: { from: 2, to: 15 }, sizes: [5, 2], colours: sixColours, price: 79 },
]

/** Grout of every kind in every colour and pack. */
export function* tileGrouts(): Generator<Product> {
  for (const grout of grouts)
    for (const colour of grout.colours) for (const size of grout.sizes) yield article(grout, colour, size)
}

function article(grout: Grout, colour: ColourKey, size: number): Product {
  const shade = colours[colour].name
  const resin = grout.id === 'epoxy'
  return {
    key: `grout/${grout.id}/${colour}/${size}`,
    category: grout.category,
    drawing: resin ? 'bucket' : 'grout-bag',
    name: [
      de`${brands.fugenta.name} ${grout.title} ${shade} ${size} kg`,
      en`${brands.fugenta.name} ${grout.title} ${shade} ${size} kg`,
    ],
    line2: [
      de`${grout.bondClass}, Fugen ${grout.joint.from} bis ${grout.joint.to} mm`,
      en`${grout.bondClass}, joints of ${grout.joint.from} to ${grout.joint.to} mm`,
    ],
    text: [
      de`${grout.title[0]} in ${shade} nach EN 13888. Bedarf in kg/m² = (Länge + Breite) ÷ (Länge × Breite) × Fugenbreite × Fugentiefe × 1,6, alle Maße in mm.`,
      en`${grout.title[1]} in ${shade} to EN 13888. Need in kg/m² = (length + width) ÷ (length × width) × joint width × joint depth × 1.6, all measures in mm.`,
    ],
    brand: brands.fugenta,
    attributes: {
      bond_class: grout.bondClass,
      ...coloured(colour),
      joint_width: grout.joint,
      content_kg: size,
      density: 1600,
      consumption: resin ? 0.6 : 0.5,
      walkable_after: resin ? 24 : 6,
      processing_temperature: { from: 5, to: 25 },
      norm: 'EN 13888',
      ...(resin ? hazards.epoxy : hazards.cement),
    },
    unit: resin ? 'EI' : 'BTL',
    units: [{ unit: 'KG', numerator: 1, denominator: size }, pack('KAR', resin ? 2 : 4)],
    weight: size,
    price: grout.price * (size === 5 ? 1 : (size / 5) * (size > 5 ? 0.92 : 1.2)),
    discountGroup: 'BC20',
    documents: ['data_sheet', 'safety_data_sheet'],
    accessories: [
      { key: `silicone/sanitary/${groutColours.includes(colour) ? colour : 'grau'}`, group: 'sealant' },
      { key: 'trowel/grout-float', group: 'tool' },
      { key: 'sponge/board', group: 'tool' },
    ],
  }
}
