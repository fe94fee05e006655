import type { Decimal } from '@shop/contract/decimal'
import type { Context } from '#server/http/context.ts'
import { findArticlesByNumber } from '../catalogue/public.ts'
import { agreedPricesFor, readSoldArticles, unitOf } from '../prices/public.ts'
import { readSettings } from '../shop/public.ts'
import { type Added, type NotAdded, planAdditions, quantitiesAfter } from './additions.ts'
import { isOnRequest } from './on-request.ts'
import { ownerForWrite } from './owner.ts'
import { listLines, writeLines } from './positions-store.ts'
import { type Basket, lockBasket } from './store.ts'

/** An article to put into a basket, by any of its numbers. */
export type Asked = {
  matnr: string
  quantity: Decimal
  /** In any words; the unit it is sold in where left out. */
  unit?: string | undefined
  note?: string | undefined
  reference?: string | undefined
}

type Adder = Pick<Context, 'db' | 'actor' | 'config' | 'now' | 'today' | 'language' | 'request'>

/**
 * Puts articles into the named basket, or the active one: right ones are added, wrong ones say why. The number of
 * statements is the same for one article and for 500.
 * @returns undefined when the owner has no such basket; else the basket as it is afterwards and a result per article
 */
export async function addArticles(
  context: Adder,
  asked: readonly Asked[],
  multibasket?: string,
): Promise<{ basket: Basket; results: (Added | NotAdded)[] } | undefined> {
  const { db, language, now } = context
  const found = await findArticlesByNumber(
    context,
    asked.map(({ matnr }) => matnr),
  )
  const sold = await readSoldArticles(
    context,
    [...found.values()].map(({ matnr }) => matnr),
  )
  const { limits } = await readSettings(db, 'limits')

  const basket = await lockBasket(db, await ownerForWrite(context), language, multibasket)
  if (basket === undefined) return undefined
  const lines = await listLines(db, basket.id)
  const meant = asked.map(({ matnr, unit, ...rest }) => {
    const named = found.get(matnr)
    const article = sold.get(named?.matnr ?? '')
    const meant = unit === undefined || article === undefined ? unit : unitOf(unit, article)
    return { ...rest, unit: meant ?? named?.unit ?? article?.salesUnit, article }
  })
  const priced = await agreedPricesFor(context, quantitiesAfter(lines, meant), { sold })
  const wanted = meant.map((each, index) => {
    const own = priced[index]
    return { ...each, onRequest: own !== undefined && isOnRequest(own, context.today) }
  })
  const plan = planAdditions(lines, wanted, basket.nextPosnr, {
    lines: limits.maxBasketLines,
    quantity: String(limits.maxQuantity),
  })
  if (plan.inserted.length + plan.updated.length === 0) return { basket, results: plan.results }
  await writeLines(db, basket.id, plan, now)
  const changed = {
    ...basket,
    version: basket.version + 1,
    nextPosnr: plan.nextPosnr,
    numUePos: lines.length + plan.inserted.length,
  }
  return { basket: changed, results: plan.results }
}
