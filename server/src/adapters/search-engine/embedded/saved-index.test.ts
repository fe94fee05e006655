import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test as base, vi } from 'vitest'
import { filled } from '../testing/ask.ts'
import { articles } from '../testing/catalogue.ts'
import { embeddedSearchEngine } from './engine.ts'

const test = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'search-'))
  onCleanup(() => rm(folder, { recursive: true }))
  return folder
})

test('answers from a saved index as from the one that was saved', async ({ folder }) => {
  const file = join(folder, 'index')
  const engine = await filled(embeddedSearchEngine())
  await engine.apply({ deletes: ['300002'] })
  await engine.save(file, 'log:42')
  const restarted = embeddedSearchEngine()
  expect(await restarted.load(file)).toBe(true)
  expect(restarted.state()).toMatchObject({
    state: 'ready',
    documents: articles.length - 1,
    version: 'log:42',
  })
  for (const q of ['Fliese', 'Wandflise', '60x60', 'ALT-77', '', 'Terra Kugelhahn']) {
    const query = { q, language: 'de', facets: 'all' } as const
    expect(await restarted.search(query)).toEqual(await engine.search(query))
  }
})

test('takes over no index whose mark is not accepted, and shows it to nobody before', async ({ folder }) => {
  const file = join(folder, 'index')
  const engine = await filled(embeddedSearchEngine())
  await engine.save(file, 'log:42')
  const restarted = embeddedSearchEngine()
  const seen: string[] = []
  const refuse = async (version: string) => {
    seen.push(`${version} ${restarted.state().state}`)
    return false
  }
  expect(await restarted.load(file, refuse)).toBe(false)
  expect(seen).toEqual(['log:42 building'])
  expect(restarted.state()).toMatchObject({ state: 'offline', documents: 0 })
  expect(await restarted.load(file, async () => true)).toBe(true)
})

test('applies what changed since to a saved index before anybody is answered from it', async ({ folder }) => {
  const file = join(folder, 'index')
  const engine = await filled(embeddedSearchEngine())
  await engine.save(file, 'log:42')
  const restarted = embeddedSearchEngine()
  const seen: string[] = []
  await restarted.load(file, async (_version, apply) => {
    await apply({ deletes: ['300002'] })
    seen.push(restarted.state().state)
    return true
  })
  expect(seen).toEqual(['building'])
  expect(restarted.state()).toMatchObject({ state: 'ready', documents: articles.length - 1 })
})

test('puts in order by itself what was saved while changes followed one another', async ({ folder }) => {
  const file = join(folder, 'index')
  const engine = await filled(embeddedSearchEngine())
  for (let number = 0; number < 9; number++)
    await engine.apply({
      upserts: [{ matnr: `N${number}`, texts: { de: { maktx: `Neues Ding ${number}` } } }],
    })
  const version = 'log:42'
  await engine.save(file, version)
  const whileChanging = (await stat(file)).size
  const restarted = embeddedSearchEngine()
  onTestFinished(() => restarted.close())
  await restarted.load(file)
  await vi.waitFor(async () => {
    await restarted.save(file, version)
    expect((await stat(file)).size).toBeLessThan(whileChanging)
  }, 10_000)
  expect((await restarted.search({ q: 'Neues Ding', language: 'de' })).numFound).toBe(9)
})

test('removes what a killed process left half saved, and no other file', async ({ folder }) => {
  for (const name of [`index.${randomUUID()}`, 'index.old', `other.${randomUUID()}`])
    await writeFile(join(folder, name), 'half')
  const engine = await filled(embeddedSearchEngine())
  await engine.save(join(folder, 'index'), '1')
  const names = await readdir(folder)
  expect(names.map((name) => name.replace(/^other.*/, 'other')).toSorted()).toEqual([
    'index',
    'index.old',
    'other',
  ])
})

test('ignores what cannot be read, as a folder in the place of the file', async ({ folder }) => {
  expect(await embeddedSearchEngine().load(folder)).toBe(false)
})

test('ignores an absent, a broken and a foreign file', async ({ folder }) => {
  const file = join(folder, 'index')
  const engine = await filled(embeddedSearchEngine())
  expect(await engine.load(file)).toBe(false)
  await engine.save(file, '1')
  const bytes = await readFile(file)
  bytes[bytes.length - 100]! ^= 1
  await writeFile(file, bytes)
  expect(await embeddedSearchEngine().load(file)).toBe(false)
  await writeFile(file, bytes.subarray(0, 1000))
  expect(await embeddedSearchEngine().load(file)).toBe(false)
  await writeFile(file, 'something else')
  expect(await embeddedSearchEngine().load(file)).toBe(false)
  expect((await engine.search({ q: 'Fliese', language: 'de' })).numFound).toBe(4)
})
