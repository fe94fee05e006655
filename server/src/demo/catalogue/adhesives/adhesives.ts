import type { Product } from '../product.ts'
import { tileGrouts } from './grouts.ts'
import { preparation } from './preparation.ts'
import { sealingTapes } from './sealing-tapes.ts'
import { tileSealants } from './sealants.ts'
import { tileAdhesives } from './tile-adhesives.ts'

/** Everything for laying, grouting and sealing tiles. */
export function* adhesives(): Generator<Product> {
  yield* tileAdhesives()
  yield* tileGrouts()
  yield* tileSealants()
  yield* preparation()
  yield* sealingTapes()
}
