import type { Product } from '../product.ts'
import { heatingComponents } from './components.ts'
import { heatGenerators } from './generators.ts'
import { radiators } from './radiators.ts'

/** The heating assortment. */
export function* heating(): Generator<Product> {
  yield* radiators()
  yield* heatGenerators()
  yield* heatingComponents()
}
