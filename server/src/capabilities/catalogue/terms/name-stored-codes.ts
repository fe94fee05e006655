import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { holdRows, type Journal, takeDownWritten } from '#server/db/journal.ts'
import { recordArticlesOf } from '../../changes/public.ts'
import { articles, type AttributeValue } from '../tables.ts'
import { classKey, withClassName } from './class-attribute.ts'
import { codesIn, namedAttributes } from './named-attributes.ts'
import { termsOf } from './term-store.ts'

/** Articles looked at in one step: those of a maker may all have codes, and others wait until they are read. */
const most = 500
/** A code as a name, value or unit in the JSON of attributes; their keys stay codes. */
const coded = '"(?:de": "(?:[^"]*, )?E[FV]|unit": "EU)[0-9]{6}'

/** Whether the first attribute of an article is another one than the name of its class, where that has one (class-attribute.ts). */
const isCalledOtherwise = sql`exists (
  select from terms t where t.code = etim_class and coalesce(t.de, t.en) is not null and (
    attributes -> 0 ->> 'key' is distinct from ${classKey} or
    attributes -> 0 -> 'value' is distinct from jsonb_strip_nulls(
      jsonb_build_object('de', coalesce(t.de, t.en), 'en', nullif(t.en, coalesce(t.de, t.en))))))`

type Looked = { matnr: string; class: string | null; attributes: AttributeValue[] | null }

type Step = {
  /** Number of the last article looked at; undefined behind the last of all. */
  last: string | undefined
  /** Articles that got names. */
  named: number
}

/**
 * Gives articles that came before the dictionary the names of their codes and of their class, those behind a number, some at a time. Within the
 * caller's transaction; three statements at most, where none has a known code one or two.
 */
export async function nameStoredCodes(db: Db, after: string, journal: Journal | undefined): Promise<Step> {
  const looked = await rowsOf<Looked>(
    db,
    sql`
      select matnr, etim_class as class,
        case when ${isCalledOtherwise} or attributes::text ~ ${coded} then attributes end as attributes
      from articles where matnr > ${after} order by matnr limit ${most}`,
  )
  const withCodes = looked.flatMap(({ attributes, ...article }) =>
    attributes === null ? [] : [{ ...article, attributes }],
  )
  const known = await termsOf(
    db,
    withCodes.flatMap((article) => [
      ...codesIn(article.attributes),
      ...(article.class === null ? [] : [article.class]),
    ]),
  )
  const named = withCodes.flatMap(({ matnr, attributes, class: code }) => {
    const names = withClassName(namedAttributes(attributes, known), code, known)
    return names === attributes ? [] : [{ matnr, attributes: names }]
  })
  await write(db, named, journal)
  return { last: looked.length < most ? undefined : looked.at(-1)?.matnr, named: named.length }
}

async function write(
  db: Db,
  named: readonly { matnr: string; attributes: readonly AttributeValue[] }[],
  journal: Journal | undefined,
): Promise<void> {
  if (named.length === 0) return
  const records = JSON.stringify(named)
  await holdRows(db, articles, ['matnr'], records)
  const written = await rowsOf<{ matnr: string }>(
    db,
    sql`
      with written as (
        update articles set attributes = n.attributes, changed_at = now()
        from jsonb_to_recordset(${records}::jsonb) n(matnr text, attributes jsonb)
        where articles.matnr = n.matnr returning articles.*)
      ${journal ? takeDownWritten(journal, articles, ['matnr']) : sql``}
      select matnr from written`,
  )
  if (journal) journal.taken += written.length
  await recordArticlesOf(db, written)
}
