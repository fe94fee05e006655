import type { Parsed } from '@shop/contract/define-resource'
import type { docs } from '@shop/contract/resources/docs'
import type { Context, UseCase } from '#server/http/context.ts'
import { findArticlesByNumber } from '../../catalogue/public.ts'
import { netVisible } from '../../prices/public.ts'
import { documentHead } from '../head.ts'
import { type DocumentFilter, type DocumentMatch, listDocuments } from '../list-query.ts'
import { type DayRange, daysOf } from '../timespan.ts'
import { visibleDocumentTypes } from '../visible-types.ts'

type Input = Parsed<typeof docs, 'GET_LIST'>

/** GET_LIST: a type the user may not see gives an empty list, as one he has no documents of. */
export const getList: UseCase<typeof docs, 'GET_LIST'> = async (input, context) => {
  const { db, actor } = context
  const seesNet = netVisible(actor)
  const start = input.start ?? 0
  const { rows, numFound } = await listDocuments(
    db,
    {
      kunnr: actor.kunnr,
      types: visibleDocumentTypes(actor).filter(
        (type) => input.doctype === undefined || type === input.doctype,
      ),
      statuses: statusesOf(input.docstatus ?? ''),
      days: daysAskedFor(input, context),
      match: await matchOf(input, context),
      address: input.address === '' ? undefined : input.address,
    },
    { field: input.sort_field ?? 'datum', direction: input.sort_direction ?? 'desc' },
    { start, rows: input.rows ?? 50, seesNet },
  )
  return { documents: rows.map((row) => documentHead(row, seesNet)), numFound, start }
}

/** For filtering, open means open and partly completed (specification section 4). */
function statusesOf(letter: '' | 'A' | 'B' | 'C' | 'X'): DocumentFilter['statuses'] {
  if (letter === '') return undefined
  return letter === 'A' ? ['A', 'B'] : [letter]
}

/** An article is meant by any of its numbers, the customer's own too; one that left the assortment by its last. */
async function matchOf(
  { filter_type: type = '', filter_query: query = '' }: Input,
  context: Pick<Context, 'db' | 'actor'>,
): Promise<DocumentMatch | undefined> {
  const wanted = query.trim()
  if (wanted === '') return undefined
  if (type !== 'article') return { type, query: wanted }
  const found = await findArticlesByNumber(context, [wanted])
  return { type, matnrs: [wanted, ...[...found.values()].map(({ matnr }) => matnr)] }
}

/** Days without a timespan mean a custom one. */
function daysAskedFor(input: Input, { today, invalid }: Pick<Context, 'today' | 'invalid'>): DayRange {
  const { date_from: from, date_to: to } = input
  const custom = from !== undefined || to !== undefined
  const timespan = input.timespan ?? (custom ? '7' : '3')
  if (timespan === '7' && !custom) throw invalid({ date_from: 'REQUIRED' })
  if (timespan === '7' && from !== undefined && to !== undefined && to < from)
    throw invalid({ date_to: 'DATE_TOO_EARLY' })
  return daysOf(timespan, today, { from, to })
}
