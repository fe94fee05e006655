import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const delay = 700

/** Every answer of the shop comes late, so that what one presses has long been pressed when it does. */
async function slowDown(page: Page, paths: RegExp) {
  await page.route(paths, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
}

/** From now on notes what moves on the page without being pressed a moment before. */
async function watchMoves(page: Page) {
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.className || node.localName : '',
        )
        if (!hadRecentInput && value > 0.0005) moved.push(`${value.toFixed(4)} ${what.join(', ')}`)
      }
    }).observe({ type: 'layout-shift' })
  })
}

const moves = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide and slow`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('nothing moves on the way from the hits to an article and while its parts come', async ({
      page,
    }) => {
      await page.goto('p/2000025', { waitUntil: 'networkidle' })
      await page.goto('search?q=siphon', { waitUntil: 'networkidle' })
      await slowDown(page, /\/(api|assets|pictures)\//)
      await watchMoves(page)
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page.getByRole('region', { name: 'Preis und Bestellung' })).toContainText('Summe für')
      await page.getByRole('heading', { name: 'Zuletzt angesehen' }).scrollIntoViewIfNeeded()
      await page.waitForTimeout(2 * delay)
      expect(await moves(page)).toEqual([])
    })

    test('nothing moves while hits turn into a table', async ({ page }) => {
      await page.goto('search?q=siphon', { waitUntil: 'networkidle' })
      await slowDown(page, /\/assets\//)
      await watchMoves(page)
      await page.getByRole('button', { name: 'Tabelle' }).dispatchEvent('click')
      await expect(page.getByRole('table')).toBeVisible()
      expect(await moves(page)).toEqual([])
    })

    test('hits of a long page that are still to come have their room', async ({ page }) => {
      let letCome = () => {}
      const looked = new Promise<void>((resolve) => (letCome = resolve))
      await page.route(/\/api\/search/, async (route) => {
        await looked
        await route.continue()
      })
      await page.goto('search?q=fliese&rows=1000')
      const pages = page.getByRole('navigation', { name: 'Seiten' })
      const place = () =>
        pages.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
      const names = page.locator('main h2')
      // Heights are known once the page has come to life.
      await page.locator('main [style*="--usual-height"]').first().waitFor({ state: 'attached' })
      const before = await place()
      expect(await names.count()).toBe(24)
      letCome()
      await expect(names).toHaveCount(1000)
      expect(Math.abs((await place()) / before - 1)).toBeLessThan(0.1)
    })

    test('articles stay where they are while one types on', async ({ page }) => {
      await page.goto('imprint', { waitUntil: 'networkidle' })
      const field = page.getByRole('searchbox', { name: 'Suche', exact: true })
      const first = page.getByRole('search').locator('a[href*="/p/"]').first()
      const place = async () => (await first.boundingBox())?.y
      await field.pressSequentially('fliese')
      await expect(page.getByRole('search').locator('a[href*="/c/"]').first()).toBeVisible()
      // The suggestions of what was typed before may still be taken away at this moment, and the first one with them.
      let before: number | undefined
      await expect(async () => {
        before = await place()
        expect(before).toBeDefined()
      }).toPass()
      await field.pressSequentially(' grau r10')
      await expect(page.getByRole('search').locator('a[href*="/c/"]')).toHaveCount(0)
      // In between nothing may be found, and then there is no first one.
      await expect.poll(place).toBe(before)
    })
  })
}

test('names far below become tiles and move nothing, however many lines they have', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('search?q=fliese&rows=1000')
  await expect(page.locator('main h2')).toHaveCount(1000)
  await watchMoves(page)
  const waiting = page.locator('main h2', { has: page.locator('a') })
  for (const top of [21_753, 24_170, 26_587, 29_004]) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await expect
      .poll(() =>
        waiting.evaluateAll(
          (names) =>
            names.filter((name) => {
              const { bottom, top: start } = name.getBoundingClientRect()
              return bottom > 0 && start < innerHeight
            }).length,
        ),
      )
      .toBe(0)
  }
  expect(await moves(page)).toEqual([])
})

test('names far below become cards of a table and move nothing, whatever stands on them', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('search?q=wand&rows=1000&view=table', { waitUntil: 'networkidle' })
  const names = page.locator('tbody th[colspan]')
  await expect.poll(() => names.count()).toBeGreaterThan(300)
  await watchMoves(page)
  for (let jump = 0; jump < 8; jump++) {
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 2500)
    // In sight are names until their turn comes.
    await expect
      .poll(() =>
        names.evaluateAll((all) =>
          all.every((name) => {
            const { top, bottom } = name.getBoundingClientRect()
            return bottom < 0 || top > innerHeight
          }),
        ),
      )
      .toBe(true)
  }
  expect(await moves(page)).toEqual([])
})

test('a category that was left out comes with the page, notice and chip and all', async ({ page }) => {
  await page.goto('imprint')
  const agent = await page.evaluate(() => navigator.userAgent.replace('Headless', ''))
  for (const path of ['search?q=siphon&fq=category:"tiles-floor"', 'c/tiles/tiles-floor?q=siphon&strict=X']) {
    const answer = await page.request.get(path, { headers: { 'user-agent': agent } })
    const html = await answer.text()
    expect(html).toContain('</html>')
    // Where something is put in its place once the rest is painted.
    expect(html).not.toContain('<template id="B:')
  }
})

test('a page that is pressed while it is fetched ahead leaves the hits where they are, and the keyboard', async ({
  page,
}) => {
  await page.goto('search?q=fliese', { waitUntil: 'networkidle' })
  await slowDown(page, /\/api\/search/)
  const fetched = page.waitForRequest(/\/api\/search/)
  await page.getByRole('link', { name: 'Seite 2', exact: true }).focus()
  await fetched
  await page.keyboard.press('Enter')
  await page.waitForTimeout(delay / 2)
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByText(/^Seite 2 von/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Treffer' })).toBeFocused()
})

test('the way into the basket takes two lines of a table, whoever looks', async ({ page, signIn }) => {
  await signIn('meister')
  for (const width of [660, 900, 1279, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('c/tiles/tiles-floor?view=table')
    const buttons = page.getByRole('row').nth(1).locator('td').last().getByRole('button')
    await expect(buttons).toHaveCount(6)
    const middles = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { top, bottom } = button.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      }),
    )
    expect(new Set(middles).size, `at ${width}`).toBe(2)
  }
})
