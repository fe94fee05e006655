import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { combinations, pack } from '../product.ts'

const sorts: readonly [name: string, surface: Words, price: number, colours: readonly ColourKey[]][] = [
  ['Hafenstadt', ['Kohlebrand', 'Coal-fired'], 890, ['naturrot', 'braun', 'anthrazit', 'bordeaux']],
  ['Küstenwind', ['glatt', 'smooth'], 760, ['weiss', 'sand', 'grau', 'gelb']],
  ['Backhaus', ['Handform', 'Handmade'], 980, ['naturrot', 'rost', 'creme', 'graphit']],
]
const brickFormats: readonly [
  name: string,
  length: number,
  width: number,
  height: number,
  perSquareMetre: number,
  factor: number,
][] = [
  ['NF', 240, 115, 71, 48, 1],
  ['DF', 240, 115, 52, 64, 0.86],
  ['WDF', 210, 100, 65, 58, 0.9],
  ['Riemchen NF', 240, 14, 71, 48, 0.72],
]

const lintelSpans = [1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000]
const lintelKinds: readonly [title: Words, height: number, price: number, colour: Words][] = [
  [['Ziegelsturz', 'Clay lintel'], 71, 16.9, ['naturrot', 'natural red']],
  [['KS-Flachsturz', 'Calcium silicate lintel'], 113, 21.9, ['weiß', 'white']],
  [['Porenbetonsturz', 'AAC lintel'], 249, 48.9, ['weiß', 'white']],
]

/** Facing bricks and lintels. */
export function* facingBricksAndLintels(): Generator<Product> {
  for (const sort of sorts)
    for (const [colour, format] of combinations(sort[3], brickFormats)) yield facing(sort, colour, format)
  for (const [kind, span] of combinations(lintelKinds, lintelSpans)) yield lintel(kind, span)
}

function facing(
  [name, surface, price]: (typeof sorts)[number],
  colour: ColourKey,
  format: (typeof brickFormats)[number],
): Product {
  const [formatName, length, width, height, perSquareMetre, factor] = format
  const shade = colours[colour].name
  return {
    category: 'clinker',
    drawing: 'clinker',
    name: [
      de`Klinker ${name} ${formatName} ${length}x${width}x${height} mm ${shade} ${surface}`,
      en`Clinker ${name} ${formatName} ${length}x${width}x${height} mm ${shade} ${surface}`,
    ],
    line2: [de`Bedarf ${perSquareMetre} Stk/m²`, en`${perSquareMetre} pcs/m²`],
    text: [
      de`Klinker ${name} für Sichtmauerwerk, frostbeständig F2. Aus mehreren Paketen gemischt vermauern.`,
      en`Clinker ${name} for exposed masonry, frost-resistant F2. Mix bricks of several packs while laying.`,
    ],
    brand: brands.aurasit,
    attributes: {
      series: name,
      ...coloured(colour),
      format: formatName,
      length,
      width,
      height,
      surface,
      pieces_per_m2: perSquareMetre,
      strength: 28,
      frost_proof: ['ja', 'yes'],
      fire_class: 'A1',
      norm: 'EN 771-1',
    },
    unit: 'ST',
    units: [
      { unit: 'M2', numerator: perSquareMetre, denominator: 1 },
      pack('PAL', Math.round(8 * perSquareMetre)),
    ],
    weight: Math.round(length * width * height * 2e-5) / 10,
    price: price * factor,
    kpein: 1000,
    discountGroup: 'MW20',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [
      { key: 'mortar/facing', group: 'adhesive' },
      { key: 'trowel/pointing', group: 'tool' },
    ],
  }
}

function lintel([title, height, price, colour]: (typeof lintelKinds)[number], span: number): Product {
  return {
    category: 'lintel',
    drawing: 'lintel',
    name: [de`${title} 115x${height} mm Länge ${span} mm`, en`${title} 115x${height} mm length ${span} mm`],
    text: [
      de`${title[0]} für Öffnungen bis ${span - 230} mm, Auflager je 115 mm.`,
      en`${title[1]} for openings up to ${span - 230} mm, bearing 115 mm each side.`,
    ],
    brand: brands.aurasit,
    attributes: {
      length: span,
      width: 115,
      height,
      material: title,
      colour,
      strength: 20,
      fire_class: 'A1',
      norm: 'EN 845-2',
      application: ['Tür- und Fensteröffnungen', 'Door and window openings'],
    },
    unit: 'ST',
    weight: Math.round((span * height * 115 * 1.6) / 100_000) / 10,
    price: (price * span) / 1000,
    discountGroup: 'MW10',
    documents: ['data_sheet', 'declaration_of_performance'],
  }
}
