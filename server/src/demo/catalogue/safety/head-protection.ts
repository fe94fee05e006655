import type { Words } from '../../shared/words.ts'
import type { Wear } from './wear.ts'
import { building, chemical, one } from './wear.ts'

const dust: Words = ['Staub und Rauch', 'Dust and fumes']
const helmet = {
  category: 'helmet',
  drawing: 'helmet',
  norm: 'EN 397',
  protection: 'EN 397',
  use: building,
} satisfies Partial<Wear>
const glasses = {
  category: 'glasses',
  drawing: 'glasses',
  sizes: one,
  norm: 'EN 166',
  material: ['Polycarbonat', 'Polycarbonate'],
} satisfies Partial<Wear>
const earMuffs = {
  category: 'hearing',
  drawing: 'ear-muffs',
  sizes: one,
  norm: 'EN 352',
  material: ['ABS', 'ABS'],
  use: building,
} satisfies Partial<Wear>
const dustMask = {
  category: 'respirator',
  drawing: 'respirator',
  sizes: one,
  norm: 'EN 149',
  material: ['Vlies', 'Fleece'],
  use: dust,
  perPack: 10,
} satisfies Partial<Wear>

/** Helmets, glasses, ear muffs and respirators. */
export const headProtection: readonly Wear[] = [
  {
    ...helmet,
    title: ['Bauhelm 4-Punkt', 'Site helmet 4-point'],
    sizes: ['52-61 cm'],
    colours: ['weiss', 'gelb', 'orange', 'rot', 'blau', 'gruen'],
    price: 12.9,
    weight: 0.36,
    material: ['HDPE', 'HDPE'],
  },
  {
    ...helmet,
    title: ['Schutzhelm 6-Punkt mit Drehrad', 'Safety helmet 6-point with ratchet'],
    sizes: ['51-64 cm'],
    colours: ['weiss', 'gelb', 'orange', 'blau', 'schwarz'],
    price: 34.9,
    weight: 0.42,
    material: ['ABS', 'ABS'],
  },
  {
    ...glasses,
    title: ['Bügelbrille klar', 'Safety spectacles clear'],
    colours: ['transparent', 'schwarz', 'blau'],
    price: 6.9,
    weight: 0.03,
    protection: 'EN 166 1F',
    use: building,
  },
  {
    ...glasses,
    title: ['Vollsichtbrille beschlagfrei', 'Anti-fog goggles'],
    colours: ['transparent', 'grau', 'gruen'],
    price: 14.9,
    weight: 0.1,
    protection: 'EN 166 1B',
    use: chemical,
  },
  {
    ...earMuffs,
    title: ['Kapselgehörschutz 27 dB', 'Ear muffs 27 dB'],
    colours: ['rot', 'gelb', 'schwarz'],
    price: 19.9,
    weight: 0.2,
    protection: 'SNR 27 dB',
  },
  {
    ...earMuffs,
    title: ['Kapselgehörschutz 32 dB', 'Ear muffs 32 dB'],
    colours: ['orange', 'blau', 'schwarz'],
    price: 29.9,
    weight: 0.28,
    protection: 'SNR 32 dB',
  },
  {
    ...dustMask,
    weight: 0.02,
    title: ['Atemschutzmaske FFP2 mit Ventil', 'Respirator FFP2 with valve'],
    colours: ['weiss', 'blau'],
    price: 29.9,
    protection: 'FFP2 NR D',
    attributes: { cartridge_class: 'FFP2' },
  },
  {
    ...dustMask,
    weight: 0.02,
    title: ['Atemschutzmaske FFP3 mit Ventil', 'Respirator FFP3 with valve'],
    colours: ['weiss', 'grau'],
    price: 39.9,
    protection: 'FFP3 NR D',
    attributes: { cartridge_class: 'FFP3' },
  },
  {
    category: 'respirator',
    drawing: 'respirator',
    title: ['Halbmaske mit Filter A2P3', 'Half mask with A2P3 filter'],
    sizes: ['S', 'M', 'L'],
    colours: ['grau', 'schwarz'],
    price: 49.9,
    weight: 0.3,
    norm: 'EN 140',
    protection: 'A2P3',
    material: ['Silikon', 'Silicone'],
    use: chemical,
    attributes: { cartridge_class: 'A2P3' },
  },
]
