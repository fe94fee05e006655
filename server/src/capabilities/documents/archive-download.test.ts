import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { docs } from '@shop/contract/resources/docs'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Sender, type Shop, shopOf, signIn, test, testConfig } from '#server/testing/test-app.ts'

/** The same shop with an archive of these files. */
async function withArchive(shop: Shop, files: readonly string[]): Promise<Shop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-archive-'))
  const archiveDir = path.join(folder, 'archive')
  const app = await buildApp({
    config: testConfig({ archiveDir }),
    db: shop.db,
    services: testServices(),
    now: shop.now,
  })
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })
  for (const file of files) {
    const place = path.join(archiveDir, file)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, '%PDF-1.7 original')
  }
  return shopOf(app, shop.db)
}

async function ask(shop: Shop, of: { doctype: number; docid: string }, sender: Sender) {
  const query = { doctype: String(of.doctype), docid: of.docid }
  const headers = { cookie: sender.cookie ?? '' }
  const file = await shop.app.inject({ method: 'GET', url: '/download/archive', query, headers })
  const { body } = await shop.call(docs, 'HAS_ARCHIVED_DOCUMENT', of, sender)
  return { http: file.statusCode, has: body.hasArchivedDocument, file }
}

describe('the archive of originals', () => {
  test('has nothing for guests, strangers and hidden types', async ({ shop }) => {
    const foreign = await aDocument(shop.db, {
      kunnr: (await aCustomer(shop.db)).kunnr,
      doctype: 2,
      archived: true,
    })
    const user = await aUser(shop.db, { without: ['DOCUMENTS_INVOICES'] })
    const invoice = await aDocument(shop.db, { kunnr: user.kunnr, doctype: 2, archived: true })
    const other = await withArchive(shop, [`2/${foreign.docid}.pdf`, `2/${invoice.docid}.pdf`])
    const sender = await signIn(other, user)
    expect((await ask(other, { doctype: 2, docid: foreign.docid }, {})).http).toBe(401)
    expect((await ask(other, { doctype: 2, docid: foreign.docid }, sender)).http).toBe(404)
    expect((await ask(other, { doctype: 2, docid: invoice.docid }, sender)).http).toBe(404)
  })

  test('shows no original, which may hold prices, to a user without net prices', async ({ shop }) => {
    const user = await aUser(shop.db, { without: ['NET_PRICES'] })
    const { docid } = await aDocument(shop.db, { kunnr: user.kunnr, doctype: 13, archived: true })
    const other = await withArchive(shop, [`13/${docid}.pdf`])
    const { http, has } = await ask(other, { doctype: 13, docid }, await signIn(other, user))
    expect([http, has]).toEqual([403, false])
  })

  test('says that there is none where the ERP named one but no file lies there', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { docid } = await aDocument(shop.db, { kunnr: user.kunnr, doctype: 2, archived: true })
    const other = await withArchive(shop, [`1/${docid}.pdf`, `2/${docid}.exe`])
    const { http, has } = await ask(other, { doctype: 2, docid }, await signIn(other, user))
    expect([http, has]).toEqual([404, false])
  })

  test("hands out the file under the shop's number or the ERP's", async ({ shop }) => {
    const user = await aUser(shop.db)
    const given = { kunnr: user.kunnr, doctype: 2, archived: true }
    const first = await aDocument(shop.db, given)
    const second = await aDocument(shop.db, { ...given, orderNumber: 'RE 26/4711' })
    const other = await withArchive(shop, [`2/${first.docid}.pdf`, '2/RE_26_4711.png'])
    const sender = await signIn(other, user)
    const [one, two] = [
      await ask(other, { doctype: 2, docid: first.docid }, sender),
      await ask(other, { doctype: 2, docid: second.docid }, sender),
    ]
    expect([one.http, one.has, one.file.body]).toEqual([200, true, '%PDF-1.7 original'])
    expect(two.file.headers['content-type']).toBe('image/png')
  })

  test('is never left, whatever number an import brings', async ({ shop }) => {
    const user = await aUser(shop.db)
    const given = { kunnr: user.kunnr, doctype: 2, archived: true }
    const { docid } = await aDocument(shop.db, { ...given, orderNumber: '../../secret' })
    const other = await withArchive(shop, ['../secret.pdf', '2/x.pdf'])
    const { http, has } = await ask(other, { doctype: 2, docid }, await signIn(other, user))
    expect([http, has]).toEqual([404, false])
  })
})
