import { docs } from '@shop/contract/resources/docs'
import { labels } from '@shop/contract/resources/labels'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** How far tables go beyond the boxes that scroll them. */
const beyond = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .map((table) => (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0))
      .filter((pixels) => pixels > 0),
  )

test('no amount of documents and no quantity of labels is cut off on a tablet or a desk enlarged to 200 %', async ({
  page,
  signIn,
}) => {
  const client = await signIn('meister')
  await client.call(labels, 'ADD_ARTICLE', { matnr: '1000003' })
  const screens = ['labels', 'myaccount/documents?timespan=8']
  for (const doctype of [1, 2, 5]) {
    const { documents } = await client.call(docs, 'GET_LIST', { doctype, timespan: '8' })
    screens.push(`myaccount/documents?timespan=8&doctype=${doctype}`)
    screens.push(`myaccount/document/${doctype}/${documents[0]?.docid}`)
  }
  for (const screen of screens) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(screen, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    for (const width of [644, 720, 768, 830, 970, 1024, 1100, 1290, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await beyond(page), `${screen} at ${width}`).toEqual([])
    }
  }
})

test('a table that is wider than its place is scrolled by the keyboard', async ({ page, signIn }) => {
  await signIn('it')
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('staff/users', { waitUntil: 'networkidle' })
  const table = page.getByRole('region', { name: 'Benutzer' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1440, height: 768 })
  await expect(table).toBeHidden()
})

test('enlarged to 400 % a document keeps room for its lines, and what has the focus is never below the bar', async ({
  page,
  signIn,
}) => {
  const client = await signIn('meister')
  const { documents } = await client.call(docs, 'GET_LIST', { doctype: 5, timespan: '8' })
  for (const [width, height] of [
    [360, 225],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`myaccount/document/5/${documents[0]?.docid}`, { waitUntil: 'networkidle' })
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Pos. \d+ auswählen$/ })
    const bar = page.getByText('Positionen ausgewählt').locator('..')
    await boxes.first().focus()
    for (let line = 1; line < (await boxes.count()); line++) {
      while (!(await boxes.nth(line).evaluate((box) => box === document.activeElement)))
        await page.keyboard.press('Tab')
      const [box, cover] = [await boxes.nth(line).boundingBox(), await bar.boundingBox()]
      expect((box?.y ?? 0) + (box?.height ?? 0), `line ${line} at ${width}`).toBeLessThanOrEqual(
        Math.min(cover?.y ?? 0, height),
      )
    }
  }
})
