import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'

interface Tape {
  title: Words
  size: Words
  unit: 'ROL' | 'ST'
  width: number
  length: number
  price: number
}

// oxfmt-ignore
const tapes: readonly Tape[] = [
  { title: ['Dichtband DBS 120', 'Sealing tape DBS 120'], size: ['120 mm x 10 m', '120 mm x 10 m'], unit: 'ROL', width: 120, length: 10_000, price: 24.9 },
  { title: ['Dichtband DBS 120', 'Sealing tape DBS 120'], size: ['120 mm x 50 m', '120 mm x 50 m'], unit: 'ROL', width: 120, length: 50_000, price: 99 },
  { title: ['Dichtband DBS 250', 'Sealing tape DBS 250'], size: ['250 mm x 30 m', '250 mm x 30 m'], unit: 'ROL', width: 250, length: 30_000, price: 139 },
  { title: ['Dichtecke innen DEI', 'Inner sealing corner DEI'], size: ['120 x 120 mm', '120 x 120 mm'], unit: 'ST', width: 120, length: 120, price: 4.9 },
  { title: ['Dichtecke außen DEA', 'Outer sealing corner DEA'], size: ['120 x 120 mm', '120 x 120 mm'], unit: 'ST', width: 120, length: 120, price: 4.9 },
  { title: ['Wandmanschette WM 12', 'Wall collar WM 12'], size: ['120 x 120 mm', '120 x 120 mm'], unit: 'ST', width: 120, length: 120, price: 3.2 },
  { title: ['Bodenmanschette BM 42', 'Floor collar BM 42'], size: ['425 x 425 mm', '425 x 425 mm'], unit: 'ST', width: 425, length: 425, price: 14.9 },
  { title: ['Dichtbahn DBA 5', 'Sealing membrane DBA 5'], size: ['1 x 5 m', '1 x 5 m'], unit: 'ROL', width: 1000, length: 5000, price: 69 },
  { title: ['Dichtbahn DBA 30', 'Sealing membrane DBA 30'], size: ['1 x 30 m', '1 x 30 m'], unit: 'ROL', width: 1000, length: 30_000, price: 349 },
  { title: ['Entkopplungsbahn EB 3', 'Decoupling mat EB 3'], size: ['1 x 15 m', '1 x 15 m'], unit: 'ROL', width: 1000, length: 15_000, price: 199 },
]

/** Tapes, corners and membranes for bonded waterproofing. */
export function* sealingTapes(): Generator<Product> {
  for (const tape of tapes)
    yield {
      category: 'waterproofing-tape',
      drawing: tape.unit === 'ROL' ? 'roll' : 'collar',
      name: [
        de`${brands.haftolan.name} ${tape.title} ${tape.size}`,
        en`${brands.haftolan.name} ${tape.title} ${tape.size}`,
      ],
      text: [
        'Vliesbeschichtetes Dichtsystem für Ecken, Anschlüsse und Durchdringungen in der Verbundabdichtung nach DIN 18534.',
        'Fleece-coated sealing system for corners, junctions and penetrations in bonded waterproofing to DIN 18534.',
      ],
      brand: brands.haftolan,
      attributes: {
        material: ['TPE mit Vlies', 'TPE with fleece'],
        width: tape.width,
        length: tape.length,
        thickness: 0.6,
        colour: ['blau', 'blue'],
        application: ['Verbundabdichtung', 'Bonded waterproofing'],
        sd_value: 90,
        temperature_resistance: { from: -30, to: 90 },
        norm: 'DIN 18534',
      },
      unit: tape.unit,
      units: [pack('KAR', tape.unit === 'ROL' ? 4 : 25)],
      weight: tape.unit === 'ROL' ? (tape.width * tape.length) / 2_000_000 : 0.05,
      price: tape.price,
      discountGroup: 'BC30',
      documents: ['data_sheet', 'certificate'],
      accessories: [{ key: 'preparation/membrane', group: 'part' }],
    }
}
