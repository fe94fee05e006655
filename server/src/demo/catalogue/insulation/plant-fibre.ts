import { brands } from '../brands.ts'
import type { Insulation } from './material.ts'
import { airtight, blunt, etics, groove } from './material.ts'

const { holzwarm } = brands
const woodFibre = {
  category: 'wood-fibre',
  brand: holzwarm,
  fire: 'E',
  norm: 'EN 13171',
  colour: ['braun', 'brown'],
} satisfies Partial<Insulation>

/** Boards and batts of wood fibre and hemp. */
export const plantFibre: readonly Insulation[] = [
  {
    ...woodFibre,
    title: ['Holzfaser Unterdeckplatte 043', 'Wood fibre sarking board 043'],
    lambda: 0.043,
    thicknesses: [22, 35, 52, 60, 80],
    width: 600,
    length: 2500,
    density: 200,
    price: 26.9,
    edge: groove,
    accessories: airtight,
  },
  {
    ...woodFibre,
    title: ['Holzfaser flexibel 036', 'Flexible wood fibre 036'],
    lambda: 0.036,
    thicknesses: [40, 60, 80, 100, 120, 140, 160, 180, 200],
    width: 575,
    length: 1220,
    density: 50,
    price: 13.9,
    edge: blunt,
    accessories: airtight,
  },
  {
    ...woodFibre,
    title: ['Holzfaser Putzträger 040', 'Wood fibre render board 040'],
    lambda: 0.04,
    thicknesses: [60, 80, 100, 120, 140],
    width: 600,
    length: 1200,
    density: 130,
    price: 24.9,
    edge: groove,
    accessories: etics,
  },
  {
    category: 'hemp',
    title: ['Hanfmatte 040', 'Hemp batt 040'],
    brand: holzwarm,
    lambda: 0.04,
    thicknesses: [40, 60, 80, 100, 120, 140, 160, 180],
    width: 575,
    length: 1200,
    density: 38,
    price: 12.8,
    fire: 'E',
    norm: 'ETA',
    edge: blunt,
    colour: ['sand', 'sand'],
    roll: true,
    accessories: airtight,
  },
]
