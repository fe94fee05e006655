import { permissionNames } from '@shop/contract/permissions'
import { describe, expect } from 'vitest'
import { openAssortment as assortment, aCustomer } from '#server/testing/builders.ts'
import {
  aCondition,
  anArticle,
  aPlant,
  aRetailPrice,
  someArticles,
  stockOf,
} from '#server/testing/catalogue-builders.ts'
import { test } from '#server/testing/test-app.ts'
import { agreedPricesFor, pricesFor } from './prices-for.ts'

const today = '2026-03-11'
const guest = { kunnr: '', currency: 'EUR', werks: '', permissions: new Set<never>(), assortment }
const customerOf = (customer: { kunnr: string; werks?: string | null }) => ({
  kunnr: customer.kunnr,
  currency: 'EUR',
  werks: customer.werks ?? '',
  permissions: new Set(permissionNames),
  assortment,
})

describe('prices', () => {
  test('hold nothing of the net price for a guest and for a user without the permission', async ({
    shop,
  }) => {
    const { db } = shop
    const customer = await aCustomer(db)
    const { matnr } = await anArticle(db)
    await aCondition(db, { kunnr: customer.kunnr, matnr, price: '21' })
    await aCondition(db, { kunnr: customer.kunnr, matnr, price: '19', scaleFrom: '100' })
    const journeyman = { ...customerOf(customer), permissions: new Set<never>() }
    for (const actor of [guest, journeyman]) {
      const [line] = await pricesFor({ db, actor, today }, [{ matnr }], { scale: true })
      expect(line).toMatchObject({ netPrice: null, netTotal: null, explanation: null, scalePrices: [] })
      expect(line).toMatchObject({ retailPrice: { price: '30' }, retailTotal: '43.2', onRequest: false })
    }
  })

  test('are asked for a step of the unit of sale, and for one of any other unit', async ({ shop }) => {
    const { db } = shop
    const { matnr } = await anArticle(db)
    const asked = [{ matnr }, { matnr, unit: 'KAR' }]
    const lines = await pricesFor({ db, actor: guest, today }, asked)
    expect(lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      ['1.44', 'M2'],
      ['1', 'KAR'],
    ])
  })

  test('ignore what is agreed with another customer', async ({ shop }) => {
    const { db } = shop
    const [own, foreign] = [await aCustomer(db), await aCustomer(db)]
    const { matnr } = await anArticle(db, { discountGroup: 'TILES' })
    await aCondition(db, { kunnr: foreign.kunnr, matnr, price: '1' })
    await aCondition(db, { kunnr: foreign.kunnr, discountGroup: 'TILES', percent: '90' })
    await aCondition(db, { kunnr: foreign.kunnr, percent: '80' })
    const [line] = await pricesFor({ db, actor: customerOf(own), today }, [{ matnr }])
    expect(line).toMatchObject({ netPrice: { price: '30' }, explanation: { rule: 'retail' } })
  })

  test('follow article, group and customer agreements, scales and campaigns', async ({ shop }) => {
    const { db } = shop
    const customer = await aCustomer(db)
    const { kunnr } = customer
    const byArticle = await anArticle(db, { discountGroup: 'TILES' })
    const byGroup = await anArticle(db, { discountGroup: 'TILES' })
    const byCustomer = await anArticle(db)
    const byCampaign = await anArticle(db, { discountGroup: 'TILES' })
    await aCondition(db, { kunnr, matnr: byArticle.matnr, price: '21', validTo: '2026-06-30' })
    await aCondition(db, { kunnr, matnr: byArticle.matnr, price: '19', scaleFrom: '100' })
    await aCondition(db, { kunnr, discountGroup: 'TILES', percent: '20' })
    await aCondition(db, { kunnr, percent: '5' })
    await aCondition(db, { matnr: byCampaign.matnr, price: '15', campaign: true })
    const matnrs = [byArticle, byGroup, byCustomer, byCampaign].map(({ matnr }) => ({ matnr }))
    const lines = await pricesFor({ db, actor: customerOf(customer), today }, matnrs, { scale: true })
    expect(lines.map((line) => [line.netPrice?.price, line.explanation?.rule])).toEqual([
      ['21', 'customer-article'],
      ['24', 'customer-group'],
      ['28.5', 'customer'],
      ['15', 'campaign'],
    ])
    expect(lines[0]?.explanation).toMatchObject({
      validTo: '2026-06-30',
      nextScale: { from: '100', price: '19', fromUnit: 'M2' },
    })
    expect(lines[0]?.scalePrices.map(({ from, price }) => [from, price])).toEqual([
      ['0', '21'],
      ['100', '19'],
    ])
  })

  test('total quantities of other units by fractions', async ({ shop }) => {
    const { db } = shop
    const customer = await aCustomer(db)
    const { matnr } = await anArticle(db)
    const [cartons, step, unknown] = await pricesFor({ db, actor: customerOf(customer), today }, [
      { matnr, unit: 'KAR', quantity: '3' },
      { matnr },
      { matnr, unit: 'PAL', quantity: '1' },
    ])
    expect(cartons).toMatchObject({
      netTotal: '129.6',
      retailTotal: '129.6',
      weight: '86.4',
      unitKnown: true,
    })
    expect(step).toMatchObject({ unit: 'M2', quantity: '1.44', netTotal: '43.2' })
    expect(unknown).toMatchObject({
      unitKnown: false,
      netTotal: null,
      netPrice: { price: '30' },
      weight: null,
    })
  })

  test('are on request without a price today in the currency, never 0.00', async ({ shop }) => {
    const { db } = shop
    const customer = await aCustomer(db)
    const none = await anArticle(db, { price: null })
    const past = await anArticle(db, { price: null })
    await aRetailPrice(db, { matnr: past.matnr, price: '9', validTo: '2026-03-10' })
    const francs = await anArticle(db, { price: null })
    await aRetailPrice(db, { matnr: francs.matnr, price: '9', currency: 'CHF' })
    const agreed = await anArticle(db, { price: null })
    await aCondition(db, { kunnr: customer.kunnr, matnr: agreed.matnr, price: '8' })
    const asked = [none, past, francs, agreed].map(({ matnr }) => ({ matnr }))
    const lines = await pricesFor({ db, actor: customerOf(customer), today }, [
      ...asked,
      { matnr: 'no-such' },
    ])
    expect(lines.map(({ onRequest, netPrice }) => [onRequest, netPrice?.price])).toEqual([
      [true, undefined],
      [true, undefined],
      [true, undefined],
      [false, '8'],
      [true, undefined],
    ])
    expect(lines[4]?.article).toBeNull()
  })

  test('come with what the own branch has', async ({ shop }) => {
    const { db } = shop
    const [own, other] = [await aPlant(db), await aPlant(db)]
    const customer = await aCustomer(db, { werks: own.werks })
    const { matnr } = await anArticle(db, { procurable: false })
    await stockOf(db, { matnr, werks: own.werks, quantity: '2.880' })
    await stockOf(db, { matnr, werks: other.werks, quantity: '100' })
    const lines = await pricesFor({ db, actor: customerOf(customer), today }, [
      { matnr, unit: 'KAR', quantity: '2' },
      { matnr, unit: 'KAR', quantity: '3' },
      { matnr, unit: 'M2', quantity: '200' },
    ])
    expect(lines.map(({ availability }) => availability?.availabilityFlag)).toEqual([
      'available',
      'shortly-available',
      'not-available',
    ])
    expect(lines[0]?.availability).toMatchObject({
      werks: own.werks,
      werksQuantity: '2.88',
      directlyAvailable: '102.88',
    })
  })

  test('of one line and of many take the same two statements', async ({ shop }) => {
    const { db } = shop
    const customer = await aCustomer(db)
    const lines = await someArticles(db, 30)
    const count = async (asked: { matnr: string }[]) => {
      shop.countStatements()
      await pricesFor({ db, actor: customerOf(customer), today }, asked, { scale: true })
      return shop.countStatements()
    }
    expect([await count(lines.slice(0, 1)), await count(lines)]).toEqual([2, 2])
  })

  test('as agreed are known to the server whoever asks', async ({ shop }) => {
    const { db } = shop
    const customer = await aCustomer(db)
    const { matnr } = await anArticle(db)
    await aCondition(db, { kunnr: customer.kunnr, matnr, price: '21' })
    const journeyman = { ...customerOf(customer), permissions: new Set<never>() }
    const [line] = await agreedPricesFor({ db, actor: journeyman, today }, [{ matnr }])
    expect(line).toMatchObject({ netPrice: { price: '21' }, netTotal: '30.24' })
  })
})
