import type { ImportInput } from '@shop/contract/imports/kinds'
import type { Article } from '../catalogue/articles.ts'
import { addDays } from '@shop/contract/day'
import type { Random } from '../shared/random.ts'
import { seededRandom } from '../shared/random.ts'
import { euros } from '../shared/texts.ts'
import { customerRows, namedCustomers } from './customers.ts'
import { discountGroupNames, discountGroups } from './discount-groups.ts'

type ConditionRow = ImportInput<'conditions'>

/** An article that has a list price. */
type PricedArticle = Article & { price: number }

/**
 * Price conditions of every kind: discounts per group and customer-wide, agreed article prices with scales, campaigns
 * for everybody and for one customer; running, expired and agreed for the future.
 */
export function* conditionRows(articles: readonly Article[], today: string): Generator<ConditionRow> {
  const random = seededRandom('conditions')
  const priced = articles.filter((article): article is PricedArticle => article.price !== undefined)
  for (const customer of customerRows()) {
    if (customer.neutral) continue
    const kunnr = String(customer.kunnr)
    yield* groupDiscounts(kunnr, random, today)
    if (random.chance(0.5)) yield { id: `${kunnr}-ALL`, kunnr, percent: String(random.integer(2, 8)) }
    const agreed = agreedArticles(kunnr, random)
    for (let count = 0; count < agreed; count += 1)
      yield* articlePrices(kunnr, random.pick(priced), count, random, today)
  }
  yield* campaigns(priced, random, today)
}

/** How many article prices a customer has agreed; the customers shown in the demo more than others. */
function agreedArticles(kunnr: string, random: Random): number {
  if (kunnr === namedCustomers.tiler) return 60
  if (kunnr === namedCustomers.builder) return 40
  return random.chance(0.25) ? random.integer(3, 25) : 0
}

function* groupDiscounts(kunnr: string, random: Random, today: string): Generator<ConditionRow> {
  const every = kunnr === namedCustomers.tiler
  for (const group of discountGroupNames) {
    const [from, to] = discountGroups[group]
    const percent = random.integer(from, to)
    if (!every && random.chance(0.55)) continue
    const id = `${kunnr}-${group}`
    yield { id, kunnr, discount_group: group, percent: String(percent), valid_from: addDays(today, -500) }
    if (random.chance(0.06))
      yield {
        id: `${id}-OLD`,
        kunnr,
        discount_group: group,
        percent: String(percent + 2),
        valid_from: addDays(today, -900),
        valid_to: addDays(today, -501),
      }
    if (random.chance(0.04))
      yield {
        id: `${id}-NEXT`,
        kunnr,
        discount_group: group,
        percent: String(percent + 1),
        valid_from: addDays(today, random.integer(10, 90)),
      }
  }
}

/** An agreed price, in a third of the cases falling by quantity. */
function* articlePrices(
  kunnr: string,
  article: PricedArticle,
  count: number,
  random: Random,
  today: string,
): Generator<ConditionRow> {
  const [, highest] = discountGroups[article.discountGroup as keyof typeof discountGroups]
  const price = article.price * (1 - (highest + random.integer(1, 6)) / 100)
  const state = random.next()
  const validity =
    state < 0.1
      ? { valid_from: addDays(today, -400), valid_to: addDays(today, -random.integer(1, 120)) }
      : state < 0.17
        ? { valid_from: addDays(today, random.integer(5, 60)), valid_to: '9999-12-31' }
        : {
            valid_from: addDays(today, -random.integer(10, 400)),
            valid_to: addDays(today, random.integer(20, 300)),
          }
  const scales = random.chance(0.33) ? [0, 10, 40] : [0]
  for (const [index, steps] of scales.entries())
    yield {
      id: `${kunnr}-A${count}-${index}`,
      kunnr,
      matnr: article.matnr,
      price: euros(price * (1 - index * 0.04)),
      kpein: article.kpein ?? 1,
      kmein: article.kmein ?? article.unit,
      scale_from: scaleQuantity(article, steps),
      ...validity,
    }
}

/** The scale's first quantity in the price unit's unit: whole sales steps. */
function scaleQuantity(article: Article, steps: number): string {
  const step = article.kmein === undefined || article.kmein === article.unit ? (article.step ?? 1) : 1
  return String(Math.round(steps * step * (article.kpein ?? 1) * 1000) / 1000)
}

/** Running, past and coming campaigns: article prices and whole discount groups. */
function* campaigns(
  priced: readonly PricedArticle[],
  random: Random,
  today: string,
): Generator<ConditionRow> {
  const seasons = [
    { id: 'AKTION', from: -12, to: 20, count: 90 },
    { id: 'AKTION-ALT', from: -80, to: -40, count: 30 },
    { id: 'AKTION-NEU', from: 25, to: 55, count: 30 },
  ]
  for (const season of seasons)
    for (let count = 0; count < season.count; count += 1) {
      const article = random.pick(priced)
      yield {
        id: `${season.id}-${count}`,
        matnr: article.matnr,
        campaign: true,
        price: euros(article.price * random.pick([0.55, 0.6, 0.65, 0.7])),
        kpein: article.kpein ?? 1,
        kmein: article.kmein ?? article.unit,
        valid_from: addDays(today, season.from),
        valid_to: addDays(today, season.to),
      }
    }
  const running = { campaign: true, valid_from: addDays(today, -5), valid_to: addDays(today, 25) }
  yield { id: 'AKTION-ARBEITSSCHUTZ', discount_group: 'AS10', percent: '30', ...running }
  yield {
    id: 'AKTION-BAUMGAERTEL',
    kunnr: namedCustomers.tiler,
    discount_group: 'FL30',
    percent: '35',
    ...running,
  }
}
