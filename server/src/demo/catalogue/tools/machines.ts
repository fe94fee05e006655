import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { tool } from './tool.ts'

interface Machine {
  key?: string
  category: string
  drawing: string
  title: Words
  model: string
  power?: number
  voltage?: number
  price: number
  weight: number
  diameter: number
  speed: number
  use: Words
  successor?: string
}

const grinding: Words = ['Trennen und Schleifen', 'Cutting and grinding']
const drilling: Words = ['Bohren und Stemmen', 'Drilling and chiselling']
const driving: Words = ['Schrauben', 'Driving screws']
const mixing: Words = ['Mörtel und Kleber anrühren', 'Mixing mortar and adhesive']
const cutting: Words = ['Sägen und Schneiden', 'Sawing and cutting']

// oxfmt-ignore
const machines: readonly Machine[] = [
  ...corded('grinder', 'grinder', ['Winkelschleifer', 'Angle grinder'], grinding, [['WS 9-115', 900, 115, 79], ['WS 11-125', 1100, 125, 99], ['WS 13-125 E', 1300, 125, 139], ['WS 15-125 BR', 1500, 125, 179], ['WS 17-150', 1700, 150, 199], ['WS 22-230', 2200, 230, 149], ['WS 26-230 AV', 2600, 230, 219]], 11_000),
  ...battery('grinder', 'grinder', ['Akku-Winkelschleifer', 'Cordless angle grinder'], grinding, [['AWS 18-115', 18, 115, 149], ['AWS 18-125', 18, 125, 179], ['AWS 18-125 BL', 18, 125, 229], ['AWS 36-230', 36, 230, 399]], 8500),
  ...corded('drill', 'drill', ['Bohrhammer SDS-plus', 'Rotary hammer SDS-plus'], drilling, [['BH 2-22', 650, 22, 129], ['BH 2-26', 800, 26, 169], ['BH 3-28 DFR', 900, 28, 229], ['BH 4-32', 1100, 32, 349]], 1300),
  ...corded('drill', 'drill', ['Kombihammer SDS-max', 'Combi hammer SDS-max'], drilling, [['KH 5-40', 1150, 40, 549], ['KH 8-45', 1350, 45, 749], ['KH 11-52', 1700, 52, 949]], 340),
  ...battery('drill', 'drill', ['Akku-Bohrhammer', 'Cordless rotary hammer'], drilling, [['ABH 18-20', 18, 20, 229], ['ABH 18-24', 18, 24, 289], ['ABH 18-26 BL', 18, 26, 339]], 1000),
  ...battery('drill', 'drill', ['Akku-Bohrschrauber', 'Cordless drill driver'], driving, [['ABS 12-30', 12, 10, 99], ['ABS 18-55', 18, 13, 149], ['ABS 18-65 BL', 18, 13, 199], ['ABS 18-85 BL', 18, 13, 249]], 1900),
  ...battery('drill', 'drill', ['Akku-Trockenbauschrauber', 'Cordless drywall driver'], driving, [['ATS 18-45', 18, 6, 199], ['ATS 18-45 Magazin', 18, 6, 289]], 4500),
  ...corded('mixer', 'mixer', ['Rührwerk', 'Paddle mixer'], mixing, [['RW 1200', 1200, 120, 149], ['RW 1400-2', 1400, 140, 199], ['RW 1600-2', 1600, 160, 269], ['RW 1800 Duo', 1800, 180, 449]], 620),
  ...corded('saw', 'saw', ['Nassschneidemaschine', 'Wet tile saw'], cutting, [['NS 600', 900, 200, 399], ['NS 900', 1100, 200, 749], ['NS 1200', 1500, 250, 1290]], 2850),
  ...corded('saw', 'saw', ['Tauchsäge', 'Plunge saw'], cutting, [['TS 160', 1200, 160, 329], ['TS 165 E', 1400, 165, 429]], 5200),
  ...battery('saw', 'saw', ['Akku-Säbelsäge', 'Cordless reciprocating saw'], cutting, [['ASS 18', 18, 150, 169], ['ASS 18 BL', 18, 200, 229]], 3000),
  ...corded('saw', 'saw', ['Mauernutfräse', 'Wall chaser'], cutting, [['MNF 150', 1500, 150, 449], ['MNF 180', 1900, 180, 590]], 7500),
]

const keys: Record<string, string> = {
  'BH 2-26': 'drill/hammer',
  'ABS 18-55': 'driver/18',
  'RW 1200': 'mixer/stirrer',
}
/** Model taken off the market → the one that replaces it. */
const successors: Record<string, string> = {
  'WS 9-115': 'WS 11-125',
  'BH 2-22': 'BH 2-26',
  'AWS 18-115': 'AWS 18-125',
  'NS 600': 'NS 900',
}

type Row = readonly [model: string, drive: number, diameter: number, price: number]

function corded(
  category: string,
  drawing: string,
  title: Words,
  use: Words,
  rows: readonly Row[],
  speed: number,
): Machine[] {
  return rows.map(([model, power, diameter, price]) => ({
    category,
    drawing,
    title,
    use,
    model,
    power,
    diameter,
    price,
    speed,
    weight: 1.5 + power / 500,
  }))
}

function battery(
  category: string,
  drawing: string,
  title: Words,
  use: Words,
  rows: readonly Row[],
  speed: number,
): Machine[] {
  return rows.map(([model, voltage, diameter, price]) => ({
    category,
    drawing,
    title,
    use,
    model,
    voltage,
    diameter,
    price,
    speed,
    weight: 1.2 + voltage / 20,
  }))
}

/** Corded and cordless machines. */
export function* powerTools(): Generator<Product> {
  for (const machine of machines) {
    yield article(machine)
    if (machine.voltage === 18)
      yield article({
        ...machine,
        model: `${machine.model} Set 2x5,0 Ah`,
        price: machine.price + 199,
        weight: machine.weight + 2,
      })
  }
}

function article(item: Machine): Product {
  const product = tool(
    {
      key: keyOf(item.model),
      title: item.title,
      size: [item.model, item.model.replace(',', '.')],
      price: item.price,
      weight: item.weight,
      attributes: {
        ...(item.power ? { power: item.power, drive: ['Netz 230 V', 'Mains 230 V'] as const } : {}),
        ...(item.voltage ? { battery_voltage: item.voltage, drive: ['Akku', 'Battery'] as const } : {}),
        diameter: item.diameter,
        speed: item.speed,
      },
    },
    {
      category: item.category,
      drawing: item.drawing,
      brand: brands.elektra,
      use: item.use,
      discountGroup: 'WZ20',
      documents: ['data_sheet', 'manual', 'certificate'],
      attributes: {
        type: item.voltage ? ['Akku', 'Cordless'] : ['Netz', 'Corded'],
        colour: ['blau', 'blue'],
        ip_class: 'IP 54',
        norm: 'EN 62841',
        country: ['Deutschland', 'Germany'],
      },
    },
  )
  const successor = successors[item.model]
  return successor
    ? {
        ...product,
        successor: keyOf(successor),
        line2: [de`Auslaufmodell, Nachfolger ${successor}`, en`Discontinued, replaced by ${successor}`],
      }
    : product
}

function keyOf(model: string): string {
  return keys[model] ?? `machine/${model}`
}
