import type { ImportInput } from '@shop/contract/imports/kinds'
import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { articles } from '../tables.ts'

/** Articles as the rows of the import kind `articles` that would write them again; unknown numbers are absent. */
export async function articlesAsRows(
  db: Db,
  matnrs: readonly string[],
): Promise<Map<string, ImportInput<'articles'>>> {
  if (matnrs.length === 0) return new Map()
  const found = await db
    .select()
    .from(articles)
    .where(inArray(articles.matnr, [...new Set(matnrs)]))
  return new Map(found.map((article) => [article.matnr, asRow(article)]))
}

type Row = ImportInput<'articles'>

function asRow(article: typeof articles.$inferSelect): Row {
  return {
    matnr: article.matnr,
    bismt: article.bismt ?? undefined,
    ean: article.ean ?? undefined,
    texts: article.texts,
    categories: article.categories,
    brand: article.brand === '' ? undefined : article.brand,
    factory_numbers: article.factoryNumbers,
    attributes: article.attributes,
    meins: article.meins,
    sales_unit: article.salesUnit,
    qty_stepsize: article.qtyStepsize,
    units: article.units,
    weight: article.weight ?? undefined,
    discount_group: article.discountGroup ?? undefined,
    // Columns of text hold what the schema let in.
    tax_category: article.taxCategory as Row['tax_category'],
    tax_code: article.taxCode,
    eek_classes: article.eekClasses as Row['eek_classes'],
    search_words: article.searchWords,
    etim_class: article.etimClass ?? undefined,
    discontinued: article.discontinued,
    successor: article.successor ?? undefined,
    last_day: article.lastDay ?? undefined,
    procurable: article.procurable,
    created: article.created ?? undefined,
    sales_rank: article.salesRank,
  }
}
