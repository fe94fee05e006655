import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileCache } from './file-cache.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('knows nothing it was not given', async () => {
  expect(await fileCache(folder, 1000).get('unknown')).toBeUndefined()
})

test('gives back what it was given, also to a shop started later', async () => {
  await fileCache(folder, 1000).put('key', Buffer.from('content'))
  expect(String(await fileCache(folder, 1000).get('key'))).toBe('content')
})

test('fails nobody where the disk takes nothing, and keeps again once it does', async () => {
  const place = path.join(folder, 'taken')
  await writeFile(place, 'a file where the folder should be')
  const cache = fileCache(place, 1000)
  await cache.put('key', Buffer.from('content'))
  expect(await cache.get('key')).toBeUndefined()
  await rm(place)
  await cache.put('key', Buffer.from('content'))
  expect(String(await cache.get('key'))).toBe('content')
})

test('lets go of what was not asked for longest once there is too much', async () => {
  const cache = fileCache(folder, 250)
  for (const [key, age] of [
    ['old', 30],
    ['older', 60],
  ] as const) {
    await cache.put(key, Buffer.alloc(100))
    const then = new Date(Date.now() - age * 1000)
    await utimes(path.join(folder, key.slice(0, 2), key), then, then)
  }
  await cache.put('new', Buffer.alloc(100))
  expect(await cache.get('older')).toBeUndefined()
  expect([await cache.get('old'), await cache.get('new')].map((each) => each?.length)).toEqual([100, 100])
})
