import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { combinations, pack } from '../product.ts'

const diameters = [32, 40, 50, 75, 90, 110] as const
const htParts: readonly [title: Words, drawing: string, length: number, factor: number][] = [
  [['HT-Rohr 250 mm', 'HT pipe 250 mm'], 'pipe', 250, 1],
  [['HT-Rohr 500 mm', 'HT pipe 500 mm'], 'pipe', 500, 1.5],
  [['HT-Rohr 1000 mm', 'HT pipe 1000 mm'], 'pipe', 1000, 2.4],
  [['HT-Rohr 2000 mm', 'HT pipe 2000 mm'], 'pipe', 2000, 4.3],
  [['HT-Bogen 15°', 'HT bend 15°'], 'pipe-bend', 90, 1.1],
  [['HT-Bogen 30°', 'HT bend 30°'], 'pipe-bend', 95, 1.1],
  [['HT-Bogen 45°', 'HT bend 45°'], 'pipe-bend', 100, 1.1],
  [['HT-Bogen 87°', 'HT bend 87°'], 'pipe-bend', 120, 1.2],
  [['HT-Abzweig 45°', 'HT branch 45°'], 'pipe-branch', 200, 2.2],
  [['HT-Abzweig 87°', 'HT branch 87°'], 'pipe-branch', 180, 2.2],
  [['HT-Überschiebmuffe', 'HT slip coupling'], 'fitting', 100, 1.6],
  [['HT-Muffenstopfen', 'HT socket plug'], 'fitting', 50, 0.9],
]

const multiSizes: readonly [diameter: number, wall: number, price: number][] = [
  [16, 2, 1.95],
  [20, 2, 2.75],
  [26, 3, 4.9],
  [32, 3, 7.4],
  [40, 3.5, 14.5],
]
const coils = [50, 100, 200] as const
const pressParts: readonly [title: Words, factor: number][] = [
  [['Winkel 90°', 'Elbow 90°'], 1],
  [['T-Stück', 'Tee'], 1.4],
  [['Kupplung', 'Coupling'], 0.8],
  [['Übergang mit Außengewinde', 'Male adapter'], 1.1],
  [['Übergang mit Innengewinde', 'Female adapter'], 1.2],
  [['Wandscheibe', 'Wall plate elbow'], 1.5],
  [['Reduzierung', 'Reducer'], 1.1],
]

const singles: readonly [
  key: string,
  category: string,
  drawing: string,
  title: Words,
  size: string,
  price: number,
  material: Words,
][] = [
  [
    'siphon/bottle',
    'siphon',
    'siphon',
    ['Flaschensiphon chrom', 'Bottle trap chrome'],
    'G 1 1/4 x 32',
    24.9,
    ['Messing', 'Brass'],
  ],
  [
    'siphon/design',
    'siphon',
    'siphon',
    ['Designsiphon schwarz matt', 'Designer trap matt black'],
    'G 1 1/4 x 32',
    59.9,
    ['Messing', 'Brass'],
  ],
  [
    'siphon/tube',
    'siphon',
    'siphon',
    ['Röhrensiphon weiß', 'Tubular trap white'],
    'G 1 1/2 x 40',
    8.9,
    ['Polypropylen', 'Polypropylene'],
  ],
  [
    'siphon/click',
    'siphon',
    'siphon',
    ['Klick-Ablaufventil chrom', 'Click waste chrome'],
    'G 1 1/4',
    19.9,
    ['Messing', 'Brass'],
  ],
  [
    'siphon/shower',
    'siphon',
    'siphon',
    ['Ablaufgarnitur Dusche 90 mm', 'Shower waste 90 mm'],
    'DN 50',
    39.9,
    ['Polypropylen', 'Polypropylene'],
  ],
  [
    'siphon/bath',
    'siphon',
    'siphon',
    ['Wannengarnitur mit Überlauf', 'Bath waste with overflow'],
    'DN 50',
    49.9,
    ['Polypropylen', 'Polypropylene'],
  ],
  [
    'siphon/washing',
    'siphon',
    'siphon',
    ['Waschgeräte-Siphon Unterputz', 'Concealed appliance trap'],
    'DN 50',
    34.9,
    ['Polypropylen', 'Polypropylene'],
  ],
  [
    'siphon/floor',
    'siphon',
    'siphon',
    ['Bodenablauf mit Geruchsverschluss', 'Floor drain with trap'],
    'DN 70',
    44.9,
    ['Polypropylen', 'Polypropylene'],
  ],
  [
    'fitting/corner-valve',
    'pipe-fitting',
    'fitting',
    ['Eckventil chrom', 'Angle valve chrome'],
    'G 1/2 x 3/8',
    6.9,
    ['Messing', 'Brass'],
  ],
  [
    'fitting/corner-combi',
    'pipe-fitting',
    'fitting',
    ['Kombi-Eckventil', 'Combined angle valve'],
    'G 1/2 x 3/8 x 3/4',
    19.9,
    ['Messing', 'Brass'],
  ],
]

/** Waste pipes, traps, drinking water pipes and fittings. */
export function* sanitaryPipes(): Generator<Product> {
  for (const [part, diameter] of combinations(htParts, diameters)) yield htPart(part, diameter)
  for (const single of singles) yield singleArticle(...single)
  for (const [size, coil] of combinations(multiSizes, coils))
    if (size[0] < 32 || coil === 50) yield coilArticle(size, coil)
  for (const [part, size] of combinations(pressParts, multiSizes)) yield pressFitting(part, size)
}

function htPart([title, drawing, length, factor]: (typeof htParts)[number], diameter: number): Product {
  return {
    category: 'pipe-ht',
    drawing,
    name: [de`${title} DN ${diameter}`, en`${title} DN ${diameter}`],
    text: [
      'Hausabwasserrohr aus Polypropylen, heißwasserbeständig bis 95 °C, Steckmuffe mit Lippendichtring.',
      'Domestic waste pipe of polypropylene, hot-water-resistant up to 95 °C, push-fit socket with lip seal.',
    ],
    brand: brands.rohrena,
    attributes: {
      size: `DN ${diameter}`,
      diameter,
      length,
      material: ['Polypropylen', 'Polypropylene'],
      colour: ['grau', 'grey'],
      temperature_resistance: { from: 0, to: 95 },
      fire_class: 'B1',
      connection: ['Steckmuffe', 'Push-fit socket'],
      norm: 'EN 1451-1',
    },
    unit: 'ST',
    units: [pack('KAR', diameter < 90 ? 20 : 10)],
    weight: Math.round(length * diameter * 0.018) / 1000,
    price: (0.6 + diameter * 0.022) * factor,
    discountGroup: 'SA40',
    documents: ['data_sheet'],
  }
}

function singleArticle(
  key: string,
  category: string,
  drawing: string,
  title: Words,
  size: string,
  price: number,
  material: Words,
): Product {
  return {
    key,
    category,
    drawing,
    name: [de`${title} ${size}`, en`${title} ${size}`],
    text: [de`${title[0]} mit Dichtungen, anschlussfertig.`, en`${title[1]} with seals, ready to connect.`],
    brand: brands.rohrena,
    attributes: {
      connection: size,
      material,
      colour: title[0].endsWith('weiß')
        ? ['weiß', 'white']
        : title[0].includes('schwarz')
          ? ['schwarz matt', 'matt black']
          : ['chrom', 'chrome'],
      type: title,
      height: 180,
      diameter: 63,
      flow_rate: 36,
      temperature_resistance: { from: 0, to: 95 },
      norm: category === 'siphon' ? 'EN 274' : 'EN 1213',
    },
    unit: 'ST',
    weight: 0.6,
    price,
    discountGroup: 'SA40',
    documents: ['data_sheet', 'manual'],
  }
}

function coilArticle([diameter, wall, price]: (typeof multiSizes)[number], coil: number): Product {
  return {
    key: `coil/${diameter}/${coil}`,
    category: 'pipe-multi',
    drawing: 'pipe-coil',
    name: [
      de`Mehrschichtverbundrohr ${diameter}x${wall} mm Ring ${coil} m`,
      en`Multilayer pipe ${diameter}x${wall} mm coil of ${coil} m`,
    ],
    line2: ['PE-RT/Al/PE-RT, Trinkwasser und Heizung', 'PE-RT/Al/PE-RT, drinking water and heating'],
    text: [
      'Formstabiles Verbundrohr für Trinkwasser und Heizung, zugelassen nach DVGW W 542.',
      'Form-stable multilayer pipe for drinking water and heating, approved to DVGW W 542.',
    ],
    brand: brands.rohrena,
    attributes: {
      diameter,
      thickness: wall,
      length: coil * 1000,
      material: 'PE-RT/Al/PE-RT',
      colour: ['weiß', 'white'],
      pressure: 10,
      temperature_resistance: { from: 0, to: 95 },
      approval: 'DVGW W 542',
      norm: 'EN ISO 21003',
      application: ['Trinkwasser, Heizung', 'Drinking water, heating'],
    },
    unit: 'M',
    salesUnit: 'ROL',
    units: [pack('ROL', coil)],
    weight: diameter * 0.0075,
    price: price * 100,
    kpein: 100,
    discountGroup: 'SA40',
    documents: ['data_sheet', 'certificate'],
    accessories: [
      { key: `press/Elbow 90°/${diameter}`, group: 'part' },
      { key: `press/Tee/${diameter}`, group: 'part' },
    ],
  }
}

function pressFitting(
  [title, factor]: (typeof pressParts)[number],
  [diameter, , price]: (typeof multiSizes)[number],
): Product {
  return {
    key: `press/${title[1]}/${diameter}`,
    category: 'pipe-fitting',
    drawing: 'fitting',
    name: [de`Pressfitting ${title} ${diameter} mm`, en`Press fitting ${title} ${diameter} mm`],
    text: [
      'Pressverbinder aus Rotguss mit Sichtfenster und „unverpresst undicht“, Kontur TH.',
      'Gunmetal press fitting with inspection window and leak-before-press, contour TH.',
    ],
    brand: brands.rohrena,
    attributes: {
      diameter,
      type: title,
      material: ['Rotguss', 'Gunmetal'],
      colour: ['messing gebürstet', 'brushed brass'],
      connection: ['Pressen TH', 'Press TH'],
      pressure: 10,
      temperature_resistance: { from: 0, to: 95 },
      approval: 'DVGW W 534',
      norm: 'EN ISO 21003',
    },
    unit: 'ST',
    units: [pack('PAK', 10)],
    weight: diameter * 0.006,
    price: (1.5 + price * 1.6) * factor * 10,
    kpein: 10,
    discountGroup: 'SA40',
    documents: ['data_sheet', 'certificate'],
  }
}
