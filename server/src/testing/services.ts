import { builtInErp } from '../adapters/erp/built-in.ts'
import type { Services } from '../adapters/services.ts'
import { offlineSearch } from './offline-search.ts'

/** Services of a test shop. Tests about the search bring an engine of their own. */
export const testServices = (given: Partial<Services> = {}): Services => ({
  search: offlineSearch(),
  searchPlace: {},
  erp: builtInErp,
  mail: { kind: 'none' },
  ...given,
})
