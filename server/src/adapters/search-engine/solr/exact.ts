import type { SearchRestriction } from '../port.ts'
import { customerNumber } from '../embedded/index/number-index.ts'
import type { ExactNumber } from '../embedded/query/exact.ts'
import type { SolrAsker } from './one-search.ts'
import { rightsQuery, termsFilter } from './filters-query.ts'
import { Params } from './params.ts'
import { select } from './select.ts'

/** The article whose number is exactly the given one, among those the restriction allows. */
export async function exactNumber(
  client: SolrAsker,
  number: string,
  restriction: SearchRestriction,
): Promise<ExactNumber> {
  if (number === '') return { found: false }
  const params = new Params()
  const { kunnr, matnrs } = restriction
  const own = ownFirst(number, params)
  const customers =
    kunnr === undefined
      ? ''
      : ` should=${params.add(`{!term f=number_customer v=${params.add(customerNumber(kunnr, number))}}`)}`
  const rights = rightsQuery(restriction, params)
  const { numFound, docs } = await select(client, {
    query: `{!bool should=${own} should=${params.add(`{!term f=number v=${params.add(number)}}`)}${customers}}`,
    filter: [
      ...(rights === undefined ? [] : [rights]),
      ...(matnrs ? [termsFilter('matnr', [...matnrs], params, ' cache=false')] : []),
    ],
    fields: ['matnr', 'number_own'],
    limit: 2,
    params: params.values,
  })
  const owners = docs.filter((doc) => doc['number_own'] === number)
  const meant = owners.length === 1 ? owners[0] : numFound === 1 ? docs[0] : undefined
  return { found: numFound > 0, ...(meant && { matnr: String(meant['matnr']) }) }
}

/** The article of this own number stands before those that have it otherwise. */
const ownFirst = (number: string, params: Params): string =>
  params.add(`{!boost b=1000 v=${params.add(`{!term f=number_own v=${params.add(number)}}`)}}`)
