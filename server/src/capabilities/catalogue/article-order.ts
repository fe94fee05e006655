import { type SQL, sql } from 'drizzle-orm'
import type { SearchSort } from '#server/adapters/search-engine/port.ts'

/** How articles are to stand: by which field, with names of which language and prices of which day and currency. */
export type ArticleOrder = {
  sort?: SearchSort | undefined
  language: 'de' | 'en'
  currency: string
  today: string
}

/**
 * The order of articles (alias a) as the search has it, from the database: what has no name, day or price stands last, and
 * equal ones by their number. Best matches are the best-selling: there are no words to match.
 */
export function articleOrder({ sort, ...of }: ArticleOrder): SQL {
  const { field, direction } = sort ?? { field: 'relevance', direction: 'desc' }
  return sql`${sortedBy(field, of)} ${direction === 'asc' ? sql`asc` : sql`desc`} nulls last, a.matnr`
}

function sortedBy(
  field: SearchSort['field'],
  { language, currency, today }: Omit<ArticleOrder, 'sort'>,
): SQL {
  if (field === 'number') return sql`a.matnr`
  if (field === 'created') return sql`a.created`
  if (field === 'name')
    return sql`lower(coalesce(a.texts -> ${language}::text ->> 'maktx', a.texts -> 'de' ->> 'maktx'))`
  if (field === 'price')
    return sql`(
      select p.price / p.kpein from retail_prices p where p.matnr = a.matnr and p.currency = ${currency}
        and p.valid_from <= ${today} and p.valid_to >= ${today} and p.price > 0
      order by p.valid_from desc limit 1)`
  return sql`a.sales_rank`
}
