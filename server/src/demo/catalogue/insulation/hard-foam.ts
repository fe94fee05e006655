import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Insulation } from './material.ts'
import { airtight, blunt, etics, facadeThicknesses, groove } from './material.ts'

const { polyterm } = brands
const step: Words = ['Stufenfalz', 'shiplap']
const foam = { brand: polyterm, fire: 'E' } satisfies Partial<Insulation>
const eps = { ...foam, width: 500, length: 1000, norm: 'EN 13163', edge: blunt } satisfies Partial<Insulation>
const epsFacade = { ...eps, category: 'eps-facade', accessories: etics } satisfies Partial<Insulation>
const epsFloor = {
  ...eps,
  category: 'eps-floor',
  colour: ['weiß', 'white'],
  accessories: [],
} satisfies Partial<Insulation>
const xps = {
  ...foam,
  category: 'xps-perimeter',
  width: 600,
  length: 1250,
  norm: 'EN 13164',
  edge: step,
  accessories: [{ key: 'preparation/bitumen', group: 'adhesive' }],
} satisfies Partial<Insulation>
const pur = {
  ...foam,
  category: 'pur-roof',
  density: 32,
  norm: 'EN 13165',
  edge: groove,
  colour: ['gelb', 'yellow'],
  accessories: airtight,
} satisfies Partial<Insulation>

/** Boards of EPS, XPS and PUR. */
export const hardFoam: readonly Insulation[] = [
  {
    ...epsFacade,
    title: ['WDVS-Platte EPS 032 grau', 'ETICS board EPS 032 grey'],
    lambda: 0.032,
    thicknesses: facadeThicknesses,
    density: 16,
    price: 12.4,
    colour: ['grau', 'grey'],
  },
  {
    ...epsFacade,
    title: ['WDVS-Platte EPS 035 weiß', 'ETICS board EPS 035 white'],
    lambda: 0.035,
    thicknesses: facadeThicknesses,
    density: 18,
    price: 10.6,
    colour: ['weiß', 'white'],
  },
  {
    ...epsFacade,
    title: ['Sockelplatte EPS 035', 'Plinth board EPS 035'],
    lambda: 0.035,
    thicknesses: [60, 80, 100, 120, 140, 160],
    density: 30,
    price: 16.9,
    colour: ['hellblau', 'light blue'],
  },
  {
    ...epsFloor,
    title: ['Estrichdämmplatte EPS 035 DEO', 'Screed board EPS 035 DEO'],
    lambda: 0.035,
    thicknesses: [20, 30, 40, 50, 60, 80, 100, 120],
    density: 20,
    price: 9.8,
  },
  {
    ...epsFloor,
    title: ['Trittschallplatte EPS 045 DES sm', 'Impact sound board EPS 045 DES sm'],
    lambda: 0.045,
    thicknesses: [20, 25, 30, 35, 40],
    density: 12,
    price: 8.9,
  },
  {
    ...xps,
    title: ['XPS 300 kPa', 'XPS 300 kPa'],
    lambda: 0.035,
    thicknesses: [30, 40, 50, 60, 80, 100, 120, 140, 160, 180, 200],
    density: 33,
    price: 19.9,
    colour: ['rosé', 'rose'],
  },
  {
    ...xps,
    title: ['XPS 500 kPa', 'XPS 500 kPa'],
    lambda: 0.036,
    thicknesses: [60, 80, 100, 120, 140, 160],
    density: 38,
    price: 27.5,
    colour: ['grün', 'green'],
  },
  {
    ...pur,
    title: ['PUR alukaschiert 023', 'Foil-faced PUR 023'],
    lambda: 0.023,
    thicknesses: [60, 80, 100, 120, 140, 160],
    width: 600,
    length: 1200,
    price: 29.9,
  },
  {
    ...pur,
    title: ['PUR Aufsparren 024 mit Bahn', 'Over-rafter PUR 024 with membrane'],
    lambda: 0.024,
    thicknesses: [80, 100, 120, 140, 160],
    width: 1200,
    length: 2400,
    price: 34.5,
  },
]
