import type { Product } from '../product.ts'
import { insulationBoards } from './boards-and-rolls.ts'
import { pipeInsulation } from './pipe-insulation.ts'
import { insulationSystem } from './system.ts'

/** The insulation assortment. */
export function* insulation(): Generator<Product> {
  yield* insulationBoards()
  yield* pipeInsulation()
  yield* insulationSystem()
}
