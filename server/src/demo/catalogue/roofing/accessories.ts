import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { combinations, pack } from '../product.ts'

const sheets: readonly [
  key: string,
  category: string,
  title: Words,
  sd: number,
  width: number,
  length: number,
  price: number,
][] = [
  ['plus', 'roof-underlay', ['Unterdeckbahn Plus 2SK', 'Underlay Plus with tapes'], 0.05, 1500, 50_000, 189],
  ['basic', 'roof-underlay', ['Unterspannbahn Basis', 'Underlay Basic'], 0.1, 1500, 50_000, 99],
  [
    'premium',
    'roof-underlay',
    ['Unterdeckbahn Premium 210 g', 'Underlay Premium 210 g'],
    0.15,
    1500,
    50_000,
    259,
  ],
  [
    'weld',
    'roof-underlay',
    ['Unterdachbahn verschweißbar', 'Weldable sub-roof membrane'],
    0.2,
    1500,
    25_000,
    319,
  ],
  ['v13', 'roof-bitumen', ['Bitumendachbahn V 13', 'Bitumen felt V 13'], 50, 1000, 10_000, 29],
  ['g200', 'roof-bitumen', ['Schweißbahn G 200 S4', 'Torch-on sheet G 200 S4'], 160, 1000, 5000, 39],
  [
    'pye',
    'roof-bitumen',
    ['Elastomerbitumenbahn PYE PV 200 S5 beschiefert', 'Elastomer bitumen sheet PYE PV 200 S5 slated'],
    200,
    1000,
    5000,
    59,
  ],
  ['cold', 'roof-bitumen', ['Kaltselbstklebebahn KSK', 'Cold self-adhesive sheet'], 180, 1000, 10_000, 79],
]

const battens: readonly [section: string, width: number, height: number, price: number][] = [
  ['30x50', 50, 30, 1.25],
  ['40x60', 60, 40, 1.95],
  ['24x48', 48, 24, 0.98],
  ['40x80', 80, 40, 2.6],
]

const safetyParts: readonly [title: Words, price: number, length: number][] = [
  [['Schneefanggitter 3 m', 'Snow guard grille 3 m'], 34, 3000],
  [['Schneefangstütze', 'Snow guard bracket'], 12.9, 300],
  [['Schneefangrohr 3 m', 'Snow guard pipe 3 m'], 29.9, 3000],
  [['Standrost 80 cm', 'Roof walkway 80 cm'], 79, 800],
  [['Sicherheitstritt', 'Safety roof step'], 49, 460],
  [['Sicherheitsdachhaken', 'Safety roof hook'], 24.9, 380],
  [['Firstrolle 5 m', 'Ridge roll 5 m'], 39.9, 5000],
  [['Sturmklammer 100 ST', 'Storm clip 100 pcs'], 42, 60],
]
const safetyColours: readonly ColourKey[] = ['rot', 'braun', 'anthrazit', 'schwarz']

const windowSizes: readonly [code: string, width: number, height: number, price: number][] = [
  ['D 55/78', 550, 780, 289],
  ['D 66/118', 660, 1180, 369],
  ['D 78/98', 780, 980, 379],
  ['D 78/118', 780, 1180, 399],
  ['D 78/140', 780, 1400, 439],
  ['D 94/140', 940, 1400, 499],
  ['D 114/118', 1140, 1180, 519],
  ['D 114/140', 1140, 1400, 559],
  ['D 134/140', 1340, 1400, 629],
]
const windowKinds: readonly [title: Words, factor: number, u: number][] = [
  [['Schwingfenster Kiefer', 'Centre-pivot window pine'], 1, 1.3],
  [['Schwingfenster Kunststoff', 'Centre-pivot window PVC'], 1.18, 1.2],
  [['Schwingfenster Kunststoff 3-fach', 'Centre-pivot window PVC triple glazed'], 1.42, 1],
]
const flashingKinds: readonly [title: Words, factor: number][] = [
  [['Eindeckrahmen Ziegel', 'Flashing for tiles'], 0.24],
  [['Eindeckrahmen Schiefer', 'Flashing for slate'], 0.26],
]

/** Underlays, battens, snow guards, roof windows. */
export function* roofAccessories(): Generator<Product> {
  for (const sheet of sheets) yield sheetArticle(...sheet)
  for (const [batten, length] of combinations(battens, [3000, 4000, 5000]))
    yield battenArticle(batten, length)
  for (const [part, colour] of combinations(safetyParts, safetyColours)) yield safetyArticle(part, colour)
  for (const [kind, size] of combinations(windowKinds, windowSizes)) yield windowArticle(kind, size)
  for (const [kind, size] of combinations(flashingKinds, windowSizes)) yield flashing(kind, size)
}

function sheetArticle(
  key: string,
  category: string,
  title: Words,
  sd: number,
  width: number,
  length: number,
  price: number,
): Product {
  const area = (width * length) / 1_000_000
  const bitumen = category === 'roof-bitumen'
  return {
    key: `underlay/${key}`,
    category,
    drawing: 'roll',
    name: [
      de`${title} ${width / 1000} x ${length / 1000} m`,
      en`${title} ${width / 1000} x ${length / 1000} m`,
    ],
    text: [de`${title[0]}, Rolle mit ${area} m².`, en`${title[1]}, roll of ${area} m².`],
    brand: brands.dachoria,
    attributes: {
      width,
      length,
      sd_value: sd,
      thickness: bitumen ? 4 : 0.6,
      material: bitumen ? ['Bitumen', 'Bitumen'] : ['Polypropylen', 'Polypropylene'],
      colour: bitumen ? ['schwarz', 'black'] : ['anthrazit', 'anthracite'],
      fire_class: 'E',
      temperature_resistance: { from: -40, to: 100 },
      norm: bitumen ? 'EN 13707' : 'EN 13859-1',
      application: bitumen ? ['Flachdach', 'Flat roof'] : ['Steildach', 'Pitched roof'],
    },
    unit: 'M2',
    salesUnit: 'ROL',
    units: [pack('ROL', area), pack('PAL', area * 20)],
    weight: bitumen ? 5 : 0.18,
    price: price / area,
    discountGroup: 'DD40',
    documents: ['data_sheet', 'declaration_of_performance'],
  }
}

function battenArticle([section, width, height, price]: (typeof battens)[number], length: number): Product {
  return {
    key: length === 4000 ? `batten/${section}` : undefined,
    category: 'roof-batten',
    drawing: 'batten',
    name: [
      de`Dachlatte Fichte/Tanne S10 ${section} mm ${length / 1000} m`,
      en`Roof batten spruce S10 ${section} mm ${length / 1000} m`,
    ],
    line2: ['CE, rot gekennzeichnet', 'CE, marked red'],
    text: [
      'Sortierte Dachlatte nach DIN 4074-1, Sortierklasse S10, trocken.',
      'Graded roof batten to DIN 4074-1, class S10, dry.',
    ],
    brand: brands.dachoria,
    attributes: {
      width,
      height,
      length,
      material: ['Fichte/Tanne', 'Spruce'],
      quality: 'S10',
      colour: ['eiche hell', 'light oak'],
      norm: 'DIN 4074-1, EN 14081-1',
      fire_class: 'D-s2,d0',
      application: ['Steildach', 'Pitched roof'],
    },
    unit: 'M',
    step: length / 1000,
    units: [pack('ST', length / 1000), pack('BND', (length / 1000) * 10)],
    weight: Math.round(width * height * 0.45) / 1000,
    price: price * 100,
    kpein: 100,
    discountGroup: 'DD40',
    documents: ['data_sheet', 'declaration_of_performance'],
  }
}

function safetyArticle([title, price, length]: (typeof safetyParts)[number], colour: ColourKey): Product {
  const shade = colours[colour].name
  return {
    category: 'roof-safety',
    drawing: 'bracket',
    name: [de`${title} ${shade}`, en`${title} ${shade}`],
    text: [
      de`${title[0]}, verzinkt und beschichtet in ${shade}.`,
      en`${title[1]}, galvanised and coated in ${shade}.`,
    ],
    brand: brands.dachoria,
    attributes: {
      ...coloured(colour),
      length,
      material: ['Stahl verzinkt, beschichtet', 'Coated galvanised steel'],
      surface: ['pulverbeschichtet', 'powder-coated'],
      load_capacity: 150,
      mounting: ['auf Dachlatte', 'on batten'],
      norm: 'EN 516, EN 517',
      fire_class: 'A1',
    },
    unit: 'ST',
    weight: 1 + length / 1000,
    price,
    discountGroup: 'DD40',
    documents: ['data_sheet', 'manual'],
  }
}

function windowArticle(
  [title, factor, u]: (typeof windowKinds)[number],
  [code, width, height, price]: (typeof windowSizes)[number],
): Product {
  return {
    key: `window/${title[1]}/${code}`,
    category: 'roof-window',
    drawing: 'roof-window',
    name: [
      de`${title} ${code} ${width / 10}x${height / 10} cm`,
      en`${title} ${code} ${width / 10}x${height / 10} cm`,
    ],
    line2: [de`Uw ${u} W/(m²·K)`, en`Uw ${u} W/(m²·K)`],
    text: [
      de`${title[0]} mit Griffleiste oben und Dauerlüftung, Dachneigung 15 bis 90°.`,
      en`${title[1]} with top control bar and trickle vent, pitches of 15 to 90°.`,
    ],
    brand: brands.dachoria,
    attributes: {
      width,
      height,
      u_value: u,
      material: title,
      size: code,
      colour: factor === 1 ? ['eiche hell', 'light oak'] : ['weiß', 'white'],
      sound_reduction: 35,
      type: ['Schwingfenster', 'Centre-pivot'],
      norm: 'EN 14351-1',
    },
    unit: 'ST',
    weight: 28,
    price: price * factor,
    discountGroup: 'DD50',
    documents: ['data_sheet', 'declaration_of_performance', 'manual'],
    accessories: flashingKinds.map(([flashingTitle]) => ({
      key: `flashing/${flashingTitle[1]}/${code}`,
      group: 'part' as const,
    })),
  }
}

function flashing(
  [title, factor]: (typeof flashingKinds)[number],
  [code, width, height, price]: (typeof windowSizes)[number],
): Product {
  return {
    key: `flashing/${title[1]}/${code}`,
    category: 'roof-flashing',
    drawing: 'roof-window',
    name: [
      de`${title} ${code} ${width / 10}x${height / 10} cm`,
      en`${title} ${code} ${width / 10}x${height / 10} cm`,
    ],
    text: [
      de`${title[0]} aus Aluminium für Dachneigungen von 15 bis 90°.`,
      en`${title[1]} of aluminium for pitches of 15 to 90°.`,
    ],
    brand: brands.dachoria,
    attributes: {
      width,
      height,
      size: code,
      material: ['Aluminium beschichtet', 'Coated aluminium'],
      colour: ['anthrazit', 'anthracite'],
      thickness: 0.65,
      type: title,
      norm: 'EN 501',
    },
    unit: 'ST',
    weight: 4,
    price: price * factor,
    discountGroup: 'DD50',
    documents: ['data_sheet', 'manual'],
  }
}
