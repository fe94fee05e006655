import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { combinations } from '../product.ts'

const finishes: readonly ColourKey[] = ['chrom', 'schwarzMatt', 'edelstahl', 'messing']
const finishFactor: Partial<Record<ColourKey, number>> = { schwarzMatt: 1.3, edelstahl: 1.35, messing: 1.55 }

const series: readonly [name: string, factor: number, finishes: readonly ColourKey[]][] = [
  ['Fluente', 1, finishes],
  ['Cubo', 1.4, finishes],
  ['Stilla', 0.6, ['chrom', 'schwarzMatt']],
  ['Torrente', 1.8, finishes],
  ['Objekta', 0.85, ['chrom']],
]

interface Kind {
  id: string
  category: string
  drawing: string
  title: Words
  price: number
  reach: number
  flow: number
  connection: string
  mounting: Words
}

const top: Words = ['Standmontage', 'Deck-mounted']
const wall: Words = ['Wandmontage Aufputz', 'Wall-mounted exposed']
const concealed: Words = ['Unterputz', 'Concealed']

// oxfmt-ignore
const kinds: readonly Kind[] = [
  { id: 'basin-s', category: 'tap-basin', drawing: 'tap', title: ['Waschtisch-Einhebelmischer S', 'Basin mixer S'], price: 109, reach: 95, flow: 5, connection: 'G 3/8', mounting: top },
  { id: 'basin', category: 'tap-basin', drawing: 'tap', title: ['Waschtisch-Einhebelmischer M', 'Basin mixer M'], price: 129, reach: 120, flow: 5, connection: 'G 3/8', mounting: top },
  { id: 'basin-l', category: 'tap-basin', drawing: 'tall-tap', title: ['Waschtisch-Einhebelmischer L hoch', 'Basin mixer L tall'], price: 189, reach: 145, flow: 5, connection: 'G 3/8', mounting: top },
  { id: 'basin-wall', category: 'tap-basin', drawing: 'wall-tap', title: ['Waschtischarmatur Unterputz 220 mm', 'Concealed basin mixer 220 mm'], price: 229, reach: 220, flow: 5, connection: 'G 1/2', mounting: concealed },
  { id: 'kitchen', category: 'tap-kitchen', drawing: 'kitchen-tap', title: ['Spültischmischer schwenkbar', 'Kitchen mixer swivel'], price: 149, reach: 215, flow: 8, connection: 'G 3/8', mounting: top },
  { id: 'kitchen-pull', category: 'tap-kitchen', drawing: 'kitchen-tap', title: ['Spültischmischer mit Auszugbrause', 'Kitchen mixer with pull-out spray'], price: 219, reach: 225, flow: 8, connection: 'G 3/8', mounting: top },
  { id: 'shower', category: 'tap-shower', drawing: 'shower-mixer', title: ['Brause-Einhebelmischer', 'Shower mixer'], price: 139, reach: 60, flow: 12, connection: 'G 1/2', mounting: wall },
  { id: 'shower-thermo', category: 'tap-shower', drawing: 'shower-mixer', title: ['Brause-Thermostat', 'Thermostatic shower mixer'], price: 209, reach: 65, flow: 14, connection: 'G 1/2', mounting: wall },
  { id: 'bath', category: 'tap-shower', drawing: 'shower-mixer', title: ['Wannen-Einhebelmischer', 'Bath mixer'], price: 179, reach: 165, flow: 20, connection: 'G 1/2', mounting: wall },
  { id: 'shower-concealed', category: 'tap-shower', drawing: 'shower-mixer', title: ['Brause-Fertigset Unterputz', 'Concealed shower trim set'], price: 169, reach: 50, flow: 18, connection: 'G 1/2', mounting: concealed },
  { id: 'system', category: 'shower-set', drawing: 'shower', title: ['Duschsystem mit Thermostat und Kopfbrause 250 mm', 'Shower system with thermostat and 250 mm head'], price: 449, reach: 400, flow: 12, connection: 'G 1/2', mounting: wall },
  { id: 'head-200', category: 'shower-set', drawing: 'shower', title: ['Kopfbrause 200 mm', 'Overhead shower 200 mm'], price: 89, reach: 390, flow: 12, connection: 'G 1/2', mounting: wall },
  { id: 'head-300', category: 'shower-set', drawing: 'shower', title: ['Kopfbrause 300 mm', 'Overhead shower 300 mm'], price: 149, reach: 390, flow: 14, connection: 'G 1/2', mounting: wall },
  { id: 'rail', category: 'shower-set', drawing: 'shower', title: ['Brauseset Stange 900 mm 3 Strahlarten', 'Shower set rail 900 mm 3 sprays'], price: 99, reach: 60, flow: 9, connection: 'G 1/2', mounting: wall },
]

/** Taps and shower systems of every series and finish. */
export function* taps(): Generator<Product> {
  for (const line of series)
    for (const [kind, finish] of combinations(kinds, line[2])) yield article(line, kind, finish)
}

function article([name, factor]: (typeof series)[number], kind: Kind, finish: ColourKey): Product {
  const shade = colours[finish].name
  return {
    key: `tap/${name}/${kind.id}/${finish}`,
    category: kind.category,
    drawing: kind.drawing,
    name: [
      de`${brands.tropfina.name} ${name} ${kind.title} ${shade}`,
      en`${brands.tropfina.name} ${name} ${kind.title} ${shade}`,
    ],
    line2: [
      de`Ausladung ${kind.reach} mm, ${kind.flow} l/min`,
      en`Reach ${kind.reach} mm, ${kind.flow} l/min`,
    ],
    text: [
      de`${kind.title[0]} der Serie ${name} mit keramischer Kartusche und Verbrühschutz, Oberfläche ${shade}. Durchfluss ${kind.flow} l/min bei 3 bar.`,
      en`${kind.title[1]} of the ${name} series with ceramic cartridge and scald protection, finish ${shade}. Flow ${kind.flow} l/min at 3 bar.`,
    ],
    brand: brands.tropfina,
    attributes: {
      series: name,
      ...coloured(finish),
      surface: shade,
      range: kind.reach,
      flow_rate: kind.flow,
      connection: kind.connection,
      mounting: kind.mounting,
      material: ['Messing', 'Brass'],
      pressure: { from: 1, to: 10 },
      norm: 'EN 817',
    },
    unit: 'ST',
    weight: 1.2 + kind.price / 200,
    price: kind.price * factor * (finishFactor[finish] ?? 1),
    discountGroup: 'SA20',
    documents: ['data_sheet', 'certificate', 'manual'],
    accessories: [{ key: 'fitting/corner-valve', group: 'part' }],
  }
}
