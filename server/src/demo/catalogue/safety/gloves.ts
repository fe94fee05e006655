import type { Words } from '../../shared/words.ts'
import type { Wear } from './wear.ts'
import { building, chemical, leather } from './wear.ts'

const gloveSizes = ['7', '8', '9', '10', '11']
const nitrile: Words = ['Nylon, Nitrilschaum', 'Nylon, nitrile foam']
const assembly = {
  category: 'glove-assembly',
  drawing: 'glove',
  norm: 'EN 388',
  use: building,
  perPack: 12,
} satisfies Partial<Wear>
const special = { category: 'glove-special', drawing: 'glove' } satisfies Partial<Wear>

/** Gloves for assembly, and against cuts, chemicals and wet. */
export const gloves: readonly Wear[] = [
  {
    ...assembly,
    title: ['Montagehandschuh Flex', 'Assembly glove Flex'],
    sizes: gloveSizes,
    colours: ['grau', 'schwarz', 'blau'],
    price: 3.9,
    weight: 0.06,
    protection: '4121X',
    material: nitrile,
  },
  {
    ...assembly,
    title: ['Feinstrickhandschuh PU', 'Fine-knit glove PU'],
    sizes: gloveSizes,
    colours: ['weiss', 'schwarz'],
    price: 2.4,
    weight: 0.05,
    protection: '3131X',
    material: ['Polyester, PU', 'Polyester, PU'],
  },
  {
    ...assembly,
    title: ['Rindspaltlederhandschuh', 'Split leather glove'],
    sizes: ['9', '10', '11'],
    colours: ['beige', 'gelb'],
    price: 4.9,
    weight: 0.15,
    protection: '3143X',
    material: leather,
  },
  {
    ...special,
    title: ['Schnittschutzhandschuh Level D', 'Cut protection glove level D'],
    sizes: gloveSizes,
    colours: ['grau', 'schwarz'],
    price: 12.9,
    weight: 0.08,
    norm: 'EN 388',
    protection: '4X42D',
    material: ['HPPE, PU', 'HPPE, PU'],
    use: building,
    attributes: { cut_level: 'D' },
  },
  {
    ...special,
    title: ['Chemikalienhandschuh Nitril lang', 'Long nitrile chemical glove'],
    sizes: gloveSizes.slice(1),
    colours: ['gruen', 'blau'],
    price: 6.9,
    weight: 0.1,
    norm: 'EN 374',
    protection: ['Typ A', 'type A'],
    material: ['Nitril', 'Nitrile'],
    use: chemical,
    attributes: { cut_level: 'A' },
  },
  {
    ...special,
    title: ['Fliesenlegerhandschuh wasserdicht', "Waterproof tiler's glove"],
    sizes: gloveSizes,
    colours: ['orange', 'schwarz'],
    price: 8.9,
    weight: 0.09,
    norm: 'EN 388',
    protection: '3131X',
    material: ['Latex', 'Latex'],
    use: ['Verfugen und Kleben', 'Grouting and bonding'],
    attributes: { cut_level: 'B' },
  },
]
