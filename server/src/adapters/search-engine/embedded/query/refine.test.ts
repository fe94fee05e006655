import { expect, test } from 'vitest'
import { runNow } from '../memory/steps.ts'
import { packSorted } from '../memory/string-table.ts'
import { titleBonuses } from './refine.ts'

const [water, heater, works, tank] = [0, 1, 2, 3] as const
/** 'Works water water heater' and 'works tank water heater', both named by the heater. */
const titles = [heater, works, water, water, heater, heater, works, tank, water, heater]
const text = {
  language: 'en' as const,
  terms: runNow(packSorted([])).table,
  titles: { starts: Uint32Array.of(0, 5, 10), items: Uint16Array.from(titles) },
  surfaceTerms: Uint32Array.of(water, heater, works, tank),
  heads: Uint8Array.of(0, 255, 0, 0),
  starts: Uint32Array.of(0, 2, 4, 6, 7),
}
const asked = (term: number, rarity: number, isName = false) => ({
  terms: new Map([[term, 1]]),
  surface: term,
  rarity,
  isName,
})
const words = [asked(water, 3), asked(heater, 4)]

test('a word that a title says twice counts once', () => {
  const bonus = titleBonuses(text, words, false)
  expect(bonus(0)).toBeGreaterThan(0)
  expect(bonus(0)).toBe(bonus(1))
})

test('a title that names what is asked for gains, whatever the rarity of its name', () => {
  const named = [asked(water, 3), asked(heater, 4, true)]
  expect(titleBonuses(text, named, false)(1)).toBeGreaterThan(titleBonuses(text, words, false)(1))
})

test('a partial match gains by the share of the query that its title meets', () => {
  const unmet = [...words, asked(9, 7)]
  expect(titleBonuses(text, unmet, true)(1)).toBeCloseTo(titleBonuses(text, unmet, false)(1) / 2)
})
