import type { Product } from '../product.ts'
import { dryBoards } from './boards.ts'
import { dryFinish } from './finish.ts'
import { dryFixings } from './fixings.ts'
import { dryProfiles } from './profiles.ts'

/** The dry construction assortment. */
export function* dryConstruction(): Generator<Product> {
  yield* dryBoards()
  yield* dryProfiles()
  yield* dryFixings()
  yield* dryFinish()
}
