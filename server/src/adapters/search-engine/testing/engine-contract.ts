import { describeAnswers } from './answers-contract.ts'
import type { MakeEngine } from './ask.ts'
import { describeFacets } from './facets-contract.ts'
import { describeFilters } from './filters-contract.ts'
import { describeKinds } from './kinds-contract.ts'
import { describeRights } from './rights-contract.ts'
import { describeSupplierTitles } from './supplier-titles-contract.ts'
import { describeTrade } from './trade-contract.ts'
import { describeWords } from './words-contract.ts'

/** What every engine behind the port has to do; run against each of them. */
export function describeEngine(name: string, make: MakeEngine): void {
  describeWords(name, make)
  describeTrade(name, make)
  describeSupplierTitles(name, make)
  describeKinds(name, make)
  describeFilters(name, make)
  describeRights(name, make)
  describeFacets(name, make)
  describeAnswers(name, make)
}
