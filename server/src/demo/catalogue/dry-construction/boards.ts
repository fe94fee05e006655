import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import type { Brand } from '../brands.ts'
import { brands } from '../brands.ts'
import type { Accessory, Product } from '../product.ts'
import { combinations, pack } from '../product.ts'

interface Board {
  category: string
  title: Words
  brand: Brand
  colour: Words
  thicknesses: readonly number[]
  lengths: readonly number[]
  width: number
  /** kg/m³ */
  density: number
  /** Euros per m² at 12.5 mm. */
  price: number
  fire: string
  norm: string | Words
  edge: Words
}

const hrak: Words = ['HRAK halbrund abgeflacht', 'half-round tapered']
const vk: Words = ['VK volle Kante', 'square edge']
const { gipsura } = brands
const en520 = (type: string): Words => [`EN 520 Typ ${type}`, `EN 520 type ${type}`]

// oxfmt-ignore
const boards: readonly Board[] = [
  { category: 'board-standard', title: ['Gipsplatte GKB', 'Plasterboard A'], brand: gipsura, colour: ['grau', 'grey'], thicknesses: [9.5, 12.5, 15], lengths: [2000, 2500, 2600, 2750, 3000], width: 1250, density: 680, price: 3.9, fire: 'A2-s1,d0', norm: en520('A'), edge: hrak },
  { category: 'board-standard', title: ['Ausbauplatte GKB 60', 'Handy board A 60'], brand: gipsura, colour: ['grau', 'grey'], thicknesses: [12.5], lengths: [2000, 2600], width: 600, density: 680, price: 4.4, fire: 'A2-s1,d0', norm: en520('A'), edge: hrak },
  { category: 'board-standard', title: ['Massivbauplatte', 'Solid board'], brand: gipsura, colour: ['grau', 'grey'], thicknesses: [18, 20, 25], lengths: [2000, 2500], width: 625, density: 800, price: 7.2, fire: 'A2-s1,d0', norm: en520('A'), edge: hrak },
  { category: 'board-wet', title: ['Gipsplatte GKBI imprägniert', 'Moisture-resistant plasterboard H2'], brand: gipsura, colour: ['grün', 'green'], thicknesses: [12.5, 15, 18], lengths: [2000, 2500, 2600, 3000], width: 1250, density: 720, price: 6.2, fire: 'A2-s1,d0', norm: en520('H2'), edge: hrak },
  { category: 'board-wet', title: ['Feuchtraumplatte GKFI', 'Fire and moisture board DFH2'], brand: gipsura, colour: ['grün', 'green'], thicknesses: [12.5, 15], lengths: [2000, 2500], width: 1250, density: 820, price: 7.6, fire: 'A2-s1,d0', norm: en520('DFH2'), edge: hrak },
  { category: 'board-fire', title: ['Feuerschutzplatte GKF', 'Fire-resistant plasterboard DF'], brand: gipsura, colour: ['rosé', 'rose'], thicknesses: [12.5, 15, 18, 20, 25], lengths: [2000, 2500, 2600, 3000], width: 1250, density: 820, price: 5.6, fire: 'A2-s1,d0', norm: en520('DF'), edge: hrak },
  { category: 'board-acoustic', title: ['Schallschutzplatte blau', 'Acoustic plasterboard blue'], brand: gipsura, colour: ['hellblau', 'light blue'], thicknesses: [12.5, 15], lengths: [2000, 2500, 2600], width: 1250, density: 1020, price: 8.9, fire: 'A2-s1,d0', norm: en520('DFR'), edge: hrak },
  { category: 'board-acoustic', title: ['Lochplatte Akustik 8/18', 'Perforated acoustic board 8/18'], brand: gipsura, colour: ['weiß', 'white'], thicknesses: [12.5], lengths: [2000], width: 1188, density: 700, price: 24.9, fire: 'A2-s1,d0', norm: 'EN 14190', edge: vk },
  { category: 'board-fibre', title: ['Gipsfaserplatte', 'Gypsum fibreboard'], brand: gipsura, colour: ['beige', 'beige'], thicknesses: [10, 12.5, 15, 18], lengths: [1500, 2000, 2540, 2750, 3000], width: 1250, density: 1150, price: 8.4, fire: 'A2-s1,d0', norm: 'EN 15283-2', edge: vk },
  { category: 'board-fibre', title: ['Estrichelement Gipsfaser', 'Gypsum fibre flooring element'], brand: gipsura, colour: ['beige', 'beige'], thicknesses: [20, 25], lengths: [1500], width: 500, density: 1150, price: 13.5, fire: 'A2-s1,d0', norm: 'EN 15283-2', edge: ['Stufenfalz', 'shiplap'] },
  { category: 'board-cement', title: ['Zementbauplatte', 'Cement board'], brand: gipsura, colour: ['zementgrau', 'cement grey'], thicknesses: [8, 10, 12.5], lengths: [1250, 2000, 2600], width: 1200, density: 1350, price: 17.9, fire: 'A1', norm: 'EN 12467', edge: vk },
  { category: 'board-cement', title: ['Fliesenbauplatte Hartschaum', 'Tile backer board rigid foam'], brand: brands.polyterm, colour: ['hellgrau', 'light grey'], thicknesses: [6, 10, 12.5, 20, 30, 40, 50], lengths: [1300, 2600], width: 600, density: 60, price: 16.5, fire: 'E', norm: 'ETA', edge: vk },
]

const studs: Accessory[] = [
  { key: 'stud/CW/75/2600', group: 'profile' },
  { key: 'stud/UW/75/4000', group: 'profile' },
  { key: 'screws/drywall/3.9x35', group: 'fixing' },
  { key: 'filler/joint', group: 'part' },
  { key: 'filler-tape/paper', group: 'part' },
]

/** Boards in every thickness and length. */
export function* dryBoards(): Generator<Product> {
  for (const board of boards)
    for (const [thickness, length] of combinations(board.thicknesses, board.lengths))
      yield article(board, thickness, length)
}

function article(board: Board, thickness: number, length: number): Product {
  const area = (board.width * length) / 1_000_000
  const weight = Math.round(board.density * thickness) / 1000
  return {
    category: board.category,
    drawing: 'board',
    name: [
      de`${board.brand.name} ${board.title} ${thickness} mm ${board.width}x${length} mm`,
      en`${board.brand.name} ${board.title} ${thickness} mm ${board.width}x${length} mm`,
    ],
    line2: [
      de`Kante ${board.edge}, Baustoffklasse ${board.fire}`,
      en`Edge ${board.edge}, reaction to fire ${board.fire}`,
    ],
    text: [
      de`${board.title[0]} nach ${board.norm} für Wand, Decke und Vorsatzschale. Trocken und eben lagern, vor der Montage 24 Stunden an das Raumklima gewöhnen.`,
      en`${board.title[1]} to ${board.norm} for walls, ceilings and wall linings. Store dry and flat, acclimatise for 24 hours before fixing.`,
    ],
    brand: board.brand,
    attributes: {
      thickness,
      width: board.width,
      length,
      edges: board.edge,
      colour: board.colour,
      density: board.density,
      fire_class: board.fire,
      norm: board.norm,
      application: ['Innenausbau', 'Interior work'],
      material: board.category === 'board-cement' ? ['Zement', 'Cement'] : ['Gips', 'Gypsum'],
    },
    unit: 'M2',
    salesUnit: 'ST',
    units: [pack('ST', area), pack('PAL', area * Math.max(20, Math.round(600 / thickness)))],
    weight,
    price: board.price * (0.4 + 0.6 * (thickness / 12.5)),
    discountGroup: 'TB10',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: studs,
  }
}
