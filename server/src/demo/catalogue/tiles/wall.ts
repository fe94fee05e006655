import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import type { Brand } from '../brands.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'
import type { Format, FormatName } from './formats.ts'
import { cartonArea, formats, tileArea } from './formats.ts'
import { layingMaterial } from './laying.ts'

interface WallSeries {
  name: string
  brand: Brand
  category: string
  kind: Words
  surface: Words
  price: number
  colours: string
  formats: readonly FormatName[]
  look: Words
}

const gloss: Words = ['glänzend', 'glossy']
const matt: Words = ['matt', 'matt']
const plain: Words = ['Uni', 'Plain']
const tile: Words = ['Wandfliese', 'Wall tile']
const { keralind, azulenda, gresalta } = brands

// oxfmt-ignore
const wallSeries: readonly WallSeries[] = [
  wall('Blanka', keralind, 'wall-plain-gloss', tile, gloss, 16.9, 'weiss altweiss', ['15x15', '20x20', '20x40', '25x40', '30x60', '30x90'], plain),
  wall('Colorina', keralind, 'wall-plain-gloss', tile, gloss, 21.5, 'weiss creme hellgrau grau schwarz gelb orange rot tuerkis hellblau blau gruen', ['15x15', '20x20', '20x40'], plain),
  wall('Sereno', gresalta, 'wall-plain-gloss', tile, gloss, 24.9, 'weiss elfenbein greige hellgrau', ['30x60', '30x90', '40x120'], plain),
  wall('Blanka Mat', keralind, 'wall-plain-matt', tile, matt, 17.9, 'weiss altweiss', ['15x15', '20x20', '20x40', '25x40', '30x60', '30x90'], plain),
  wall('Puro', azulenda, 'wall-plain-matt', tile, matt, 22.9, 'weiss creme sand salbei rosa hellblau hellgrau anthrazit', ['20x20', '20x60', '30x60'], plain),
  wall('Nuance', gresalta, 'wall-plain-matt', tile, matt, 26.4, 'weiss greige taupe grau terrakotta olive', ['30x60', '30x90'], plain),
  wall('Metropol', azulenda, 'wall-metro-bevel', ['Metrofliese', 'Metro tile'], gloss, 27.9, 'weiss creme hellgrau anthrazit schwarz salbei flaschengruen hellblau nachtblau bordeaux', ['7,5x15', '10x20', '10x30'], ['Facette', 'Bevelled']),
  wall('Artesana', azulenda, 'wall-metro-flat', ['Riemchen', 'Brick tile'], gloss, 39.9, 'weiss altweiss salbei flaschengruen tuerkis blau nachtblau rosa ocker terrakotta', ['7,5x15', '10x10'], ['Handgeformt', 'Handmade look']),
  wall('Zellia', azulenda, 'wall-metro-flat', ['Riemchen', 'Brick tile'], gloss, 44.5, 'weiss sand olive blau schwarz', ['10x10', '10x30'], ['Zellige', 'Zellige']),
  wall('Lumina', gresalta, 'wall-plain-gloss', tile, gloss, 23.9, 'weiss creme greige taupe silbergrau', ['20x60', '30x60', '30x90'], plain),
  wall('Vela', keralind, 'wall-plain-matt', tile, matt, 19.9, 'weiss hellgrau grau beige sand', ['20x40', '30x60', '25x40'], plain),
  wall('Ladrillo', azulenda, 'wall-metro-flat', ['Riemchen', 'Brick tile'], matt, 34.9, 'weiss terrakotta rost grau anthrazit', ['7,5x15', '10x30'], ['Ziegel', 'Brick']),
  wall('Station', keralind, 'wall-metro-bevel', ['Metrofliese', 'Metro tile'], gloss, 22.9, 'weiss altweiss grau schwarz blau gruen', ['7,5x15', '10x20'], ['Facette', 'Bevelled']),
  wall('Plissee', keralind, 'wall-decor-relief', ['Reliefdekor', 'Relief decor'], matt, 29.9, 'weiss greige salbei anthrazit', ['30x60', '30x90'], ['Falten', 'Pleats']),
  wall('Onda', gresalta, 'wall-decor-relief', ['Reliefdekor', 'Relief decor'], matt, 31.9, 'weiss creme greige grau', ['30x60', '30x90', '40x120'], ['Welle', 'Wave']),
  wall('Cuneo', gresalta, 'wall-decor-relief', ['Reliefdekor', 'Relief decor'], matt, 33.5, 'weiss sand hellgrau', ['30x60', '30x90'], ['Geometrisch', 'Geometric']),
  wall('Azulejo', azulenda, 'wall-decor-pattern', ['Musterdekor', 'Patterned decor'], matt, 46.9, 'blau nachtblau salbei terrakotta ocker grau', ['15x15', '20x20'], ['Ornament', 'Ornament']),
  wall('Retrograf', keralind, 'wall-decor-pattern', ['Musterdekor', 'Patterned decor'], matt, 41.9, 'schwarz grau blau rosa gruen', ['20x20'], ['Grafisch', 'Graphic']),
]

function wall(
  name: string,
  brand: Brand,
  category: string,
  kind: Words,
  surface: Words,
  price: number,
  colours: string,
  formats: readonly FormatName[],
  look: Words,
): WallSeries {
  return { name, brand, category, kind, surface, price, colours, formats, look }
}

/** Glazed wall tiles: plain, metro, decors. */
export function* wallTiles(): Generator<Product> {
  for (const series of wallSeries)
    for (const colour of series.colours.split(' ') as ColourKey[])
      for (const format of series.formats) yield wallTile(series, colour, format)
}

function wallTile(series: WallSeries, colour: ColourKey, name: FormatName): Product {
  const format: Format = formats[name]
  const area = cartonArea(format)
  const shade = colours[colour].name
  const thickness = format.length >= 600 ? 9 : 7
  const size: Words = [`${name} cm`, `${name.replace(',', '.')} cm`]
  return {
    category: series.category,
    drawing: series.category === 'wall-decor-pattern' ? 'pattern-tile' : 'tile',
    name: [
      de`Steingut ${series.kind} ${series.name} ${size} ${shade} ${series.surface}`,
      en`Earthenware ${series.kind[1].toLowerCase()} ${series.name} ${size} ${shade} ${series.surface}`,
    ],
    line2: [
      de`${series.look}, ${thickness} mm, nur für innen`,
      en`${series.look}, ${thickness} mm, indoors only`,
    ],
    text: [
      de`Glasierte Wandfliese der Serie ${series.name} für Bad und Küche im Innenbereich. Leicht zu schneiden und zu bohren, unempfindlich gegen haushaltsübliche Reiniger.`,
      en`Glazed wall tile of the ${series.name} series for indoor bathrooms and kitchens. Easy to cut and drill, resistant to household cleaners.`,
    ],
    brand: series.brand,
    attributes: {
      series: series.name,
      material: ['Steingut', 'Earthenware'],
      ...coloured(colour),
      look: series.look,
      surface: series.surface,
      format: size,
      width: format.width,
      length: format.length,
      thickness,
      rectified: format.length >= 600 ? ['ja', 'yes'] : ['nein', 'no'],
      frost_proof: ['nein', 'no'],
      water_absorption: 14,
      joint_width: 2,
      application: ['Wand innen', 'Wall indoors'],
      norm: 'EN 14411 BIII',
    },
    unit: 'M2',
    step: area,
    units: [pack('ST', tileArea(format)), pack('KAR', area), pack('PAL', area * format.cartons)],
    weight: thickness * 1.7,
    price: series.price * (format.length >= 900 ? 1.25 : 1),
    discountGroup: 'FL20',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [
      ...layingMaterial(colour, format.length, 'wall'),
      { key: 'profile/square/silber/8', group: 'profile' },
    ],
  }
}
