import { expect, test } from 'vitest'
import type { Context } from '#server/http/context.ts'
import { offlineSearch } from '#server/testing/offline-search.ts'
import { visibleCorrections } from './visible-corrections.ts'

const read = { corrections: [{ from: 'Fleise', to: 'Fliese' }], unknownWords: ['lila'] }

const told = (titles: string[]) =>
  visibleCorrections(
    { services: { search: offlineSearch() } } as unknown as Context,
    { q: 'Fleise lila', language: 'de' },
    read as Parameters<typeof visibleCorrections>[2],
    () => titles.values(),
  )

test('of a correction that cannot be looked up nothing is said, not that its word is unknown', async () => {
  expect(await told(['Sockel'])).toEqual({ corrections: [], unknownWords: ['lila'] })
  expect(await told(['Wandfliese'])).toEqual(read)
})
