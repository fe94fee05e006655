import type { Day } from '@shop/contract/day'
import type { ArticleTile } from '@shop/contract/resources/shapes'
import type { Context } from '#server/http/context.ts'
import { articleTiles } from '../catalogue/public.ts'
import { agreedPricesFor, type PricedLine } from '../prices/public.ts'
import { isOnRequest } from './on-request.ts'
import { type Line, listLines } from './positions-store.ts'
import { isSellable } from './quantity.ts'

/** Why a line cannot be ordered as it stands; '' when it can. */
export type LineProblem = '' | 'ON_REQUEST' | 'UNKNOWN_ARTICLE' | 'NOT_A_STEP' | 'DISCONTINUED'

/** A line with everything known of its article today. Prices are the customer's own, whoever asks. */
export type ReadLine = Line & { priced: PricedLine; tile: ArticleTile | null; problem: LineProblem }

export type LineReader = Pick<Context, 'db' | 'actor' | 'today' | 'language' | 'config'>

/** The lines of a basket at today's prices and stock; four statements for any number of lines. */
export async function readLines(reader: LineReader, basketId: string): Promise<ReadLine[]> {
  const lines = await listLines(reader.db, basketId)
  const priced = await agreedPricesFor(reader, lines)
  const tiles = await articleTiles(
    reader,
    lines.map((line) => line.matnr),
  )
  return lines.map((line, index) => {
    const own = priced[index]
    if (own === undefined) throw new Error('a price is missing')
    return {
      ...line,
      priced: own,
      tile: tiles.get(line.matnr) ?? null,
      problem: problemOf(own, reader.today),
    }
  })
}

function problemOf(line: PricedLine, today: Day): LineProblem {
  const { article, unit, quantity, availability } = line
  if (article === null) return 'UNKNOWN_ARTICLE'
  if (isOnRequest(line, today)) return 'ON_REQUEST'
  if (!isSellable(quantity, unit, article)) return 'NOT_A_STEP'
  const gone = availability?.availabilityFlag === 'not-available' && availability.replenishmentDate === null
  return article.discontinued && gone ? 'DISCONTINUED' : ''
}
