import type { SearchQuery } from '#server/adapters/search-engine/port.ts'
import type { Context } from '#server/http/context.ts'
import { articleTiles, type NamedNumber, numbersBeginning } from '../catalogue/public.ts'
import { ask } from './run-search.ts'

const shortest = 4
const mostCut = 5
const most = 5

/**
 * Articles with those of their numbers that begin most like one that is nobody's: it is shortened from its end until something
 * begins with it. None for words, and none where not even four characters are right.
 */
export async function nearestNumbers(
  { q, language, restriction, since = performance.now() }: SearchQuery,
  context: Context,
): Promise<({ matnr: string; maktx1: string } & NamedNumber)[]> {
  const number = q.replace(/[\s./_-]/g, '')
  if (!/^[\da-z]*\d{3}[\da-z]*$/i.test(number)) return []
  const least = Math.max(shortest, number.length - mostCut)
  for (let length = number.length - 1; length >= least; length--) {
    const beginning = number.slice(0, length)
    const answer = await ask(context, {
      q: beginning,
      numberBeginning: true,
      language,
      rows: most,
      fuzzy: false,
      partial: 'never',
      ...(restriction && { restriction }),
      since,
    })
    if (!answer) return []
    if (answer.hits.length === 0) continue
    const matnrs = answer.hits.map(({ matnr }) => matnr)
    const tiles = await articleTiles(context, matnrs)
    const numbers = await numbersBeginning(context, matnrs, beginning)
    return matnrs.flatMap((matnr) => {
      const tile = tiles.get(matnr)
      const near = numbers.get(matnr)
      return tile && near ? [{ matnr, maktx1: tile.maktx1, ...near }] : []
    })
  }
  return []
}
