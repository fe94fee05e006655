import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { combinations } from '../product.ts'

/** Panel types: depth (mm) and heat output per metre at 600 mm height (W, 75/65/20 °C). */
const types: readonly [type: number, depth: number, output: number][] = [
  [11, 61, 980],
  [21, 66, 1290],
  [22, 100, 1710],
  [33, 155, 2430],
]
const heights = [300, 400, 500, 600, 900]
const lengths = [400, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000]
const valveLengths = [600, 800, 1000, 1200, 1600]

const towelSizes: readonly [height: number, width: number, output: number][] = [
  [775, 450, 390],
  [1175, 450, 560],
  [1175, 600, 720],
  [1495, 600, 910],
  [1775, 600, 1090],
  [1775, 750, 1290],
]
const towelColours: readonly ColourKey[] = ['weiss', 'anthrazit', 'schwarzMatt', 'chrom']

/** Panel and towel radiators in every size. */
export function* radiators(): Generator<Product> {
  for (const type of types)
    for (const [height, length] of combinations(heights, lengths))
      yield panel('compact', type, height, length)
  for (const type of types.slice(1))
    for (const [height, length] of combinations(heights, valveLengths))
      yield panel('valve', type, height, length)
  for (const [size, colour] of combinations(towelSizes, towelColours)) yield towel(size, colour)
}

const titles: Record<'compact' | 'valve', Words> = {
  compact: ['Kompaktheizkörper', 'Compact radiator'],
  valve: ['Ventilheizkörper', 'Valve radiator'],
}

function panel(
  kind: 'compact' | 'valve',
  [type, depth, output]: (typeof types)[number],
  height: number,
  length: number,
): Product {
  const title = titles[kind]
  const watts = Math.round((output * (length / 1000) * (height / 600) ** 0.85) / 5) * 5
  return {
    category: `radiator-${kind}`,
    drawing: 'radiator',
    name: [
      de`${brands.calidora.name} ${title} Typ ${type} ${height}x${length} mm`,
      en`${brands.calidora.name} ${title} type ${type} ${height}x${length} mm`,
    ],
    line2: [de`${watts} W bei 75/65/20 °C, weiß RAL 9016`, en`${watts} W at 75/65/20 °C, white RAL 9016`],
    text: [
      de`${title[0]} aus Stahlblech, profiliert, mit Abdeckgitter und Seitenteilen. Wärmeleistung ${watts} W bei 75/65/20 °C nach EN 442.`,
      en`${title[1]} of sheet steel, profiled, with top grille and side panels. Heat output ${watts} W at 75/65/20 °C to EN 442.`,
    ],
    brand: brands.calidora,
    attributes: {
      type: [`Typ ${type}`, `Type ${type}`],
      height,
      length,
      depth,
      heat_output: watts,
      colour: ['weiß', 'white'],
      material: ['Stahl', 'Steel'],
      connection:
        kind === 'valve' ? ['unten 50 mm', 'bottom 50 mm'] : ['4 x G 1/2 seitlich', '4 x G 1/2 at the sides'],
      pressure: 10,
      norm: 'EN 442',
    },
    unit: 'ST',
    weight: Math.round(watts * 0.21) / 10,
    price: 42 + watts * (kind === 'valve' ? 0.135 : 0.115),
    discountGroup: 'HZ10',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [
      { key: kind === 'valve' ? 'valve/h-block' : 'valve/angle', group: 'part' },
      { key: 'thermostat/classic', group: 'part' },
    ],
  }
}

function towel([height, width, output]: (typeof towelSizes)[number], colour: ColourKey): Product {
  const shade = colours[colour].name
  const watts = colour === 'chrom' ? Math.round(output * 0.7) : output
  return {
    category: 'radiator-towel',
    drawing: 'towel-radiator',
    name: [
      de`${brands.calidora.name} Badheizkörper Bagna ${height}x${width} mm ${shade}`,
      en`${brands.calidora.name} towel radiator Bagna ${height}x${width} mm ${shade}`,
    ],
    line2: [de`${watts} W, Mittelanschluss 50 mm`, en`${watts} W, centre connection 50 mm`],
    text: [
      'Handtuchheizkörper mit geraden Rohren und Mittelanschluss, auf Wunsch mit Elektroheizstab.',
      'Towel radiator with straight tubes and centre connection, optional electric heating rod.',
    ],
    brand: brands.calidora,
    attributes: {
      height,
      width,
      depth: 45,
      heat_output: watts,
      ...coloured(colour),
      material: ['Stahl', 'Steel'],
      connection: ['Mitte 50 mm', 'Centre 50 mm'],
      pressure: 10,
      norm: 'EN 442',
    },
    unit: 'ST',
    weight: Math.round(height * width * 0.00015) / 10 + 6,
    price: (colour === 'weiss' ? 1 : colour === 'chrom' ? 1.9 : 1.35) * (60 + output * 0.17),
    discountGroup: 'HZ10',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [
      { key: 'valve/h-block', group: 'part' },
      { key: 'thermostat/design', group: 'part' },
    ],
  }
}
