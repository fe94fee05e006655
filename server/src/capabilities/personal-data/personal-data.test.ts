import { basket } from '@shop/contract/resources/basket'
import { settings } from '@shop/contract/resources/settings'
import { staff } from '@shop/contract/resources/staff'
import { describe, expect } from 'vitest'
import { auditLog } from '../audit/tables.ts'
import { testPassword, aUser } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { aList } from '#server/testing/list-builders.ts'
import { aBuyer } from '#server/testing/order-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

type Data = Record<string, { name: string }[]> & { account: object; documents: object[]; auditLog: object[] }

const dataIn = ({ json }: { json: string }) => JSON.parse(json) as Data

describe('GET_PERSONAL_DATA', () => {
  test('is nothing for guests', async ({ shop }) => {
    expect((await shop.call(settings, 'GET_PERSONAL_DATA', {})).http).toBe(401)
  })

  test('holds nothing of a colleague at the same customer', async ({ shop }) => {
    const user = await aUser(shop.db)
    const colleague = await aUser(shop.db, { kunnrs: [user.kunnr], lastName: 'Kollegin' })
    const { matnr } = await anArticle(shop.db)
    await aList(shop.db, { owner: colleague, name: 'Ihre Liste', isPublic: true, matnrs: [matnr] })
    await shop.call(basket, 'CREATE_BASKET', { name: 'Ihr Korb' }, await signIn(shop, colleague))
    await aDocument(shop.db, { kunnr: user.kunnr, userId: colleague.userId, textNote: 'von ihr' })
    const { body } = await shop.call(settings, 'GET_PERSONAL_DATA', {}, await signIn(shop, user))
    expect(body.json).not.toMatch(/Kollegin|Ihre Liste|Ihr Korb|von ihr/)
  })

  test('has neither password, hash nor token, and no price', async ({ shop }) => {
    const { sender, user } = await aBuyer(shop)
    await aDocument(shop.db, { kunnr: user.kunnr, userId: user.userId, netPrice: '123.45' })
    const { body } = await shop.call(settings, 'GET_PERSONAL_DATA', {}, sender)
    expect(body.json).not.toMatch(/argon2|token|123\.45/i)
    expect(body.json).not.toContain(testPassword)
    expect(dataIn(body).account).toMatchObject({ hasPassword: true })
  })

  test('holds account, baskets with their lines, lists, documents and own entries of the log', async ({
    shop,
  }) => {
    const { sender, user } = await aBuyer(shop)
    const { matnr } = await anArticle(shop.db)
    await aList(shop.db, { owner: user, name: 'Bad Standard', matnrs: [matnr] })
    const { docid } = await aDocument(shop.db, {
      kunnr: user.kunnr,
      userId: user.userId,
      kommission: 'Huber',
    })
    await shop.db.insert(auditLog).values({ actor: user.userId, action: 'place-order', object: docid })
    const { body } = await shop.call(settings, 'GET_PERSONAL_DATA', {}, sender)
    const data = dataIn(body)
    expect(body.name).toBe(`${user.alias}-${shop.now().toISOString().slice(0, 10)}.json`)
    expect(data.account).toMatchObject({ alias: user.alias, mail: user.mail })
    expect(data.customers).toMatchObject([{ kunnr: user.kunnr }])
    expect(data.baskets).toMatchObject([{ positions: [{ quantity: '2.88' }] }])
    expect(data.lists).toMatchObject([{ name: 'Bad Standard', articles: [{ matnr }] }])
    expect(data.documents).toMatchObject([{ docid, kommission: 'Huber' }])
    expect(data.auditLog).toMatchObject([{ action: 'place-order', object: docid, byHimself: true }])
    expect(data.sessions?.length).toBeGreaterThan(0)
  })
})

describe('EXPORT_PERSONAL_DATA', () => {
  test('is refused to clerks and customers', async ({ shop }) => {
    const { userId } = await aUser(shop.db)
    const clerk = await signIn(shop, await aUser(shop.db, { staff: 'clerk', kunnrs: [] }))
    const other = await signIn(shop, await aUser(shop.db))
    for (const sender of [clerk, other]) {
      const answer = await shop.call(staff, 'EXPORT_PERSONAL_DATA', { user_id: userId }, sender)
      expect(answer.body.code).toBe('NO_AUTHORIZATION')
    }
  })

  test('knows no user who does not exist, and records who had whose data', async ({ shop }) => {
    const user = await aUser(shop.db, { lastName: 'Auskunft' })
    const admin = await signIn(shop, await aUser(shop.db, { staff: 'admin', kunnrs: [] }))
    const unknown = await shop.call(staff, 'EXPORT_PERSONAL_DATA', { user_id: 'nobody' }, admin)
    expect([unknown.http, unknown.body.code]).toEqual([404, 'NOT_FOUND'])
    const { body } = await shop.call(staff, 'EXPORT_PERSONAL_DATA', { user_id: user.userId }, admin)
    expect(dataIn(body).account).toMatchObject({ lastName: 'Auskunft' })
    expect(await shop.db.select().from(auditLog)).toMatchObject([
      { action: 'export-personal-data', object: user.userId, kunnr: user.kunnr },
    ])
  })
})
