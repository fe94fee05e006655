import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Insulation } from './material.ts'
import { airtight, blunt, etics, facadeThicknesses } from './material.ts'

const { wollara } = brands
const roofThicknesses = [100, 120, 140, 160, 180, 200, 220, 240]
const wallThicknesses = [40, 50, 60, 75, 80, 100]
const yellow: Words = ['gelb', 'yellow']
const mineral = { brand: wollara, fire: 'A1', norm: 'EN 13162', edge: blunt } satisfies Partial<Insulation>
const rafter = {
  ...mineral,
  category: 'mineral-rafter',
  width: 1200,
  colour: yellow,
  roll: true,
  accessories: airtight,
} satisfies Partial<Insulation>
const partition = {
  ...mineral,
  category: 'mineral-partition',
  thicknesses: wallThicknesses,
  width: 625,
  accessories: [],
} satisfies Partial<Insulation>
const facade = {
  ...mineral,
  category: 'mineral-facade',
  thicknesses: facadeThicknesses,
} satisfies Partial<Insulation>

/** Rolls and slabs of glass and stone wool. */
export const mineralWool: readonly Insulation[] = [
  {
    ...rafter,
    title: ['Klemmfilz 035', 'Rafter roll 035'],
    lambda: 0.035,
    thicknesses: roofThicknesses,
    length: 4000,
    density: 20,
    price: 7.9,
  },
  {
    ...rafter,
    title: ['Klemmfilz 032', 'Rafter roll 032'],
    lambda: 0.032,
    thicknesses: roofThicknesses,
    length: 3500,
    density: 28,
    price: 10.9,
  },
  {
    ...rafter,
    title: ['Untersparrenfilz 035', 'Under-rafter felt 035'],
    lambda: 0.035,
    thicknesses: [30, 40, 50, 60],
    length: 7000,
    density: 20,
    price: 8.2,
  },
  {
    ...partition,
    title: ['Trennwandplatte 040', 'Partition slab 040'],
    lambda: 0.04,
    length: 1250,
    density: 30,
    price: 6.4,
    colour: yellow,
  },
  {
    ...partition,
    title: ['Trennwandplatte Steinwolle 035', 'Partition slab stone wool 035'],
    lambda: 0.035,
    length: 1000,
    density: 45,
    price: 9.1,
    colour: ['olive', 'olive'],
  },
  {
    ...facade,
    title: ['Putzträgerplatte 035', 'Render board 035'],
    lambda: 0.035,
    width: 400,
    length: 1200,
    density: 110,
    price: 18.9,
    colour: ['olive', 'olive'],
    accessories: etics,
  },
  {
    ...facade,
    title: ['Fassadenplatte vliesbeschichtet 032', 'Fleece-faced facade slab 032'],
    lambda: 0.032,
    width: 600,
    length: 1250,
    density: 60,
    price: 16.4,
    colour: ['schwarz', 'black'],
    accessories: [],
  },
]
