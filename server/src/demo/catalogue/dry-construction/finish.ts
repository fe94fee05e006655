import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { combinations, pack } from '../product.ts'

interface Filler {
  key?: string
  category: string
  title: Words
  sizes: readonly number[]
  packing: 'sack' | 'bucket'
  price: number
  consumption: number
  potLife: number
  quality: string
}

// oxfmt-ignore
const fillers: readonly Filler[] = [
  { key: 'filler/joint', category: 'filler-joint', title: ['Fugenspachtel FS 10', 'Joint filler FS 10'], sizes: [25, 10, 5], packing: 'sack', price: 16.9, consumption: 0.35, potLife: 40, quality: 'Q1-Q2' },
  { category: 'filler-joint', title: ['Fugenspachtel ohne Streifen FS 20', 'Tape-free joint filler FS 20'], sizes: [25, 10, 5], packing: 'sack', price: 29.9, consumption: 0.3, potLife: 45, quality: 'Q1-Q2' },
  { category: 'filler-joint', title: ['Feuchtraumspachtel FS 30', 'Wet-room filler FS 30'], sizes: [10, 5], packing: 'sack', price: 24.9, consumption: 0.35, potLife: 45, quality: 'Q1-Q3' },
  { category: 'filler-finish', title: ['Flächenspachtel FL 40', 'Surface filler FL 40'], sizes: [25], packing: 'sack', price: 21.9, consumption: 0.9, potLife: 60, quality: 'Q3' },
  { category: 'filler-finish', title: ['Finish-Pasta FP 50', 'Finishing paste FP 50'], sizes: [20, 5], packing: 'bucket', price: 32.9, consumption: 0.2, potLife: 600, quality: 'Q3-Q4' },
  { category: 'filler-finish', title: ['Airless-Spachtel FP 60', 'Airless filler FP 60'], sizes: [25], packing: 'bucket', price: 29.9, consumption: 1.6, potLife: 600, quality: 'Q3-Q4' },
  { category: 'filler-finish', title: ['Haftputzgips HP 70', 'Bonding plaster HP 70'], sizes: [30], packing: 'sack', price: 11.9, consumption: 8.5, potLife: 90, quality: 'Q2' },
]

const tapes: readonly [key: string, title: Words, width: number, length: number, price: number][] = [
  ['paper', ['Papierfugendeckstreifen', 'Paper joint tape'], 53, 75_000, 6.9],
  ['mesh', ['Gitterfugenband selbstklebend', 'Self-adhesive mesh tape'], 48, 90_000, 7.9],
  ['fleece', ['Glasvliesstreifen', 'Glass fleece tape'], 50, 25_000, 5.4],
  ['corner-flex', ['Flexibler Eckenschutz', 'Flexible corner tape'], 50, 30_000, 19.9],
  ['corner-alu', ['Eckschutzschiene Alu', 'Aluminium corner bead'], 23, 2500, 2.9],
  ['corner-pvc', ['Eckschutzschiene PVC', 'PVC corner bead'], 23, 2500, 1.9],
  ['seal-50', ['Anschlussdichtung 50 mm', 'Perimeter seal 50 mm'], 50, 30_000, 7.2],
  ['seal-70', ['Anschlussdichtung 70 mm', 'Perimeter seal 70 mm'], 70, 30_000, 9.6],
  ['seal-95', ['Anschlussdichtung 95 mm', 'Perimeter seal 95 mm'], 95, 30_000, 12.9],
  ['separator', ['Trennstreifen selbstklebend', 'Self-adhesive separating strip'], 65, 50_000, 11.9],
]

const panelSizes = [200, 300, 400, 500, 600] as const
const panelKinds: readonly [title: Words, fire: string, price: number][] = [
  [['Revisionsklappe GKB', 'Access panel standard'], 'A2-s1,d0', 29],
  [['Revisionsklappe GKBI Feuchtraum', 'Access panel wet room'], 'A2-s1,d0', 34],
  [['Brandschutzklappe EI 30', 'Fire access panel EI 30'], 'EI 30', 129],
  [['Brandschutzklappe EI 90', 'Fire access panel EI 90'], 'EI 90', 189],
  [['Revisionsklappe Fliese bündig', 'Flush tile access panel'], 'E', 79],
]

/** Fillers, tapes, corner beads and access panels. */
export function* dryFinish(): Generator<Product> {
  for (const filler of fillers) for (const size of filler.sizes) yield fillerArticle(filler, size)
  for (const tape of tapes) yield tapeArticle(...tape)
  for (const [kind, size] of combinations(panelKinds, panelSizes)) yield panel(kind, size)
}

function fillerArticle(filler: Filler, size: number): Product {
  const first = filler.sizes[0] ?? size
  return {
    key: size === first ? filler.key : undefined,
    category: filler.category,
    drawing: filler.packing,
    name: [
      de`${brands.gipsura.name} ${filler.title} ${size} kg`,
      en`${brands.gipsura.name} ${filler.title} ${size} kg`,
    ],
    line2: [de`Oberflächenqualität ${filler.quality}`, en`Surface quality ${filler.quality}`],
    text: [
      de`${filler.title[0]} für Gipsplatten nach EN 13963, Verbrauch rund ${filler.consumption} kg/m².`,
      en`${filler.title[1]} for plasterboards to EN 13963, consumption about ${filler.consumption} kg/m².`,
    ],
    brand: brands.gipsura,
    attributes: {
      content_kg: size,
      consumption: filler.consumption,
      pot_life: filler.potLife,
      quality: filler.quality,
      colour: ['weiß', 'white'],
      processing_temperature: { from: 5, to: 30 },
      norm: 'EN 13963',
      application: ['Gipsplatten', 'Plasterboards'],
      material: ['Gips', 'Gypsum'],
    },
    unit: filler.packing === 'sack' ? 'SA' : 'EI',
    units: [{ unit: 'KG', numerator: 1, denominator: size }, pack('PAL', Math.floor(1000 / size))],
    weight: size,
    price: filler.price * (size === first ? 1 : (size / first) * 1.3),
    discountGroup: 'TB40',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [
      { key: 'filler-tape/paper', group: 'part' },
      { key: 'trowel/smoothing', group: 'tool' },
    ],
  }
}

function tapeArticle(key: string, title: Words, width: number, length: number, price: number): Product {
  const bar = length < 5000
  return {
    key: `filler-tape/${key}`,
    category: 'filler-tape',
    drawing: bar ? 'stud' : 'roll',
    name: [de`${title} ${width} mm x ${length / 1000} m`, en`${title} ${width} mm x ${length / 1000} m`],
    text: [
      de`${title[0]} für Fugen, Kanten und Anschlüsse im Trockenbau.`,
      en`${title[1]} for joints, edges and junctions in drywall.`,
    ],
    brand: brands.gipsura,
    attributes: {
      width,
      length,
      thickness: 0.3,
      colour: ['weiß', 'white'],
      material: title,
      type: bar ? ['Schiene', 'Bar'] : ['Rolle', 'Roll'],
      fire_class: 'B2',
      norm: 'EN 13963',
      application: ['Fugen und Kanten', 'Joints and edges'],
    },
    unit: bar ? 'ST' : 'ROL',
    units: [pack('KAR', bar ? 50 : 20)],
    weight: bar ? 0.3 : 0.5,
    price,
    discountGroup: 'TB40',
    documents: ['data_sheet'],
  }
}

function panel([title, fire, price]: (typeof panelKinds)[number], size: number): Product {
  return {
    category: 'access-panel',
    drawing: 'panel',
    name: [de`${title} ${size}x${size} mm`, en`${title} ${size}x${size} mm`],
    line2: ['Aluminiumrahmen, Druckverschluss', 'Aluminium frame, touch latch'],
    text: [
      de`${title[0]} für Schacht, Wand und Decke, Deckel aushängbar.`,
      en`${title[1]} for shafts, walls and ceilings, removable lid.`,
    ],
    brand: brands.profilar,
    attributes: {
      width: size,
      height: size,
      depth: 30,
      material: ['Aluminium und Gips', 'Aluminium and gypsum'],
      colour: ['weiß', 'white'],
      fire_resistance: fire,
      type: title,
      mounting: ['Wand und Decke', 'Wall and ceiling'],
      norm: 'EN 1364-1',
    },
    unit: 'ST',
    weight: size / 90,
    price: price * (0.5 + size / 500),
    discountGroup: 'TB40',
    documents: ['data_sheet', 'manual'],
  }
}
