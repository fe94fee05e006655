import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames, rankedNames } from '../../testing/titled.ts'

const titles: Record<string, string> = {
  kleber: 'Fliesenkleber hochflexibel elastisch',
  silikon: 'Sanitärsilikon dauerelastisch',
  verteiler: 'Verteiler magnetische Halter automatisch',
  schreibtisch: 'Schreibtisch Eiche',
  sagetisch: 'Sägetisch klappbar',
  sage: 'Säge 450 mm',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles, 'de')
})

test('who looks for a table gets nothing that is elastic, automatic or magnetic', async () => {
  expect((await rankedNames(engine, 'tisch', 'de')).toSorted()).toEqual(['sagetisch', 'schreibtisch'])
  expect((await rankedNames(engine, 'tische', 'de')).toSorted()).toEqual(['sagetisch', 'schreibtisch'])
  expect(await rankedNames(engine, 'waschtisch', 'de')).not.toContain('kleber')
})

test('words that say how something is are found as they are typed', async () => {
  expect(await fullNames(engine, 'elastischer kleber', 'de')).toEqual(['kleber'])
  expect(await fullNames(engine, 'dauerelastisch', 'de')).toEqual(['silikon'])
  expect(await fullNames(engine, 'elastisches silikon', 'de')).toEqual(['silikon'])
})
