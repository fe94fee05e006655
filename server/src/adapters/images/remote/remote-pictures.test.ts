import { mkdtemp, rm } from 'node:fs/promises'
import type { RequestListener, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { giving, pictureServer } from '#server/testing/picture-server.ts'
import { remotePictures } from './remote-pictures.ts'

const day = 24 * 3600 * 1000
const png = (text: string) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(text)])

/** A server whose picture changes with every fetch, until it dies; and the shop's view of it at any time. */
async function changingPicture() {
  const state = { fetches: 0, dead: false, time: Date.parse('2026-03-11T09:00:00Z') }
  const { origin, asked } = await pictureServer({
    '/a.png': (request, response) => {
      if (state.dead) request.socket.destroy()
      else giving(png(String(++state.fetches)))(request, response)
    },
  })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-originals-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const pictures = remotePictures({
    dataDir,
    imageSources: [],
    internalImageSources: [origin],
    now: () => state.time,
  })
  const address = `${origin}/a.png`
  return { state, asked, tag: () => pictures.stateOf(address), read: () => pictures.read(address, 'by-shop') }
}

test('a picture is kept for a week, then fetched anew under another tag', async () => {
  const { state, read, tag } = await changingPicture()
  const tags = new Set<string>()
  for (let days = 0; days < 14; days++) {
    tags.add(tag())
    await read()
    state.time += day
  }
  // The week begins at a moment of the address's own, so two weeks touch three of them at most.
  expect([2, 3]).toContain(tags.size)
  expect(state.fetches).toBe(tags.size)
})

test("a dead server's picture stays that of the week before, and the server is soon left alone", async () => {
  const { state, asked, read } = await changingPicture()
  const first = await read()
  state.dead = true
  state.time += 7 * day
  for (let visits = 0; visits < 5; visits++) expect(await read()).toEqual(first)
  expect(asked).toHaveLength(2)
  state.time += 7 * day
  await expect(read()).rejects.toMatchObject({ reason: 'unreachable' })
})

test('files a server says it has not, in whichever way, do not keep its others from being fetched', async () => {
  const refusing = (status: number) => (_request: unknown, response: ServerResponse) =>
    response.writeHead(status).end()
  const { origin } = await pictureServer({
    '/1.png': refusing(403),
    '/2.png': refusing(400),
    '/3.png': refusing(401),
    '/a.png': giving(png('a')),
  })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-originals-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const pictures = remotePictures({ dataDir, imageSources: [], internalImageSources: [origin] })
  for (const name of ['1', '2', '3'])
    await expect(pictures.read(`${origin}/${name}.png`, 'by-shop')).rejects.toMatchObject({
      reason: 'missing',
    })
  expect(await pictures.read(`${origin}/a.png`, 'by-shop')).toEqual(png('a'))
})

test('all who ask at once wait for one fetch', async () => {
  const { state, read } = await changingPicture()
  await Promise.all(Array.from({ length: 10 }, read))
  expect(state.fetches).toBe(1)
})

test("whoever names slow addresses of a listed server keeps the shop's own pictures waiting nowhere", async () => {
  const held = Promise.withResolvers<void>()
  const slow = ['/1', '/2', '/3', '/4']
  const afterwards: RequestListener = (request, response) =>
    void held.promise.then(() => giving(png('slow'))(request, response))
  const { origin } = await pictureServer({
    '/a.png': giving(png('a')),
    ...Object.fromEntries(slow.map((each) => [each, afterwards])),
  })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-originals-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const pictures = remotePictures({ dataDir, imageSources: [], internalImageSources: [origin] })
  const named = [...slow, '/a.png'].map((each) => pictures.read(origin + each, 'by-visitor'))
  expect(await pictures.read(`${origin}/a.png`, 'by-shop')).toEqual(png('a'))
  held.resolve()
  expect(await Promise.all(named)).toHaveLength(5)
})
