import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { combinations, pack } from '../product.ts'

interface StudKind {
  code: 'CW' | 'UW' | 'UA' | 'CD' | 'UD'
  category: string
  title: Words
  widths: readonly number[]
  lengths: readonly number[]
  gauge: number
  /** Euros per metre at 50 mm. */
  price: number
}

// oxfmt-ignore
const kinds: readonly StudKind[] = [
  { code: 'CW', category: 'profile-cw', title: ['Ständerprofil', 'stud'], widths: [50, 75, 100, 125, 150], lengths: [2500, 2600, 2750, 3000, 3500, 4000], gauge: 0.6, price: 1.9 },
  { code: 'UW', category: 'profile-uw', title: ['Anschlussprofil', 'track'], widths: [50, 75, 100, 125, 150], lengths: [3000, 4000], gauge: 0.6, price: 1.7 },
  { code: 'UA', category: 'profile-ua', title: ['Aussteifungsprofil', 'stiffening profile'], widths: [50, 75, 100], lengths: [2600, 3000, 4000], gauge: 2, price: 7.4 },
  { code: 'CD', category: 'profile-cd', title: ['Deckenprofil', 'ceiling profile'], widths: [60], lengths: [2600, 3000, 3500, 4000], gauge: 0.6, price: 1.5 },
  { code: 'UD', category: 'profile-cd', title: ['Randprofil', 'perimeter profile'], widths: [28], lengths: [3000, 4000], gauge: 0.6, price: 1.1 },
]

interface Part {
  title: Words
  perPack: number
  price: number
  load: number
  length: number
}

// oxfmt-ignore
const parts: readonly Part[] = [
  { title: ['Direktabhänger 125 mm', 'Direct hanger 125 mm'], perPack: 100, price: 34, load: 40, length: 125 },
  { title: ['Direktabhänger Schallschutz', 'Acoustic direct hanger'], perPack: 50, price: 129, load: 40, length: 125 },
  { title: ['Nonius-Oberteil 300 mm', 'Nonius upper part 300 mm'], perPack: 50, price: 62, load: 40, length: 300 },
  { title: ['Nonius-Unterteil', 'Nonius lower part'], perPack: 50, price: 58, load: 40, length: 100 },
  { title: ['Nonius-Sicherungsklammer', 'Nonius locking pin'], perPack: 100, price: 24, load: 40, length: 40 },
  { title: ['Kreuzverbinder CD', 'Cross connector CD'], perPack: 100, price: 46, load: 40, length: 60 },
  { title: ['Sicherheitskreuzverbinder', 'Safety cross connector'], perPack: 100, price: 69, load: 60, length: 60 },
  { title: ['Längsverbinder CD', 'Splice connector CD'], perPack: 100, price: 38, load: 0, length: 90 },
  { title: ['Ankerwinkel', 'Anchor angle'], perPack: 100, price: 55, load: 25, length: 60 },
  { title: ['Draht mit Öse 500 mm', 'Hanger wire with eye 500 mm'], perPack: 100, price: 29, load: 25, length: 500 },
  { title: ['Türpfosten-Steckwinkel UA 75', 'Door-post angle UA 75'], perPack: 10, price: 349, load: 100, length: 75 },
  { title: ['Türpfosten-Steckwinkel UA 100', 'Door-post angle UA 100'], perPack: 10, price: 389, load: 100, length: 100 },
]

const galvanised: Words = ['Stahl verzinkt', 'Galvanised steel']

/** Metal studs, tracks, ceiling profiles and their connectors. */
export function* dryProfiles(): Generator<Product> {
  for (const kind of kinds)
    for (const [width, length] of combinations(kind.widths, kind.lengths)) yield stud(kind, width, length)
  for (const part of parts) yield connector(part)
}

function stud(kind: StudKind, width: number, length: number): Product {
  return {
    key: `stud/${kind.code}/${width}/${length}`,
    category: kind.category,
    drawing: 'stud',
    name: [
      de`${kind.code}-Profil ${width} x ${kind.gauge} mm Länge ${length} mm`,
      en`${kind.code} ${kind.title} ${width} x ${kind.gauge} mm length ${length} mm`,
    ],
    line2: kind.title,
    text: [
      de`${kind.title[0]} ${kind.code} ${width} aus verzinktem Stahlblech nach DIN 18182-1 für Metallständerwände und abgehängte Decken.`,
      en`${kind.code} ${width} ${kind.title} of galvanised sheet steel to DIN 18182-1 for metal stud walls and suspended ceilings.`,
    ],
    brand: brands.profilar,
    attributes: {
      type: kind.code,
      width,
      length,
      thickness: kind.gauge,
      material: galvanised,
      height: kind.code === 'CW' || kind.code === 'UA' ? 50 : 40,
      fire_class: 'A1',
      norm: 'DIN 18182-1, EN 14195',
      application: kind.category === 'profile-cd' ? ['Decke', 'Ceiling'] : ['Wand', 'Wall'],
    },
    unit: 'ST',
    units: [{ unit: 'M', numerator: 1000, denominator: length }, pack('BND', kind.code === 'UA' ? 4 : 8)],
    weight: Math.round((length / 1000) * (width + 90) * kind.gauge * 7.85) / 1000,
    // priced per 100 metres, sold by the bar
    price: kind.price * (0.6 + width / 125) * 100,
    kpein: 100,
    kmein: 'M',
    discountGroup: 'TB20',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [
      { key: 'screws/drywall/3.9x25', group: 'fixing' },
      { key: 'tool/tin-snips', group: 'tool' },
    ],
  }
}

function connector(part: Part): Product {
  return {
    category: 'hangers',
    drawing: 'bracket',
    name: [de`${part.title} verzinkt`, en`${part.title} galvanised`],
    line2: [de`Paket mit ${part.perPack} Stück`, en`Pack of ${part.perPack}`],
    text: [
      'Zubehör für abgehängte Decken und Metallständerwände, korrosionsgeschützt nach EN 13964.',
      'Accessory for suspended ceilings and metal stud walls, corrosion-protected to EN 13964.',
    ],
    brand: brands.profilar,
    attributes: {
      material: galvanised,
      length: part.length,
      load_capacity: part.load,
      thickness: 1,
      fire_class: 'A1',
      norm: 'EN 13964',
      application: ['Unterkonstruktion', 'Substructure'],
      type: part.title,
    },
    unit: 'ST',
    salesUnit: 'PAK',
    units: [pack('PAK', part.perPack)],
    weight: 0.05,
    price: part.price,
    kpein: 100,
    discountGroup: 'TB20',
    documents: ['data_sheet'],
  }
}
