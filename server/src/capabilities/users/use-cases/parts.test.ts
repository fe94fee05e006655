import { users as resource } from '@shop/contract/resources/users'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { docs } from '@shop/contract/resources/docs'
import { session } from '@shop/contract/resources/session'
import { aCatalog, aCustomer, aUser } from '#server/testing/builders.ts'
import { someArticles } from '#server/testing/catalogue-builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { catalogAssignments } from '../../assortment/tables.ts'
import { article } from '@shop/contract/resources/article'
import { auditLog } from '../../audit/tables.ts'
import { budgets } from '../../customers/tables.ts'
import { userCustomers, userPermissions } from '../tables.ts'

async function aFirm(shop: Shop, given: Parameters<typeof aUser>[1] = {}) {
  const { kunnr } = await aCustomer(shop.db)
  const boss = await aUser(shop.db, { kunnrs: [kunnr], master: true })
  const user = await aUser(shop.db, { kunnrs: [kunnr], ...given })
  return { kunnr, boss, user, sender: await signIn(shop, boss) }
}

const heldBy = async (shop: Shop, userId: string) =>
  (await shop.db.select().from(userPermissions).where(eq(userPermissions.userId, userId)))
    .map(({ permission }) => permission)
    .toSorted()

describe('SET_PERMISSIONS', () => {
  test('gives nothing that support alone may give, and nothing the giver lacks', async ({ shop }) => {
    const { kunnr, user, sender } = await aFirm(shop, { permissions: [] })
    const poor = await aUser(shop.db, { kunnrs: [kunnr], master: true, without: ['NET_PRICES'] })
    const give = async (permissions: ('PAYMENT_CARD' | 'NET_PRICES')[], by = sender) =>
      (await shop.call(resource, 'SET_PERMISSIONS', { user_id: user.userId, permissions }, by)).body.code
    expect(await give(['PAYMENT_CARD'])).toBe('NO_AUTHORIZATION')
    expect(await give(['NET_PRICES'], await signIn(shop, poor))).toBe('NO_AUTHORIZATION')
    expect(await heldBy(shop, user.userId)).toEqual([])
  })

  test('overwrites nothing that somebody else has changed since it was seen', async ({ shop }) => {
    const { user, sender } = await aFirm(shop, { permissions: ['ORDERS_PLACE'] })
    const { versions } = (await shop.call(resource, 'GET_USER', { user_id: user.userId }, sender)).body.user
    const input = { user_id: user.userId, version: versions.permissions }
    await shop.call(resource, 'SET_PERMISSIONS', { ...input, permissions: ['NET_PRICES'] }, sender)
    const late = await shop.call(resource, 'SET_PERMISSIONS', { ...input, permissions: [] }, sender)
    expect([late.http, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(late.body).toMatchObject({ user: { userId: user.userId } })
    expect(await heldBy(shop, user.userId)).toEqual(['NET_PRICES'])
  })

  test('asks before it ends the own session', async ({ shop }) => {
    const { boss, sender } = await aFirm(shop)
    const input = { user_id: boss.userId, permissions: ['ORDERS_PLACE'] as const }
    const asked = await shop.call(
      resource,
      'SET_PERMISSIONS',
      { ...input, permissions: ['ORDERS_PLACE'] },
      sender,
    )
    expect([asked.http, asked.body.code]).toEqual([409, 'NOT_CONFIRMED'])
    const done = await shop.call(
      resource,
      'SET_PERMISSIONS',
      { ...input, permissions: ['ORDERS_PLACE'], confirmed: 'X' },
      sender,
    )
    expect(done.body.signedOut).toBe(true)
    expect((await shop.call(session, 'GET_SESSION', {}, sender)).body.isLoggedIn).toBe(false)
    // What support alone changes is still there.
    expect(await heldBy(shop, boss.userId)).toEqual(
      ['BUDGETS_RELEASE', 'DATA_DOWNLOAD', 'ORDERS_PLACE', 'PAYMENT_CARD', 'USERS_MANAGE'].toSorted(),
    )
  })

  test('is recorded with what was given and taken, and ends the sessions of the user', async ({ shop }) => {
    const { user, sender } = await aFirm(shop, { permissions: ['ORDERS_PLACE'] })
    const theirs = await signIn(shop, user)
    await shop.call(
      resource,
      'SET_PERMISSIONS',
      { user_id: user.userId, permissions: ['NET_PRICES'] },
      sender,
    )
    expect((await shop.call(docs, 'GET_ALLOWED_DOCTYPES', {}, theirs)).http).toBe(401)
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'set-permissions'))
    expect(entry).toMatchObject({ object: user.userId, detail: '+NET_PRICES, -ORDERS_PLACE' })
  })
})

describe('SET_BUDGET', () => {
  const monthly = { type: 'monthly', amount: '500.5', lock: 'X' } as const

  test('refuses a period twice, amounts below zero and ends before the beginning', async ({ shop }) => {
    const { user, sender } = await aFirm(shop)
    const set = async (list: object[]) =>
      (
        await shop.call(
          resource,
          'SET_BUDGET',
          { user_id: user.userId, budget_active: 'X', budgets: list as [] },
          sender,
        )
      ).body.fields
    expect(await set([monthly, monthly])).toEqual({ 'budgets.1.type': 'ALREADY_TAKEN' })
    expect(await set([{ ...monthly, amount: '-1' }])).toEqual({ 'budgets.0.amount': 'NEGATIVE' })
    expect(await set([{ ...monthly, valid_from: '2026-02-01', valid_to: '2026-01-01' }])).toEqual({
      'budgets.0.valid_to': 'DATE_TOO_EARLY',
    })
  })

  test('tells turnover and what is used to nobody who may not see net prices', async ({ shop }) => {
    const { kunnr, user } = await aFirm(shop)
    const blind = await aUser(shop.db, { kunnrs: [kunnr], master: true, without: ['NET_PRICES'] })
    const { body } = await shop.call(
      resource,
      'GET_USER',
      { user_id: user.userId },
      await signIn(shop, blind),
    )
    expect(body.user.sales).toBeNull()
  })

  test('replaces the budgets, which are shown with what the month has used', async ({ shop }) => {
    const { kunnr, user, sender } = await aFirm(shop)
    await aDocument(shop.db, {
      kunnr,
      userId: user.userId,
      doctype: 1,
      positions: 1,
      netPrice: '120.50',
      createDate: '2026-03-02',
    })
    const input = { user_id: user.userId, budget_active: 'X' as const }
    await shop.call(resource, 'SET_BUDGET', { ...input, budgets: [{ type: 'order', amount: 20 }] }, sender)
    await shop.call(resource, 'SET_BUDGET', { ...input, budgets: [monthly] }, sender)
    const { body } = await shop.call(resource, 'GET_USER', { user_id: user.userId }, sender)
    expect(body.user.budgets).toEqual([
      {
        type: 'monthly',
        amount: '500.5',
        currency: 'EUR',
        lock: true,
        validFrom: '1900-01-01',
        validTo: '9999-12-31',
        used: '120.5',
      },
    ])
    expect(body.user.budgetActive).toBe(true)
    expect(body.user.sales?.map(({ amount }) => amount)).toEqual(['0', '0', '120.5', '120.5', '0'])
    expect(await shop.db.select().from(budgets)).toHaveLength(1)
  })
})

test('field sales read of a user his own customer numbers, not the hundreds they act for', async ({
  shop,
}) => {
  const { kunnr, user } = await aFirm(shop)
  const further = await aCustomer(shop.db)
  const seller = await aUser(shop.db, { kunnrs: [kunnr, further.kunnr], isAdma: true })
  const { body } = await shop.call(resource, 'GET_USER', { user_id: user.userId }, await signIn(shop, seller))
  expect(body.user.accesses.map((each) => each.kunnr)).toEqual([kunnr])
})

describe('SET_CATALOGS', () => {
  test('gives no catalogue the customer has not, and none twice', async ({ shop }) => {
    const { kunnr, user, sender } = await aFirm(shop)
    const [own, foreign] = [
      await aCatalog(shop.db, { to: [{ kunnr }] }),
      await aCatalog(shop.db, { reserved: true }),
    ]
    const set = async (...ids: string[]) =>
      (
        await shop.call(
          resource,
          'SET_CATALOGS',
          { user_id: user.userId, catalogs: ids.map((catalog) => ({ catalog })) },
          sender,
        )
      ).body.fields
    expect(await set(foreign)).toEqual({ 'catalogs.0.catalog': 'UNKNOWN_VALUE' })
    expect(await set(own, own)).toEqual({ 'catalogs.1.catalog': 'UNKNOWN_VALUE' })
  })

  test('leaves what the wholesaler has given the user as it is', async ({ shop }) => {
    const { kunnr, user, sender } = await aFirm(shop)
    const given = await aCatalog(shop.db, { to: [{ kunnr, userId: user.userId, exclusive: true }] })
    await shop.call(resource, 'SET_CATALOGS', { user_id: user.userId, catalogs: [] }, sender)
    const { body } = await shop.call(resource, 'GET_USER', { user_id: user.userId }, sender)
    expect(body.user.catalogs).toMatchObject([{ catalog: given, assigned: true, changeable: false }])
  })

  test('counts only while the customer has the catalogue himself', async ({ shop }) => {
    const { kunnr, user, sender } = await aFirm(shop)
    const [kept] = await someArticles(shop.db, 1)
    const catalog = await aCatalog(shop.db, {
      articles: [kept?.matnr ?? ''],
      to: [{ kunnr }],
      reserved: true,
    })
    const one = { catalog, exclusive: 'X', active: 'X' } as const
    await shop.call(resource, 'SET_CATALOGS', { user_id: user.userId, catalogs: [one] }, sender)
    const sees = async () =>
      (await shop.call(article, 'GET_DETAILS', { matnr: kept?.matnr ?? '' }, await signIn(shop, user))).http
    expect(await sees()).toBe(200)
    await shop.db
      .update(catalogAssignments)
      .set({ active: false })
      .where(and(eq(catalogAssignments.catalog, catalog), eq(catalogAssignments.userId, '')))
    expect(await sees()).toBe(404)
  })
})

describe('SET_ACCESS', () => {
  async function twoBranches(shop: Shop) {
    const firm = await aFirm(shop)
    const branch = await aCustomer(shop.db)
    await shop.db.insert(userCustomers).values({ userId: firm.boss.userId, kunnr: branch.kunnr, sort: 1 })
    return { ...firm, branch: branch.kunnr }
  }
  const accessesOf = async (shop: Shop, userId: string) =>
    (await shop.db.select().from(userCustomers).where(eq(userCustomers.userId, userId))).map(
      ({ kunnr }) => kunnr,
    )

  test('leaves nobody without a customer number, and nobody’s own', async ({ shop }) => {
    const { user, boss, kunnr, branch, sender } = await twoBranches(shop)
    const none = await shop.call(resource, 'SET_ACCESS', { user_id: user.userId, kunnrs: [] }, sender)
    const own = await shop.call(resource, 'SET_ACCESS', { user_id: boss.userId, kunnrs: [branch] }, sender)
    expect([none.body.fields, own.body.code]).toEqual([{ kunnrs: 'REQUIRED' }, 'OWN_ACCOUNT'])
    expect(await accessesOf(shop, user.userId)).toEqual([kunnr])
  })

  test('takes from somebody who acts for others, too, what is one’s own', async ({ shop }) => {
    const { kunnr, sender } = await aFirm(shop)
    const further = await aCustomer(shop.db)
    const user = await aUser(shop.db, { kunnrs: [kunnr, further.kunnr] })
    await shop.call(resource, 'SET_ACCESS', { user_id: user.userId, kunnrs: [] }, sender)
    expect(await accessesOf(shop, user.userId)).toEqual([further.kunnr])
    expect((await shop.call(resource, 'GET_USER', { user_id: user.userId }, sender)).http).toBe(404)
  })

  test('takes the budget for a customer number along with it', async ({ shop }) => {
    const { user, kunnr, branch, sender } = await twoBranches(shop)
    const set = (kunnrs: string[]) =>
      shop.call(resource, 'SET_ACCESS', { user_id: user.userId, kunnrs }, sender)
    expect((await set([kunnr, branch])).http).toBe(200)
    const budget = {
      user_id: user.userId,
      budget_active: 'X' as const,
      budgets: [{ type: 'daily' as const, amount: 9 }],
    }
    await shop.call(resource, 'SET_BUDGET', budget, sender)
    expect((await set([branch])).http).toBe(200)
    expect(await shop.db.select().from(budgets)).toEqual([])
    expect(await accessesOf(shop, user.userId)).toEqual([branch])
  })
})
