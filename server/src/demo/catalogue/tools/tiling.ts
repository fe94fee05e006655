import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { combinations, pack } from '../product.ts'
import { tool } from './tool.ts'

const aids: readonly [
  key: string,
  drawing: string,
  title: Words,
  size: string | Words,
  price: number,
  material: Words,
][] = [
  [
    'trowel/grout-float',
    'float',
    ['Fugbrett Epoxid', 'Epoxy grout float'],
    '240x95 mm',
    24.9,
    ['Gummi hart', 'Hard rubber'],
  ],
  ['trowel/rubber-float', 'float', ['Fuggummi', 'Rubber squeegee'], '250 mm', 7.9, ['Gummi', 'Rubber']],
  [
    'sponge/board',
    'float',
    ['Viskoseschwammbrett', 'Viscose sponge board'],
    '340x170 mm',
    14.9,
    ['Viskose', 'Viscose'],
  ],
  ['sponge/hand', 'sponge', ['Hydroschwamm', 'Hydro sponge'], '160x110 mm', 5.9, ['Polyester', 'Polyester']],
  [
    'washboy',
    'bucket',
    ['Waschset mit Rollen', 'Grout wash set with rollers'],
    '24 l',
    89,
    ['Kunststoff', 'Plastic'],
  ],
  [
    'spacer/2',
    'spacers',
    ['Fliesenkreuze', 'Tile spacers'],
    ['2 mm 200 ST', '2 mm 200 pcs'],
    4.9,
    ['Kunststoff', 'Plastic'],
  ],
  [
    'spacer/3',
    'spacers',
    ['Fliesenkreuze', 'Tile spacers'],
    ['3 mm 200 ST', '3 mm 200 pcs'],
    4.9,
    ['Kunststoff', 'Plastic'],
  ],
  [
    'spacer/5',
    'spacers',
    ['Fliesenkreuze', 'Tile spacers'],
    ['5 mm 100 ST', '5 mm 100 pcs'],
    4.9,
    ['Kunststoff', 'Plastic'],
  ],
  [
    'clips/1',
    'spacers',
    ['Nivellierlaschen', 'Levelling clips'],
    ['1 mm 250 ST', '1 mm 250 pcs'],
    24.9,
    ['Kunststoff', 'Plastic'],
  ],
  [
    'clips/2',
    'spacers',
    ['Nivellierlaschen', 'Levelling clips'],
    ['2 mm 250 ST', '2 mm 250 pcs'],
    24.9,
    ['Kunststoff', 'Plastic'],
  ],
  [
    'wedges',
    'spacers',
    ['Nivellierkeile', 'Levelling wedges'],
    ['100 ST', '100 pcs'],
    29.9,
    ['Kunststoff', 'Plastic'],
  ],
  ['clip-pliers', 'pliers', ['Nivellierzange', 'Levelling pliers'], '250 mm', 39.9, ['Stahl', 'Steel']],
  [
    'suction/single',
    'suction-cup',
    ['Saugheber', 'Suction lifter'],
    '120 mm 40 kg',
    29.9,
    ['Aluminium', 'Aluminium'],
  ],
  [
    'suction/double',
    'suction-cup',
    ['Saugheber doppelt', 'Double suction lifter'],
    '2 x 120 mm 80 kg',
    49.9,
    ['Aluminium', 'Aluminium'],
  ],
  [
    'suction/rail',
    'suction-cup',
    ['Tragesystem Großformat', 'Large-format carrying frame'],
    ['3,2 m', '3.2 m'],
    690,
    ['Aluminium', 'Aluminium'],
  ],
  [
    'hammer/rubber',
    'hammer',
    ['Gummihammer weiß', 'White rubber mallet'],
    '450 g',
    14.9,
    ['Gummi', 'Rubber'],
  ],
  ['nipper', 'pliers', ['Papageienzange', 'Tile nippers'], '220 mm', 27.9, ['Stahl', 'Steel']],
  ['knee', 'knee-pad', ['Knieschoner Gel', 'Gel knee pads'], ['Paar', 'pair'], 39.9, ['Gel', 'Gel']],
  [
    'gun/cartridge',
    'cartridge-gun',
    ['Kartuschenpistole', 'Cartridge gun'],
    '310 ml',
    19.9,
    ['Aluminium', 'Aluminium'],
  ],
  ['gun/foam', 'cartridge-gun', ['Schaumpistole', 'Foam gun'], 'NBS', 34.9, ['Metall', 'Metal']],
]

const cutters: readonly [title: Words, lengths: readonly number[], price: number][] = [
  [['Fliesenschneider Basis', 'Tile cutter Basic'], [430, 630], 119],
  [['Fliesenschneider Profi', 'Tile cutter Professional'], [630, 850, 1050, 1250], 349],
  [['Schneidsystem Großformat', 'Large-format cutting system'], [2600, 3400], 990],
]
const discs: readonly [title: Words, use: Words, price: number][] = [
  [['Diamantscheibe Feinsteinzeug', 'Diamond disc porcelain'], ['Feinsteinzeug', 'Porcelain'], 32],
  [
    ['Diamantscheibe Universal', 'Diamond disc universal'],
    ['Beton, Ziegel, Stein', 'Concrete, brick, stone'],
    19,
  ],
  [['Diamantscheibe Granit', 'Diamond disc granite'], ['Granit, Klinker', 'Granite, clinker'], 39],
  [['Diamantscheibe Beton Turbo', 'Diamond disc concrete turbo'], ['Stahlbeton', 'Reinforced concrete'], 45],
  [
    ['Diamant-Schleiftopf', 'Diamond cup wheel'],
    ['Estrich und Beton schleifen', 'Grinding screed and concrete'],
    49,
  ],
]
const discDiameters = [115, 125, 180, 230, 300, 350] as const
const cores = [6, 8, 10, 20, 25, 35, 43, 51, 68, 82] as const

/** Grouting tools, laying aids, cutters, diamond tools. */
export function* tilingTools(): Generator<Product> {
  for (const [key, drawing, title, size, price, material] of aids)
    yield tool(
      { key, title, size, price, weight: 0.4, attributes: { size, material, type: title } },
      {
        category: 'tiling-aid',
        drawing,
        brand: brands.werkbold,
        use: ['Fliesen verlegen und verfugen', 'Laying and grouting tiles'],
        attributes: {
          length: 250,
          width: 100,
          colour: ['rot', 'red'],
          norm: 'DIN',
          country: ['Deutschland', 'Germany'],
        },
      },
    )
  for (const [title, lengths, price] of cutters)
    for (const length of lengths)
      yield tool(
        {
          title,
          size: `${length} mm`,
          price: price * (0.5 + length / 1200),
          weight: length / 80,
          attributes: {
            length,
            width: 300,
            type: title,
            thickness: { from: 3, to: length > 1200 ? 20 : 15 },
          },
        },
        {
          category: 'tile-cutter',
          drawing: 'tile-cutter',
          brand: brands.schnittax,
          use: ['Ritzen und Brechen keramischer Fliesen', 'Scoring and breaking ceramic tiles'],
          discountGroup: 'WZ30',
          attributes: {
            material: ['Aluminium, Stahl', 'Aluminium, steel'],
            colour: ['blau', 'blue'],
            precision: 0.5,
            country: ['Deutschland', 'Germany'],
          },
        },
      )
  for (const [[title, use, price], diameter] of combinations(discs, discDiameters))
    yield disc(title, use, price * (diameter / 125), diameter)
  for (const diameter of cores)
    yield disc(
      ['Diamant-Bohrkrone trocken M14', 'Dry diamond core bit M14'],
      ['Löcher in Feinsteinzeug', 'Holes in porcelain'],
      22 + diameter * 0.7,
      diameter,
    )
}

function disc(title: Words, use: Words, price: number, diameter: number): Product {
  const millimetres = diameter > 250 ? 25.4 : 22.2
  const bore = title[0].includes('Bohrkrone')
    ? 'M14'
    : ([de`${millimetres} mm`, en`${millimetres} mm`] as const)
  return tool(
    {
      title,
      size: [de`${diameter} mm`, en`${diameter} mm`],
      price,
      weight: diameter / 400,
      attributes: { diameter, connection: bore, thickness: diameter > 250 ? 2.8 : 1.6, type: title },
    },
    {
      category: 'diamond-disc',
      drawing: title[0].includes('Bohrkrone') ? 'core-bit' : 'disc',
      brand: brands.schnittax,
      use,
      discountGroup: 'WZ30',
      units: [pack('PAK', 5)],
      attributes: {
        material: ['Diamant', 'Diamond'],
        speed: Math.round(1_500_000 / diameter / 100) * 100,
        colour: ['silbergrau', 'silver grey'],
        norm: 'EN 13236',
      },
    },
  )
}
