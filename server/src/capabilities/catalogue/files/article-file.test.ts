import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { article } from '@shop/contract/resources/article'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { guestMode } from '#server/testing/builders.ts'
import { aMedium, anArticle } from '#server/testing/catalogue-builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, test, testConfig } from '#server/testing/test-app.ts'

describe('files of articles', () => {
  test('are closed to guests while automatic guest mode is off', async ({ shop }) => {
    const { matnr } = await anArticle(shop.db)
    expect((await fileOf(shop, { matnr, kind: 'data_sheet', sort: '0' })).statusCode).toBe(401)
  })

  test('are not found where the article has none, or only a link to another server', async ({ shop }) => {
    await guestMode(shop.db)
    const { matnr } = await anArticle(shop.db)
    await aMedium(shop.db, { matnr, kind: 'manual', source: 'https://maker.example/manual.pdf' })
    for (const query of [
      { matnr: 'no-such', kind: 'data_sheet', sort: '0' },
      { matnr, kind: 'data_sheet', sort: '0' },
      { matnr, kind: 'manual', sort: '0' },
      { matnr, kind: 'eek', sort: '0' },
    ]) {
      const answer = await fileOf(shop, query)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('refuse a kind there is not', async ({ shop }) => {
    await guestMode(shop.db)
    const answer = await fileOf(shop, { matnr: 'A', kind: 'secrets', sort: '0' })
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { kind: 'UNKNOWN_VALUE' }])
  })

  test('come from the media folder and from nowhere else', async ({ shop }) => {
    const { app, dataDir } = await withMediaFolder(shop)
    await guestMode(shop.db)
    await writeFile(path.join(dataDir, 'media', 'maker', 'sheet.pdf'), 'delivered')
    await writeFile(path.join(dataDir, 'secret.pdf'), 'secret')
    const { matnr } = await anArticle(shop.db)
    await aMedium(shop.db, { matnr, kind: 'manual', sort: 0, source: 'maker/sheet.pdf' })
    await aMedium(shop.db, { matnr, kind: 'manual', sort: 1, source: '../secret.pdf' })
    const right = await fileOf({ app }, { matnr, kind: 'manual', sort: '0' })
    const outside = await fileOf({ app }, { matnr, kind: 'manual', sort: '1' })
    expect([right.statusCode, right.body, right.headers['content-type']]).toEqual([
      200,
      'delivered',
      'application/pdf',
    ])
    expect(outside.statusCode).toBe(404)
  })

  test('that are there and cannot be read are not found, and named in the log once', async ({ shop }) => {
    const said = new PassThrough()
    const { app, dataDir } = await withMediaFolder(shop, said)
    await guestMode(shop.db)
    const file = path.join(dataDir, 'media', 'maker', 'sheet.pdf')
    // Nobody can read it, root neither.
    await symlink(file, file)
    const { matnr } = await anArticle(shop.db)
    await aMedium(shop.db, { matnr, kind: 'manual', sort: 0, source: 'maker/sheet.pdf' })
    await aMedium(shop.db, { matnr, kind: 'manual', sort: 1, source: 'maker/absent.pdf' })
    await aMedium(shop.db, { matnr, kind: 'image', sort: 0, source: 'maker/sheet.pdf' })
    const statuses = []
    for (const sort of ['0', '0', '1'])
      statuses.push((await fileOf({ app }, { matnr, kind: 'manual', sort })).statusCode)
    for (const width of ['96', '160'])
      statuses.push(
        (await app.inject({ url: '/image', query: { source: `article/${matnr}/0`, width } })).statusCode,
      )
    expect(statuses).toEqual([404, 404, 404, 404, 404])
    const lines = String(said.read() ?? '')
      .trim()
      .split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'a file cannot be read',
      'a picture could not be made',
    ])
    expect(lines[0]).toContain(file)
  })

  test('are made from the article where they are generated', async ({ shop }) => {
    await guestMode(shop.db)
    const attributes = Array.from({ length: 60 }, (_, index) => ({
      key: `k${index}`,
      name: { de: `Merkmal ${index}` },
      value: '9.5',
      unit: 'mm',
    }))
    const { matnr } = await anArticle(shop.db, { attributes })
    await aMedium(shop.db, { matnr, kind: 'data_sheet', source: 'generated:data_sheet' })
    const answer = await fileOf(shop, { matnr, kind: 'data_sheet', sort: '0' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('GENERATE_EEK_LABELS', () => {
  test('refuses missing fields by its own code', async ({ shop }) => {
    await guestMode(shop.db)
    for (const missing of ['supplier_id', 'article_number']) {
      const asked = { supplier_id: '70001', article_number: 'X-1', [missing]: undefined }
      const answer = await shop.call(article, 'GENERATE_EEK_LABELS', asked)
      expect([answer.http, answer.body.code]).toEqual([422, 'INVALID_GENERATE_LABELS_PARAMS'])
      expect(answer.body).toMatchObject({ fields: { [missing]: 'REQUIRED' } })
      expect(answer.body.message).toMatch(/mit der Nummer des Lieferanten und seiner Artikelnummer/)
    }
  })

  test('refuses what names no article with energy classes', async ({ shop }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, { factoryNumbers: [{ supplier_matnr: 'X-1', supplier_number: '70001' }] })
    const asked = { supplier_id: '70001', article_number: 'X-1' }
    const answer = await shop.call(article, 'GENERATE_EEK_LABELS', asked)
    expect([answer.http, answer.body.code]).toEqual([422, 'INVALID_GENERATE_LABELS_PARAMS'])
  })

  test('takes numbers with blanks around them, or sent as such', async ({ shop }) => {
    await guestMode(shop.db)
    const factoryNumbers = [{ supplier_matnr: '4712', supplier_number: '70009' }]
    await anArticle(shop.db, { factoryNumbers, eekClasses: [{ eek_class: 'B', scale: 'A-G' }] })
    for (const asked of [
      { supplier_id: 70009, article_number: 4712 },
      { supplier_id: ' 70009 ', article_number: '4712\u00A0' },
    ]) {
      const { body } = await shop.call(article, 'GENERATE_EEK_LABELS', asked)
      expect(body.labels).toMatchObject([{ index: 0, eekClass: 'B' }])
    }
  })

  test('names a label per class, which shows the scale, the class and the supplier', async ({ shop }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, {
      factoryNumbers: [
        { supplier_matnr: 'WP-8', supplier_number: '70009', supplier_name: 'Wärme & Söhne <GmbH>' },
      ],
      eekClasses: [
        { eek_class: 'A++', scale: 'A+++-D' },
        { eek_class: 'B', scale: 'A-G' },
      ],
    })
    const asked = { supplier_id: '70009', article_number: 'WP-8' }
    const { body } = await shop.call(article, 'GENERATE_EEK_LABELS', asked)
    expect(body.labels.map(({ index, eekClass }) => [index, eekClass])).toEqual([
      [0, 'A++'],
      [1, 'B'],
    ])
    const label = await shop.app.inject({ url: body.labels[0]?.url ?? '' })
    expect([label.statusCode, label.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(label.body).toContain('Wärme')
    const none = await shop.app.inject({ url: (body.labels[0]?.url ?? '').replace('index=0', 'index=5') })
    for (const index of ['', '0x0', '-1', '1.5', '0&index=1']) {
      const url = (body.labels[0]?.url ?? '').replace('index=0', `index=${index}`)
      expect((await shop.app.inject({ url })).statusCode, index).toBe(422)
    }
    expect(none.statusCode).toBe(404)
    const png = await shop.app.inject({ url: `${body.labels[0]?.url}&type=png` })
    expect([png.headers['content-type'], png.rawPayload.subarray(1, 4).toString()]).toEqual([
      'image/png',
      'PNG',
    ])
  })

  test('refuses our own number where a supplier has one of his own for the article', async ({ shop }) => {
    await guestMode(shop.db)
    const { matnr } = await anArticle(shop.db, { eekClasses: [{ eek_class: 'A', scale: 'A-G' }] })
    const asked = { supplier_id: '', article_number: matnr }
    const answer = await shop.call(article, 'GENERATE_EEK_LABELS', asked)
    expect([answer.http, answer.body.code]).toEqual([422, 'INVALID_GENERATE_LABELS_PARAMS'])
  })

  test('makes the label of an article no supplier has a number for, by the names its page gives', async ({
    shop,
  }) => {
    await guestMode(shop.db)
    const eekClasses = [{ eek_class: 'A', scale: 'A-G' }] as const
    const { matnr } = await anArticle(shop.db, { factoryNumbers: [], eekClasses: [...eekClasses] })
    const details = await shop.call(article, 'GET_DETAILS', { matnr })
    const [named] = details.body.article.eekClasses
    const { body } = await shop.call(article, 'GENERATE_EEK_LABELS', {
      supplier_id: named?.supplierId ?? '',
      article_number: named?.articleNumber ?? '',
    })
    const label = await shop.app.inject({ url: body.labels[0]?.url ?? '' })
    expect([label.statusCode, label.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  })

  test("gives the maker's document as it is, and a picture where one is asked for", async ({ shop }) => {
    const { app, dataDir } = await withMediaFolder(shop)
    await guestMode(shop.db)
    await writeFile(path.join(dataDir, 'media', 'maker', 'label.pdf'), '%PDF-1.4')
    await anArticle(shop.db, {
      factoryNumbers: [{ supplier_matnr: 'WP-7', supplier_number: '70009' }],
      eekClasses: [{ eek_class: 'A', scale: 'A-G', label: 'maker/label.pdf' }],
    })
    const typeOf = async (wanted: Record<string, string>) => {
      const query = { supplier_id: '70009', article_number: 'WP-7', index: '0', ...wanted }
      return (await app.inject({ url: '/download/energy-label', query })).headers['content-type']
    }
    expect(await typeOf({})).toBe('application/pdf')
    expect([await typeOf({ type: 'svg' }), await typeOf({ type: 'png' })]).toEqual([
      'image/svg+xml',
      'image/png',
    ])
  })

  test('names the address of a label that the maker shows himself', async ({ shop }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, {
      factoryNumbers: [{ supplier_matnr: 'WP-9', supplier_number: '70009' }],
      eekClasses: [{ eek_class: 'A', scale: 'A-G', label: 'https://maker.example/label.png' }],
    })
    const asked = { supplier_id: '70009', article_number: 'WP-9' }
    const { body } = await shop.call(article, 'GENERATE_EEK_LABELS', asked)
    expect(body.labels[0]?.url).toBe('https://maker.example/label.png')
  })
})

/** The shop with a media folder of its own, in which a maker has his files. */
async function withMediaFolder({ db }: Shop, log?: PassThrough) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-files-'))
  await mkdir(path.join(dataDir, 'media', 'maker'), { recursive: true })
  const app = await buildApp({
    config: testConfig({ dataDir, ...(log && { logLevel: 'warn' }) }),
    db,
    services: testServices(),
    ...(log && { log }),
  })
  onTestFinished(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { app, dataDir }
}

const fileOf = ({ app }: Pick<Shop, 'app'>, query: Record<string, string>) =>
  app.inject({ url: '/download/article-file', query })
