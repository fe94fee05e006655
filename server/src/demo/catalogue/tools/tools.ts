import type { Product } from '../product.ts'
import { powerTools } from './machines.ts'
import { siteTools } from './site.ts'
import { tilingTools } from './tiling.ts'
import { trowels } from './trowels.ts'

/** The tool assortment. */
export function* tools(): Generator<Product> {
  yield* trowels()
  yield* tilingTools()
  yield* powerTools()
  yield* siteTools()
}
