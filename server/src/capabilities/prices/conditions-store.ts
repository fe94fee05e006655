import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import type { Db } from '#server/db/connection.ts'
import { type AgreedWith, keptAgreements } from '#server/db/kept-reads.ts'
import { readTogether } from '#server/db/read-together.ts'
import { statement } from '#server/db/statement.ts'
import type { Condition } from './condition.ts'
import type { SoldArticle } from './sold-article.ts'

type ConditionRow = {
  id: string
  kunnr: string | null
  matnr: string | null
  discount_group: string | null
  campaign: boolean
  price: Decimal | null
  percent: Decimal | null
  currency: string
  kpein: number
  kmein: string | null
  scale_from: Decimal
  valid_from: Day
  valid_to: Day
}

const columns = `c.id, c.kunnr, c.matnr, c.discount_group, c.campaign, trim_scale(c.price)::text as price,
  trim_scale(c.percent)::text as percent, c.currency, c.kpein, c.kmein, trim_scale(c.scale_from)::text as scale_from,
  c.valid_from, c.valid_to`
const inForce = 'c.valid_from <= (select $1::date) and c.valid_to >= (select $1::date)'
const ofCustomer = 'c.kunnr = a.kunnr and c.currency = a.currency'
const ofEverybody = 'c.kunnr is null and c.currency = any((select $3::text[])::text[])'

/**
 * Conditions of the pairs of customer and article, of customer and group, and of the customers; each list of pairs with
 * its currency. Written apart instead of with OR, so that each part reads an index.
 * Parameters read by selects of their own keep the plan (db/statement.ts).
 */
const conditionRows = statement<
  ConditionRow,
  [
    today: Day,
    customers: string[],
    currencies: string[],
    matnrCustomers: string[],
    matnrCurrencies: string[],
    matnrs: string[],
    groupCustomers: string[],
    groupCurrencies: string[],
    groups: string[],
  ]
>(
  'conditions_of_customers',
  `select ${columns} from unnest((select $4::text[]), (select $5::text[]), (select $6::text[])) as a(kunnr, currency, matnr)
     join conditions c on ${ofCustomer} and c.matnr = a.matnr where ${inForce}
   union all select ${columns} from unnest((select $7::text[]), (select $8::text[]), (select $9::text[])) as a(kunnr, currency, discount_group)
     join conditions c on ${ofCustomer} and c.matnr is null and c.discount_group = a.discount_group where ${inForce}
   union all select ${columns} from unnest((select $2::text[]), (select $3::text[])) as a(kunnr, currency)
     join conditions c on ${ofCustomer} and c.matnr is null and c.discount_group is null where ${inForce}
   union all select ${columns} from conditions c where ${ofEverybody} and c.matnr = any((select $6::text[])::text[]) and ${inForce}
   union all select ${columns} from conditions c
     where ${ofEverybody} and c.matnr is null and c.discount_group = any((select $9::text[])::text[]) and ${inForce}
   union all select ${columns} from conditions c
     where ${ofEverybody} and c.matnr is null and c.discount_group is null and ${inForce}`,
)

type Asked = AgreedWith & { matnrs: readonly string[]; groups: readonly string[] }

/** The rows of each who asks: his own and everybody's, not those of the customers who ask at the same time. */
const findConditions = readTogether<Asked, ConditionRow[]>(
  (asked) => JSON.stringify(asked),
  async (db, asked) => {
    const pairs = (targets: (of: Asked) => readonly string[]) => {
      const distinct = new Map(
        asked.flatMap((one) =>
          targets(one).map((target) => [
            JSON.stringify([one.kunnr, one.currency, target]),
            { ...one, target },
          ]),
        ),
      )
      return [...distinct.values()]
    }
    const [customers, articles, groups] = [
      pairs(() => ['']),
      pairs((one) => one.matnrs),
      pairs((one) => one.groups),
    ]
    const kunnrs = (list: { kunnr: string }[]) => list.map(({ kunnr }) => kunnr)
    const currencies = (list: { currency: string }[]) => list.map(({ currency }) => currency)
    const targets = (list: { target: string }[]) => list.map(({ target }) => target)
    const rows = await conditionRows(
      db,
      asked.reduce((latest, { today }) => (today > latest ? today : latest), ''),
      kunnrs(customers),
      currencies(customers),
      kunnrs(articles),
      currencies(articles),
      targets(articles),
      kunnrs(groups),
      currencies(groups),
      targets(groups),
    )
    return asked.map(({ kunnr, currency }) =>
      rows.filter((row) => row.currency === currency && (row.kunnr === null || row.kunnr === kunnr)),
    )
  },
)

/**
 * What is agreed with a customer, and offered to everybody, for the articles; those of today in the currency. One
 * statement, none where it is kept in memory.
 * @returns a function that picks an article's conditions
 */
export async function readConditions(
  db: Db,
  customer: AgreedWith,
  articles: readonly SoldArticle[],
): Promise<(article: SoldArticle) => Condition[]> {
  const byName = new Map(articles.map((article) => [nameOf(article), article]))
  const found = await keptAgreements(db, customer, [...byName.keys()], async (missing) => {
    const asked = missing.flatMap((name) => byName.get(name) ?? [])
    const conditionsOf = await findConditionsOf(db, customer, asked)
    return new Map(asked.map((article) => [nameOf(article), conditionsOf(article)]))
  })
  return (article) => found.get(nameOf(article)) ?? []
}

/** All that an article's conditions depend on besides the customer. */
const nameOf = ({ matnr, discountGroup = '' }: SoldArticle): string => JSON.stringify([matnr, discountGroup])

async function findConditionsOf(
  db: Db,
  customer: AgreedWith,
  articles: readonly SoldArticle[],
): Promise<(article: SoldArticle) => Condition[]> {
  const groups = [...new Set(articles.flatMap((article) => article.discountGroup ?? []))]
  const matnrs = articles.map((article) => article.matnr)
  const rows = await findConditions(db, { ...customer, matnrs, groups })
  const byTarget = Map.groupBy(rows, targetOf)
  return ({ matnr, discountGroup }) =>
    [`matnr ${matnr}`, ...(discountGroup === undefined ? [] : [`group ${discountGroup}`]), 'all']
      .flatMap((target) => byTarget.get(target) ?? [])
      .map(condition)
}

const targetOf = ({ matnr, discount_group }: ConditionRow): string =>
  matnr !== null ? `matnr ${matnr}` : discount_group !== null ? `group ${discount_group}` : 'all'

function condition(row: ConditionRow): Condition {
  return {
    id: row.id,
    level:
      row.matnr !== null ? 'customer-article' : row.discount_group !== null ? 'customer-group' : 'customer',
    campaign: row.campaign,
    currency: row.currency,
    ...(row.price !== null && { price: row.price }),
    ...(row.percent !== null && { percent: row.percent }),
    costUnit: row.kpein,
    ...(row.kmein !== null && { volumeUnit: row.kmein }),
    scaleFrom: row.scale_from,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }
}
