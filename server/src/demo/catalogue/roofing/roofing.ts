import type { Product } from '../product.ts'
import { roofAccessories } from './accessories.ts'
import { roofDrainage } from './drainage.ts'
import { roofTiles } from './tiles.ts'

/** The roofing assortment. */
export function* roofing(): Generator<Product> {
  yield* roofTiles()
  yield* roofDrainage()
  yield* roofAccessories()
}
