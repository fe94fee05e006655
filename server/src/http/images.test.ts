import { mkdtemp, readdir, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, onTestFinished } from 'vitest'
import { type Pictures, TooBusy } from '#server/adapters/images/port.ts'
import { buildApp } from '#server/app.ts'
import { aCatalog, aCustomer, aUser, guestMode, lockShop } from '#server/testing/builders.ts'
import { aCategory, aMedium, anArticle } from '#server/testing/catalogue-builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, shopOf, signIn, test, testConfig, testNow } from '#server/testing/test-app.ts'
import { imageOperation } from './openapi-image.ts'
import { imageRoutes } from './images.ts'

/** The shop with a data folder of its own; guests see the catalogue. */
async function ownShop({ db }: Shop) {
  await guestMode(db)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-images-'))
  const app = await buildApp({
    config: testConfig({ dataDir }),
    db,
    services: testServices(),
    now: () => testNow,
  })
  onTestFinished(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const image = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({ url: '/image', query, headers })
  return { app, db, dataDir, image }
}

describe('the image route', () => {
  test('answers what does not exist with the picture for none and 404', async ({ shop }) => {
    const own = await ownShop(shop)
    const { matnr } = await anArticle(own.db)
    const wrong = [`article/${matnr}/7`, 'article/no-such/0', 'category/x', '../etc', 'x'.repeat(601), '']
    for (const source of wrong) {
      const answer = await own.image({ source, width: '100' })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'image/webp'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('shows the catalogue to nobody who may not enter the shop, and then to no shared cache', async ({
    shop,
  }) => {
    const own = await ownShop(shop)
    const { matnr } = await anArticle(own.db)
    await aMedium(own.db, { matnr, source: 'generated:tile' })
    const category = await aCategory(own.db, { image: 'generated:tile' })
    const sources = [`article/${matnr}/0`, `category/${category.id}`]
    const { cookie = '' } = await signIn(shopOf(own.app, own.db), await aUser(own.db))
    const asked = async (headers: Record<string, string> = {}) => {
      const answers = sources.map((source) => own.image({ source, width: '96', v: '1' }, headers))
      return (await Promise.all(answers)).map(({ statusCode, headers: { 'cache-control': life } }) => [
        statusCode,
        life,
      ])
    }
    const refused = [404, 'no-store']
    const shown = [200, 'private, max-age=31536000, immutable']

    await guestMode(own.db, false)
    expect(await asked()).toEqual([refused, refused])
    expect(await asked({ cookie })).toEqual([shown, shown])
    await guestMode(own.db)
    await lockShop(own.db)
    expect(await asked()).toEqual([refused, refused])
    expect(await asked({ cookie })).toEqual([shown, shown])
  })

  test('shows pictures of a reserved article to those its catalogue is assigned to, and to no cache', async ({
    shop,
  }) => {
    const own = await ownShop(shop)
    const { matnr } = await anArticle(own.db)
    await aMedium(own.db, { matnr, source: 'generated:tile' })
    const [customer, other] = [await aCustomer(own.db), await aCustomer(own.db)]
    await aCatalog(own.db, { articles: [matnr], reserved: true, to: [{ kunnr: customer.kunnr }] })
    const query = { source: `article/${matnr}/0`, width: '96', v: '1' }
    const seenBy = async ({ kunnr }: { kunnr: string }) => {
      const { userId } = await aUser(own.db, { kunnrs: [kunnr] })
      const { cookie = '' } = await signIn(shopOf(own.app, own.db), { userId, kunnr })
      return own.image(query, { cookie })
    }
    expect([(await own.image(query)).statusCode, (await seenBy(other)).statusCode]).toEqual([404, 404])
    const seen = await seenBy(customer)
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  })

  test('shows whoever has exclusive catalogues no other pictures than theirs, unless guests see them all', async ({
    shop,
  }) => {
    const own = await ownShop(shop)
    const sources: string[] = []
    const held: string[] = []
    for (const _ of ['theirs', 'another']) {
      const { id } = await aCategory(own.db, { image: 'generated:tile' })
      const { matnr } = await anArticle(own.db, { categories: [id] })
      await aMedium(own.db, { matnr, source: 'generated:tile' })
      sources.push(`article/${matnr}/0`, `category/${id}`)
      held.push(matnr)
    }
    const user = await aUser(own.db)
    await aCatalog(own.db, { articles: held.slice(0, 1), to: [{ kunnr: user.kunnr, exclusive: true }] })
    const { cookie = '' } = await signIn(shopOf(own.app, own.db), user)
    const seen = async () => {
      const answers = sources.map((source) => own.image({ source, width: '96' }, { cookie }))
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    }
    expect(await seen()).toEqual([200, 200, 200, 200])
    await guestMode(own.db, false)
    expect(await seen()).toEqual([200, 200, 404, 404])
  })

  test('shows images alone: a manual under the same number is none', async ({ shop }) => {
    const own = await ownShop(shop)
    const { matnr } = await anArticle(own.db)
    await aMedium(own.db, { matnr, kind: 'manual', source: 'generated:tile' })
    expect((await own.image({ source: `article/${matnr}/0` })).statusCode).toBe(404)
  })

  test('reads no file outside the media folder', async ({ shop }) => {
    const own = await ownShop(shop)
    const { matnr } = await anArticle(own.db)
    await writeFile(path.join(own.dataDir, 'secret.png'), await aPicture(10))
    await aMedium(own.db, { matnr, source: '../secret.png' })
    expect((await own.image({ source: `article/${matnr}/0` })).statusCode).toBe(404)
  })

  test('survives a file that is no picture', async ({ shop }) => {
    const own = await ownShop(shop)
    const { matnr } = await anArticle(own.db)
    await mkdir(path.join(own.dataDir, 'media'))
    await writeFile(path.join(own.dataDir, 'media', 'broken.jpg'), 'no picture at all')
    await aMedium(own.db, { matnr, source: 'broken.jpg' })
    const answer = await own.image({ source: `article/${matnr}/0` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'image/webp'])
  })

  test('draws generated pictures, rounds sizes up to the few it makes, and keeps them', async ({ shop }) => {
    const own = await ownShop(shop)
    const { matnr } = await anArticle(own.db, { matnr: 'A/7 B' })
    await aMedium(own.db, { matnr, sort: 2, source: 'generated:tile' })
    const source = `article/${matnr}/2`
    const first = await own.image({ source, width: '200', height: '200', v: 'abc' })
    const facts = await sharp(first.rawPayload).metadata()
    expect([facts.format, facts.width, facts.height]).toEqual(['webp', 240, 240])
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await own.image({ source, width: '230', height: '240' })
    expect(again.rawPayload).toEqual(first.rawPayload)
    expect(again.headers['cache-control']).toBe('public, max-age=3600')
    const files = await readdir(path.join(own.dataDir, 'cache', 'images'), {
      recursive: true,
      withFileTypes: true,
    })
    expect(files.filter((file) => file.isFile())).toHaveLength(1)
    const etag = String(first.headers['etag'])
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const known = await own.image({ source, width: '240', v: '1' }, { 'if-none-match': tags })
      expect([known.statusCode, known.rawPayload.length], tags).toEqual([304, 0])
      // Who asks anew keeps it on as long.
      expect(known.headers['cache-control']).toBe(first.headers['cache-control'])
    }
    const other = await own.image({ source, width: '240' }, { 'if-none-match': '"other"' })
    expect(other.statusCode).toBe(200)
  })

  test('gives every article of a drawing a picture of its own', async ({ shop }) => {
    const own = await ownShop(shop)
    const pictures = []
    for (const matnr of ['A1', 'A2']) {
      await anArticle(own.db, { matnr })
      await aMedium(own.db, { matnr, source: 'generated:tile' })
      pictures.push((await own.image({ source: `article/${matnr}/0` })).rawPayload.toString('base64'))
    }
    expect(pictures[0]).not.toBe(pictures[1])
  })

  test('sends the format the browser takes, or the one asked for', async ({ shop }) => {
    const own = await ownShop(shop)
    const category = await aCategory(own.db, { image: 'generated:tile' })
    const source = `category/${category.id}`
    const jpeg = await own.image({ source, width: '48' }, { accept: 'image/jpeg' })
    const avif = await own.image({ source, width: '48' }, { accept: 'image/avif' })
    const png = await own.image({ source, width: '48', type: 'png' }, { accept: 'image/webp' })
    expect([jpeg, avif, png].map((answer) => [answer.statusCode, answer.headers['content-type']])).toEqual([
      [200, 'image/jpeg'],
      [200, 'image/avif'],
      [200, 'image/png'],
    ])
    expect(jpeg.headers['vary']).toContain('accept')
  })

  test('scales files of the media folder, filled up to a square where asked', async ({ shop }) => {
    const own = await ownShop(shop)
    const { matnr } = await anArticle(own.db)
    await mkdir(path.join(own.dataDir, 'media', 'maker'), { recursive: true })
    await writeFile(path.join(own.dataDir, 'media', 'maker', 'a.png'), await aPicture(800, 400))
    await aMedium(own.db, { matnr, source: 'maker/a.png' })
    const source = `article/${matnr}/0`
    const fitted = await sharp((await own.image({ source, width: '160' })).rawPayload).metadata()
    const extended = await sharp(
      (await own.image({ source, width: '160', extend: 'X' })).rawPayload,
    ).metadata()
    expect([fitted.width, fitted.height]).toEqual([160, 80])
    expect([extended.width, extended.height]).toEqual([160, 160])
  })

  test('says at once that it is too busy, with a drawing that costs nothing', async () => {
    const app = Fastify()
    const pictures: Pictures = {
      tagOf: () => Promise.resolve('tag'),
      make: () => Promise.reject(new TooBusy()),
    }
    imageRoutes(app, { config: testConfig(), pictures, find: () => Promise.resolve(undefined) })
    const answer = await app.inject({ url: '/image', query: { source: 'none', width: '96' } })
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ])
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(imageOperation().responses['503'].content).toHaveProperty(['image/svg+xml'])
  })

  test('says without a database when to ask again', async () => {
    const app = Fastify()
    const pictures: Pictures = {
      tagOf: () => Promise.resolve('tag'),
      make: () => Promise.reject(new Error()),
    }
    const find = () => Promise.reject(new Error('Connection terminated unexpectedly'))
    imageRoutes(app, { config: testConfig(), pictures, find, isOutage: () => true })
    const answer = await app.inject({ url: '/image', query: { source: 'tile.jpg', width: '96' } })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  })

  test('refuses with the picture the API description names', async ({ shop }) => {
    const own = await ownShop(shop)
    const missing = await own.image({ source: 'article/nowhere/1' })
    const notListed = await own.image({ source: 'https://maker.example/a.png' })
    const { responses } = imageOperation()
    expect([missing.statusCode, notListed.statusCode]).toEqual([404, 403])
    expect(responses['404'].content).toHaveProperty([String(missing.headers['content-type'])])
    expect(responses['403'].content).toHaveProperty([String(notListed.headers['content-type'])])
  })

  test('makes a picture once for all who ask at the same time', async ({ shop }) => {
    const own = await ownShop(shop)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => own.image({ source: 'none', width: '960' })),
    )
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
  })
})

const aPicture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#b4431c' } })
    .png()
    .toBuffer()
