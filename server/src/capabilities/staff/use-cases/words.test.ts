import { search } from '@shop/contract/resources/search'
import { staff } from '@shop/contract/resources/staff'
import { describe, expect, onTestFinished } from 'vitest'
import { aUser, guestMode } from '#server/testing/builders.ts'
import { test as searchTest } from '#server/testing/followed-search.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { writeInsights } from '../../search/public.ts'

const aClerk = async (shop: Shop) => signIn(shop, await aUser(shop.db, { staff: 'clerk' }))
const listed = async (shop: Shop, clerk: Sender, query?: string) =>
  (await shop.call(staff, 'GET_SYNONYMS', { query }, clerk)).body.synonyms.map(
    ({ word, oneWay, synonyms }) => `${word} ${oneWay ? '→' : '↔'} ${synonyms.join(', ')}`,
  )

describe('synonyms', () => {
  test('refuse a word without others, and a word that has an entry already', async ({ shop }) => {
    const clerk = await aClerk(shop)
    const own = { word: 'Kachel', language: 'de' as const, synonyms: ['Kachel'] }
    const alone = await shop.call(staff, 'SAVE_SYNONYM', own, clerk)
    await shop.call(staff, 'SAVE_SYNONYM', { ...own, synonyms: ['Fliese'] }, clerk)
    const again = await shop.call(staff, 'SAVE_SYNONYM', { ...own, synonyms: ['Platte'] }, clerk)
    const unknown = await shop.call(staff, 'DELETE_SYNONYM', { word: 'Kachel', language: 'en' }, clerk)
    expect(alone.body.fields).toEqual({ synonyms: 'REQUIRED' })
    expect([again.http, again.body.code]).toEqual([409, 'NAME_ALREADY_TAKEN'])
    expect([unknown.http, unknown.body.code]).toEqual([404, 'NOT_FOUND'])
    expect(await listed(shop, clerk)).toEqual(['Kachel ↔ Fliese'])
  })

  test('refuse what the search could never look for, and the word itself in other letters', async ({
    shop,
  }) => {
    const clerk = await aClerk(shop)
    const save = async (word: string, ...synonyms: string[]) =>
      (await shop.call(staff, 'SAVE_SYNONYM', { word, language: 'de', synonyms }, clerk)).body.fields
    expect(await save('!!!', 'Fliese')).toEqual({ word: 'INVALID' })
    expect(await save('Kachel', 'Fliese', '+++')).toEqual({ 'synonyms.1': 'INVALID' })
    expect(await save('Kachel', 'kachel')).toEqual({ synonyms: 'REQUIRED' })
    expect(await listed(shop, clerk)).toEqual([])
  })

  test('refuse a change of an entry that is gone, or that says something else than when it was opened', async ({
    shop,
  }) => {
    const clerk = await aClerk(shop)
    const opened = { old_word: 'Flex', old_synonyms: ['Winkelschleifer'], old_one_way: '' as const }
    const save = async (input: object) =>
      (
        await shop.call(
          staff,
          'SAVE_SYNONYM',
          { word: 'Flex', language: 'de', synonyms: ['Winkelschleifer'], ...input },
          clerk,
        )
      ).body.code
    await save({})
    expect(await save({ ...opened, synonyms: ['Trennschleifer'] })).toBe('')
    expect(await save({ ...opened, synonyms: ['Trennhexe'] })).toBe('CHANGED_MEANWHILE')
    expect(await save({ ...opened, old_one_way: 'X', old_synonyms: ['Trennschleifer'] })).toBe(
      'CHANGED_MEANWHILE',
    )
    expect(await listed(shop, clerk)).toEqual(['Flex ↔ Trennschleifer'])
    await shop.call(staff, 'DELETE_SYNONYM', { word: 'Flex', language: 'de' }, clerk)
    expect(await save({ old_word: 'Flex' })).toBe('CHANGED_MEANWHILE')
    expect(await listed(shop, clerk)).toEqual([])
  })

  test('that say something else than when they were shown are not deleted', async ({ shop }) => {
    const clerk = await aClerk(shop)
    const entry = { word: 'Flex', language: 'de' } as const
    await shop.call(staff, 'SAVE_SYNONYM', { ...entry, synonyms: ['Winkelschleifer'] }, clerk)
    const shown = { ...entry, old_synonyms: ['Winkelschleifer'], old_one_way: '' as const }
    await shop.call(staff, 'SAVE_SYNONYM', { ...entry, old_word: 'Flex', synonyms: ['Trennhexe'] }, clerk)
    const late = await shop.call(staff, 'DELETE_SYNONYM', shown, clerk)
    expect([late.http, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(await listed(shop, clerk)).toEqual(['Flex ↔ Trennhexe'])
    const now = { ...shown, old_synonyms: ['Trennhexe'] }
    expect((await shop.call(staff, 'DELETE_SYNONYM', now, clerk)).body.code).toBe('')
    expect(await listed(shop, clerk)).toEqual([])
  })

  test('are found by word and synonym, changed with their word, and leave a trace', async ({ shop }) => {
    const clerk = await aClerk(shop)
    const save = (input: object) =>
      shop.call(
        staff,
        'SAVE_SYNONYM',
        { word: 'Flex', language: 'de', synonyms: ['Winkelschleifer'], ...input },
        clerk,
      )
    await save({})
    await save({ word: 'Trennhexe', one_way: 'X', old_word: 'Flex' })
    expect(await listed(shop, clerk, 'schleifer')).toEqual(['Trennhexe → Winkelschleifer'])
    expect(await listed(shop, clerk, 'flex')).toEqual([])
    await shop.call(staff, 'DELETE_SYNONYM', { word: 'Trennhexe', language: 'de' }, clerk)
    expect(await listed(shop, clerk)).toEqual([])
    const actions = (await shop.db.select().from(auditLog)).map(({ action }) => action)
    expect(actions).toEqual(['save-synonym', 'save-synonym', 'delete-synonym'])
  })
})

describe('a search', () => {
  searchTest('follows a saved synonym by itself, without a restart', async ({ found }) => {
    const { shop, follower } = found
    const clerk = await aClerk(shop)
    const { matnr } = await anArticle(shop.db, { texts: { de: { maktx: 'Winkelschleifer 125 mm' } } })
    await follower.run()
    const find = async () =>
      (await shop.call(search, 'SEARCH', { q: 'Trennhexe' }, clerk)).body.response.docs.map(
        (doc) => doc.matnr,
      )
    const before = await find()
    const synonym = { word: 'Trennhexe', language: 'de' as const, synonyms: ['Winkelschleifer'] }
    await shop.call(staff, 'SAVE_SYNONYM', synonym, clerk)
    await expect.poll(find).toEqual([matnr])
    expect(before).toEqual([])
  })

  searchTest(
    'is counted without person: what was looked for, how often, how much was found',
    async ({ found: { shop, follower, engine } }) => {
      await guestMode(shop.db)
      const clerk = await aClerk(shop)
      await anArticle(shop.db, { texts: { de: { maktx: 'Dachziegel rot' } } })
      await follower.run()
      onTestFinished(() => writeInsights(shop.db, engine))
      for (const q of ['Dachziegel', ' dachziegel ', 'xqzvw', 'mia@meier.example', ''])
        await shop.call(search, 'SEARCH', { q })
      await writeInsights(shop.db, engine)
      await shop.call(search, 'SEARCH', { q: 'DACHZIEGEL' })
      await shop.call(search, 'SEARCH', { q: 'dachziegel', start: 24 })
      const all = await shop.call(staff, 'GET_SEARCH_INSIGHTS', {}, clerk)
      const missing = await shop.call(staff, 'GET_SEARCH_INSIGHTS', { only_missing: 'X' }, clerk)
      const seen = { language: 'de', lastDay: '2026-03-11' }
      expect(all.body.entries).toEqual([
        { ...seen, words: 'dachziegel', searches: 3, found: 1 },
        { ...seen, words: 'xqzvw', searches: 1, found: 0 },
      ])
      expect([missing.body.numFound, missing.body.entries[0]?.words]).toEqual([1, 'xqzvw'])
    },
  )
})
