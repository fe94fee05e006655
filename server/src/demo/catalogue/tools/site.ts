import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { EnergyLabel, Product } from '../product.ts'
import { combinations } from '../product.ts'
import type { Tool } from './tool.ts'
import { tool } from './tool.ts'

const measuring: Words = ['Messen und Ausrichten', 'Measuring and aligning']
const site: Words = ['Baustelle', 'Building site']
const lighting: Words = ['Arbeitsplatz beleuchten', 'Lighting the workplace']

const levelKinds: readonly [title: Words, price: number][] = [
  [['Wasserwaage Alu', 'Spirit level aluminium'], 29],
  [['Wasserwaage Magnet', 'Magnetic spirit level'], 44],
  [['Wasserwaage digital', 'Digital spirit level'], 139],
]
const levelLengths = [400, 600, 800, 1000, 1200, 1800, 2000] as const

const meters: readonly [title: Words, model: string, price: number, reach: number][] = [
  [['Kreuzlinienlaser rot', 'Cross-line laser red'], 'KL 20 R', 189, 20],
  [['Kreuzlinienlaser grün', 'Cross-line laser green'], 'KL 40 G', 289, 40],
  [['Linienlaser 3x360° grün', 'Line laser 3x360° green'], 'LL 360 G', 449, 60],
  [['Rotationslaser', 'Rotating laser'], 'RL 600', 690, 600],
  [['Entfernungsmesser', 'Distance meter'], 'EM 40', 79, 40],
  [['Entfernungsmesser Bluetooth', 'Distance meter Bluetooth'], 'EM 80 B', 149, 80],
  [['Feuchtemessgerät', 'Moisture meter'], 'FM 2', 129, 1],
  [['Rollbandmaß', 'Tape measure'], 'BM 5', 12.9, 5],
  [['Rollbandmaß', 'Tape measure'], 'BM 8', 16.9, 8],
  [['Gliedermaßstab', 'Folding rule'], 'GM 2', 4.9, 2],
]

const tubs: readonly [key: string | undefined, title: Words, volume: number, price: number][] = [
  ['bucket/mortar', ['Mörteleimer', 'Mortar bucket'], 12, 2.9],
  [undefined, ['Baueimer mit Skala', 'Graduated bucket'], 20, 4.9],
  [undefined, ['Mörtelkübel rund', 'Round mortar tub'], 65, 14.9],
  [undefined, ['Mörtelkübel rund', 'Round mortar tub'], 90, 18.9],
  [undefined, ['Mörtelkasten eckig', 'Square mortar tub'], 40, 16.9],
  [undefined, ['Mörtelkasten eckig', 'Square mortar tub'], 90, 29.9],
  [undefined, ['Schubkarre verzinkt', 'Galvanised wheelbarrow'], 85, 89],
  [undefined, ['Schubkarre Kunststoffmulde', 'Wheelbarrow plastic tray'], 100, 129],
]

const ladderKinds: readonly [title: Words, price: number][] = [
  [['Stufenstehleiter', 'Step ladder'], 39],
  [['Anlegeleiter', 'Leaning ladder'], 29],
  [['Mehrzweckleiter 3-teilig', 'Combination ladder 3-part'], 99],
  [['Plattformleiter', 'Platform ladder'], 89],
]
const steps = [3, 4, 5, 6, 8, 10, 12] as const

const lamps: readonly [
  title: Words,
  model: string,
  lumen: number,
  watts: number,
  kelvin: number,
  eekClass: EnergyLabel['eek_class'],
  price: number,
][] = [
  [['LED-Baustrahler', 'LED site floodlight'], '20 W', 2200, 20, 4000, 'F', 39],
  [['LED-Baustrahler', 'LED site floodlight'], '50 W', 5600, 50, 4000, 'E', 69],
  [['LED-Baustrahler Stativ', 'LED floodlight on tripod'], '2x50 W', 11_200, 100, 4000, 'E', 149],
  [['LED-Akkustrahler', 'Cordless LED floodlight'], '30 W', 3300, 30, 5000, 'F', 119],
  [['LED-Ballonleuchte', 'LED balloon light'], '200 W', 26_000, 200, 5000, 'D', 590],
  [['LED-Handlampe', 'LED hand lamp'], '10 W', 1000, 10, 6000, 'F', 29],
  [['LED-Feuchtraumleuchte 120 cm', 'LED damp-proof luminaire 120 cm'], '36 W', 4600, 36, 4000, 'D', 44],
  [['LED-Feuchtraumleuchte 150 cm', 'LED damp-proof luminaire 150 cm'], '48 W', 6600, 48, 4000, 'D', 54],
  [['LED-Lampe E27', 'LED bulb E27'], '8,5 W', 806, 8.5, 2700, 'F', 4.9],
  [['LED-Lampe E27', 'LED bulb E27'], '13 W', 1521, 13, 2700, 'E', 7.9],
  [['LED-Lampe E27 Effizienz', 'LED bulb E27 efficiency'], '4 W', 840, 4, 2700, 'A', 12.9],
  [['LED-Reflektor GU10', 'LED spot GU10'], '5 W', 350, 5, 3000, 'G', 5.9],
  [['LED-Einbauspot IP 65', 'LED recessed spot IP 65'], '7 W', 620, 7, 3000, 'F', 24.9],
  [['LED-Spiegelleuchte', 'LED mirror light'], '12 W', 1300, 12, 4000, 'E', 59],
]

const handTools: readonly [
  key: string | undefined,
  drawing: string,
  title: Words,
  size: string,
  price: number,
][] = [
  [undefined, 'hammer', ['Maurerhammer', "Bricklayer's hammer"], '600 g', 19.9],
  [undefined, 'hammer', ['Latthammer', 'Claw hammer'], '600 g', 24.9],
  [undefined, 'hammer', ['Fäustel', 'Club hammer'], '1000 g', 17.9],
  [undefined, 'hammer', ['Fäustel', 'Club hammer'], '1500 g', 21.9],
  [undefined, 'hammer', ['Schieferhammer', 'Slating hammer'], '400 g', 49.9],
  ['tool/tin-snips', 'pliers', ['Blechschere', 'Tin snips'], '250 mm', 29.9],
  [undefined, 'pliers', ['Wasserpumpenzange', 'Water pump pliers'], '250 mm', 24.9],
  [undefined, 'pliers', ['Rohrzange', 'Pipe wrench'], '1 1/2 Zoll', 34.9],
  [undefined, 'pliers', ['Kneifzange', 'Pincers'], '250 mm', 16.9],
  [undefined, 'knife', ['Cuttermesser', 'Utility knife'], '18 mm', 6.9],
  [undefined, 'knife', ['Dämmstoffmesser', 'Insulation knife'], '480 mm', 24.9],
  [undefined, 'knife', ['Teppichmesser', 'Carpet knife'], '61 mm', 4.9],
  [undefined, 'chisel', ['Flachmeißel', 'Flat chisel'], '300 mm', 12.9],
  [undefined, 'chisel', ['Spitzmeißel', 'Point chisel'], '300 mm', 11.9],
  [undefined, 'chisel', ['Fugenmeißel', 'Plugging chisel'], '240 mm', 13.9],
]

/** Measuring, site equipment, lights and general hand tools. */
export function* siteTools(): Generator<Product> {
  for (const [[title, price], length] of combinations(levelKinds, levelLengths))
    yield measure('spirit-level', 'spirit-level', {
      title,
      size: `${length} mm`,
      price: price * (0.6 + length / 900),
      weight: length / 900,
      attributes: { length, height: 50, precision: 0.5, type: title },
    })
  for (const [title, model, price, reach] of meters)
    yield measure('laser', price < 20 ? 'tape-measure' : 'laser', {
      title,
      size: model,
      price,
      weight: 0.4,
      attributes: { range: reach * 1000, precision: 0.2, type: title, ip_class: 'IP 54' },
    })
  for (const [key, title, volume, price] of tubs)
    yield tool(
      {
        key,
        title,
        size: `${volume} l`,
        price,
        weight: volume / 25,
        attributes: { volume, type: title, height: 300, diameter: Math.round(Math.cbrt(volume) * 110) },
      },
      {
        category: 'site-bucket',
        drawing: title[0].startsWith('Schub') ? 'wheelbarrow' : 'tub',
        brand: brands.werkbold,
        use: site,
        attributes: {
          material: ['Kunststoff', 'Plastic'],
          colour: ['schwarz', 'black'],
          load_capacity: volume * 2,
          norm: 'DIN',
        },
      },
    )
  for (const [[title, price], count] of combinations(ladderKinds, steps))
    yield tool(
      {
        title,
        size: [`${count} Stufen`, `${count} steps`],
        price: price * (0.4 + count / 5),
        weight: count * 1.3,
        attributes: {
          size: [`${count} Stufen`, `${count} steps`],
          height: count * 250,
          type: title,
          width: 450,
        },
      },
      {
        category: 'ladder',
        drawing: 'ladder',
        brand: brands.werkbold,
        use: site,
        documents: ['data_sheet', 'manual'],
        attributes: {
          material: ['Aluminium', 'Aluminium'],
          colour: ['silbergrau', 'silver grey'],
          load_capacity: 150,
          norm: 'EN 131',
        },
      },
    )
  for (const [title, model, lumen, watts, kelvin, eekClass, price] of lamps)
    yield tool(
      {
        title,
        size: [model, model.replace(',', '.')],
        price,
        weight: price / 60,
        attributes: { luminous_flux: lumen, power: watts, colour_temperature: kelvin, type: title },
      },
      {
        category: 'site-lamp',
        drawing: watts < 14 && price < 20 ? 'bulb' : 'lamp',
        brand: brands.leuchtor,
        use: lighting,
        energy: [{ eek_class: eekClass, scale: 'A-G', label: 'generated', data_sheet: 'generated' }],
        attributes: {
          ip_class: 'IP 44',
          material: ['Aluminium', 'Aluminium'],
          colour: ['gelb', 'yellow'],
          norm: 'EN 60598',
        },
      },
    )
  for (const [key, drawing, title, size, price] of handTools)
    yield tool(
      { key, title, size, price, weight: 0.6, attributes: { size, type: title, length: 300, width: 60 } },
      {
        category: 'hand-tool',
        drawing,
        brand: brands.werkbold,
        use: site,
        attributes: {
          material: ['Stahl geschmiedet', 'Forged steel'],
          colour: ['rot', 'red'],
          norm: 'DIN',
          country: ['Deutschland', 'Germany'],
        },
      },
    )
}

function measure(category: string, drawing: string, item: Tool): Product {
  return tool(item, {
    category,
    drawing,
    brand: brands.werkbold,
    use: measuring,
    documents: ['data_sheet', 'manual'],
    attributes: {
      material: ['Aluminium', 'Aluminium'],
      colour: ['gelb', 'yellow'],
      norm: 'DIN 877',
      country: ['Deutschland', 'Germany'],
    },
  })
}
