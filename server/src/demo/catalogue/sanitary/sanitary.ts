import type { Product } from '../product.ts'
import { bathing } from './bathing.ts'
import { ceramics } from './ceramics.ts'
import { installationFrames } from './frames.ts'
import { sanitaryPipes } from './pipes.ts'
import { taps } from './taps.ts'

/** The sanitary assortment. */
export function* sanitary(): Generator<Product> {
  yield* ceramics()
  yield* installationFrames()
  yield* taps()
  yield* bathing()
  yield* sanitaryPipes()
}
