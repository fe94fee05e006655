import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import type { Term } from './named-attributes.ts'

type Row = { code: string; de: string | null; en: string | null; synonyms: Term['synonyms'] | null }

/** What the codes mean, of those the shop knows; one statement, none where nothing is asked. */
export async function termsOf(db: Db, codes: Iterable<string>): Promise<Map<string, Term>> {
  const wanted = [...new Set(codes)]
  if (wanted.length === 0) return new Map()
  const rows = await rowsOf<Row>(
    db,
    sql`select code, de, en, synonyms from terms where code = any(${sql.param(wanted)}::text[])`,
  )
  return new Map(
    rows.map(({ code, de, en, synonyms }) => [
      code,
      { de: de ?? undefined, en: en ?? undefined, synonyms: synonyms ?? undefined },
    ]),
  )
}
