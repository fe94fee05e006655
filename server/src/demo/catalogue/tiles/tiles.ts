import type { Product } from '../product.ts'
import { mosaics } from './mosaic.ts'
import { outdoorSlabs } from './outdoor.ts'
import { porcelain } from './porcelain.ts'
import { profiles } from './profiles.ts'
import { tradeTiles } from './trade.ts'
import { wallTiles } from './wall.ts'

/** The whole tile assortment. */
export function* tiles(): Generator<Product> {
  yield* porcelain()
  yield* wallTiles()
  yield* outdoorSlabs()
  yield* tradeTiles()
  yield* mosaics()
  yield* profiles()
}
