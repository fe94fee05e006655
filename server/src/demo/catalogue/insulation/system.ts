import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import { hazards } from '../hazards.ts'
import type { Product } from '../product.ts'
import { combinations, pack } from '../product.ts'

const mortars: readonly [key: string, title: Words, size: number, price: number, consumption: number][] = [
  ['adhesive', ['Klebemörtel KM 10', 'Adhesive mortar KM 10'], 25, 10.9, 4.5],
  ['reinforce', ['Klebe- und Armierungsmörtel KA 20', 'Adhesive and reinforcing mortar KA 20'], 25, 14.9, 5],
  ['reinforce-light', ['Armierungsmörtel leicht AL 30', 'Lightweight reinforcing mortar AL 30'], 25, 19.9, 4],
  ['organic', ['Armierungsmasse organisch AO 40', 'Organic reinforcing compound AO 40'], 25, 59.9, 3],
]

const renders: readonly [title: Words, price: number][] = [
  [['Silikonharzputz', 'Silicone resin render'], 54.9],
  [['Mineralischer Edelputz', 'Mineral render'], 29.9],
  [['Dispersionsputz', 'Dispersion render'], 44.9],
]
const renderColours: readonly ColourKey[] = ['weiss', 'altweiss', 'sand', 'hellgrau', 'terrakotta', 'salbei']
const grains = [1.5, 2, 3] as const

const films: readonly [
  key: string,
  title: Words,
  sd: number | { from: number; to: number },
  length: number,
  price: number,
][] = [
  [
    'variable',
    ['Dampfbremse feuchtevariabel', 'Humidity-variable vapour barrier'],
    { from: 0.3, to: 20 },
    40_000,
    159,
  ],
  ['pe', ['Dampfsperre PE 0,2 mm', 'Vapour barrier PE 0.2 mm'], 100, 25_000, 42],
  ['alu', ['Dampfsperre Aluverbund', 'Aluminium composite vapour barrier'], 1500, 50_000, 189],
  ['renovation', ['Sanierungsdampfbremse', 'Renovation vapour barrier'], { from: 0.05, to: 2 }, 50_000, 229],
]
const tapeWidths = [50, 60, 100, 150] as const

/** Render system materials, dowels and airtightness. */
export function* insulationSystem(): Generator<Product> {
  for (const mortar of mortars) yield mortarArticle(...mortar)
  for (const length of [95, 115, 135, 155, 175, 195, 215, 235]) yield dowel(length)
  for (const render of renders)
    for (const [colour, grain] of combinations(renderColours, grains))
      yield renderArticle(render, colour, grain)
  for (const film of films) yield filmArticle(...film)
  for (const width of tapeWidths) yield tape(width)
}

function mortarArticle(key: string, title: Words, size: number, price: number, consumption: number): Product {
  const organic = key === 'organic'
  return {
    key: `etics/${key}`,
    category: 'etics-mortar',
    drawing: organic ? 'bucket' : 'sack',
    name: [de`${brands.mauralit.name} ${title} ${size} kg`, en`${brands.mauralit.name} ${title} ${size} kg`],
    line2: ['für Wärmedämmverbundsysteme', 'for external thermal insulation'],
    text: [
      de`${title[0]} für EPS- und Mineralwolleplatten, Verbrauch rund ${consumption} kg/m².`,
      en`${title[1]} for EPS and mineral wool boards, consumption about ${consumption} kg/m².`,
    ],
    brand: brands.mauralit,
    attributes: {
      content_kg: size,
      consumption,
      pot_life: 120,
      layer_thickness: { from: 3, to: 8 },
      processing_temperature: { from: 5, to: 30 },
      colour: ['weiß', 'white'],
      fire_class: organic ? 'B-s1,d0' : 'A1',
      norm: 'EN 998-1',
      application: ['Fassade', 'Facade'],
      ...(organic ? hazards.irritant : hazards.cement),
    },
    unit: organic ? 'EI' : 'SA',
    units: [pack('PAL', 42)],
    weight: size,
    price,
    discountGroup: 'DA30',
    documents: ['data_sheet', 'safety_data_sheet', 'declaration_of_performance'],
  }
}

function dowel(length: number): Product {
  return {
    key: `dowel/${length}`,
    category: 'etics-dowel',
    drawing: 'plug',
    name: [
      de`Schraubdübel WDVS 8x${length} mm mit Teller 60 mm`,
      en`Screw-in dowel ETICS 8x${length} mm with 60 mm plate`,
    ],
    line2: ['100 Stück je Karton', '100 per carton'],
    text: [
      de`Dämmstoffdübel mit europäischer Bewertung für Beton, Vollstein und Lochstein, Dämmstoffdicke bis ${length - 55} mm.`,
      en`Insulation dowel with European assessment for concrete, solid and hollow masonry, insulation up to ${length - 55} mm.`,
    ],
    brand: brands.schraubora,
    attributes: {
      diameter: 8,
      length,
      material: ['Polyethylen, Stahlschraube', 'Polyethylene, steel screw'],
      drive: 'TX30',
      pieces_per_m2: 6,
      approval: 'ETA-99/9001',
      type: ['versenkt oder oberflächenbündig', 'recessed or flush'],
      application: ['Fassade', 'Facade'],
      norm: 'EAD 330196',
    },
    unit: 'ST',
    salesUnit: 'KAR',
    units: [pack('KAR', 100)],
    weight: length / 6000,
    price: 42 + length * 0.28,
    kpein: 100,
    discountGroup: 'DA30',
    documents: ['data_sheet', 'certificate'],
  }
}

function renderArticle([title, price]: (typeof renders)[number], colour: ColourKey, grain: number): Product {
  const shade = colours[colour].name
  return {
    category: 'etics-render',
    drawing: 'bucket',
    name: [
      de`${brands.mauralit.name} ${title} Korn ${grain} mm ${shade} 25 kg`,
      en`${brands.mauralit.name} ${title} grain ${grain} mm ${shade} 25 kg`,
    ],
    line2: ['Kratzputzstruktur, algen- und pilzhemmend', 'Scratched texture, resists algae and fungi'],
    text: [
      de`${title[0]} als Schlussbeschichtung auf WDVS und Unterputz.`,
      en`${title[1]} as a finish on ETICS and base render.`,
    ],
    brand: brands.mauralit,
    attributes: {
      ...coloured(colour),
      size: [de`Korn ${grain} mm`, en`grain ${grain} mm`],
      content_kg: 25,
      consumption: grain * 1.4,
      surface: ['Kratzputz', 'Scratched'],
      processing_temperature: { from: 5, to: 30 },
      fire_class: 'A2-s1,d0',
      norm: 'EN 15824',
      application: ['Fassade', 'Facade'],
    },
    unit: 'EI',
    units: [pack('PAL', 24)],
    weight: 25,
    price: price * (colour === 'weiss' ? 1 : 1.18),
    discountGroup: 'DA30',
    documents: ['data_sheet', 'declaration_of_performance'],
  }
}

function filmArticle(
  key: string,
  title: Words,
  sd: number | { from: number; to: number },
  length: number,
  price: number,
): Product {
  return {
    key: `membrane/${key}`,
    category: 'vapour-barrier',
    drawing: 'roll',
    name: [de`${title} 1,5 x ${length / 1000} m`, en`${title} 1.5 x ${length / 1000} m`],
    text: [
      de`${title[0]} für die luftdichte Ebene auf der Raumseite.`,
      en`${title[1]} for the airtight layer on the room side.`,
    ],
    brand: brands.wollara,
    attributes: {
      sd_value: sd,
      width: 1500,
      length,
      thickness: 0.3,
      material: ['Polyamid/Polyethylen', 'Polyamide/polyethylene'],
      colour: ['hellblau', 'light blue'],
      fire_class: 'E',
      norm: 'EN 13984',
      application: ['Dach und Wand', 'Roof and wall'],
    },
    unit: 'ROL',
    units: [{ unit: 'M2', numerator: 2, denominator: (length / 1000) * 3 }],
    weight: 9,
    price,
    discountGroup: 'DA20',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [{ key: 'tape/60', group: 'part' }],
  }
}

function tape(width: number): Product {
  return {
    key: `tape/${width}`,
    category: 'airtight-tape',
    drawing: 'roll',
    name: [de`Luftdicht-Klebeband ${width} mm x 25 m`, en`Airtight tape ${width} mm x 25 m`],
    text: [
      'Klebeband für die Überlappung von Dampfbremsen und Holzwerkstoffplatten.',
      'Tape for overlaps of vapour barriers and timber boards.',
    ],
    brand: brands.wollara,
    attributes: {
      width,
      length: 25_000,
      thickness: 0.3,
      material: ['Acrylat auf PE', 'Acrylate on PE'],
      colour: ['grün', 'green'],
      temperature_resistance: { from: -30, to: 80 },
      norm: 'DIN 4108-11',
      application: ['Luftdichtheit', 'Airtightness'],
      processing_temperature: { from: -5, to: 40 },
    },
    unit: 'ROL',
    units: [pack('KAR', Math.floor(600 / width))],
    weight: width / 150,
    price: width * 0.36,
    discountGroup: 'DA20',
    documents: ['data_sheet'],
  }
}
