import type { Actor } from '#server/http/context.ts'
import { netVisible, withoutNet } from './net-visible.ts'
import { sameLine } from './kept-lines.ts'
import { type AskedLine, type PricedLine, unknownLine } from './priced-line.ts'
import { readConditions } from './conditions-store.ts'
import type { SoldArticle } from './sold-article.ts'
import { type ArticleAsker, readSoldArticles } from './store.ts'

/** Who asks and when; a use case's context is one. */
export interface PriceAsker extends ArticleAsker {
  actor: Pick<Actor, 'kunnr' | 'currency' | 'werks' | 'permissions' | 'assortment'>
}

/**
 * Prices and availability of lines as the actor may see them, in the order asked: guests retail prices, users without
 * the permission no net price. At most two statements for any number of lines.
 * @param options `scale`: with all scale prices
 */
export async function pricesFor(
  asker: PriceAsker,
  lines: readonly AskedLine[],
  options: { scale?: boolean } = {},
): Promise<PricedLine[]> {
  const priced = await agreedPricesFor(asker, lines, options)
  return netVisible(asker.actor) ? priced : priced.map(withoutNet)
}

/**
 * The same with the customer's net prices whoever asks: for what is stored with a document and for totals decided on
 * the server. Nothing of it may stand in an answer unless `netVisible` says so.
 * @param options `sold`: the articles of the lines, where they are at hand
 */
export async function agreedPricesFor(
  asker: PriceAsker,
  lines: readonly AskedLine[],
  { scale = false, sold }: { scale?: boolean; sold?: ReadonlyMap<string, SoldArticle> } = {},
): Promise<PricedLine[]> {
  const { db, actor, today } = asker
  const { kunnr, currency, werks } = actor
  if (lines.length === 0) return []
  const matnrs = lines.map(({ matnr }) => matnr)
  const articles = sold ?? (await readSoldArticles(asker, matnrs))
  const hasCustomer = kunnr !== ''
  const conditionsOf = hasCustomer
    ? await readConditions(db, { kunnr, currency, today }, [...articles.values()])
    : () => []
  const view = { today, currency, werks, hasCustomer, scale }
  return lines.map((line) => {
    const article = articles.get(line.matnr)
    return article ? sameLine(line, article, conditionsOf(article), view) : unknownLine(line)
  })
}
