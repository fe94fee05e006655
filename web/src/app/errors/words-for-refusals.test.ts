import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n, type I18n } from '../i18n/i18n.ts'
import { wordsForRefusals } from './words-for-refusals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const withTexts = (need: I18n['need']): I18n => ({ ...createI18n('de'), need })

test('words that cannot be loaded hold up no refusal', async () => {
  await expect(
    wordsForRefusals(withTexts(() => Promise.reject(new Error('offline')))),
  ).resolves.toBeUndefined()
})

test('words that do not come in time are not waited for', async () => {
  let isOver = false
  void wordsForRefusals(withTexts(() => new Promise(() => undefined))).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(1_900)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(isOver).toBe(true)
})

test('afterwards the words are there, in the language of the page', async () => {
  const i18n = createI18n('en')
  await wordsForRefusals(i18n)
  expect(i18n.dictionary('errors')?.['BASKET_EMPTY']).toBe('The basket is empty.')
})
