import type { Services } from '../adapters/services.ts'

/** Services of a test shop: the built-in ones. */
export const testServices = (): Services => ({})
