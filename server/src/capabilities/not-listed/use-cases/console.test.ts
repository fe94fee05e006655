import { notlistedproducts } from '@shop/contract/resources/notlistedproducts'
import { describe, expect } from 'vitest'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { aRequestRow } from '#server/testing/request-builders.ts'
import { type Sender, type Shop, signIn, test, testNow } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { productRequests } from '../tables.ts'

let keys = 0
async function aRequest({ db }: Shop, given: Partial<typeof productRequests.$inferInsert> = {}) {
  const own = { kunnr: '1', userId: 'U', key: `console-${++keys}` }
  const [row] = await db
    .insert(productRequests)
    .values(aRequestRow({ ...own, ...given }))
    .returning()
  return String(row?.id)
}

const file = {
  attachmentName: 'Stückliste.csv',
  attachmentMime: 'text/csv',
  attachment: Buffer.from('a;b'),
}

const aClerk = async (shop: Shop) => {
  const clerk = await aUser(shop.db, { staff: 'clerk', kunnrs: [] })
  return { ...(await signIn(shop, clerk)), alias: clerk.alias }
}

const download = (shop: Shop, id: string, { cookie = '' }: Sender = {}) =>
  shop.app.inject({ url: '/download/request-attachment', query: { request_id: id }, headers: { cookie } })

describe('the console', () => {
  test('gives a file of a request to no customer, not even his own', async ({ shop }) => {
    const user = await aUser(shop.db)
    const id = await aRequest(shop, { ...file, kunnr: user.kunnr, userId: user.userId })
    expect((await download(shop, id)).statusCode).toBe(401)
    expect((await download(shop, id, await signIn(shop, user))).statusCode).toBe(403)
  })

  test('knows no request and no file that does not exist', async ({ shop }) => {
    const clerk = await aClerk(shop)
    const bare = await aRequest(shop)
    const shown = await shop.call(notlistedproducts, 'GET_REQUEST', { request_id: '999999' }, clerk)
    const done = { request_id: '999999', done: 'X' } as const
    const marked = await shop.call(notlistedproducts, 'SET_DONE', done, clerk)
    expect([shown.body.code, marked.body.code]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    const files = [await download(shop, bare, clerk), await download(shop, '999999', clerk)]
    expect(files.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })

  test('lists requests newest first, page by page', async ({ shop }) => {
    const clerk = await aClerk(shop)
    const [first, second] = [await aRequest(shop, file), await aRequest(shop)]
    const page = async (start: number) =>
      (await shop.call(notlistedproducts, 'GET_REQUESTS', { start, rows: 1 }, clerk)).body
    expect(await page(0)).toMatchObject({ numFound: 2, requests: [{ id: second, hasAttachment: false }] })
    expect(await page(1)).toMatchObject({ requests: [{ id: first, hasAttachment: true, positionCount: 1 }] })
  })

  test('finds requests by number, customer, reference and what stands in lines', async ({ shop }) => {
    const clerk = await aClerk(shop)
    const customer = await aCustomer(shop.db, { name: 'Bau 100 % Huber' })
    const wanted = await aRequest(shop, { kunnr: customer.kunnr, customerReference: 'EG_links' })
    const [line] = aRequestRow({ kunnr: '', userId: '', key: '' }).positions
    const other = line && { ...line, manufacturer_number: 'ZZ 9', supplier_name: 'Corvo' }
    const another = await aRequest(shop, { positions: other ? [other] : [] })
    const found = async (query: string) => {
      const { body } = await shop.call(notlistedproducts, 'GET_REQUESTS', { query }, clerk)
      return body.requests.map(({ id }) => id)
    }
    for (const query of [wanted, customer.kunnr, '100 %', 'eg_l', 'brenta'])
      expect(await found(query), query).toEqual([wanted])
    expect(await found('zz 9')).toEqual([another])
    for (const query of ['supplier_name', '1%0', 'G_inks']) expect(await found(query), query).toEqual([])
  })

  test('shows a request with who asked, and hands out its file as it came', async ({ shop }) => {
    const clerk = await aClerk(shop)
    const user = await aUser(shop.db)
    const id = await aRequest(shop, { ...file, kunnr: user.kunnr, userId: user.userId, remark: 'Eilt' })
    const { request } = (await shop.call(notlistedproducts, 'GET_REQUEST', { request_id: id }, clerk)).body
    expect(request).toMatchObject({ userMail: user.mail, remark: 'Eilt', done: false, doneBy: '' })
    expect(request.userName).toMatch(/^Mia Meier/)
    const url = `/download/request-attachment?request_id=${id}`
    expect(request.attachment).toEqual({ name: 'Stückliste.csv', bytes: 3, url })
    const { body, headers } = await download(shop, id, clerk)
    expect([body, headers['content-type']]).toEqual(['a;b', 'text/csv'])
    expect(headers['content-disposition']).toContain("filename*=UTF-8''St%C3%BCckliste.csv")
  })

  test('marks a request as done and as open again, recorded once each', async ({ shop }) => {
    const clerk = await aClerk(shop)
    const [id, left] = [await aRequest(shop), await aRequest(shop)]
    const mark = (done: 'X' | '') => shop.call(notlistedproducts, 'SET_DONE', { request_id: id, done }, clerk)
    const shown = async () =>
      (await shop.call(notlistedproducts, 'GET_REQUEST', { request_id: id }, clerk)).body.request
    await mark('X')
    await mark('X')
    expect(await shown()).toMatchObject({ done: true, doneAt: testNow.toISOString(), doneBy: clerk.alias })
    const open = await shop.call(notlistedproducts, 'GET_REQUESTS', { only_open: 'X' }, clerk)
    expect(open.body).toMatchObject({ numFound: 1, requests: [{ id: left }] })
    await mark('')
    expect(await shown()).toMatchObject({ done: false, doneAt: null, doneBy: '' })
    const recorded = await shop.db.select().from(auditLog)
    expect(recorded.map(({ action, object }) => [action, object])).toEqual([
      ['finish-request', id],
      ['reopen-request', id],
    ])
  })
})
