import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { entriesLike } from '../entries.ts'
import { readBook } from '../looker.ts'

/** Of a page where nobody says how many, as in other lists. */
const usualRows = 50

/** GET_ADDRESSES: read as a whole, as the checkout does, for the default may be any of them. */
export const getAddresses: UseCase<typeof addresses, 'GET_ADDRESSES'> = async (input, context) => {
  const { query = '', kind, start = 0, rows = usualRows } = input
  const { entries, usual, defaultGone } = await readBook(context)
  const ofKind = entries.filter(({ own }) => kind === undefined || own === (kind === 'own'))
  const found = entriesLike(ofKind, query)
  return { addresses: found.slice(start, start + rows), numFound: found.length, usual, defaultGone }
}
