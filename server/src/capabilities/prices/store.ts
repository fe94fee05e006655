import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import type { TaxCategory } from '@shop/contract/money'
import { baseFraction, type Unit } from '@shop/contract/quantity'
import type { Db } from '#server/db/connection.ts'
import { keptArticles } from '#server/db/kept-reads.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor } from '#server/http/context.ts'
import { isVisible, visibleCatalogs } from '../assortment/public.ts'
import { type RetailRow, retailPriceOf, retailPriceRows } from './retail-rows.ts'
import type { SoldArticle } from './sold-article.ts'

type ArticleRow = {
  matnr: string
  meins: string
  sales_unit: string
  step: Decimal
  units: Unit[]
  weight: Decimal | null
  discount_group: string | null
  tax_category: TaxCategory
  tax_code: string
  discontinued: boolean
  procurable: boolean
  prices: RetailRow[]
  stock: [werks: string, quantity: Decimal, replenishmentDate: Day | null][]
}

// Lists and days are read by selects of their own, so that one plan is kept (db/statement.ts).
const soldArticles = statement<
  ArticleRow,
  [matnrs: string[], currency: string, today: Day, catalogs: string[]]
>(
  'sold_articles',
  `select a.matnr, a.meins, a.sales_unit, trim_scale(a.qty_stepsize)::text as step, a.units,
     trim_scale(a.weight)::text as weight, a.discount_group, a.tax_category, a.tax_code, a.discontinued, a.procurable,
     ${retailPriceRows('$2', '(select $3::date)')} as prices,
     (select coalesce(json_agg(json_build_array(s.werks, trim_scale(s.quantity)::text, s.replenishment_date)), '[]')
       from stock s where s.matnr = a.matnr) as stock
   from articles a where a.matnr = any((select $1::text[])::text[]) and ${isVisible('a', '(select $4::text[])')}`,
)

/** Who asks and when; a use case's context is one. */
export interface ArticleAsker {
  db: Db
  actor: Pick<Actor, 'currency' | 'assortment'>
  today: Day
}

/**
 * The articles among the numbers that exist and are for the actor, with today's retail price in his currency and their
 * stock. At most one statement.
 */
export async function readSoldArticles(
  { db, actor, today }: ArticleAsker,
  matnrs: readonly string[],
): Promise<Map<string, SoldArticle>> {
  const { currency } = actor
  const catalogs = visibleCatalogs(actor)
  return keptArticles(
    db,
    `sold ${currency} ${today} ${JSON.stringify(catalogs)}`,
    matnrs,
    async (missing) => {
      const rows = await soldArticles(db, missing, currency, today, catalogs)
      return new Map(rows.map((row) => [row.matnr, soldArticle(row, currency, today)]))
    },
  )
}

function soldArticle(row: ArticleRow, currency: string, today: Day): SoldArticle {
  const units = [
    { unit: row.meins, ...baseFraction },
    ...row.units
      .filter(({ unit }) => unit !== row.meins)
      .map(({ unit, numerator, denominator }) => ({ unit, numerator, denominator })),
  ]
  const retail = retailPriceOf(row.prices, currency, today)
  return {
    matnr: row.matnr,
    meins: row.meins,
    salesUnit: row.sales_unit,
    step: row.step,
    units,
    fractions: new Map(units.map((unit) => [unit.unit, unit])),
    ...(row.weight !== null && { weight: row.weight }),
    ...(row.discount_group !== null && { discountGroup: row.discount_group }),
    taxCategory: row.tax_category,
    taxCode: row.tax_code,
    discontinued: row.discontinued,
    procurable: row.procurable && !row.discontinued,
    ...(retail && { retail }),
    stock: row.stock.map(([werks, quantity, replenishmentDate]) => ({
      werks,
      quantity,
      ...(replenishmentDate !== null && { replenishmentDate }),
    })),
  }
}
