import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Attributes, Product } from '../product.ts'
import { pack } from '../product.ts'
import type { Format, FormatName } from './formats.ts'
import { cartonArea, formats, tileArea } from './formats.ts'
import { layingMaterial } from './laying.ts'
import type { Look, PorcelainSeries } from './porcelain-series.ts'
import { porcelainSeries } from './porcelain-series.ts'

export const looks: Record<Look, Words> = {
  stone: ['Steinoptik', 'Stone look'],
  concrete: ['Betonoptik', 'Concrete look'],
  marble: ['Marmoroptik', 'Marble look'],
  terrazzo: ['Terrazzooptik', 'Terrazzo look'],
  wood: ['Holzoptik', 'Wood look'],
}

const surfaces: Record<PorcelainSeries['surface'], Words> = {
  matt: ['matt', 'matt'],
  poliert: ['poliert', 'polished'],
  anpoliert: ['anpoliert', 'semi-polished'],
  strukturiert: ['strukturiert', 'textured'],
}

/** Class for wet barefoot areas (DIN EN 16165) that usually goes with the class for work rooms. */
const barefoot = { R9: 'A', R10: 'B', R11: 'C' } as const

const yes: Words = ['ja', 'yes']

/** Porcelain floor tiles with their skirtings, steps and mosaics. */
export function* porcelain(): Generator<Product> {
  for (const series of porcelainSeries)
    for (const colour of series.colours) {
      for (const format of series.formats) yield floorTile(series, colour, format)
      yield skirting(series, colour)
      yield step(series, colour)
      if (series.look !== 'wood') yield mosaicSheet(series, colour)
    }
}

function floorTile(series: PorcelainSeries, colour: ColourKey, name: FormatName): Product {
  const format: Format = formats[name]
  const area = cartonArea(format)
  const longest = Math.max(format.length, format.width)
  const thickness = longest > 1200 ? 6 : longest >= 900 ? 10 : 9
  const grip = `${series.slip} ${barefoot[series.slip]}`
  const shade = colours[colour].name
  return {
    key: tileKey(series.name, colour, name),
    category: `floor-${series.look}-${sizeGroup(series.look, format)}`,
    drawing: 'tile',
    name: [
      de`Feinsteinzeug Bodenfliese ${series.name} ${name} cm ${shade} ${grip} rektifiziert`,
      en`Porcelain floor tile ${series.name} ${name} cm ${shade} ${grip} rectified`,
    ],
    line2: [
      de`${looks[series.look]} ${surfaces[series.surface]}, ${thickness} mm`,
      en`${looks[series.look]} ${surfaces[series.surface]}, ${thickness} mm`,
    ],
    text: describe(series),
    brand: series.brand,
    attributes: {
      ...common(series, colour, thickness),
      format: `${name} cm`,
      width: format.width,
      length: format.length,
      application: ['Boden und Wand, innen und außen', 'Floor and wall, indoors and outdoors'],
    },
    unit: 'M2',
    step: area,
    units: [pack('ST', tileArea(format)), pack('KAR', area), pack('PAL', area * format.cartons)],
    weight: Math.round(thickness * 2.35 * 10) / 10,
    price: series.price * sizeFactor(longest),
    discountGroup: 'FL10',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [
      { key: `skirting/${series.name}/${colour}`, group: 'skirting' },
      ...layingMaterial(colour, longest, 'floor'),
      { key: 'profile/straight/silber/10', group: 'profile' },
    ],
    successor: series.successor && tileKey(series.successor, colour, name),
  }
}

function skirting(series: PorcelainSeries, colour: ColourKey): Product {
  const length = series.look === 'wood' ? 1200 : 600
  const size = `7x${length / 10}`
  const shade = colours[colour].name
  return {
    key: `skirting/${series.name}/${colour}`,
    category: 'trim-skirting',
    drawing: 'skirting',
    name: [
      de`Feinsteinzeug Sockel ${series.name} ${size} cm ${shade}`,
      en`Porcelain skirting ${series.name} ${size} cm ${shade}`,
    ],
    line2: ['passend zur Bodenfliese, Oberkante gefast', 'matches the floor tile, bevelled top edge'],
    text: describe(series),
    brand: series.brand,
    attributes: { ...common(series, colour, 9), format: `${size} cm`, width: 70, length },
    unit: 'ST',
    units: [pack('KAR', 20)],
    weight: (length * 70 * 9 * 2.35) / 1_000_000,
    price: series.price * 0.17 * (length / 600),
    discountGroup: 'FL10',
    documents: ['data_sheet'],
    accessories: layingMaterial(colour, 300, 'wall'),
    successor: series.successor && `skirting/${series.successor}/${colour}`,
  }
}

function step(series: PorcelainSeries, colour: ColourKey): Product {
  const shade = colours[colour].name
  return {
    key: `step/${series.name}/${colour}`,
    category: 'trim-step',
    drawing: 'step',
    name: [
      de`Treppenfliese ${series.name} 30x120 cm ${shade} mit Rillenprofil`,
      en`Step tile ${series.name} 30x120 cm ${shade} grooved nosing`,
    ],
    text: describe(series),
    brand: series.brand,
    attributes: { ...common(series, colour, 10), format: '30x120 cm', width: 300, length: 1200 },
    unit: 'ST',
    units: [pack('KAR', 2)],
    weight: 8.5,
    price: series.price * 1.45,
    discountGroup: 'FL10',
    documents: ['data_sheet'],
    accessories: layingMaterial(colour, 1200, 'floor'),
    successor: series.successor && `step/${series.successor}/${colour}`,
  }
}

function mosaicSheet(series: PorcelainSeries, colour: ColourKey): Product {
  const shade = colours[colour].name
  return {
    key: `mosaic/${series.name}/${colour}`,
    category: 'mosaic-porcelain',
    drawing: 'mosaic',
    name: [
      de`Feinsteinzeug Mosaik ${series.name} 5x5 cm ${shade} ${series.slip} auf Netz`,
      en`Porcelain mosaic ${series.name} 5x5 cm ${shade} ${series.slip} mesh-mounted`,
    ],
    line2: ['Tafel 30x30 cm, für bodengleiche Duschen', 'Sheet 30x30 cm, for level-access showers'],
    text: describe(series),
    brand: series.brand,
    attributes: { ...common(series, colour, 9), format: '5x5 cm', width: 50, length: 50 },
    unit: 'ST',
    units: [{ unit: 'M2', numerator: 100, denominator: 9 }, pack('KAR', 11)],
    weight: 1.9,
    price: series.price * 0.34,
    discountGroup: 'FL30',
    documents: ['data_sheet'],
    accessories: layingMaterial(colour, 300, 'wall'),
    successor: series.successor && `mosaic/${series.successor}/${colour}`,
  }
}

/** Attributes every article of a porcelain series has. */
export function common(
  series: Pick<PorcelainSeries, 'name' | 'look' | 'surface' | 'slip'>,
  colour: ColourKey,
  thickness: number,
): Attributes {
  return {
    series: series.name,
    material: ['Feinsteinzeug', 'Porcelain stoneware'],
    ...coloured(colour),
    look: looks[series.look],
    surface: surfaces[series.surface],
    thickness,
    slip_resistance: series.slip,
    slip_bare: barefoot[series.slip],
    rectified: yes,
    frost_proof: yes,
    pei: series.surface === 'poliert' ? 'PEI 3' : 'PEI 4',
    water_absorption: 0.5,
    joint_width: 2,
    shade_variation: series.look === 'concrete' ? 'V2' : 'V3',
    quality: ['1. Sorte', 'First choice'],
    norm: 'EN 14411 BIa',
  }
}

function tileKey(series: string, colour: ColourKey, format: string): string {
  return `tile/${series}/${colour}/${format}`
}

function sizeGroup(look: Look, { width, length }: Format): 'small' | 'medium' | 'large' {
  if (look === 'wood') return length < 1200 ? 'medium' : 'large'
  if (length > 600) return 'large'
  return width > 300 ? 'medium' : 'small'
}

/** Large formats cost more per square metre: sorting out, cutting and packing weigh more. */
function sizeFactor(longest: number): number {
  if (longest > 2000) return 2.1
  if (longest > 900) return 1.3
  return longest >= 800 ? 1.15 : 1
}

function describe({ name, look, slip }: PorcelainSeries): Words {
  return [
    de`${name} ist durchgefärbtes Feinsteinzeug in ${looks[look]}, frostsicher und für Fußbodenheizung geeignet. Rutschhemmung ${slip}; Sockel, Treppenfliese und Mosaik derselben Serie sind lieferbar. Vor der Verlegung Kaliber und Farbton aller Kartons vergleichen und aus mehreren Kartons gemischt verlegen.`,
    en`${name} is full-body porcelain stoneware, ${looks[look][1].toLowerCase()}, frost-proof and suited to underfloor heating. Slip resistance ${slip}; skirting, step tile and mosaic of the same series are available. Compare calibre and shade of all cartons before laying and mix tiles from several cartons.`,
  ]
}
