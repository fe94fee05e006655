import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { combinations } from '../product.ts'

const trayShades: readonly ColourKey[] = ['weiss', 'schwarzMatt', 'grau', 'sand']
const traySizes: readonly [number, number][] = [
  [800, 800],
  [900, 750],
  [900, 900],
  [1000, 800],
  [1000, 1000],
  [1200, 800],
  [1200, 900],
  [1200, 1000],
  [1400, 900],
  [1600, 900],
]
const bathSizes: readonly [title: Words, width: number, length: number, volume: number, price: number][] = [
  [['Körperformwanne', 'Bath'], 700, 1600, 150, 249],
  [['Körperformwanne', 'Bath'], 750, 1700, 175, 279],
  [['Duo-Wanne', 'Double-ended bath'], 750, 1700, 190, 349],
  [['Duo-Wanne', 'Double-ended bath'], 800, 1800, 220, 399],
  [['Raumsparwanne', 'Space-saving bath'], 900, 1600, 160, 429],
  [['Freistehende Wanne', 'Freestanding bath'], 800, 1800, 240, 1890],
]
const channelLengths = [700, 800, 900, 1000, 1200] as const
const channelKinds: readonly [title: Words, colour: ColourKey, price: number][] = [
  [['Duschrinne mit Edelstahlrost', 'Shower channel with steel grate'], 'edelstahl', 249],
  [['Duschrinne befliesbar', 'Tileable shower channel'], 'edelstahl', 279],
  [['Duschrinne schwarz', 'Black shower channel'], 'schwarzMatt', 319],
]
const screenWidths = [800, 900, 1000, 1200, 1400] as const
const screenKinds: readonly [title: Words, profile: ColourKey, price: number][] = [
  [['Walk-in-Duschwand 8 mm Klarglas', 'Walk-in panel 8 mm clear glass'], 'chrom', 389],
  [['Walk-in-Duschwand 8 mm Klarglas', 'Walk-in panel 8 mm clear glass'], 'schwarzMatt', 429],
  [['Schwingtür 6 mm', 'Pivot door 6 mm'], 'chrom', 459],
  [['Gleittür 6 mm', 'Sliding door 6 mm'], 'chrom', 529],
]

/** Shower trays, channels, screens and baths. */
export function* bathing(): Generator<Product> {
  for (const [size, colour] of combinations(traySizes, trayShades)) yield tray(size, colour)
  for (const [kind, length] of combinations(channelKinds, channelLengths)) yield channel(kind, length)
  for (const [kind, width] of combinations(screenKinds, screenWidths)) yield screen(kind, width)
  for (const [kind, colour] of combinations(bathSizes, ['weiss', 'weissMatt'] as const))
    yield bath(kind, colour)
}

function tray([length, width]: [number, number], colour: ColourKey): Product {
  const shade = colours[colour].name
  const mineral = colour !== 'weiss'
  return {
    category: 'shower-tray',
    drawing: 'shower-tray',
    name: [
      de`Duschwanne superflach ${length}x${width}x35 mm ${shade}`,
      en`Shower tray super-flat ${length}x${width}x35 mm ${shade}`,
    ],
    line2: mineral
      ? ['Mineralguss, Ablauf 90 mm', 'Mineral cast, waste 90 mm']
      : ['Stahl-Email 3,5 mm, Ablauf 90 mm', 'Enamelled steel 3.5 mm, waste 90 mm'],
    text: [
      'Superflache Duschwanne für den bodengleichen Einbau, Antirutschklasse B.',
      'Super-flat shower tray for level installation, anti-slip class B.',
    ],
    brand: brands.sanivero,
    attributes: {
      length,
      width,
      height: 35,
      ...coloured(colour),
      material: mineral ? ['Mineralguss', 'Mineral cast'] : ['Stahl-Email', 'Enamelled steel'],
      diameter: 90,
      slip_bare: 'B',
      shape: length === width ? ['Quadrat', 'Square'] : ['Rechteck', 'Rectangle'],
      norm: 'EN 14527',
    },
    unit: 'ST',
    weight: Math.round((length * width * (mineral ? 45 : 26)) / 1_000_000),
    price: 149 + ((length * width) / 1_000_000) * (mineral ? 310 : 160),
    discountGroup: 'SA30',
    documents: ['data_sheet', 'declaration_of_performance', 'manual'],
    accessories: [
      { key: 'siphon/shower', group: 'part' },
      { key: 'preparation/membrane', group: 'part' },
    ],
  }
}

function channel([title, colour, price]: (typeof channelKinds)[number], length: number): Product {
  return {
    category: 'shower-channel',
    drawing: 'channel',
    name: [de`${title} ${length} mm`, en`${title} ${length} mm`],
    line2: [
      'Ablaufleistung 0,8 l/s, Einbauhöhe ab 65 mm',
      'Drainage 0.8 l/s, installation height from 65 mm',
    ],
    text: [
      de`${title[0]} mit werkseitiger Dichtmanschette nach DIN 18534.`,
      en`${title[1]} with factory-fitted sealing collar to DIN 18534.`,
    ],
    brand: brands.rohrena,
    attributes: {
      length,
      width: 70,
      height: 65,
      ...coloured(colour),
      material: ['Edelstahl V2A', 'Stainless steel 304'],
      connection: 'DN 50',
      flow_rate: 48,
      norm: 'EN 1253',
      type: title,
    },
    unit: 'ST',
    weight: 4,
    price: price * (0.6 + length / 2000),
    discountGroup: 'SA30',
    documents: ['data_sheet', 'manual'],
    accessories: [{ key: 'preparation/membrane', group: 'part' }],
  }
}

function screen([title, profile, price]: (typeof screenKinds)[number], width: number): Product {
  const shade = colours[profile].name
  return {
    category: 'shower-wall',
    drawing: 'shower-screen',
    name: [de`${title} ${width}x2000 mm Profil ${shade}`, en`${title} ${width}x2000 mm profile ${shade}`],
    text: [
      'Einscheibensicherheitsglas mit Schutzbeschichtung, links und rechts montierbar.',
      'Toughened safety glass with protective coating, for left or right.',
    ],
    brand: brands.sanivero,
    attributes: {
      width,
      height: 2000,
      thickness: title[0].includes('8 mm') ? 8 : 6,
      ...coloured(profile),
      material: ['ESG', 'Toughened glass'],
      mounting: ['Nische und Ecke', 'Recess and corner'],
      type: title,
      norm: 'EN 14428',
    },
    unit: 'ST',
    weight: width / 25,
    price: price * (0.6 + width / 2500),
    discountGroup: 'SA30',
    documents: ['data_sheet', 'manual'],
  }
}

function bath([title, width, length, volume, price]: (typeof bathSizes)[number], colour: ColourKey): Product {
  const shade = colours[colour].name
  return {
    category: 'bath',
    drawing: 'bath',
    name: [de`${title} ${length}x${width} mm ${shade}`, en`${title} ${length}x${width} mm ${shade}`],
    line2: [de`Nutzinhalt ${volume} l`, en`Useful volume ${volume} l`],
    text: [
      'Badewanne aus Sanitäracryl mit Ablauf mittig oder am Fußende.',
      'Bath of sanitary acrylic, waste centred or at the foot end.',
    ],
    brand: brands.sanivero,
    attributes: {
      length,
      width,
      height: 480,
      volume,
      ...coloured(colour),
      material: ['Sanitäracryl', 'Sanitary acrylic'],
      shape: title,
      mounting: title[0].startsWith('Frei') ? ['freistehend', 'freestanding'] : ['Einbau', 'Built-in'],
      norm: 'EN 14516',
    },
    unit: 'ST',
    weight: 28,
    price: price * (colour === 'weiss' ? 1 : 1.3),
    discountGroup: 'SA30',
    documents: ['data_sheet', 'declaration_of_performance', 'manual'],
    accessories: [{ key: 'siphon/bath', group: 'part' }],
  }
}
