import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'

interface Component {
  key?: string
  category: string
  drawing: string
  title: Words
  size: string | Words
  price: number
  /** Further measures of this kind of article. */
  attributes: Product['attributes']
  weight: number
}

const brass: Words = ['Messing vernickelt', 'Nickel-plated brass']
const white: Words = ['weiß', 'white']
const metric30: Words = ['M 30 x 1,5', 'M 30 x 1.5']

/** Pumps, vessels, valves, thermostats, underfloor heating. */
export function* heatingComponents(): Generator<Product> {
  for (const component of components()) yield article(component)
}

function* components(): Generator<Component> {
  for (const [size, head, power, length] of [
    ['25-40', 4, 18, 180],
    ['25-60', 6, 34, 180],
    ['25-80', 8, 50, 180],
    ['30-60', 6, 36, 180],
    ['32-80', 8, 60, 180],
    ['40-100', 10, 190, 220],
    ['15-40 Z', 4, 18, 130],
  ] as const)
    yield {
      key: `pump/${size}`,
      category: 'pump',
      drawing: 'pump',
      title: ['Hocheffizienz-Umwälzpumpe', 'High-efficiency circulator'],
      size,
      price: 139 + head * 22 + power,
      weight: 2.6,
      attributes: {
        head,
        power,
        installation_length: length,
        connection: size.startsWith('15') ? 'G 1' : 'G 1 1/2',
        type: ['EEI ≤ 0,20', 'EEI ≤ 0.20'],
        material: ['Grauguss', 'Cast iron'],
        colour: ['rot', 'red'],
        norm: 'EN 16297',
      },
    }
  for (const volume of [8, 12, 18, 25, 35, 50, 80, 100, 140, 200])
    yield {
      key: `vessel/${volume}`,
      category: 'vessel',
      drawing: 'vessel',
      title: ['Membran-Ausdehnungsgefäß', 'Expansion vessel'],
      size: `${volume} l`,
      price: 19 + volume * 1.2,
      weight: 2 + volume / 9,
      attributes: {
        volume,
        diameter: Math.round(180 + volume * 1.6),
        height: Math.round(220 + volume * 3),
        connection: volume > 50 ? 'G 1' : 'G 3/4',
        colour: ['rot', 'red'],
        material: ['Stahl', 'Steel'],
        type: ['Heizung', 'Heating'],
        norm: 'EN 13831',
      },
    }
  for (const [id, title] of [
    ['angle', ['Thermostatventil Eck', 'Thermostatic valve angle']],
    ['straight', ['Thermostatventil Durchgang', 'Thermostatic valve straight']],
    ['axial', ['Thermostatventil Axial', 'Thermostatic valve axial']],
    ['lock-angle', ['Rücklaufverschraubung Eck', 'Lockshield valve angle']],
    ['h-block', ['Hahnblock Eck 50 mm', 'H-block valve angle 50 mm']],
  ] as const)
    for (const size of ['DN 10', 'DN 15', 'DN 20'])
      yield {
        key: size === 'DN 15' ? `valve/${id}` : undefined,
        category: 'radiator-valve-part',
        drawing: 'valve',
        title,
        size,
        price: id === 'h-block' ? 29.9 : 11.9,
        weight: 0.3,
        attributes: {
          size,
          material: brass,
          colour: ['chrom', 'chrome'],
          connection: metric30,
          type: title,
          length: 58,
          temperature_resistance: { from: 0, to: 120 },
          norm: 'EN 215',
        },
      }
  for (const [id, title, price] of [
    ['classic', ['Thermostatkopf Klassik', 'Thermostat head Classic'], 14.9],
    ['design', ['Thermostatkopf Design', 'Thermostat head Design'], 24.9],
    ['smart', ['Thermostatkopf elektronisch', 'Electronic thermostat head'], 49.9],
    ['public', ['Behördenkopf diebstahlsicher', 'Tamper-proof head'], 39.9],
  ] as const)
    for (const [name, colour] of [
      ['weiß', white],
      ['schwarz', ['schwarz', 'black']],
      ['chrom', ['chrom', 'chrome']],
    ] as const)
      yield {
        key: name === 'weiß' ? `thermostat/${id}` : undefined,
        category: 'thermostat',
        drawing: 'thermostat',
        title,
        size: [de`${colour} M 30 x 1,5`, en`${colour} M 30 x 1.5`],
        price: name === 'weiß' ? price : price * 1.3,
        weight: 0.15,
        attributes: {
          connection: metric30,
          colour,
          type: title,
          temperature_resistance: { from: 6, to: 28 },
          diameter: 48,
          length: 85,
          material: ['Kunststoff', 'Plastic'],
          norm: 'EN 215',
        },
      }
  for (const [diameter, length] of [
    [14, 200],
    [14, 600],
    [16, 120],
    [16, 200],
    [16, 600],
    [17, 500],
    [20, 200],
  ] as const)
    yield {
      category: 'underfloor-pipe',
      drawing: 'pipe-coil',
      title: ['Heizrohr PE-RT 5-Schicht', 'Heating pipe PE-RT 5-layer'],
      size: `${diameter}x2 mm ${length} m`,
      price: length * (0.5 + diameter * 0.04),
      weight: length * 0.09,
      attributes: {
        diameter,
        thickness: 2,
        length: length * 1000,
        material: 'PE-RT',
        colour: ['rot', 'red'],
        pressure: 6,
        temperature_resistance: { from: 0, to: 90 },
        norm: 'EN ISO 22391',
      },
    }
  for (const [title, thickness, price] of [
    [['Noppenplatte', 'Studded panel'], 30, 89],
    [['Noppenplatte', 'Studded panel'], 11, 79],
    [['Tackerplatte EPS', 'Tacker board EPS'], 30, 69],
    [['Tackerplatte EPS', 'Tacker board EPS'], 35, 75],
    [['Trockenbauplatte', 'Dry panel'], 25, 119],
  ] as const)
    yield {
      category: 'underfloor-pipe',
      drawing: 'insulation-board',
      title,
      size: `${thickness} mm 10 m²`,
      price,
      weight: 6,
      attributes: {
        thickness,
        width: 1000,
        length: 10_000,
        material: 'EPS',
        colour: ['schwarz', 'black'],
        lambda: 0.035,
        fire_class: 'E',
        norm: 'EN 13163',
      },
    }
  for (const circuits of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    yield {
      category: 'manifold',
      drawing: 'manifold',
      title: ['Heizkreisverteiler Edelstahl mit Durchflussmesser', 'Stainless manifold with flow meters'],
      size: [de`${circuits}-fach`, en`${circuits} circuits`],
      price: 99 + circuits * 28,
      weight: 2 + circuits * 0.5,
      attributes: {
        size: [de`${circuits} Heizkreise`, en`${circuits} circuits`],
        length: 180 + circuits * 50,
        height: 330,
        material: ['Edelstahl', 'Stainless steel'],
        colour: ['edelstahl gebürstet', 'brushed stainless steel'],
        connection: 'G 1',
        pressure: 6,
        norm: 'EN 1264',
      },
    }
}

function article(item: Component): Product {
  const controls = item.category === 'thermostat' || item.category === 'radiator-valve-part'
  const brand = controls
    ? brands.ventilo
    : item.category.startsWith('underfloor') || item.category === 'manifold'
      ? brands.rohrena
      : brands.heizarin
  return {
    key: item.key,
    category: item.category,
    drawing: item.drawing,
    name: [de`${brand.name} ${item.title} ${item.size}`, en`${brand.name} ${item.title} ${item.size}`],
    text: [
      de`${item.title[0]} ${item.size} für Heizungsanlagen nach EN 12828.`,
      en`${item.title[1]} ${item.size} for heating systems to EN 12828.`,
    ],
    brand,
    attributes: item.attributes,
    unit: 'ST',
    units: controls ? [pack('KAR', 20)] : [],
    weight: Math.round(item.weight * 100) / 100,
    price: item.price,
    discountGroup: 'HZ30',
    documents: ['data_sheet', 'manual'],
    accessories:
      item.category === 'radiator-valve-part' ? [{ key: 'thermostat/classic', group: 'part' }] : [],
  }
}
