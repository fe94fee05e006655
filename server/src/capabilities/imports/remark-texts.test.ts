import { expect, test } from 'vitest'
import { rowReasons } from '@shop/contract/imports/report'
import { fieldTexts } from './field-texts.ts'
import { findingTexts } from './readers/catalogue/finding.ts'
import { remarkText } from './remark-texts.ts'

test('every remark of an import begins as a sentence does, in both languages', () => {
  const reasons = [...Object.keys(findingTexts), ...Object.keys(rowReasons), ...Object.keys(fieldTexts)]
  const small = reasons.flatMap((reason) =>
    (['de', 'en'] as const)
      .map((language) => remarkText(reason, language))
      .filter((text) => text.charAt(0) !== text.charAt(0).toUpperCase()),
  )
  expect(small).toEqual([])
})

test('what is wrong with a field is said in the language of the reader', () => {
  expect(remarkText('NOT_A_DECIMAL', 'de')).toContain('Keine Zahl')
  expect(remarkText('TOO_LARGE', 'de')).toBe('Der Wert ist zu groß')
  expect(remarkText('TOO_LARGE', 'en')).toBe('The value is too large')
})
