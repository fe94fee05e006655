import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { Product } from '../product.ts'
import { combinations } from '../product.ts'
import { tool } from './tool.ts'

const laying: Words = ['Kleber auftragen und abziehen', 'Spreading and combing adhesive']
const plastering: Words = ['Mauern, Putzen, Verfugen', 'Bricklaying, plastering, pointing']
const notches = [3, 4, 6, 8, 10, 12, 15, 20] as const
const grips: readonly [grip: Words, factor: number][] = [
  [['Holzgriff', 'wooden handle'], 1],
  [['Softgriff', 'soft grip'], 1.25],
  [['Korkgriff', 'cork handle'], 1.45],
]
const smoothing: readonly [title: Words, length: number, width: number, price: number][] = [
  [['Glättkelle', 'Smoothing trowel'], 280, 130, 16.9],
  [['Glättkelle', 'Smoothing trowel'], 500, 130, 29.9],
  [['Schwammbrett', 'Sponge float'], 280, 140, 9.9],
  [['Reibebrett', 'Plastic float'], 320, 180, 7.9],
  [['Flächenspachtel', 'Surface spatula'], 600, 125, 39.9],
]
const masons: readonly [key: string, title: Words, length: number, price: number][] = [
  ['brick', ['Maurerkelle dreieckig', 'Bricklaying trowel'], 200, 14.9],
  ['plaster', ['Putzkelle', 'Plastering trowel'], 160, 12.9],
  ['cat', ['Katzenzungenkelle', 'Gauging trowel'], 160, 11.9],
  ['pointing', ['Fugenkelle', 'Pointing trowel'], 10, 6.9],
  ['pointing-8', ['Fugenkelle', 'Pointing trowel'], 8, 6.9],
  ['tile', ['Plattenlegerkelle', "Tiler's trowel"], 180, 13.9],
  ['bucket', ['Stuckateurspachtel', "Plasterer's spatula"], 120, 9.9],
  ['corner-in', ['Inneneckenkelle', 'Inside corner trowel'], 80, 17.9],
  ['corner-out', ['Außeneckenkelle', 'Outside corner trowel'], 80, 17.9],
]

/** Trowels of all trades. */
export function* trowels(): Generator<Product> {
  for (const [[grip, factor], notch] of combinations(grips, notches))
    yield tool(
      {
        key: factor === 1 ? `trowel/notched-${notch}` : undefined,
        title: ['Zahnkelle', 'Notched trowel'],
        size: [de`${notch}x${notch} mm ${grip}`, en`${notch}x${notch} mm ${grip}`],
        price: (17.5 + notch * 0.3) * factor,
        weight: 0.42,
        attributes: { notch: `${notch}x${notch} mm`, type: grip, width: 130, length: 280 },
      },
      family('trowel-notched', laying, 'notched-trowel'),
    )
  for (const [title, length, width, price] of smoothing)
    for (const material of ['Edelstahl', 'Federstahl'] as const)
      yield tool(
        {
          key: price === 16.9 && material === 'Edelstahl' ? 'trowel/smoothing' : undefined,
          title,
          size: [
            de`${length}x${width} mm ${material}`,
            en`${length}x${width} mm ${material === 'Edelstahl' ? 'stainless' : 'spring steel'}`,
          ],
          price: material === 'Edelstahl' ? price * 1.3 : price,
          weight: 0.5,
          attributes: {
            width,
            length,
            type: title,
            surface: [material, material === 'Edelstahl' ? 'Stainless' : 'Spring steel'],
          },
        },
        family('trowel-notched', laying, 'smoothing-trowel'),
      )
  for (const [[key, title, length, price], [grip, factor]] of combinations(masons, grips))
    yield tool(
      {
        key: factor === 1 ? `trowel/${key}` : undefined,
        title,
        size: [de`${length} mm ${grip}`, en`${length} mm ${grip}`],
        price: price * factor,
        weight: 0.3,
        attributes: { length, type: grip, width: Math.max(10, Math.round(length * 0.6)), shape: title },
      },
      family('trowel-mason', plastering, 'trowel'),
    )
}

function family(category: string, use: Words, drawing: string) {
  return {
    category,
    use,
    drawing,
    brand: brands.werkbold,
    attributes: {
      material: ['Edelstahl rostfrei', 'Stainless steel'] as const,
      thickness: 0.7,
      norm: 'DIN 6440',
      country: ['Deutschland', 'Germany'] as const,
    },
  }
}
