import { expect, test } from 'vitest'
import { rowReasons } from '@shop/contract/imports/report'
import { findingTexts } from './readers/catalogue/finding.ts'
import { remarkText } from './remark-texts.ts'

test('every remark of an import begins as a sentence does, in both languages', () => {
  const reasons = [...Object.keys(findingTexts), ...Object.keys(rowReasons)]
  const small = reasons.flatMap((reason) =>
    (['de', 'en'] as const)
      .map((language) => remarkText(reason, language))
      .filter((text) => text.charAt(0) !== text.charAt(0).toUpperCase()),
  )
  expect(small).toEqual([])
})
