import { type SQL, sql } from 'drizzle-orm'
import type {
  AttributeValue,
  SearchAttribute,
  SearchCategory,
  SearchDocument,
  SearchSynonym,
} from '#server/adapters/search-engine/document.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { catalogsOfArticle } from '../assortment/public.ts'
import { classKey, isReadable } from '../catalogue/public.ts'
import { type ClassNames, classNamesOf } from './class-names.ts'
import type {
  ArticleTexts,
  AttributeValue as StoredAttribute,
  EekClass,
  FactoryNumber,
  UnitFraction,
} from '../catalogue/tables.ts'

/** Articles read at once: their rows come in one go, and others wait that long. */
const batch = 200

/** Which retail prices the index holds: those of a day, and which currency the shop trades in. */
export type PricesOf = { today: string; currency: string }

type Row = {
  matnr: string
  bismt: string | null
  ean: string | null
  texts: { de: ArticleTexts; en?: ArticleTexts }
  brand: string
  factory_numbers: FactoryNumber[]
  attributes: StoredAttribute[]
  eek_classes: EekClass[]
  units: UnitFraction[]
  search_words: string[]
  class_names: ClassNames | null
  discontinued: boolean
  procurable: boolean
  created: string | null
  sales_rank: string
  paths: string[][] | null
  price: string | null
  prices_abroad: Record<string, number> | null
  werks: string[] | null
  catalogs: { ids: string[]; reserved: boolean } | null
  customer_numbers: { kunnr: string; number: string }[] | null
}

/** Every article as the search knows it, in batches, so that memory stays bounded whatever the catalogue's size. */
export async function* readAllDocuments(db: Db, prices: PricesOf): AsyncGenerator<SearchDocument> {
  for (let after = ''; ;) {
    const rows = await readRows(db, prices, sql`a.matnr > ${after} order by a.matnr limit ${batch}`)
    for (const row of rows) yield toDocument(row)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.matnr
  }
}

/** The named articles; those that no longer exist are absent from the answer. */
export async function readDocuments(
  db: Db,
  prices: PricesOf,
  matnrs: readonly string[],
): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = []
  for (let at = 0; at < matnrs.length; at += batch) {
    const some = JSON.stringify(matnrs.slice(at, at + batch))
    const named = sql`a.matnr in (select jsonb_array_elements_text(${some}::jsonb))`
    for (const row of await readRows(db, prices, named)) documents.push(toDocument(row))
  }
  return documents
}

export async function readCategories(db: Db): Promise<SearchCategory[]> {
  const rows = await rowsOf<{
    id: string
    parent: string | null
    name: { de: string; en?: string }
    sort: number
    image: string
  }>(db, sql`select id, parent, name, sort, image from categories`)
  return rows.map(({ id, parent, name, sort, image }) => ({
    id,
    name,
    sort: String(sort).padStart(6, '0'),
    ...(parent !== null && { parent }),
    ...(image !== '' && { image }),
  }))
}

export const readSynonyms = (db: Db): Promise<SearchSynonym[]> =>
  rowsOf<SearchSynonym>(db, sql`select word, language, synonyms, one_way as "oneWay" from synonyms`)

/** Articles whose retail price may be another one on one of two days than on the other. */
export async function repricedBetween(db: Db, one: string, other: string): Promise<string[]> {
  const [first, last] = [one, other].toSorted()
  const rows = await rowsOf<{ matnr: string }>(
    db,
    sql`
    select distinct matnr from retail_prices
    where (valid_from > ${first} and valid_from <= ${last}) or (valid_to >= ${first} and valid_to < ${last})`,
  )
  return rows.map(({ matnr }) => matnr)
}

function readRows(db: Db, { today, currency }: PricesOf, where: SQL): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`
    select a.matnr, a.bismt, a.ean, a.texts, a.brand, a.factory_numbers, a.attributes, a.eek_classes, a.units,
      a.search_words, (select to_jsonb(t) from terms t where t.code = a.etim_class) as class_names, a.discontinued, a.procurable, a.created::text, a.sales_rank,
      (select jsonb_agg(c.path) from categories c where c.id = any(a.categories)) as paths,
      (select (p.price / p.kpein)::text from retail_prices p where p.matnr = a.matnr and p.currency = ${currency}
        and p.valid_from <= ${today} and p.valid_to >= ${today} and p.price > 0
        order by p.valid_from desc limit 1) as price,
      (select jsonb_object_agg(each.currency, each.price) from (
        select distinct on (p.currency) p.currency, p.price / p.kpein as price from retail_prices p
        where p.matnr = a.matnr and p.currency <> ${currency} and p.valid_from <= ${today} and p.valid_to >= ${today}
          and p.price > 0 order by p.currency, p.valid_from desc) each) as prices_abroad,
      (select array_agg(s.werks) from stock s where s.matnr = a.matnr and s.quantity > 0) as werks,
      (select jsonb_agg(jsonb_build_object('kunnr', n.kunnr, 'number', n.customer_matnr)) from customer_articles n
        where n.matnr = a.matnr) as customer_numbers,
      (select jsonb_build_object('ids', jsonb_agg(distinct held.catalog), 'reserved', bool_or(held.reserved))
        from (${sql.raw(catalogsOfArticle('a'))}) held having count(*) > 0) as catalogs
    from articles a where ${where}`,
  )
}

function toDocument(row: Row): SearchDocument {
  const eans = row.units.flatMap(({ ean }) => (ean === undefined ? [] : [ean]))
  const supplierName = row.factory_numbers[0]?.supplier_name
  return {
    matnr: row.matnr,
    texts: row.texts,
    supplierNumbers: row.factory_numbers.map((number) => number.supplier_matnr),
    attributes: [...row.attributes.filter(isReadable).map(toAttribute), ...energyClassesOf(row.eek_classes)],
    discontinued: row.discontinued,
    available: (row.werks?.length ?? 0) > 0 || (row.procurable && !row.discontinued),
    salesRank: Number(row.sales_rank),
    ...(row.bismt !== null && { bismt: row.bismt }),
    ...(row.ean !== null && { ean: row.ean }),
    ...(eans.length > 0 && { eans }),
    ...(row.brand !== '' && { brand: row.brand }),
    ...(supplierName !== undefined && { supplierName }),
    ...(row.paths !== null && { categories: row.paths }),
    ...(row.search_words.length > 0 && { searchWords: row.search_words }),
    ...(row.class_names !== null && { classNames: classNamesOf(row.class_names) }),
    // For sorting and the price range only: never shown, never calculated with.
    ...(row.price !== null && { price: Number(row.price) }),
    ...(row.prices_abroad !== null && { pricesAbroad: row.prices_abroad }),
    ...(row.created !== null && { created: row.created }),
    ...(row.werks !== null && { werks: row.werks }),
    ...(row.catalogs !== null && { catalogs: row.catalogs.ids, reserved: row.catalogs.reserved }),
    ...(row.customer_numbers !== null && { customerNumbers: row.customer_numbers }),
  }
}

function toAttribute({ key, name, value, to, unit, facet }: StoredAttribute): SearchAttribute {
  const shown: AttributeValue =
    typeof value === 'string'
      ? {
          number: Number(value),
          ...(to !== undefined && { to: Number(to) }),
          ...(unit !== undefined && { unit }),
        }
      : value
  // Its words are those of the class, which know what it is for.
  return {
    key,
    name,
    value: shown,
    facet: facet ?? false,
    ...(key === classKey && { isSaidElsewhere: true }),
  }
}

/**
 * Attributes under which energy classes are found and filtered by, one for each scale: a class means something on its
 * own scale alone. Articles themselves carry them apart.
 */
export const isEnergyClassKey = (key: string): boolean => key.startsWith('energy_class')

/** 'energy_class_appp_d' for A+++-D. */
const energyClassKey = (scale: string): string =>
  `energy_class_${scale.toLowerCase().replaceAll('+', 'p').replaceAll('-', '_')}`

/** Energy classes are found and filtered by like attributes ('A+'), each scale a filter; an article may have several. */
function energyClassesOf(classes: readonly EekClass[]): SearchAttribute[] {
  const own = new Map(classes.map((each) => [`${each.scale} ${each.eek_class}`, each]))
  return [...own.values()].map(({ eek_class: name, scale }) => {
    const range = scale.replace('-', '–')
    return {
      key: energyClassKey(scale),
      name: { de: `Energieeffizienzklasse (${range})`, en: `Energy class (${range})` },
      value: { de: name, en: name },
      facet: true,
    }
  })
}
