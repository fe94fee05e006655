import { holding } from '#server/db/like.ts'
import { statement } from '#server/db/statement.ts'
import type { Context } from '#server/http/context.ts'

type Row = { id: string; name: string; articlesAmount: number }

const most = 3

/** 'Müller' and 'Mueller' alike, whatever the case. */
const writtenOut = (text: string): string =>
  `replace(replace(replace(replace(lower(${text}), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')`

const listsLike = statement<Row, [kunnr: string, userId: string, holds: string, most: number]>(
  'suggested_lists',
  `select l.id::text, l.name, (select count(*)::int from list_articles x where x.list_id = l.id) as "articlesAmount"
   from lists l
   where l.kunnr = $1 and (l.user_id = $2 or l.is_public) and ${writtenOut('l.name')} like ${writtenOut('$3')}
   order by l.user_id = $2 desc, l.name_key limit $4`,
)

/** Lists the user sees whose name holds what is typed, his own first. */
export function suggestLists({ db, actor: { kunnr, user } }: Context, typed: string): Promise<Row[]> {
  if (kunnr === '' || user === undefined || typed === '') return Promise.resolve([])
  return listsLike(db, kunnr, user.userId, holding(typed), most)
}
