import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Attributes, Product } from '../product.ts'
import { pack } from '../product.ts'

interface Wear {
  category: string
  drawing: string
  title: Words
  sizes: readonly string[]
  colours: readonly ColourKey[]
  price: number
  weight: number
  norm: string
  protection: string
  material: Words
  use: Words
  attributes?: Attributes
  perPack?: number
}

const gloveSizes = ['7', '8', '9', '10', '11']
const shoeSizes = ['39', '40', '41', '42', '43', '44', '45', '46', '47']
const trouserSizes = ['46', '48', '50', '52', '54', '56', '58']
const letterSizes = ['S', 'M', 'L', 'XL', 'XXL', '3XL']
const one = ['Universal']
const building: Words = ['Bau und Montage', 'Building and assembly']
const chemical: Words = ['Umgang mit Chemikalien', 'Handling chemicals']
const roads: Words = ['Straßenraum und Baustelle', 'Roads and sites']
const dust: Words = ['Staub und Rauch', 'Dust and fumes']
const nitrile: Words = ['Nylon, Nitrilschaum', 'Nylon, nitrile foam']
const leather: Words = ['Leder', 'Leather']
const polyester: Words = ['Polyester, Baumwolle', 'Polyester, cotton']

const wear: readonly Wear[] = [
  {
    category: 'helmet',
    drawing: 'helmet',
    title: ['Bauhelm 4-Punkt', 'Site helmet 4-point'],
    sizes: ['52-61 cm'],
    colours: ['weiss', 'gelb', 'orange', 'rot', 'blau', 'gruen'],
    price: 12.9,
    weight: 0.36,
    norm: 'EN 397',
    protection: 'EN 397',
    material: ['HDPE', 'HDPE'],
    use: building,
  },
  {
    category: 'helmet',
    drawing: 'helmet',
    title: ['Schutzhelm 6-Punkt mit Drehrad', 'Safety helmet 6-point with ratchet'],
    sizes: ['51-64 cm'],
    colours: ['weiss', 'gelb', 'orange', 'blau', 'schwarz'],
    price: 34.9,
    weight: 0.42,
    norm: 'EN 397',
    protection: 'EN 397',
    material: ['ABS', 'ABS'],
    use: building,
  },
  {
    category: 'glasses',
    drawing: 'glasses',
    title: ['Bügelbrille klar', 'Safety spectacles clear'],
    sizes: one,
    colours: ['transparent', 'schwarz', 'blau'],
    price: 6.9,
    weight: 0.03,
    norm: 'EN 166',
    protection: 'EN 166 1F',
    material: ['Polycarbonat', 'Polycarbonate'],
    use: building,
  },
  {
    category: 'glasses',
    drawing: 'glasses',
    title: ['Vollsichtbrille beschlagfrei', 'Anti-fog goggles'],
    sizes: one,
    colours: ['transparent', 'grau', 'gruen'],
    price: 14.9,
    weight: 0.1,
    norm: 'EN 166',
    protection: 'EN 166 1B',
    material: ['Polycarbonat', 'Polycarbonate'],
    use: chemical,
  },
  {
    category: 'hearing',
    drawing: 'ear-muffs',
    title: ['Kapselgehörschutz 27 dB', 'Ear muffs 27 dB'],
    sizes: one,
    colours: ['rot', 'gelb', 'schwarz'],
    price: 19.9,
    weight: 0.2,
    norm: 'EN 352',
    protection: 'SNR 27 dB',
    material: ['ABS', 'ABS'],
    use: building,
  },
  {
    category: 'hearing',
    drawing: 'ear-muffs',
    title: ['Kapselgehörschutz 32 dB', 'Ear muffs 32 dB'],
    sizes: one,
    colours: ['orange', 'blau', 'schwarz'],
    price: 29.9,
    weight: 0.28,
    norm: 'EN 352',
    protection: 'SNR 32 dB',
    material: ['ABS', 'ABS'],
    use: building,
  },
  {
    category: 'respirator',
    drawing: 'respirator',
    title: ['Atemschutzmaske FFP2 mit Ventil', 'Respirator FFP2 with valve'],
    sizes: one,
    colours: ['weiss', 'blau'],
    price: 29.9,
    weight: 0.02,
    norm: 'EN 149',
    protection: 'FFP2 NR D',
    material: ['Vlies', 'Fleece'],
    use: dust,
    perPack: 10,
    attributes: { cartridge_class: 'FFP2' },
  },
  {
    category: 'respirator',
    drawing: 'respirator',
    title: ['Atemschutzmaske FFP3 mit Ventil', 'Respirator FFP3 with valve'],
    sizes: one,
    colours: ['weiss', 'grau'],
    price: 39.9,
    weight: 0.02,
    norm: 'EN 149',
    protection: 'FFP3 NR D',
    material: ['Vlies', 'Fleece'],
    use: dust,
    perPack: 10,
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
  {
    category: 'glove-assembly',
    drawing: 'glove',
    title: ['Montagehandschuh Flex', 'Assembly glove Flex'],
    sizes: gloveSizes,
    colours: ['grau', 'schwarz', 'blau'],
    price: 3.9,
    weight: 0.06,
    norm: 'EN 388',
    protection: '4121X',
    material: nitrile,
    use: building,
    perPack: 12,
  },
  {
    category: 'glove-assembly',
    drawing: 'glove',
    title: ['Feinstrickhandschuh PU', 'Fine-knit glove PU'],
    sizes: gloveSizes,
    colours: ['weiss', 'schwarz'],
    price: 2.4,
    weight: 0.05,
    norm: 'EN 388',
    protection: '3131X',
    material: ['Polyester, PU', 'Polyester, PU'],
    use: building,
    perPack: 12,
  },
  {
    category: 'glove-assembly',
    drawing: 'glove',
    title: ['Rindspaltlederhandschuh', 'Split leather glove'],
    sizes: ['9', '10', '11'],
    colours: ['beige', 'gelb'],
    price: 4.9,
    weight: 0.15,
    norm: 'EN 388',
    protection: '3143X',
    material: leather,
    use: building,
    perPack: 12,
  },
  {
    category: 'glove-special',
    drawing: 'glove',
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
    category: 'glove-special',
    drawing: 'glove',
    title: ['Chemikalienhandschuh Nitril lang', 'Long nitrile chemical glove'],
    sizes: gloveSizes.slice(1),
    colours: ['gruen', 'blau'],
    price: 6.9,
    weight: 0.1,
    norm: 'EN 374',
    protection: 'Typ A',
    material: ['Nitril', 'Nitrile'],
    use: chemical,
    attributes: { cut_level: 'A' },
  },
  {
    category: 'glove-special',
    drawing: 'glove',
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
  {
    category: 'shoe-low',
    drawing: 'shoe',
    title: ['Sicherheitshalbschuh S1P Airo', 'Safety shoe S1P Airo'],
    sizes: shoeSizes,
    colours: ['schwarz', 'grau'],
    price: 89,
    weight: 1.1,
    norm: 'EN ISO 20345',
    protection: 'S1P',
    material: ['Textil', 'Textile'],
    use: building,
    attributes: { sole: ['PU/PU', 'PU/PU'] },
  },
  {
    category: 'shoe-low',
    drawing: 'shoe',
    title: ['Sicherheitshalbschuh S3 Tecto', 'Safety shoe S3 Tecto'],
    sizes: shoeSizes,
    colours: ['schwarz', 'braun'],
    price: 109,
    weight: 1.2,
    norm: 'EN ISO 20345',
    protection: 'S3',
    material: leather,
    use: building,
    attributes: { sole: ['PU/TPU', 'PU/TPU'] },
  },
  {
    category: 'boot',
    drawing: 'boot',
    title: ['Sicherheitsstiefel S3 Tecto High', 'Safety boot S3 Tecto High'],
    sizes: shoeSizes,
    colours: ['schwarz', 'braun'],
    price: 129,
    weight: 1.5,
    norm: 'EN ISO 20345',
    protection: 'S3',
    material: leather,
    use: building,
    attributes: { sole: ['PU/TPU', 'PU/TPU'] },
  },
  {
    category: 'boot',
    drawing: 'boot',
    title: ['Dachdeckerstiefel S3 Firsto', 'Roofer boot S3 Firsto'],
    sizes: shoeSizes.slice(1),
    colours: ['schwarz'],
    price: 139,
    weight: 1.4,
    norm: 'EN ISO 20345',
    protection: 'S3',
    material: leather,
    use: ['Steildach', 'Pitched roofs'],
    attributes: { sole: ['Gummi weich', 'Soft rubber'] },
  },
  {
    category: 'boot',
    drawing: 'rubber-boot',
    title: ['Gummistiefel S5', 'Rubber boot S5'],
    sizes: shoeSizes,
    colours: ['gelb', 'gruen'],
    price: 34.9,
    weight: 2,
    norm: 'EN ISO 20345',
    protection: 'S5',
    material: ['PVC', 'PVC'],
    use: building,
    attributes: { sole: ['PVC', 'PVC'] },
  },
  {
    category: 'trousers',
    drawing: 'trousers',
    title: ['Bundhose mit Kniepolstertaschen', 'Work trousers with knee pockets'],
    sizes: trouserSizes,
    colours: ['grau', 'schwarz', 'weiss', 'nachtblau'],
    price: 64.9,
    weight: 0.7,
    norm: 'EN 14404',
    protection: 'Typ 2',
    material: polyester,
    use: building,
  },
  {
    category: 'trousers',
    drawing: 'trousers',
    title: ['Latzhose Maler und Fliesenleger', 'Bib trousers painter and tiler'],
    sizes: trouserSizes,
    colours: ['weiss', 'grau'],
    price: 74.9,
    weight: 0.9,
    norm: 'EN 14404',
    protection: 'Typ 2',
    material: polyester,
    use: building,
  },
  {
    category: 'hi-vis',
    drawing: 'vest',
    title: ['Warnweste', 'High-visibility vest'],
    sizes: ['M', 'L', 'XL', 'XXL'],
    colours: ['gelb', 'orange'],
    price: 5.9,
    weight: 0.15,
    norm: 'EN ISO 20471',
    protection: 'Klasse 2',
    material: ['Polyester', 'Polyester'],
    use: roads,
  },
  {
    category: 'hi-vis',
    drawing: 'jacket',
    title: ['Warnschutzjacke gefüttert', 'Lined high-visibility jacket'],
    sizes: letterSizes,
    colours: ['gelb', 'orange'],
    price: 89,
    weight: 1.3,
    norm: 'EN ISO 20471',
    protection: 'Klasse 3',
    material: ['Polyester', 'Polyester'],
    use: roads,
  },
  {
    category: 'hi-vis',
    drawing: 'jacket',
    title: ['Softshelljacke', 'Softshell jacket'],
    sizes: letterSizes,
    colours: ['gelb', 'schwarz', 'grau'],
    price: 69,
    weight: 0.8,
    norm: 'EN ISO 20471',
    protection: 'Klasse 1',
    material: ['Softshell', 'Softshell'],
    use: roads,
  },
]

/** The safety assortment: every protective article in every size and colour. */
export function* safety(): Generator<Product> {
  for (const item of wear)
    for (const colour of item.colours) for (const size of item.sizes) yield article(item, colour, size)
}

function article(item: Wear, colour: ColourKey, size: string): Product {
  const shade = colours[colour].name
  const brand = item.category === 'boot' || item.category === 'shoe-low' ? brands.trittano : brands.sicurana
  const sized: Words =
    item.sizes === one ? [de`${shade}`, en`${shade}`] : [de`${shade} Gr. ${size}`, en`${shade} size ${size}`]
  return {
    category: item.category,
    drawing: item.drawing,
    name: [de`${brand.name} ${item.title} ${sized}`, en`${brand.name} ${item.title} ${sized}`],
    line2: [de`${item.norm}, ${item.protection}`, en`${item.norm}, ${item.protection}`],
    text: [
      de`${item.title[0]} nach ${item.norm}, Schutz ${item.protection}. Für ${item.use}.`,
      en`${item.title[1]} to ${item.norm}, protection ${item.protection}. For ${item.use}.`,
    ],
    brand,
    attributes: {
      size,
      ...coloured(colour),
      material: item.material,
      norm: item.norm,
      protection_class: item.protection,
      application: item.use,
      type: item.title,
      ...item.attributes,
    },
    unit:
      item.category.startsWith('glove') || item.category.startsWith('shoe') || item.category === 'boot'
        ? 'PAA'
        : 'ST',
    units: item.perPack ? [pack('PAK', item.perPack)] : [],
    weight: item.weight,
    price: item.price,
    discountGroup: 'AS10',
    documents: ['data_sheet', 'certificate'],
  }
}
