import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import { hazards } from '../hazards.ts'
import type { Attributes, Product } from '../product.ts'
import { pack } from '../product.ts'
import { groutColours } from './grout-colours.ts'

interface Sealant {
  id: string
  category: string
  title: Words
  material: Words
  use: Words
  content: number
  colours: readonly ColourKey[]
  price: number
  hazard?: Attributes
  drawing?: string
}

const base: readonly ColourKey[] = ['transparent', 'weiss', 'grau', 'schwarz', 'braun']
const pu: Words = ['Polyurethan', 'Polyurethane']
const bath: Words = ['Bad, Dusche, Küche', 'Bath, shower, kitchen']
const windows: Words = ['Fenster, Türen, Durchbrüche', 'Windows, doors, penetrations']

// oxfmt-ignore
const sealants: readonly Sealant[] = [
  { id: 'sanitary', category: 'silicone-sanitary', title: ['Sanitärsilikon S 60', 'Sanitary silicone S 60'], material: ['Acetat-Silikon', 'Acetoxy silicone'], use: bath, content: 310, colours: [...groutColours, 'transparent'], price: 8.9 },
  { id: 'stone', category: 'silicone-stone', title: ['Natursteinsilikon S 70', 'Natural stone silicone S 70'], material: ['Neutral-Silikon', 'Neutral silicone'], use: ['Naturstein, Schwimmbad', 'Natural stone, pools'], content: 310, colours: groutColours.slice(0, 16), price: 12.9 },
  { id: 'acrylic', category: 'acrylic', title: ['Maleracryl A 20', "Painter's acrylic A 20"], material: ['Acryl', 'Acrylic'], use: ['Anschlussfugen, überstreichbar', 'Connection joints, paintable'], content: 310, colours: ['weiss', 'grau', 'braun', 'anthrazit'], price: 3.4 },
  { id: 'assembly', category: 'acrylic', title: ['Montagekleber M 80', 'Assembly adhesive M 80'], material: ['MS-Polymer', 'MS polymer'], use: ['Kleben und Dichten ohne Bohren', 'Bonding and sealing without drilling'], content: 290, colours: ['weiss', 'grau', 'schwarz', 'transparent'], price: 11.9, hazard: hazards.irritant },
  { id: 'pu', category: 'acrylic', title: ['PU-Dichtstoff P 45', 'PU sealant P 45'], material: pu, use: ['Bodenfugen, befahrbar', 'Floor joints, trafficable'], content: 300, colours: base.slice(1), price: 9.8, hazard: hazards.irritant },
  { id: 'foam-gun', category: 'foam-gun', title: ['Pistolenschaum 1K B2', 'Gun foam 1C B2'], material: pu, use: windows, content: 750, colours: ['gelb'], price: 9.9, hazard: hazards.foam, drawing: 'spray-can' },
  { id: 'foam-b1', category: 'foam-gun', title: ['Brandschutzschaum 1K B1', 'Fire-protection foam 1C B1'], material: pu, use: windows, content: 750, colours: ['rot'], price: 18.9, hazard: hazards.foam, drawing: 'spray-can' },
  { id: 'foam-2k', category: 'foam-gun', title: ['Zargenschaum 2K', 'Door-frame foam 2C'], material: pu, use: ['Türzargen', 'Door frames'], content: 400, colours: ['gruen'], price: 14.5, hazard: hazards.foam, drawing: 'spray-can' },
  { id: 'foam-winter', category: 'foam-gun', title: ['Winterschaum 1K bis -10 °C', 'Winter foam 1C down to -10 °C'], material: pu, use: windows, content: 750, colours: ['hellblau'], price: 11.9, hazard: hazards.foam, drawing: 'spray-can' },
  { id: 'foam-brick', category: 'foam-gun', title: ['Perimeter-Klebeschaum', 'Perimeter adhesive foam'], material: pu, use: ['Dämmplatten kleben', 'Bonding insulation boards'], content: 750, colours: ['beige'], price: 10.9, hazard: hazards.foam, drawing: 'spray-can' },
]

/** Silicones, acrylics and foams. */
export function* tileSealants(): Generator<Product> {
  for (const sealant of sealants) for (const colour of sealant.colours) yield article(sealant, colour)
}

function article(item: Sealant, colour: ColourKey): Product {
  const shade = colours[colour].name
  const foam = item.category === 'foam-gun'
  return {
    key: `silicone/${item.id}/${colour}`,
    category: item.category,
    drawing: item.drawing ?? 'cartridge',
    name: [
      de`${brands.dichtaro.name} ${item.title} ${foam ? '' : `${shade[0]} `}${item.content} ml`,
      en`${brands.dichtaro.name} ${item.title} ${foam ? '' : `${shade[1]} `}${item.content} ml`,
    ],
    line2: item.use,
    text: [
      de`${item.title[0]}: ${item.material}, dauerelastisch und alterungsbeständig. Einsatz: ${item.use}. Haftflächen trocken, staub- und fettfrei.`,
      en`${item.title[1]}: ${item.material}, permanently elastic and ageing-resistant. Use: ${item.use}. Contact faces dry and free of dust and grease.`,
    ],
    brand: brands.dichtaro,
    attributes: {
      material: item.material,
      ...coloured(colour),
      content_ml: item.content,
      application: item.use,
      processing_temperature: { from: 5, to: 40 },
      temperature_resistance: { from: -40, to: foam ? 90 : 150 },
      fire_class: item.id === 'foam-b1' ? 'B1' : foam ? 'B2' : 'E',
      norm: foam ? 'DIN 4102' : 'EN 15651',
      ...item.hazard,
    },
    unit: 'ST',
    units: [pack('KAR', foam ? 12 : 20), pack('PAL', foam ? 720 : 1200)],
    weight: foam ? 0.95 : 0.4,
    price: item.price,
    discountGroup: 'BC30',
    documents: item.hazard ? ['data_sheet', 'safety_data_sheet'] : ['data_sheet'],
    accessories: foam ? [{ key: 'cleaner/foam', group: 'part' }] : [{ key: 'gun/cartridge', group: 'tool' }],
  }
}
