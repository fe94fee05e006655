import { holding } from '#server/db/like.ts'
import { statement } from '#server/db/statement.ts'
import type { Context } from '#server/http/context.ts'

type Row = { id: string; name: string; articlesAmount: number }

const most = 3

/** 'Müller' and 'Mueller' alike, whatever the case; a database's lower() may not know the umlauts. */
const writtenOut = (text: string): string =>
  `replace(replace(replace(replace(lower(translate(${text}, 'ÄÖÜ', 'äöü')), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')`

const listsLike = statement<Row, [kunnr: string, userId: string, hold: string[], most: number]>(
  'suggested_lists',
  `select l.id::text, l.name, (select count(*)::int from list_articles x where x.list_id = l.id) as "articlesAmount"
   from lists l
   where l.kunnr = $1 and (l.user_id = $2 or l.is_public) 
     and ${writtenOut('l.name')} like all (select ${writtenOut('word')} from unnest($3::text[]) as word)
   order by l.user_id = $2 desc, l.name_key limit $4`,
)

/** Lists the user sees whose name holds every word that is typed, in whatever order, his own first. */
export function suggestLists({ db, actor: { kunnr, user } }: Context, typed: string): Promise<Row[]> {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  if (kunnr === '' || user === undefined || words.length === 0) return Promise.resolve([])
  return listsLike(db, kunnr, user.userId, words.map(holding), most)
}
