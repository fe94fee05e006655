import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import { hazards } from '../hazards.ts'
import type { Product } from '../product.ts'
import { combinations, pack } from '../product.ts'

const mortars: readonly [
  key: string,
  category: string,
  title: Words,
  sizes: readonly number[],
  price: number,
  norm: string,
  perMm: number,
][] = [
  ['M5', 'mortar', ['Mauermörtel M 5', 'Masonry mortar M 5'], [25, 40], 4.9, 'EN 998-2 M5', 1.7],
  ['M10', 'mortar', ['Mauermörtel M 10', 'Masonry mortar M 10'], [25, 40], 5.4, 'EN 998-2 M10', 1.7],
  ['thin', 'mortar', ['Dünnbettmörtel', 'Thin-bed mortar'], [25], 11.9, 'EN 998-2 M10', 1.5],
  ['light', 'mortar', ['Leichtmauermörtel LM 21', 'Lightweight mortar LM 21'], [20], 8.9, 'EN 998-2 M5', 0.9],
  ['facing', 'mortar', ['Vormauermörtel grau', 'Facing mortar grey'], [30], 7.9, 'EN 998-2 M10', 1.8],
  [
    'facing-dark',
    'mortar',
    ['Vormauermörtel anthrazit', 'Facing mortar anthracite'],
    [30],
    9.9,
    'EN 998-2 M10',
    1.8,
  ],
  [
    'portland',
    'cement',
    ['Portlandzement CEM II 32,5 R', 'Portland cement CEM II 32.5 R'],
    [25],
    4.6,
    'EN 197-1',
    1.9,
  ],
  [
    'portland-42',
    'cement',
    ['Portlandzement CEM I 42,5 R', 'Portland cement CEM I 42.5 R'],
    [25],
    5.9,
    'EN 197-1',
    1.9,
  ],
  ['white-cement', 'cement', ['Weißzement', 'White cement'], [25, 5], 19.9, 'EN 197-1', 1.9],
  [
    'concrete',
    'cement',
    ['Beton-Estrich B 20', 'Concrete screed B 20'],
    [25, 40],
    3.6,
    'EN 13813 CT-C20-F4',
    2,
  ],
  [
    'concrete-25',
    'cement',
    ['Fertigbeton C 25/30', 'Ready-mix concrete C 25/30'],
    [25, 40],
    4.2,
    'EN 206',
    2,
  ],
  ['rapid', 'cement', ['Ruckzuck-Beton', 'Fast-setting concrete'], [25], 7.9, 'EN 206', 2],
  ['swell', 'cement', ['Vergussmörtel V 1', 'Grouting mortar V 1'], [25], 18.9, 'EN 1504-6', 2],
  [
    'lime-cement',
    'plaster',
    ['Kalkzementputz', 'Lime-cement plaster'],
    [25, 30],
    7.2,
    'EN 998-1 GP CS II',
    1.4,
  ],
  ['lime', 'plaster', ['Kalkputz innen', 'Lime plaster indoors'], [25], 9.9, 'EN 998-1 GP CS I', 1.3],
  ['gypsum', 'plaster', ['Gips-Maschinenputz', 'Gypsum machine plaster'], [30], 8.4, 'EN 13279-1', 1],
  ['light-plaster', 'plaster', ['Leichtputz', 'Lightweight plaster'], [30], 9.4, 'EN 998-1 LW', 1.1],
  [
    'renovation',
    'plaster',
    ['Sanierputz WTA', 'Renovation plaster WTA'],
    [25],
    13.9,
    'EN 998-1 R CS II',
    1.1,
  ],
  ['spray', 'plaster', ['Vorspritzmörtel', 'Spatterdash'], [25], 5.9, 'EN 998-1', 1.8],
  ['felt', 'plaster', ['Filzputz', 'Felted finish'], [25], 12.9, 'EN 998-1', 1.4],
]

const pavers: readonly [name: string, length: number, width: number, height: number, price: number][] = [
  ['Rechteckpflaster', 200, 100, 60, 16.9],
  ['Rechteckpflaster', 200, 100, 80, 18.9],
  ['Doppel-T-Pflaster', 200, 165, 80, 17.9],
  ['Quadratpflaster', 160, 160, 60, 21.9],
  ['Gehwegplatte', 400, 400, 50, 19.9],
  ['Gehwegplatte', 500, 500, 50, 20.9],
  ['Rasengitterstein', 600, 400, 80, 22.9],
]
const paverColours: readonly ColourKey[] = ['grau', 'anthrazit', 'rot', 'sand', 'braun']
const kerbs: readonly [title: Words, length: number, height: number, width: number, price: number][] = [
  [['Rasenbord', 'Lawn edging'], 1000, 200, 50, 4.9],
  [['Rasenbord', 'Lawn edging'], 1000, 250, 50, 5.9],
  [['Tiefbord', 'Flush kerb'], 1000, 250, 80, 8.9],
  [['Tiefbord', 'Flush kerb'], 1000, 300, 100, 12.9],
  [['Hochbord', 'Road kerb'], 1000, 300, 150, 19.9],
  [['Palisade', 'Palisade'], 600, 600, 120, 14.9],
]

/** Mortar, cement, plaster and paving. */
export function* mortarAndPaving(): Generator<Product> {
  for (const mortar of mortars) for (const size of mortar[3]) yield mortarArticle(mortar, size)
  for (const [paver, colour] of combinations(pavers, paverColours)) yield paverArticle(paver, colour)
  for (const [kerb, colour] of combinations(kerbs, ['grau', 'anthrazit', 'sand'] as const))
    yield kerbArticle(kerb, colour)
}

function mortarArticle(
  [key, category, title, sizes, price, norm, perMm]: (typeof mortars)[number],
  size: number,
): Product {
  const first = sizes[0] ?? size
  const gypsum = key === 'gypsum'
  return {
    key: size === first ? `mortar/${key}` : undefined,
    category,
    drawing: 'sack',
    name: [de`${brands.mauralit.name} ${title} ${size} kg`, en`${brands.mauralit.name} ${title} ${size} kg`],
    line2: [norm, norm],
    text: [
      de`${title[0]} nach ${norm} als Werktrockenmörtel, nur mit Wasser anzumachen.`,
      en`${title[1]} to ${norm}, factory-made dry mix, add water only.`,
    ],
    brand: brands.mauralit,
    attributes: {
      content_kg: size,
      consumption_per_mm: perMm,
      norm,
      colour: key.endsWith('dark')
        ? ['anthrazit', 'anthracite']
        : category === 'plaster'
          ? ['weiß', 'white']
          : ['grau', 'grey'],
      pot_life: 120,
      strength: category === 'plaster' ? 2.5 : 10,
      processing_temperature: { from: 5, to: 30 },
      fire_class: 'A1',
      application: category === 'plaster' ? ['Wand', 'Walls'] : ['Rohbau', 'Shell construction'],
      ...(gypsum ? {} : hazards.cement),
    },
    unit: 'SA',
    units: [{ unit: 'KG', numerator: 1, denominator: size }, pack('PAL', size > 30 ? 35 : 42)],
    weight: size,
    price: price * (size === first ? 1 : (size / first) * 0.95),
    discountGroup: 'MW30',
    documents: gypsum
      ? ['data_sheet', 'declaration_of_performance']
      : ['data_sheet', 'safety_data_sheet', 'declaration_of_performance'],
    accessories: [
      { key: 'mixer/stirrer', group: 'tool' },
      { key: 'bucket/mortar', group: 'tool' },
    ],
  }
}

function paverArticle(
  [name, length, width, height, price]: (typeof pavers)[number],
  colour: ColourKey,
): Product {
  const shade = colours[colour].name
  const perSquareMetre = Math.round(1e8 / (length * width)) / 100
  return {
    category: 'paver',
    drawing: 'paver',
    name: [
      de`${name} ${length / 10}x${width / 10}x${height / 10} cm ${shade}`,
      en`Concrete paver ${length / 10}x${width / 10}x${height / 10} cm ${shade}`,
    ],
    line2: [de`Bedarf ${perSquareMetre} Stk/m²`, en`${perSquareMetre} pcs/m²`],
    text: [
      'Betonpflaster für Hof, Weg und Einfahrt, frost- und tausalzbeständig.',
      'Concrete paving for yards, paths and drives, resistant to frost and de-icing salt.',
    ],
    brand: brands.aurasit,
    attributes: {
      ...coloured(colour),
      length,
      width,
      height,
      format: `${length / 10}x${width / 10} cm`,
      pieces_per_m2: perSquareMetre,
      material: ['Beton', 'Concrete'],
      frost_proof: ['ja', 'yes'],
      norm: 'EN 1338',
      application: ['Hof, Weg, Einfahrt', 'Yards, paths, drives'],
    },
    unit: 'M2',
    step: length * width < 50_000 ? 0.96 : 1.2,
    units: [pack('PAL', 9.6)],
    weight: Math.round(height * 2.3),
    price: price * (colour === 'grau' ? 1 : 1.14),
    discountGroup: 'MW40',
    documents: ['data_sheet', 'declaration_of_performance'],
  }
}

function kerbArticle(
  [title, length, height, width, price]: (typeof kerbs)[number],
  colour: ColourKey,
): Product {
  const shade = colours[colour].name
  return {
    category: 'kerb',
    drawing: 'kerb',
    name: [
      de`${title} ${length / 10}x${height / 10}x${width / 10} cm ${shade}`,
      en`${title} ${length / 10}x${height / 10}x${width / 10} cm ${shade}`,
    ],
    text: [
      'Randeinfassung aus Beton, in Magerbeton zu setzen.',
      'Concrete edging, to be set in lean concrete.',
    ],
    brand: brands.aurasit,
    attributes: {
      ...coloured(colour),
      length,
      height,
      width,
      material: ['Beton', 'Concrete'],
      frost_proof: ['ja', 'yes'],
      norm: 'EN 1340',
      application: ['Einfassung', 'Edging'],
      type: title,
    },
    unit: 'ST',
    units: [pack('PAL', 48)],
    weight: Math.round(length * height * width * 2.3e-5) / 10,
    price: price * (colour === 'grau' ? 1 : 1.14),
    discountGroup: 'MW40',
    documents: ['data_sheet', 'declaration_of_performance'],
  }
}
