import { documentTypeNumbers } from '@shop/contract/documents'
import { addDays, weekday } from '@shop/contract/day'
import { compare, sum } from '@shop/contract/exact'
import type { ImportRow } from '@shop/contract/imports/kinds'
import { importKinds } from '@shop/contract/imports/kinds'
import { lineAmount, percentOf } from '@shop/contract/money'
import { baseFraction } from '@shop/contract/quantity'
import { expect, test } from 'vitest'
import { demoArticles } from '../catalogue/articles.ts'
import { conditionRows } from '../partners/conditions.ts'
import { euros } from '../shared/texts.ts'
import { documentRows } from './document-rows.ts'

const today = '2025-06-18'
const articles = demoArticles()
const documents = Array.from(documentRows(articles, today), (row): ImportRow<'documents'> =>
  importKinds.documents.parse(row),
)
const byNumber = new Map(
  documents.map((document) => [`${document.doctype} ${document.orderNumber}`, document]),
)

test('no document lies in the future or on a weekend, or more than two years and a month back', () => {
  const wrong = documents.filter(({ createDate }) => createDate > today || createDate < addDays(today, -760))
  expect(wrong).toEqual([])
  expect(documents.filter(({ doctype, createDate }) => doctype === 1 && weekday(createDate) > 5)).toEqual([])
})

test('every type and every status occurs', () => {
  expect(new Set(documents.map(({ doctype }) => doctype))).toEqual(new Set(documentTypeNumbers))
  expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(['A', 'B', 'C', 'X']))
})

test('three customers have hundreds of documents between them', () => {
  expect(new Set(documents.map(({ kunnr }) => kunnr)).size).toBe(3)
  expect(documents.length).toBeGreaterThan(1500)
})

test('every predecessor exists, is of the same customer and not younger', () => {
  const wrong = documents.filter(({ kunnr, createDate, predecessors }) =>
    predecessors.some(({ doctype, orderNumber }) => {
      const before = byNumber.get(`${doctype} ${orderNumber}`)
      return before === undefined || before.kunnr !== kunnr || before.createDate > createDate
    }),
  )
  expect(wrong).toEqual([])
})

test('predecessors stand before their successors', () => {
  const seen = new Set<string>()
  for (const { doctype, orderNumber, predecessors } of documents) {
    for (const each of predecessors) expect(seen).toContain(`${each.doctype} ${each.orderNumber}`)
    seen.add(`${doctype} ${orderNumber}`)
  }
})

test('a line is quantity × price / price unit, the head the sum of its lines, and VAT 19 % of it', () => {
  const known = new Map(articles.map((article) => [article.matnr, article]))
  for (const { positions, netPrice, vat, grossPrice } of documents) {
    for (const { matnr, quantity, unit, price, kpein, kmein, net } of positions) {
      if (price === undefined) continue
      const units = [
        { unit: known.get(matnr ?? '')?.unit, ...baseFraction },
        ...(known.get(matnr ?? '')?.units ?? []),
      ]
      const fractionOf = (name?: string) => units.find((each) => each.unit === name) as typeof baseFraction
      expect(net).toBe(
        lineAmount({
          quantity,
          unit: fractionOf(unit),
          price,
          costUnit: kpein,
          priceUnit: fractionOf(kmein),
        }),
      )
    }
    if (netPrice === undefined) continue
    expect(netPrice).toBe(
      sum(positions.filter((row) => row.alternative_to === undefined).map(({ net }) => net ?? '0')),
    )
    expect(vat).toBe(percentOf(netPrice, '19'))
    expect(grossPrice).toBe(sum([netPrice, vat ?? '0']))
  }
})

test('what is ordered costs no more than the list price, nor than what the customer has agreed for the article', () => {
  const list = new Map(articles.map(({ matnr, price }) => [matnr, Number(euros(price ?? 0))]))
  const agreed = [...conditionRows(articles, today)].filter(({ matnr, campaign }) => matnr && !campaign)
  const runningOn = (day: string, kunnr: string, matnr: string) =>
    agreed.find(
      (each) =>
        each.kunnr === kunnr &&
        each.matnr === matnr &&
        each.scale_from === '0' &&
        String(each.valid_from) <= day &&
        day <= String(each.valid_to),
    )
  let compared = 0
  const ordered = documents.filter(
    ({ doctype, predecessors }) => [1, 9, 10].includes(doctype) && predecessors.length === 0,
  )
  for (const { kunnr, createDate, positions } of ordered) {
    for (const { matnr = '', price = '0' } of positions) {
      expect(Number(price)).toBeLessThanOrEqual(list.get(matnr) ?? 0)
      const own = runningOn(createDate, kunnr, matnr)
      if (own === undefined) continue
      compared += 1
      expect(Number(price), `${kunnr} ${matnr} on ${createDate}`).toBeLessThanOrEqual(Number(own.price))
    }
  }
  expect(compared).toBeGreaterThan(0)
})

test('what is delivered and what is outstanding make up what was ordered', () => {
  for (const order of documents.filter(({ doctype, status }) => doctype === 1 && status !== 'X'))
    for (const { quantity, deliveries, remnant } of order.positions) {
      expect(sum(deliveries.map((each) => each.quantity))).toBe(quantity)
      const done = sum(deliveries.filter((each) => each.delivery_date <= today).map((each) => each.quantity))
      expect(sum([done, remnant])).toBe(quantity)
    }
})

test('a completed order has nothing outstanding, an open one has', () => {
  const orders = documents.filter(({ doctype }) => doctype === 1)
  const outstanding = (order: ImportRow<'documents'>) =>
    order.positions.some(({ remnant }) => compare(remnant, '0') > 0)
  expect(orders.filter(({ status }) => status === 'C').filter(outstanding)).toEqual([])
  expect(orders.filter(({ status }) => status === 'A').filter((order) => !outstanding(order))).toEqual([])
})

test('the budget user has orders that wait for release', () => {
  const waiting = documents.filter(
    ({ doctype, status, userId }) => doctype === 9 && status === 'A' && userId === 'U100003',
  )
  expect(waiting.length).toBeGreaterThan(0)
})
