import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// Nothing is changed: every worker takes some.
test.describe.configure({ mode: 'parallel' })

test('a table of hits keeps the words of delivery times and values whole', async ({ page, signIn }) => {
  await signIn('meister')
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const category of ['tiles/tiles-floor', 'roofing', 'sanitary']) {
      await page.goto(`c/${category}?view=table`, { waitUntil: 'networkidle' })
      expect(await brokenWords(page.getByRole('cell'))).toEqual([])
    }
  }
})

test('a table of hits keeps the words of names whole between phones and tablets, too, beside two attributes', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  for (const width of [660, 780]) {
    await page.setViewportSize({ width, height: 900 })
    for (const words of ['heizkörper', 'kleber']) {
      await page.goto(`search?q=${words}&view=table`, { waitUntil: 'networkidle' })
      const row = page.getByRole('row').nth(1)
      await expect(row.getByRole('cell')).toHaveCount(4)
      expect(await brokenWords(page.getByRole('row').locator('th, td'))).toEqual([])
    }
  }
})

/** Words in some elements, with a bracket that ends them, of which a part stands in the next line. */
const brokenWords = (within: Locator) =>
  within.evaluateAll((elements) => {
    const word = document.createRange()
    const isBroken = (text: Node, { 0: letters, index }: RegExpExecArray) => {
      word.setStart(text, index)
      word.setEnd(text, index + letters.length)
      return new Set([...word.getClientRects()].map(({ top }) => top)).size > 1
    }
    const broken = new Set<string>()
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const found of (text.textContent ?? '').matchAll(/[\p{L}\d]+\)?/gu))
          if (isBroken(text, found)) broken.add(found[0])
      }
    }
    return [...broken]
  })
