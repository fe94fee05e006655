import type { search } from '@shop/contract/resources/search'
import type { UseCase } from '#server/http/context.ts'
import { articleTiles, findCandidatesByNumber } from '../../catalogue/public.ts'

const most = 6

/** FIND_NUMBER: what adding to a basket by its number would mean, too; the search engine is not needed for it. */
export const findNumber: UseCase<typeof search, 'FIND_NUMBER'> = async ({ numbers }, context) => {
  const found = await findCandidatesByNumber(context, numbers)
  const number = numbers.find((each) => found.has(each)) ?? ''
  const candidates = (found.get(number) ?? []).slice(0, most)
  const tiles = await articleTiles(
    context,
    candidates.map(({ matnr }) => matnr),
  )
  const [first, ...others] = candidates
  return {
    number,
    articles: candidates.flatMap(({ matnr }) => tiles.get(matnr) ?? []),
    unit: others.length > 0 ? '' : (first?.unit ?? ''),
  }
}
