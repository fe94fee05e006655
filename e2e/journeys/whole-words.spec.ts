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

test('a table of hits keeps names of 25 letters whole on every desk', async ({ page, signIn }) => {
  await signIn('meister')
  for (const words of ['Sicherheitskreuzverbinder', 'Epoxidschleierentferner', 'Rindspaltlederhandschuh']) {
    await page.goto(`search?q=${words}&view=table`, { waitUntil: 'networkidle' })
    for (const width of [900, 1000, 1024, 1120, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const names = page.getByRole('row').getByRole('link', { name: words })
      await expect(names).not.toHaveCount(0)
      expect(await brokenWords(names), String(width)).toEqual([])
      expect(await brokenWords(page.getByRole('columnheader')), String(width)).toEqual([])
    }
  }
})

test('a table of hits cuts nothing off that is pressed, and keeps no empty columns', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  await page.goto('c/adhesives/tile-adhesives?view=table', { waitUntil: 'networkidle' })
  const row = page.getByRole('row').nth(1)
  const edges = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return row.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      const boxes = (of: Iterable<Element>) => [...of].map((one) => one.getBoundingClientRect())
      const filled = boxes(element.children).reduce((sum, cell) => sum + cell.width, left)
      const pressed = Math.max(...boxes(element.querySelectorAll('button')).map((button) => button.right))
      return { cutOff: pressed - right, empty: Math.round(right - filled) }
    })
  }
  expect((await edges(641)).cutOff).toBeLessThan(0)
  for (const width of [800, 1280, 1300, 1360, 1440, 1600]) {
    const { cutOff, empty } = await edges(width)
    expect(cutOff, String(width)).toBeLessThan(0)
    expect(empty, String(width)).toBe(0)
  }
})

test('what the columns of a table of hits are stays in sight, and covers nothing the keyboard comes to', async ({
  page,
}) => {
  await page.goto('c/tiles/tiles-floor?view=table', { waitUntil: 'networkidle' })
  const heading = page.getByRole('columnheader', { name: /^Stärke/ })
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const names = page.getByRole('row').getByRole('link', { name: /^Feinsteinzeug/ })
    await names.nth(12).scrollIntoViewIfNeeded()
    await expect(heading).toBeInViewport({ ratio: 1 })
    const bottom = await page.locator('thead').evaluate((head) => head.getBoundingClientRect().bottom)
    // Backwards, from a row below: it would come to rest at the upper edge of the window.
    await names.nth(12).focus()
    for (let times = 0; times < 30; times++) {
      await page.keyboard.press('Shift+Tab')
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)
      expect(top, String(width)).toBeGreaterThanOrEqual(bottom)
    }
  }
})

test('a table of hits keeps headings of 13 letters whole', async ({ page }) => {
  await page.goto('c/tiles/tiles-floor/floor-stone?view=table', { waitUntil: 'networkidle' })
  const heading = page.getByRole('columnheader', { name: 'Rutschhemmung' })
  for (const width of [1366, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(heading).toBeVisible()
    expect(await brokenWords(heading), String(width)).toEqual([])
  }
})

test('the words beside energy classes stay whole in a table on a small desk', async ({ page, signIn }) => {
  await signIn('meister')
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('search?q=wärmepumpe&view=table', { waitUntil: 'networkidle' })
  const sheets = page.getByRole('row').getByRole('link', { name: /^Produktdatenblatt/ })
  await expect(sheets).not.toHaveCount(0)
  expect(await brokenWords(sheets)).toEqual([])
})

test('the button that asks for a price keeps its words whole beside the marks of a customer', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  for (const width of [700, 961, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('search?q=wärmepumpe+aeris+split&view=table', { waitUntil: 'networkidle' })
    const ask = page.getByRole('row').getByRole('link', { name: 'Preis anfragen' })
    expect(await brokenWords(ask), String(width)).toEqual([])
  }
})

test('the page of an article keeps the words of its properties whole on every desk', async ({ page }) => {
  await page.goto('p/3000173', { waitUntil: 'networkidle' })
  const facts = page.getByRole('region', { name: 'Eigenschaften' })
  await expect(facts.getByText('Sicherheitskreuzverbinder')).toBeVisible()
  for (const width of [320, 390, 1000, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenWords(facts.locator('dt, dd')), String(width)).toEqual([])
  }
})

test('a basket keeps names whole and clear of the quantity on every desk', async ({ page, signIn }) => {
  const client = await signIn('meister')
  await client.fillBasket()
  await page.goto('basket', { waitUntil: 'networkidle' })
  const line = page.getByRole('list', { name: 'Positionen' }).getByRole('article').first()
  for (const width of [390, 768, 900, 1024, 1100, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenWords(line.getByRole('link')), String(width)).toEqual([])
    const name = await line.getByRole('link').evaluate((link) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      const { right, bottom } = text.getBoundingClientRect()
      return { right, bottom }
    })
    const less = await line.getByRole('button', { name: 'Menge verringern' }).boundingBox()
    const isClear = name.right <= (less?.x ?? 0) || name.bottom <= (less?.y ?? 0)
    expect(isClear, String(width)).toBe(true)
  }
})

test('in which fields of documents is searched is read whole', async ({ page, signIn }) => {
  await signIn('meister')
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('myaccount/documents', { waitUntil: 'networkidle' })
    const left = await page.getByRole('combobox', { name: 'Suchen in' }).evaluate((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const words = document.createElement('span')
      Object.assign(words.style, { font, position: 'absolute', whiteSpace: 'nowrap' })
      words.textContent = 'Nummern, Kommission, Projekt'
      document.body.append(words)
      const { width: needed } = words.getBoundingClientRect()
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - needed
    })
    // The arrow needs its place, too.
    expect(left, String(width)).toBeGreaterThan(16)
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
