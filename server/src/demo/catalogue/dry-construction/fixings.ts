import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'

interface ScrewRange {
  id: string
  category: string
  title: Words
  /** Absent for what is hammered or needs no tool. */
  drive?: string
  coating: Words
  head: Words
  /** "diameter x length" in mm with pieces per pack. */
  sizes: readonly [diameter: number, length: number, perPack: number][]
  /** Euros per 1,000 at 3.9 x 35. */
  price: number
}

const phosphated: Words = ['Stahl phosphatiert', 'Phosphated steel']
const zinc: Words = ['Stahl verzinkt', 'Galvanised steel']
const stainless: Words = ['Edelstahl A2', 'Stainless steel A2']
const bugle: Words = ['Trompetenkopf', 'Bugle head']
const countersunk: Words = ['Senkkopf', 'Countersunk head']
const plate: Words = ['Tellerkopf', 'Washer head']

const timber: ScrewRange['sizes'] = [
  [3, 30, 500],
  [3.5, 35, 500],
  [4, 40, 500],
  [4, 50, 250],
  [4.5, 60, 200],
  [5, 60, 200],
  [5, 80, 100],
  [5, 100, 100],
  [6, 100, 100],
  [6, 120, 100],
  [6, 160, 100],
  [8, 200, 50],
]

// oxfmt-ignore
const ranges: readonly ScrewRange[] = [
  { id: 'drywall', category: 'screws-drywall', title: ['Schnellbauschraube Feingewinde', 'Drywall screw fine thread'], drive: 'PH2', coating: phosphated, head: bugle, sizes: [[3.9, 25, 1000], [3.9, 35, 1000], [3.9, 45, 500], [3.9, 55, 500], [4.2, 70, 250], [4.8, 90, 100]], price: 12.9 },
  { id: 'drywall-wood', category: 'screws-drywall', title: ['Schnellbauschraube Grobgewinde', 'Drywall screw coarse thread'], drive: 'PH2', coating: phosphated, head: bugle, sizes: [[3.9, 25, 1000], [3.9, 35, 1000], [3.9, 45, 500], [3.9, 55, 500]], price: 13.5 },
  { id: 'drywall-drill', category: 'screws-drywall', title: ['Schnellbauschraube mit Bohrspitze', 'Drywall screw self-drilling'], drive: 'PH2', coating: phosphated, head: bugle, sizes: [[3.5, 25, 1000], [3.5, 35, 1000], [3.5, 45, 500]], price: 17.9 },
  { id: 'drywall-belt', category: 'screws-drywall', title: ['Magazinschraube Feingewinde', 'Collated drywall screw'], drive: 'PH2', coating: phosphated, head: bugle, sizes: [[3.9, 25, 1000], [3.9, 35, 1000], [3.9, 45, 1000]], price: 21.9 },
  { id: 'fibre', category: 'screws-drywall', title: ['Gipsfaserschraube', 'Gypsum fibreboard screw'], drive: 'PH2', coating: phosphated, head: countersunk, sizes: [[3.9, 30, 1000], [3.9, 45, 500]], price: 19.8 },
  { id: 'chipboard', category: 'screws-wood', title: ['Spanplattenschraube Teilgewinde', 'Chipboard screw partial thread'], drive: 'TX20', coating: zinc, head: countersunk, sizes: timber, price: 22.9 },
  { id: 'plate', category: 'screws-wood', title: ['Tellerkopfschraube', 'Washer-head screw'], drive: 'TX30', coating: zinc, head: plate, sizes: timber.slice(6), price: 58 },
  { id: 'terrace', category: 'screws-wood', title: ['Terrassenschraube', 'Decking screw'], drive: 'TX25', coating: stainless, head: countersunk, sizes: [[5, 50, 200], [5, 60, 200], [5, 70, 100], [5, 80, 100]], price: 96 },
  { id: 'nylon', category: 'plugs', title: ['Nylondübel', 'Nylon plug'], coating: ['Nylon', 'Nylon'], head: ['ohne Kragen', 'no collar'], sizes: [[5, 25, 100], [6, 30, 100], [8, 40, 100], [10, 50, 50], [12, 60, 25]], price: 34 },
  { id: 'nail', category: 'plugs', title: ['Nageldübel', 'Hammer-in plug'], drive: 'PZ2', coating: ['Nylon und Stahl', 'Nylon and steel'], head: countersunk, sizes: [[5, 35, 100], [6, 40, 100], [6, 60, 100], [6, 80, 50], [8, 80, 50], [8, 100, 50]], price: 79 },
  { id: 'hollow', category: 'plugs', title: ['Hohlraumdübel Metall', 'Metal cavity plug'], drive: 'PZ2', coating: zinc, head: ['Flachkopf', 'Flat head'], sizes: [[4, 32, 100], [5, 52, 100], [6, 65, 50]], price: 189 },
  { id: 'gypsum', category: 'plugs', title: ['Gipskartondübel selbstschneidend', 'Self-cutting plasterboard plug'], drive: 'PZ2', coating: zinc, head: ['Flachkopf', 'Flat head'], sizes: [[12, 32, 100], [14, 39, 50]], price: 129 },
  { id: 'anchor', category: 'plugs', title: ['Bolzenanker', 'Wedge anchor'], drive: 'SW 17', coating: zinc, head: ['Sechskantmutter', 'Hexagon nut'], sizes: [[8, 75, 50], [10, 90, 50], [12, 110, 25], [16, 140, 10]], price: 540 },
]

/** Screws and plugs, priced per 1,000 and sold by the pack. */
export function* dryFixings(): Generator<Product> {
  for (const range of ranges)
    for (const [diameter, length, perPack] of range.sizes) yield screw(range, diameter, length, perPack)
}

function screw(range: ScrewRange, diameter: number, length: number, perPack: number): Product {
  const size = [de`${diameter} x ${length} mm`, en`${diameter} x ${length} mm`] as const
  return {
    key: `screws/${range.id}/${diameter}x${length}`,
    category: range.category,
    drawing: range.category === 'plugs' ? 'plug' : 'screws',
    name: [
      de`${brands.schraubora.name} ${range.title} ${size} ${perPack} ST`,
      en`${brands.schraubora.name} ${range.title} ${size} ${perPack} pcs`,
    ],
    line2: [de`${range.head}, ${range.coating}`, en`${range.head}, ${range.coating}`],
    text: [
      de`${range.title[0]} ${size}, Paket mit ${perPack} Stück. Preis je 1.000 Stück.`,
      en`${range.title[1]} ${size}, pack of ${perPack}. Price per 1,000 pieces.`,
    ],
    brand: brands.schraubora,
    attributes: {
      diameter,
      length,
      ...(range.drive !== undefined && { drive: range.drive }),
      type: range.head,
      material: range.coating,
      thread: range.category === 'plugs' ? ['ohne', 'none'] : range.title,
      application:
        range.category === 'screws-wood'
          ? ['Holzbau', 'Timber work']
          : ['Trockenbau und Montage', 'Drywall and mounting'],
      norm: range.category === 'screws-drywall' ? 'EN 14566' : 'ETA',
    },
    unit: 'ST',
    salesUnit: 'PAK',
    units: [pack('PAK', perPack), pack('KAR', perPack * 10)],
    weight: Math.round(diameter * diameter * length * 6) / 1_000_000,
    price: range.price * (diameter / 3.9) * (length / 35),
    kpein: 1000,
    discountGroup: 'TB30',
    documents: range.category === 'plugs' ? ['data_sheet', 'certificate'] : ['data_sheet'],
    accessories:
      range.category === 'plugs'
        ? [{ key: 'drill/hammer', group: 'tool' }]
        : [{ key: 'driver/18', group: 'tool' }],
  }
}
