import { comparison } from '@shop/contract/resources/comparison'
import type { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, hasTouch: true })

/** The comparison has these articles and no other. */
async function fill(client: ApiClient, ...matnrs: string[]): Promise<void> {
  await client.call(comparison, 'CLEAR_COMPARISON', {})
  for (const matnr of matnrs) await client.call(comparison, 'ADD_ARTICLE', { matnr })
}

test('an article that stands in the comparison already is refused, and stands there once', async ({
  signIn,
}) => {
  const client = await signIn('meister')
  await fill(client, '1000003')
  expect(await client.call(comparison, 'ADD_ARTICLE', { matnr: '1000003' })).toMatchObject({
    http: 409,
    code: 'ALREADY_IN_COMPARISON',
  })
  const { articles } = await client.call(comparison, 'GET_COMPARISON', {})
  expect(articles).toHaveLength(1)
})

test('on a phone two articles stand side by side, and stay named while their values pass by', async ({
  page,
  signIn,
}) => {
  await fill(await signIn('meister'), '1000003', '1000010', '1000020', '1000021')
  await page.goto('comparison', { waitUntil: 'networkidle' })
  for (const width of [phone.width, 360]) {
    await page.setViewportSize({ ...phone, width })
    const heads = page.getByRole('columnheader', { name: /Bodenfliese/ })
    const second = await heads.nth(1).boundingBox()
    expect((second?.x ?? 0) + (second?.width ?? width)).toBeLessThanOrEqual(width)
    // The edge of the third says that there are more.
    expect((await heads.nth(2).boundingBox())?.x).toBeLessThan(width)
    const row = page.getByRole('row', { name: /^Format/ })
    const name = await row.getByRole('rowheader').boundingBox()
    const values = await row.getByRole('cell').first().boundingBox()
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((values?.y ?? 0) + 1)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  }

  // Fields are alike in every column, and leave its edges free.
  await page.setViewportSize(phone)
  const order = page.getByRole('row', { name: /^Bestellen/ })
  const sides = await order.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const [outer, inner] = [cell, cell.querySelector('[data-adder] input')?.parentElement].map((element) =>
        element?.getBoundingClientRect(),
      )
      return { width: Math.round(inner?.width ?? 0), free: (outer?.right ?? 0) - (inner?.right ?? 0) }
    }),
  )
  expect(new Set(sides.map(({ width }) => width)).size).toBe(1)
  expect(Math.min(...sides.map(({ free }) => free))).toBeGreaterThanOrEqual(3)

  // Far down the names lie over the rows, and pass sideways with them.
  const names = page.locator('[aria-hidden] [data-shown]')
  await expect(names).toHaveCount(0)
  await page.getByRole('rowheader', { name: 'Wasseraufnahme' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(names).toBeVisible()
  await page.getByRole('region', { name: 'Produktvergleich' }).evaluate((region) => region.scrollBy(170, 0))
  const nameOf = (index: number) => names.locator(':scope > *').nth(index).boundingBox()
  const valueOf = (index: number) =>
    page
      .getByRole('row', { name: /^Wasseraufnahme/ })
      .getByRole('cell')
      .nth(index)
      .boundingBox()
  await expect
    .poll(async () => Math.abs(((await nameOf(1))?.x ?? 0) - ((await valueOf(1))?.x ?? 99)))
    .toBeLessThan(2)
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(names).toHaveCount(0)
})

test('on a laptop articles stay named above their columns as far as the button that orders, however far one goes aside', async ({
  page,
  signIn,
}) => {
  const matnrs = ['1000003', '1000010', '1000020', '1000021', '1000666', '1000484', '1001063']
  await fill(await signIn('meister'), ...matnrs)
  for (const size of [
    { width: 1024, height: 700 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('comparison', { waitUntil: 'networkidle' })
    const order = page.getByRole('row', { name: /^Bestellen/ }).getByRole('cell')
    const strip = page.locator('[aria-hidden] [data-shown]')
    await order
      .last()
      .getByRole('button', { name: /Warenkorb/ })
      .scrollIntoViewIfNeeded()
    await expect(strip).toBeInViewport({ ratio: 1 })
    const names = strip.locator('> div')
    await expect(names).toHaveCount(matnrs.length)
    const places = (all: Element[]) => all.map((one) => Math.round(one.getBoundingClientRect().left))
    expect(await names.evaluateAll(places)).toEqual(await order.evaluateAll(places))
  }
})

test('a shadow says that there are more articles behind the edge, for as long as there are', async ({
  page,
  signIn,
}) => {
  await fill(await signIn('meister'), '1000003', '1000010', '1000020', '1000021')
  await page.setViewportSize({ width: 720, height: 900 })
  await page.goto('comparison', { waitUntil: 'networkidle' })
  const region = page.getByRole('region', { name: 'Produktvergleich' })
  const shadow = () => region.evaluate((element) => Number(getComputedStyle(element, '::after').opacity))
  await expect.poll(shadow).toBe(1)
  await region.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await expect.poll(shadow).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(shadow).toBe(0)
})

test('the keyboard comes to nothing on a phone that stands beside the edge', async ({ page, signIn }) => {
  await fill(await signIn('meister'), '1000003', '1000010', '1000020', '1000021')
  await page.goto('comparison', { waitUntil: 'networkidle' })
  await page
    .getByRole('main')
    .getByRole('button', { name: /in den Warenkorb legen$/ })
    .last()
    .focus()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Shift+Tab')
    const sides = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON())
    expect(sides.left).toBeGreaterThanOrEqual(-1)
    expect(sides.right).toBeLessThanOrEqual(phone.width + 1)
  }
})
