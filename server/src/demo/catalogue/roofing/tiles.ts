import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import type { Brand } from '../brands.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'

interface RoofTile {
  model: string
  category: string
  title: Words
  brand: Brand
  perSquareMetre: number
  coverWidth: number
  coverLength: number
  pitch: number
  weight: number
  /** Euros per piece in natural red. */
  price: number
  colours: readonly ColourKey[]
}

const clay: Words = ['Tondachziegel', 'Clay roof tile']
const stone: Words = ['Dachstein', 'Concrete roof tile']
const plain: Words = ['Biberschwanzziegel', 'Plain tile']
const engobed: readonly ColourKey[] = [
  'naturrot',
  'kupferbraun',
  'braun',
  'anthrazit',
  'schwarz',
  'bordeaux',
  'grau',
]
const through: readonly ColourKey[] = ['rot', 'braun', 'anthrazit', 'grau', 'schwarz']
const { rothach, dachoria } = brands

// oxfmt-ignore
const models: readonly RoofTile[] = [
  { model: 'Falkenstein', category: 'roof-clay', title: clay, brand: rothach, perSquareMetre: 12.5, coverWidth: 226, coverLength: 354, pitch: 22, weight: 3.6, price: 1.69, colours: engobed },
  { model: 'Donautal', category: 'roof-clay', title: clay, brand: rothach, perSquareMetre: 11.2, coverWidth: 234, coverLength: 382, pitch: 20, weight: 3.9, price: 1.88, colours: engobed },
  { model: 'Isarwinkel', category: 'roof-clay', title: clay, brand: rothach, perSquareMetre: 14.3, coverWidth: 204, coverLength: 343, pitch: 25, weight: 3.1, price: 1.49, colours: engobed },
  { model: 'Glattauer', category: 'roof-clay', title: clay, brand: rothach, perSquareMetre: 10.4, coverWidth: 252, coverLength: 381, pitch: 16, weight: 4.4, price: 2.39, colours: engobed },
  { model: 'Mönchberg', category: 'roof-clay', title: clay, brand: rothach, perSquareMetre: 13, coverWidth: 210, coverLength: 366, pitch: 30, weight: 3.4, price: 2.1, colours: engobed.slice(0, 4) },
  { model: 'Rundschnitt', category: 'roof-plain', title: plain, brand: rothach, perSquareMetre: 36, coverWidth: 180, coverLength: 155, pitch: 30, weight: 1.8, price: 0.98, colours: engobed },
  { model: 'Segmentschnitt', category: 'roof-plain', title: plain, brand: rothach, perSquareMetre: 36, coverWidth: 180, coverLength: 155, pitch: 30, weight: 1.8, price: 1.02, colours: engobed },
  { model: 'Altstadt', category: 'roof-plain', title: plain, brand: rothach, perSquareMetre: 40, coverWidth: 155, coverLength: 160, pitch: 35, weight: 1.6, price: 1.35, colours: engobed.slice(0, 3) },
  { model: 'Heideland', category: 'roof-concrete', title: stone, brand: dachoria, perSquareMetre: 10, coverWidth: 300, coverLength: 334, pitch: 22, weight: 4.3, price: 1.19, colours: through },
  { model: 'Moorland', category: 'roof-concrete', title: stone, brand: dachoria, perSquareMetre: 10, coverWidth: 300, coverLength: 340, pitch: 22, weight: 4.6, price: 1.29, colours: through },
  { model: 'Planum', category: 'roof-concrete', title: stone, brand: dachoria, perSquareMetre: 9.8, coverWidth: 300, coverLength: 340, pitch: 25, weight: 5.2, price: 1.79, colours: through },
]

interface Fitting {
  category: 'roof-ridge' | 'roof-verge'
  title: Words
  factor: number
  weight: number
  part: string
}

// oxfmt-ignore
const fittings: readonly Fitting[] = [
  { part: 'half', category: 'roof-verge', title: ['halber Ziegel', 'half tile'], factor: 2.1, weight: 2 },
  { part: 'verge-left', category: 'roof-verge', title: ['Ortgang links', 'verge tile left'], factor: 7.8, weight: 5 },
  { part: 'verge-right', category: 'roof-verge', title: ['Ortgang rechts', 'verge tile right'], factor: 7.8, weight: 5 },
  { part: 'vent', category: 'roof-verge', title: ['Lüfterziegel', 'vent tile'], factor: 8.5, weight: 4 },
  { part: 'ridge', category: 'roof-ridge', title: ['Firstziegel konisch', 'ridge tile tapered'], factor: 6.2, weight: 3.5 },
  { part: 'ridge-end', category: 'roof-ridge', title: ['Firstanfänger', 'ridge end tile'], factor: 19, weight: 4.2 },
]

/** Roof tiles with the fittings of each model in each colour. */
export function* roofTiles(): Generator<Product> {
  for (const model of models)
    for (const colour of model.colours) {
      yield roofTile(model, colour)
      for (const fitting of fittings) yield fittingArticle(model, colour, fitting)
    }
}

function roofTile(model: RoofTile, colour: ColourKey): Product {
  const shade = colours[colour].name
  return {
    category: model.category,
    drawing: model.category === 'roof-plain' ? 'plain-tile' : 'roof-tile',
    name: [
      de`${model.title} ${model.model} ${shade} ${finish(model)}`,
      en`${model.title} ${model.model} ${shade} ${finish(model)}`,
    ],
    line2: [
      de`Bedarf ${model.perSquareMetre} Stk/m², Regeldachneigung ${model.pitch}°`,
      en`${model.perSquareMetre} pcs/m², standard pitch ${model.pitch}°`,
    ],
    text: [
      de`${model.title[0]} ${model.model} in ${shade}: Deckbreite rund ${model.coverWidth} mm, Decklänge rund ${model.coverLength} mm. Alle Formziegel und Systemteile sind lieferbar.`,
      en`${model.title[1]} ${model.model} in ${shade}: cover width about ${model.coverWidth} mm, cover length about ${model.coverLength} mm. All fittings and system parts are available.`,
    ],
    brand: model.brand,
    attributes: attributesOf(model, colour),
    unit: 'ST',
    units: [
      { unit: 'M2', numerator: Math.round(model.perSquareMetre * 10), denominator: 10 },
      pack('PAK', 8),
      pack('PAL', Math.floor(1000 / model.weight / 8) * 8),
    ],
    weight: model.weight,
    // roof tiles are listed per 1,000
    price: model.price * (colour === 'naturrot' || colour === 'rot' ? 1 : 1.17) * 1000,
    kpein: 1000,
    discountGroup: 'DD10',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [
      ...fittings.map(({ part }) => ({ key: `${part}/${model.model}/${colour}`, group: 'part' as const })),
      { key: 'underlay/plus', group: 'protection' },
      { key: 'batten/30x50', group: 'part' },
    ],
  }
}

function fittingArticle(model: RoofTile, colour: ColourKey, fitting: Fitting): Product {
  const shade = colours[colour].name
  return {
    key: `${fitting.part}/${model.model}/${colour}`,
    category: fitting.category,
    drawing: fitting.category === 'roof-ridge' ? 'ridge-tile' : 'roof-tile',
    name: [de`${model.model} ${fitting.title} ${shade}`, en`${model.model} ${fitting.title} ${shade}`],
    line2: model.title,
    text: [
      de`${fitting.title[0]} passend zum Modell ${model.model}.`,
      en`${fitting.title[1]} for the model ${model.model}.`,
    ],
    brand: model.brand,
    attributes: { ...attributesOf(model, colour), type: fitting.title },
    unit: 'ST',
    weight: fitting.weight,
    price: model.price * fitting.factor * (colour === 'naturrot' || colour === 'rot' ? 1 : 1.17),
    discountGroup: 'DD20',
    documents: ['data_sheet'],
  }
}

function finish(model: RoofTile): Words {
  return model.category === 'roof-concrete' ? ['durchgefärbt', 'through-coloured'] : ['engobiert', 'engobed']
}

function attributesOf(model: RoofTile, colour: ColourKey): Product['attributes'] {
  const concrete = model.category === 'roof-concrete'
  return {
    series: model.model,
    ...coloured(colour),
    material: concrete ? ['Beton', 'Concrete'] : ['Ton', 'Clay'],
    surface: finish(model),
    pieces_per_m2: model.perSquareMetre,
    cover_width: model.coverWidth,
    cover_length: model.coverLength,
    roof_pitch: model.pitch,
    frost_proof: ['ja', 'yes'],
    fire_class: 'A1',
    norm: concrete ? 'EN 490' : 'EN 1304',
  }
}
