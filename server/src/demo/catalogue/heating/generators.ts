import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { EnergyLabel, Product } from '../product.ts'
import { combinations } from '../product.ts'

type EnergyClass = EnergyLabel['eek_class']

interface Series {
  category: 'heat-pump' | 'boiler'
  title: Words
  outputs: readonly number[]
  eekClass: EnergyClass
  price: number
  perKilowatt: number
  type: Words
}

// oxfmt-ignore
const generators: readonly Series[] = [
  { category: 'heat-pump', title: ['Luft/Wasser-Wärmepumpe Aeris', 'Air/water heat pump Aeris'], outputs: [5, 7, 9, 12, 16], eekClass: 'A+++', price: 5490, perKilowatt: 420, type: ['Monoblock', 'Monobloc'] },
  { category: 'heat-pump', title: ['Luft/Wasser-Wärmepumpe Aeris Split', 'Air/water heat pump Aeris Split'], outputs: [6, 8, 10, 14], eekClass: 'A++', price: 4790, perKilowatt: 390, type: ['Split', 'Split'] },
  { category: 'heat-pump', title: ['Sole/Wasser-Wärmepumpe Terris', 'Brine/water heat pump Terris'], outputs: [6, 8, 11, 15], eekClass: 'A+++', price: 6990, perKilowatt: 410, type: ['Innenaufstellung', 'Indoor unit'] },
  { category: 'boiler', title: ['Gas-Brennwerttherme Condensa', 'Gas condensing boiler Condensa'], outputs: [11, 19, 25, 35], eekClass: 'A', price: 1690, perKilowatt: 26, type: ['Wandgerät', 'Wall-hung'] },
  { category: 'boiler', title: ['Gas-Brennwert-Kombitherme Condensa K', 'Gas combi boiler Condensa K'], outputs: [19, 25, 30], eekClass: 'A', price: 1890, perKilowatt: 29, type: ['Kombigerät', 'Combi'] },
]

const storage: readonly [
  title: Words,
  volumes: readonly number[],
  eekClass: EnergyClass,
  price: number,
  type: Words,
][] = [
  [
    ['Warmwasserspeicher Thermora', 'Hot water cylinder Thermora'],
    [120, 150, 200, 300, 400, 500],
    'B',
    590,
    ['indirekt beheizt', 'indirectly heated'],
  ],
  [
    ['Warmwasserspeicher Thermora Eco', 'Hot water cylinder Thermora Eco'],
    [150, 200, 300],
    'A',
    790,
    ['indirekt beheizt', 'indirectly heated'],
  ],
  [
    ['Elektro-Wandspeicher', 'Electric wall-hung cylinder'],
    [30, 50, 80, 100, 120],
    'C',
    219,
    ['elektrisch', 'electric'],
  ],
  [['Untertischspeicher', 'Under-sink heater'], [5, 10, 15], 'A', 119, ['elektrisch', 'electric']],
  [
    ['Brauchwasser-Wärmepumpe Aqua', 'Hot water heat pump Aqua'],
    [200, 270],
    'A+',
    1690,
    ['Wärmepumpe', 'Heat pump'],
  ],
]
const flowPowers: readonly [power: number, eekClass: EnergyClass, price: number][] = [
  [3.5, 'A', 129],
  [5.7, 'A', 149],
  [11, 'A', 289],
  [18, 'A', 349],
  [21, 'A', 369],
  [24, 'A', 389],
  [27, 'B', 409],
]

/** Heat pumps, boilers and water heaters, all with their energy labels. */
export function* heatGenerators(): Generator<Product> {
  for (const generator of generators)
    for (const output of generator.outputs) yield generatorArticle(generator, output)
  for (const line of storage) for (const volume of line[1]) yield storageArticle(line, volume)
  for (const [flow, electronic] of combinations(flowPowers, [false, true]))
    if (flow[0] > 10 || !electronic) yield flowHeater(flow, electronic)
}

function generatorArticle(item: Series, output: number): Product {
  const pump = item.category === 'heat-pump'
  return {
    category: item.category,
    drawing: item.category === 'heat-pump' ? 'heat-pump' : 'boiler',
    name: [
      de`${brands.heizarin.name} ${item.title} ${output} kW`,
      en`${brands.heizarin.name} ${item.title} ${output} kW`,
    ],
    line2: item.type,
    text: [
      de`${item.title[0]} mit witterungsgeführter Regelung. Auslegung nach Heizlastberechnung; Inbetriebnahme durch den Kundendienst des Herstellers.`,
      en`${item.title[1]} with weather-compensated control. Sizing by heat load calculation; commissioning by the maker's service.`,
    ],
    brand: brands.heizarin,
    attributes: {
      power_kw: output,
      type: item.type,
      width: pump ? 1100 : 440,
      height: pump ? 1050 : 720,
      depth: pump ? 480 : 350,
      colour: pump ? ['anthrazit', 'anthracite'] : ['weiß', 'white'],
      pressure: 3,
      connection: 'G 1',
      norm: pump ? 'EN 14511' : 'EN 15502',
    },
    unit: 'ST',
    weight: pump ? 140 + output * 4 : 36,
    price: item.price + item.perKilowatt * output,
    discountGroup: 'HZ20',
    documents: ['data_sheet', 'manual', 'certificate'],
    energy: energyOf(item),
    accessories: [
      { key: 'vessel/25', group: 'part' },
      { key: 'pump/25-60', group: 'part' },
    ],
  }
}

function storageArticle([title, , eekClass, price, type]: (typeof storage)[number], volume: number): Product {
  return {
    category: 'water-heater',
    drawing: 'water-heater',
    name: [
      de`${brands.heizarin.name} ${title} ${volume} l`,
      en`${brands.heizarin.name} ${title} ${volume} l`,
    ],
    line2: type,
    text: [
      de`${title[0]} mit ${volume} l Inhalt, Stahl emailliert mit Schutzanode.`,
      en`${title[1]} of ${volume} l, enamelled steel with sacrificial anode.`,
    ],
    brand: brands.heizarin,
    attributes: {
      volume,
      type,
      height: Math.round(600 + volume * 2.6),
      diameter: volume > 250 ? 650 : 560,
      material: ['Stahl emailliert', 'Enamelled steel'],
      colour: ['weiß', 'white'],
      pressure: 10,
      connection: 'G 3/4',
      norm: 'EN 12897',
    },
    unit: 'ST',
    weight: 20 + volume * 0.3,
    price: price * (0.6 + volume / 300),
    discountGroup: 'HZ20',
    documents: ['data_sheet', 'manual', 'declaration_of_performance'],
    energy: [{ eek_class: eekClass, scale: 'A+-F', label: 'generated', data_sheet: 'generated' }],
  }
}

function flowHeater([power, eekClass, price]: (typeof flowPowers)[number], electronic: boolean): Product {
  const title: Words = electronic
    ? ['Durchlauferhitzer vollelektronisch', 'Fully electronic instantaneous heater']
    : power > 10
      ? ['Durchlauferhitzer hydraulisch', 'Hydraulic instantaneous heater']
      : ['Klein-Durchlauferhitzer', 'Compact instantaneous heater']
  return {
    category: 'flow-heater',
    drawing: 'flow-heater',
    name: [
      de`${brands.heizarin.name} ${title} ${power} kW`,
      en`${brands.heizarin.name} ${title} ${power} kW`,
    ],
    text: [
      'Elektrischer Durchlauferhitzer, Anschluss durch eine Elektrofachkraft; ab 12 kW zustimmungspflichtig beim Netzbetreiber.',
      'Electric instantaneous water heater, to be connected by an electrician; above 12 kW the grid operator must agree.',
    ],
    brand: brands.heizarin,
    attributes: {
      power_kw: power,
      type: title,
      height: power > 10 ? 470 : 190,
      width: power > 10 ? 225 : 190,
      depth: power > 10 ? 115 : 82,
      colour: ['weiß', 'white'],
      pressure: 10,
      flow_rate: Math.round(power * 4.6) / 10,
      ip_class: 'IP 25',
      norm: 'EN 60335-2-35',
    },
    unit: 'ST',
    weight: power > 10 ? 4 : 1.5,
    price: price * (electronic ? 1.45 : 1),
    discountGroup: 'HZ20',
    documents: ['data_sheet', 'manual'],
    energy: [{ eek_class: eekClass, scale: 'A+-F', label: 'generated', data_sheet: 'generated' }],
  }
}

/** Heat pumps carry a class for radiators and a better one for floor heating, combi boilers one for water, too. */
function energyOf({ category, eekClass, type }: Series): EnergyLabel[] {
  const files = { label: 'generated', data_sheet: 'generated' }
  const heating: EnergyLabel = { eek_class: eekClass, scale: 'A+++-D', ...files }
  if (category === 'heat-pump')
    return [
      { ...heating, qualifier: 'heating_55' },
      { ...heating, eek_class: 'A+++', qualifier: 'heating_35' },
    ]
  if (type[0] !== 'Kombigerät') return [heating]
  return [
    { ...heating, qualifier: 'heating_55' },
    { ...files, eek_class: 'A', scale: 'A+-F', qualifier: 'water', load_profile: 'XL' },
  ]
}
