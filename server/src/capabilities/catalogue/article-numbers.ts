import { withoutNumberLabel } from '@shop/contract/number-label'
import { plainSigns } from '@shop/contract/plain-signs'
import type { numberKinds } from '@shop/contract/resources/search'
import { statement } from '#server/db/statement.ts'
import { isVisible, visibleCatalogs } from '../assortment/public.ts'
import type { ArticleReader } from './article-store.ts'

/** What a number means: the article, and the unit where it is the EAN of one (a carton, a pallet). */
export interface NumberedArticle {
  matnr: string
  unit?: string
}

type Hit = { asked: string; matnr: string; unit: string | null; rank: number }

/** Ranks: 0 the number itself, 1 the customer's own, 2 to 4 in another spelling, former number, EAN, 5 a supplier's. */
const numberedArticles = statement<Hit, [asked: string[], kunnr: string, catalogs: string[]]>(
  'numbered_articles',
  `with asked as (
     select text, article_number(text) as number from unnest((select $1::text[])) text where article_number(text) <> '')
   select asked.text as asked, a.matnr, packed.unit,
     case
       when a.matnr = asked.text then 0
       when article_number(a.matnr) = asked.number then 2
       when article_number(a.bismt) = asked.number then 3
       when article_number(a.ean) = asked.number or packed.unit is not null then 4
       else 5
     end as rank
   from asked join articles a on a.numbers @> array[asked.number]
     left join lateral (
       select each ->> 'unit' as unit from jsonb_array_elements(a.units) each
       where article_number(each ->> 'ean') = asked.number limit 1) packed on true
   where ${isVisible('a', '(select $3::text[])')}
   union all
   select asked.text, c.matnr, null, 1
   from asked join customer_articles c on c.kunnr = $2 and article_number(c.customer_matnr) = asked.number
     join articles a on a.matnr = c.matnr
   where ${isVisible('a', '(select $3::text[])')}`,
)

/**
 * The articles that typed, pasted or scanned numbers mean: own number, the customer's own, former number, EAN (also of
 * a carton or pallet), a supplier's number; case, spaces, hyphens, dots, slashes and leading zeros do not count.
 * Articles that are not for the asker are no candidates. What labels a number ('Art.-Nr. 4711') is left out where nobody
 * has the number with it: 'SKU-123' may be a supplier's. One statement.
 * @returns by the number as it was given those that it means equally well; never none
 */
export async function findCandidatesByNumber(
  { db, actor }: ArticleReader,
  numbers: readonly string[],
): Promise<Map<string, NumberedArticle[]>> {
  const asked = new Set(numbers.flatMap(readings))
  const hits = await numberedArticles(db, [...asked], actor.kunnr, visibleCatalogs(actor))
  const byNumber = Map.groupBy(hits, (hit) => hit.asked)
  const found = new Map<string, NumberedArticle[]>()
  for (const number of new Set(numbers)) {
    const candidates = readings(number)
      .map((reading) => byNumber.get(reading))
      .find((hits) => hits !== undefined)
    if (!candidates) continue
    const best = Math.min(...candidates.map(({ rank }) => rank))
    const meant = candidates.filter(({ rank }) => rank === best)
    found.set(
      number,
      meant.map(({ matnr, unit }) => ({ matnr, ...(best === 4 && unit !== null && { unit }) })),
    )
  }
  return found
}

/** What a number may be: as it was given, with the signs of a keyboard, and without its label. */
function readings(number: string): string[] {
  const plain = plainSigns(number)
  return [number, plain, withoutNumberLabel(plain)]
}

/**
 * As `findCandidatesByNumber`, but a number that means several articles equally well means none: the wrong goods are
 * worse than a question.
 * @returns the found ones by the number as it was given
 */
export async function findArticlesByNumber(
  asker: ArticleReader,
  numbers: readonly string[],
): Promise<Map<string, NumberedArticle>> {
  const candidates = await findCandidatesByNumber(asker, numbers)
  return new Map(
    [...candidates].flatMap(([number, [first, ...others]]) =>
      first === undefined || others.length > 0 ? [] : [[number, first]],
    ),
  )
}

/** As `findArticlesByNumber` for one number; undefined where it means no article. */
export async function findArticleByNumber(
  asker: ArticleReader,
  number: string,
): Promise<NumberedArticle | undefined> {
  return (await findArticlesByNumber(asker, [number])).get(number)
}

/** What was typed without the label of a number, unless an article that the asker sees has the number with it. */
export async function numberAsked({ db, actor }: ArticleReader, typed: string): Promise<string> {
  const number = withoutNumberLabel(typed)
  if (number === typed) return typed
  const hits = await numberedArticles(db, [typed], actor.kunnr, visibleCatalogs(actor))
  return hits.length > 0 ? typed : number
}

/** One of the numbers of an article, as it is written. */
export interface NamedNumber {
  number: string
  kind: (typeof numberKinds)[number]
}

const beginningNumbers = statement<
  NamedNumber & { matnr: string },
  [matnrs: readonly string[], beginning: string, kunnr: string]
>(
  'beginning_numbers',
  `select distinct on (a.matnr) a.matnr, near.number, near.kind
   from articles a cross join lateral (
     select 0 as rank, 'matnr' as kind, a.matnr as number
     union all
     select 1, 'customer', c.customer_matnr from customer_articles c where c.matnr = a.matnr and c.kunnr = $3
     union all
     select 2, 'bismt', a.bismt
     union all
     select 3, 'supplier', each ->> 'supplier_matnr' from jsonb_array_elements(a.factory_numbers) each
     union all
     select 4, 'ean', a.ean
     union all
     select 4, 'ean', each ->> 'ean' from jsonb_array_elements(a.units) each) near
   where a.matnr = any($1) and starts_with(article_number(near.number), article_number($2))
   order by a.matnr, near.rank, near.number`,
)

/** By which of their numbers articles begin as asked; none for those that do not. Which articles may be named is the caller's to know. */
export async function numbersBeginning(
  { db, actor }: ArticleReader,
  matnrs: readonly string[],
  beginning: string,
): Promise<Map<string, NamedNumber>> {
  const rows = await beginningNumbers(db, matnrs, beginning, actor.kunnr)
  return new Map(rows.map(({ matnr, number, kind }) => [matnr, { number, kind }]))
}

const supplierArticles = statement<
  { matnr: string },
  [number: string, suppliers: readonly string[], catalogs: string[]]
>(
  'supplier_articles',
  `select a.matnr from articles a
   where a.numbers @> array[article_number($1)] and exists (
     select from jsonb_array_elements(a.factory_numbers) each
     where article_number(each ->> 'supplier_matnr') = article_number($1) and each ->> 'supplier_number' = any($2)) and ${isVisible('a', '$3')}
   limit 2`,
)

/** The article one of the suppliers has under the number; undefined where none or several are meant. */
export async function findSupplierArticle(
  { db, actor }: ArticleReader,
  number: string,
  suppliers: readonly string[],
): Promise<string | undefined> {
  const [first, ...others] = await supplierArticles(db, number, suppliers, visibleCatalogs(actor))
  return others.length > 0 ? undefined : first?.matnr
}
