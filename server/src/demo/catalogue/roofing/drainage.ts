import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured } from '../colours.ts'
import type { Product } from '../product.ts'
import { combinations } from '../product.ts'

const metals: readonly { colour: ColourKey; material: Words; factor: number }[] = [
  { colour: 'titanzink', material: ['Titanzink', 'Zinc'], factor: 1 },
  { colour: 'kupfer', material: ['Kupfer', 'Copper'], factor: 2.4 },
  { colour: 'anthrazit', material: ['Aluminium anthrazit', 'Anthracite aluminium'], factor: 1.25 },
  { colour: 'edelstahl', material: ['Edelstahl', 'Stainless steel'], factor: 1.9 },
]

/** Nominal gutter size with its gutter development (mm) and downpipe diameter (mm). */
const sizes = [
  { parts: 7, development: 250, pipe: 80 },
  { parts: 6, development: 333, pipe: 100 },
  { parts: 5, development: 400, pipe: 120 },
] as const

interface Kind {
  category: 'gutter' | 'downpipe' | 'gutter-parts'
  title: Words
  drawing: string
  unit: 'ST'
  price: number
  round?: boolean
  length?: number
  type: Words
}

const part: Words = ['Formteil', 'Fitting']
// oxfmt-ignore
const kinds: readonly Kind[] = [
  { category: 'gutter', title: ['Dachrinne halbrund 3 m', 'Half-round gutter 3 m'], drawing: 'gutter', unit: 'ST', price: 29, length: 3000, type: ['halbrund', 'half-round'] },
  { category: 'gutter', title: ['Dachrinne halbrund 5 m', 'Half-round gutter 5 m'], drawing: 'gutter', unit: 'ST', price: 48, length: 5000, type: ['halbrund', 'half-round'] },
  { category: 'gutter', title: ['Kastenrinne 3 m', 'Box gutter 3 m'], drawing: 'gutter', unit: 'ST', price: 37, length: 3000, type: ['Kasten', 'Box'] },
  { category: 'downpipe', title: ['Fallrohr rund 2 m', 'Round downpipe 2 m'], drawing: 'pipe', unit: 'ST', price: 19, round: true, length: 2000, type: ['rund', 'round'] },
  { category: 'downpipe', title: ['Fallrohr rund 3 m', 'Round downpipe 3 m'], drawing: 'pipe', unit: 'ST', price: 27, round: true, length: 3000, type: ['rund', 'round'] },
  { category: 'downpipe', title: ['Fallrohrbogen 72°', 'Downpipe bend 72°'], drawing: 'pipe-bend', unit: 'ST', price: 11.5, round: true, type: ['Bogen', 'Bend'] },
  { category: 'downpipe', title: ['Fallrohrbogen 40°', 'Downpipe bend 40°'], drawing: 'pipe-bend', unit: 'ST', price: 11.5, round: true, type: ['Bogen', 'Bend'] },
  { category: 'gutter-parts', title: ['Rinnenhalter', 'Gutter bracket'], drawing: 'bracket', unit: 'ST', price: 4.2, type: part },
  { category: 'gutter-parts', title: ['Rinnenboden links', 'Gutter stop end left'], drawing: 'bracket', unit: 'ST', price: 4.8, type: part },
  { category: 'gutter-parts', title: ['Rinnenboden rechts', 'Gutter stop end right'], drawing: 'bracket', unit: 'ST', price: 4.8, type: part },
  { category: 'gutter-parts', title: ['Einhangstutzen', 'Gutter outlet'], drawing: 'pipe-bend', unit: 'ST', price: 12.9, type: part },
  { category: 'gutter-parts', title: ['Rinnenwinkel außen 90°', 'External gutter angle 90°'], drawing: 'gutter', unit: 'ST', price: 24.9, type: part },
  { category: 'gutter-parts', title: ['Rohrschelle', 'Pipe clip'], drawing: 'bracket', unit: 'ST', price: 5.6, round: true, type: part },
]

/** Gutters, downpipes and their fittings in every metal and nominal size. */
export function* roofDrainage(): Generator<Product> {
  for (const kind of kinds)
    for (const [metal, size] of combinations(metals, sizes)) yield article(kind, metal, size)
}

function article(kind: Kind, metal: (typeof metals)[number], size: (typeof sizes)[number]): Product {
  const nominal: Words = kind.round
    ? [de`DN ${size.pipe}`, en`DN ${size.pipe}`]
    : [de`${size.parts}-teilig ${size.development} mm`, en`${size.development} mm`]
  const scale = size.development / 333
  return {
    category: kind.category,
    drawing: kind.drawing,
    name: [de`${kind.title} ${metal.material} ${nominal}`, en`${kind.title} ${metal.material} ${nominal}`],
    text: [
      de`${kind.title[0]} aus ${metal.material} nach EN 612 für die Dachentwässerung.`,
      en`${kind.title[1]} of ${metal.material} to EN 612 for roof drainage.`,
    ],
    brand: brands.rinnova,
    attributes: {
      material: metal.material,
      ...coloured(metal.colour),
      size: nominal,
      type: kind.type,
      thickness: metal.colour === 'kupfer' ? 0.6 : 0.7,
      width: kind.round ? size.pipe : Math.round(size.development * 0.46),
      ...(kind.length ? { length: kind.length } : { length: 120 }),
      norm: 'EN 612',
      fire_class: 'A1',
    },
    unit: kind.unit,
    units: kind.length ? [{ unit: 'M', numerator: 1000, denominator: kind.length }] : [],
    weight: Math.round((kind.length ?? 300) * scale * 1.6) / 1000,
    price: kind.price * metal.factor * scale,
    discountGroup: 'DD30',
    documents: ['data_sheet', 'declaration_of_performance'],
  }
}
