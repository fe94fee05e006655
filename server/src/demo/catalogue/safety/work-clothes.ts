import type { Words } from '../../shared/words.ts'
import type { Wear } from './wear.ts'
import { building } from './wear.ts'

const trouserSizes = ['46', '48', '50', '52', '54', '56', '58']
const letterSizes = ['S', 'M', 'L', 'XL', 'XXL', '3XL']
const roads: Words = ['Straßenraum und Baustelle', 'Roads and sites']
const polyester: Words = ['Polyester, Baumwolle', 'Polyester, cotton']
const trousers = {
  category: 'trousers',
  drawing: 'trousers',
  sizes: trouserSizes,
  norm: 'EN 14404',
  protection: ['Typ 2', 'type 2'],
  material: polyester,
  use: building,
} satisfies Partial<Wear>
const seenFromAfar = { category: 'hi-vis', norm: 'EN ISO 20471', use: roads } satisfies Partial<Wear>

/** Trousers, and what is seen from afar. */
export const workClothes: readonly Wear[] = [
  {
    ...trousers,
    title: ['Bundhose mit Kniepolstertaschen', 'Work trousers with knee pockets'],
    colours: ['grau', 'schwarz', 'weiss', 'nachtblau'],
    price: 64.9,
    weight: 0.7,
  },
  {
    ...trousers,
    title: ['Latzhose Maler und Fliesenleger', 'Bib trousers painter and tiler'],
    colours: ['weiss', 'grau'],
    price: 74.9,
    weight: 0.9,
  },
  {
    ...seenFromAfar,
    drawing: 'vest',
    title: ['Warnweste', 'High-visibility vest'],
    sizes: ['M', 'L', 'XL', 'XXL'],
    colours: ['gelb', 'orange'],
    price: 5.9,
    weight: 0.15,
    protection: ['Klasse 2', 'class 2'],
    material: ['Polyester', 'Polyester'],
  },
  {
    ...seenFromAfar,
    drawing: 'jacket',
    title: ['Warnschutzjacke gefüttert', 'Lined high-visibility jacket'],
    sizes: letterSizes,
    colours: ['gelb', 'orange'],
    price: 89,
    weight: 1.3,
    protection: ['Klasse 3', 'class 3'],
    material: ['Polyester', 'Polyester'],
  },
  {
    ...seenFromAfar,
    drawing: 'jacket',
    title: ['Softshelljacke', 'Softshell jacket'],
    sizes: letterSizes,
    colours: ['gelb', 'schwarz', 'grau'],
    price: 69,
    weight: 0.8,
    protection: ['Klasse 1', 'class 1'],
    material: ['Softshell', 'Softshell'],
  },
]
