import { mkdtemp, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { article } from '@shop/contract/resources/article'
import sharp from 'sharp'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { aUser, guestMode } from '#server/testing/builders.ts'
import { aMedium, anArticle } from '#server/testing/catalogue-builders.ts'
import { giving, leadingTo, pictureServer } from '#server/testing/picture-server.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, shopOf, signIn, test, testConfig, testNow } from '#server/testing/test-app.ts'

/** The shop beside a server of pictures that it lists as one of its house; guests see the catalogue. */
async function shopBeside({ db }: Shop, answers: Record<string, RequestListener>) {
  await guestMode(db)
  const server = await pictureServer(answers)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-images-'))
  const config = testConfig({ dataDir, internalImageSources: [server.origin], logLevel: 'silent' })
  const app = await buildApp({ config, db, services: testServices(), now: () => testNow })
  onTestFinished(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const image = (source: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.inject({ url: '/image', query: { source, ...query }, headers })
  return { ...server, app, image, dataDir }
}

describe('pictures of other servers', () => {
  test('are never named to browsers: pages get addresses of the shop', async ({ shop }) => {
    await guestMode(shop.db)
    const { matnr } = await anArticle(shop.db)
    await aMedium(shop.db, { matnr, source: 'https://media.maker.example/a.jpg' })
    const { body } = await shop.call(article, 'GET_DETAILS', { matnr })
    expect(body.article.images.map(({ source }) => source)).toEqual([
      expect.stringMatching(/^\/image\?source=article/),
    ])
    expect(JSON.stringify(body)).not.toContain('maker.example')
  })

  test('are shown from listed ones only, by article or by address', async ({ shop }) => {
    const { origin, image, asked } = await shopBeside(shop, { '/a.png': giving(await aPicture(600, 300)) })
    const { matnr } = await anArticle(shop.db)
    await aMedium(shop.db, { matnr, sort: 0, source: `${origin}/a.png` })
    await aMedium(shop.db, { matnr, sort: 1, source: 'https://elsewhere.example/a.png' })
    const [byArticle, byAddress] = [await image(`article/${matnr}/0`), await image(`${origin}/a.png`)]
    expect([byArticle.statusCode, byAddress.statusCode]).toEqual([200, 200])
    expect(byArticle.rawPayload).toEqual(byAddress.rawPayload)
    const [others, direct] = [await image(`article/${matnr}/1`), await image('http://169.254.169.254/latest')]
    for (const refused of [others, direct]) {
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([403, 'image/webp'])
      expect(refused.headers['cache-control']).toBe('no-store')
    }
    expect(asked.map((one) => one.path)).toEqual(['/a.png'])
  })

  test('are fetched for nobody who may not enter the shop, and then kept by his browser alone', async ({
    shop,
  }) => {
    const { app, origin, image, asked } = await shopBeside(shop, { '/a.png': giving(await aPicture(60)) })
    const { cookie = '' } = await signIn(shopOf(app, shop.db), await aUser(shop.db))
    await guestMode(shop.db, false)
    const refused = await image(`${origin}/a.png`)
    expect([refused.statusCode, refused.headers['cache-control'], asked]).toEqual([404, 'no-store', []])
    const shown = await image(`${origin}/a.png`, {}, { cookie })
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
  })

  test('are fetched once for all sizes and all who ask, and may be kept by browsers', async ({ shop }) => {
    const { origin, image, asked } = await shopBeside(shop, { '/a.png': giving(await aPicture(600, 300)) })
    const source = `${origin}/a.png`
    const sizes = ['96', '96', '240', '480', '480']
    const answers = await Promise.all(sizes.map((width) => image(source, { width, v: '1' })))
    const widths = answers.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width)
    expect(await Promise.all(widths)).toEqual(sizes.map(Number))
    expect(asked).toHaveLength(1)
    const first = answers[0]
    expect(first?.headers['cache-control']).toContain('immutable')
    const known = { 'if-none-match': String(first?.headers['etag']) }
    expect((await image(source, { width: '96' }, known)).statusCode).toBe(304)
  })

  test('are sent as AVIF, WebP or JPEG, whatever the browser takes', async ({ shop }) => {
    const { origin, image } = await shopBeside(shop, { '/a.png': giving(await aPicture(100)) })
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['image/png,image/jpeg', 'image/jpeg'],
      // A weight of nought is a refusal.
      ['image/avif;q=0,image/webp,*/*', 'image/webp'],
      ['image/avif; q=0.0, image/webp;q=0, */*', 'image/jpeg'],
      ['image/avif;q=0.5', 'image/avif'],
      ['*/*;q=0.8', 'image/webp'],
      ['*/*;q=0', 'image/jpeg'],
    ] as const)
      expect((await image(`${origin}/a.png`, { width: '48' }, { accept })).headers['content-type']).toBe(type)
  })

  test('that are drawings arrive as pixels', async ({ shop }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><path d="M0 0h9v9"/></svg>`
    const { origin, image } = await shopBeside(shop, { '/a.svg': giving(svg, 'image/svg+xml') })
    const answer = await image(`${origin}/a.svg`)
    expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).format]).toEqual([200, 'webp'])
    expect(answer.body).not.toContain('alert')
  })

  test('that are drawings made to keep the shop busy are given up, and keep no other picture waiting', async ({
    shop,
  }) => {
    const inEachOther = Array.from({ length: 14 }, (_, index) => {
      const inner = `<path d="M0 0h400v400" mask="url(#m${index + 1})"/>`
      return `<mask id="m${index}">${inner}${inner}</mask>`
    })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${inEachOther.join('')}<path d="M0 0h400v400" mask="url(#m0)"/></svg>`
    const { origin, image } = await shopBeside(shop, {
      '/busy.svg': giving(svg, 'image/svg+xml'),
      '/a.png': giving(await aPicture(300)),
    })
    const busy = image(`${origin}/busy.svg`)
    const first = await Promise.race([busy, image('none', { width: '160' })])
    expect(first.statusCode).toBe(200)
    expect((await image(`${origin}/a.png`)).statusCode).toBe(200)
    expect((await busy).statusCode).toBe(502)
  })

  test('that visitors name by the dozen keep no other picture waiting', async ({ shop }) => {
    const large = giving(await aPicture(3000))
    const names = Array.from({ length: 24 }, (_, index) => `/${index}.png`)
    const { origin, image, asked } = await shopBeside(
      shop,
      Object.fromEntries(names.map((name) => [name, large])),
    )
    const done: string[] = []
    const noted = async (name: string, width = '480') => {
      await image(name, { width })
      done.push(name)
    }
    const named = names.map((name) => noted(origin + name))
    await vi.waitFor(() => expect(asked).toHaveLength(names.length), 10_000)
    const before = done.length
    await noted('none', '160')
    await Promise.all(named)
    expect(done.indexOf('none') - before).toBeLessThan((names.length - before) / 2)
  })

  test('are replaced by the drawn one where the server gives none, and not asked for again at once', async ({
    shop,
  }) => {
    const { origin, image, asked } = await shopBeside(shop, {
      '/page.png': giving('<html><script>alert(1)</script></html>'),
      '/huge.png': giving(hugePng()),
      '/half.png': giving((await aPicture(300)).subarray(0, 200)),
      '/away.png': leadingTo('http://127.0.0.1:1/a.png'),
      '/broken.png': (_request, response) => response.writeHead(500).end(),
    })
    for (const [file, status, life] of [
      ['page', 502, 'public, max-age=60'],
      ['huge', 502, 'public, max-age=60'],
      ['half', 502, 'public, max-age=60'],
      ['none', 404, 'no-store'],
      ['away', 403, 'no-store'],
      ['broken', 502, 'public, max-age=60'],
    ] as const) {
      for (const width of ['96', '160']) {
        const answer = await image(`${origin}/${file}.png`, { width })
        expect([answer.statusCode, answer.headers['cache-control']], file).toEqual([status, life])
        expect((await sharp(answer.rawPayload).metadata()).width).toBe(Number(width))
      }
    }
    expect(asked).toHaveLength(6)
  })

  test('that cannot be drawn are not tried again at once in another size', async ({ shop }) => {
    const whole = await aPicture(300)
    const files = [whole.subarray(0, 200), whole]
    const { origin, image, asked, dataDir } = await shopBeside(shop, {
      '/a.png': (request, response) => giving(files.shift() ?? whole)(request, response),
    })
    expect((await image(`${origin}/a.png`, { width: '96' })).statusCode).toBe(502)
    // Not even where the file would be fetched anew.
    await rm(path.join(dataDir, 'cache', 'originals'), { recursive: true, force: true })
    expect((await image(`${origin}/a.png`, { width: '160' })).statusCode).toBe(502)
    expect(asked).toHaveLength(1)
  })
})

const aPicture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#b4431c' } })
    .png()
    .toBuffer()

/** A small file that says it holds 60,000 × 60,000 pixels. */
function hugePng(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(60_000, 0)
  header.writeUInt32BE(60_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(180_001))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([around.subarray(0, 4), content, around.subarray(4)])
}
