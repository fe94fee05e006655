import { sql } from 'drizzle-orm'
import { existing } from '#server/db/batch.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { articlesAsRows, pricesAsRows } from '../catalogue/public.ts'
import { articles, categories, terms } from '../catalogue/tables.ts'
import type { CatalogueLookup, KnownArticle } from './readers/catalogue/mapping.ts'

type Row = {
  supplier_matnr: string
  matnr: string
  sales_unit: string
  units: string[]
  categories: string[]
  price_quantity: string | null
  kpein: number | null
  kmein: string | null
  price: string | null
  currency: string | null
  priced_from: string | null
}

/** What the shop knows of a supplier's articles; one statement per question. */
export function catalogueLookup(db: Db, today: string): CatalogueLookup {
  return {
    articlesOf: async (supplier, numbers) => {
      const rows = await rowsOf<Row>(
        db,
        sql`
          select a.supplier_matnr, a.matnr, a.sales_unit, a.categories, p.kpein, p.kmein, p.price::text, p.currency,
            p.valid_from::text as priced_from,
            a.factory_numbers -> 0 ->> 'price_quantity' as price_quantity,
            array(select a.meins union select unit ->> 'unit' from jsonb_array_elements(a.units) unit) as units
          from articles a left join lateral (
            select kpein, kmein, price, currency, valid_from from retail_prices
            where matnr = a.matnr and valid_from <= ${today} order by valid_from desc limit 1) p on true
          where a.supplier_number = ${supplier} and a.supplier_matnr = any(${sql.param([...numbers])}::text[])`,
      )
      return new Map(rows.map((row) => [row.supplier_matnr, known(row)]))
    },
    storedArticles: (matnrs) => articlesAsRows(db, matnrs),
    storedPrices: (matnrs) => pricesAsRows(db, matnrs),
    takenNumbers: (matnrs) => existing(db, articles.matnr, matnrs),
    knownCategories: (ids) => existing(db, categories.id, ids),
    namedCodes: (codes) => existing(db, terms.code, codes),
  }
}

function known(row: Row): KnownArticle {
  const { matnr, sales_unit: salesUnit, units, categories, price_quantity: priceQuantity, kpein, kmein } = row
  const { priced_from: pricedFrom, price, currency } = row
  return {
    matnr,
    salesUnit,
    units,
    categories,
    ...(priceQuantity !== null && { priceQuantity }),
    ...(kpein !== null && kmein !== null && pricedFrom !== null && { kpein, kmein, pricedFrom }),
    ...(price !== null && currency !== null && { price, currency }),
  }
}
