import type { Db } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor } from '#server/http/context.ts'

/**
 * One number in every way an article can be meant by it, the surest first: the shop's number (also without the ERP's
 * leading zeros), the customer's own, EAN, old number.
 */
const articleNumbers = statement<{ number: string; matnr: string }, [numbers: string[], kunnr: string]>(
  'article_numbers',
  `select n.number, found.matnr from unnest($1::text[]) as n (number), lateral (
     select coalesce(
       (select a.matnr from articles a where a.matnr = n.number),
       (select a.matnr from articles a where a.matnr = upper(n.number)),
       (select a.matnr from articles a where n.number ~ '^\\d{1,17}$' and a.matnr = lpad(n.number, 18, '0')),
       (select c.matnr from customer_articles c join articles a using (matnr)
         where c.kunnr = $2 and c.customer_matnr = n.number order by c.matnr limit 1),
       (select a.matnr from articles a where a.ean = n.number order by a.matnr limit 1),
       (select a.matnr from articles a where a.bismt = n.number order by a.matnr limit 1)) as matnr) found
   where found.matnr is not null`,
)

/**
 * The articles behind numbers as they were typed, scanned or pasted; unknown ones are left out. One statement for any
 * number of numbers.
 * @returns the shop's number by the one that was asked for
 */
export async function findArticlesByNumber(
  { db, actor }: { db: Db; actor: Pick<Actor, 'kunnr'> },
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const rows = await articleNumbers(db, [...new Set(numbers)], actor.kunnr)
  return new Map(rows.map(({ number, matnr }) => [number, matnr]))
}
