import { de, en } from '../../shared/words.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'
import { hardFoam } from './hard-foam.ts'
import type { Insulation } from './material.ts'
import { mineralWool } from './mineral-wool.ts'
import { plantFibre } from './plant-fibre.ts'

const materials = [...mineralWool, ...hardFoam, ...plantFibre]

/** Boards, slabs and rolls of every material. */
export function* insulationBoards(): Generator<Product> {
  for (const material of materials)
    for (const thickness of material.thicknesses) yield article(material, thickness)
}

function article(item: Insulation, thickness: number): Product {
  const piece = (item.width * item.length) / 1_000_000
  const length = item.roll ? Math.round((item.length * 160) / thickness / 100) * 100 : item.length
  const perPack =
    item.roll && item.length > 2000
      ? (item.width * length) / 1_000_000
      : piece * Math.max(1, Math.floor(500 / thickness))
  return {
    category: item.category,
    drawing: item.roll ? 'insulation-roll' : 'insulation-board',
    name: [
      de`${item.brand.name} ${item.title} ${thickness} mm ${item.width}x${length} mm`,
      en`${item.brand.name} ${item.title} ${thickness} mm ${item.width}x${length} mm`,
    ],
    line2: [
      de`λ ${item.lambda} W/(m·K), Kante ${item.edge}`,
      en`λ ${item.lambda} W/(m·K), edge ${item.edge}`,
    ],
    text: [
      de`${item.title[0]} nach ${item.norm}, Bemessungswert der Wärmeleitfähigkeit ${item.lambda} W/(m·K). Trocken lagern und vor UV-Licht schützen.`,
      en`${item.title[1]} to ${item.norm}, design thermal conductivity ${item.lambda} W/(m·K). Store dry and protect from UV light.`,
    ],
    brand: item.brand,
    attributes: {
      lambda: item.lambda,
      plate_thickness: thickness,
      width: item.width,
      length,
      density: item.density,
      edge: item.edge,
      fire_class: item.fire,
      u_value: Math.round((item.lambda / (thickness / 1000)) * 100) / 100,
      colour: item.colour,
      norm: item.norm,
      type: item.roll ? ['Rolle', 'Roll'] : ['Platte', 'Board'],
    },
    unit: 'M2',
    step: Math.round(perPack * 1000) / 1000,
    units: [pack('PAK', perPack), pack('PAL', perPack * 12)],
    weight: Math.round((item.density * thickness) / 10) / 100,
    price: item.price * (0.1 + (0.9 * thickness) / 100),
    discountGroup: 'DA10',
    documents: ['data_sheet', 'declaration_of_performance'],
    accessories: item.accessories,
  }
}
