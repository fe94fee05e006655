import type { Product } from '../product.ts'
import { masonryBlocks } from './blocks.ts'
import { facingBricksAndLintels } from './clinker.ts'
import { mortarAndPaving } from './mortar-and-paving.ts'

/** The masonry assortment. */
export function* masonry(): Generator<Product> {
  yield* masonryBlocks()
  yield* facingBricksAndLintels()
  yield* mortarAndPaving()
}
