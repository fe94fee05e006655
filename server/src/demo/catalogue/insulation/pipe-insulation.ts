import { de, en } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { combinations, pack } from '../product.ts'

const rubberDiameters = [12, 15, 18, 22, 28, 35, 42, 54]
const shellDiameters = [18, 22, 28, 35, 42, 48, 60, 76]
const rubberThicknesses = [9, 13, 19, 26]
const shellThicknesses = [20, 30, 40, 50]

/** Insulation of pipes: rubber tubes and foil-faced mineral wool sections. */
export function* pipeInsulation(): Generator<Product> {
  for (const [diameter, thickness] of combinations(rubberDiameters, rubberThicknesses))
    yield tube('rubber', diameter, thickness)
  for (const [diameter, thickness] of combinations(shellDiameters, shellThicknesses))
    yield tube('shell', diameter, thickness)
}

function tube(kind: 'rubber' | 'shell', diameter: number, thickness: number): Product {
  const rubber = kind === 'rubber'
  const length = rubber ? 2000 : 1000
  const title = rubber
    ? (['Kautschukschlauch', 'Rubber tube'] as const)
    : (['Rohrschale alukaschiert', 'Foil-faced pipe section'] as const)
  return {
    key: `pipe-insulation/${kind}/${diameter}/${thickness}`,
    category: rubber ? 'pipe-rubber' : 'pipe-wool',
    drawing: 'pipe-insulation',
    name: [
      de`${brands.wollara.name} ${title} ${diameter}x${thickness} mm Länge ${length / 1000} m`,
      en`${brands.wollara.name} ${title} ${diameter}x${thickness} mm length ${length / 1000} m`,
    ],
    line2: [de`für Rohraußendurchmesser ${diameter} mm`, en`for pipes of ${diameter} mm outside`],
    text: [
      de`${title[0]} zur Dämmung von Heizungs- und Trinkwasserleitungen nach Gebäudeenergiegesetz.`,
      en`${title[1]} for heating and drinking water pipes according to the German Buildings Energy Act.`,
    ],
    brand: brands.wollara,
    attributes: {
      diameter,
      thickness,
      length,
      lambda: rubber ? 0.036 : 0.034,
      material: rubber ? ['Synthesekautschuk', 'Synthetic rubber'] : ['Mineralwolle', 'Mineral wool'],
      fire_class: rubber ? 'B-s3,d0' : 'A2L-s1,d0',
      temperature_resistance: rubber ? { from: -50, to: 110 } : { from: 0, to: 250 },
      colour: rubber ? ['schwarz', 'black'] : ['silbergrau', 'silver grey'],
      norm: rubber ? 'EN 14304' : 'EN 14303',
    },
    unit: 'M',
    step: length / 1000,
    units: [pack('ST', length / 1000), pack('KAR', rubber ? Math.max(10, 200 - diameter * 3) : 24)],
    weight: Math.round(diameter * thickness * (rubber ? 0.25 : 0.35)) / 1000,
    price: (rubber ? 38 : 62) * (diameter + thickness * 2) * 0.055,
    kpein: 10,
    discountGroup: 'DA20',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: [{ key: 'tape/60', group: 'part' }],
  }
}
