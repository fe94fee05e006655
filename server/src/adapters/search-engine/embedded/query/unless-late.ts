import { SearchOffline } from '../../port.ts'
import type { Found } from './found.ts'
import type { Run } from './run.ts'

/**
 * Steps that look for a better reading of words that found something: what they found stands where the engine has no time
 * for more. Where they found nothing, that is known only when all readings were tried.
 */
export function* unlessLate<T>(
  { numFound }: Found,
  steps: Generator<Run, T, Found>,
): Generator<Run, T | undefined, Found> {
  try {
    return yield* steps
  } catch (error) {
    if (numFound > 0 && error instanceof SearchOffline) return undefined
    throw error
  }
}
