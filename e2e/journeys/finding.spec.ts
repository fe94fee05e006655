import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Suche', exact: true })
const hits = (page: Page) => page.getByRole('region', { name: 'Treffer' })
const total = async (page: Page) =>
  Number((await hits(page).getByRole('status').innerText()).replace(/\D/g, ''))

test.describe('whoever asks for what there is not', () => {
  test('is led home from an unknown path', async ({ page, baseURL }) => {
    await page.goto('gibt/es/nicht?q=1')
    await expect(page).toHaveURL(baseURL ?? '')
  })

  test('gets a 404 for an unknown article, and stays in the shop', async ({ page }) => {
    const response = await page.goto('p/0815-4711/fliese')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Artikel 0815-4711 gibt es hier nicht' })).toBeVisible()
    await expect(searchField(page)).toBeVisible()
  })

  test('is told that nothing was found, what may help, and whom to call', async ({ page }) => {
    await page.goto('search?q=quietschentchen')
    await expect(page.getByRole('heading', { name: 'Keine Treffer für „quietschentchen“' })).toBeVisible()
    await expect(hits(page).getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+49\d+$/)
  })

  test('can take back filters that fit nothing', async ({ page }) => {
    await page.goto(`search?q=fliese&fq=${encodeURIComponent('brand:"Gibt es nicht"')}`)
    await hits(page)
      .getByRole('main')
      .or(hits(page))
      .getByRole('link', { name: 'Alle Filter aufheben' })
      .click()
    await expect(page).toHaveURL(/\/search\?q=fliese$/)
    await expect.poll(() => total(page)).toBeGreaterThan(0)
  })
})

test.describe('a category', () => {
  test('is searched by itself, left out when it holds nothing, and insisted on', async ({ page }) => {
    await page.goto('c/tiles/tiles-floor')
    await searchField(page).fill('silikon')
    await page.getByRole('button', { name: 'in dieser Kategorie suchen: Bodenfliesen' }).click()
    await expect(page).toHaveURL(/\/search\?q=silikon&fq=category/)
    await expect(page.getByRole('link', { name: /Bodenfliesen nicht angewendet aufheben$/ })).toBeVisible()
    await expect.poll(() => total(page)).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Rückgängig: nur in „Bodenfliesen“ suchen' }).click()
    await expect(page.getByRole('link', { name: 'Filter Kategorie Bodenfliesen aufheben' })).toBeVisible()
    await page.getByRole('link', { name: 'In allen Kategorien suchen' }).click()
    await expect(page).toHaveURL(/\/search\?q=silikon$/)
    await expect.poll(() => total(page)).toBeGreaterThan(0)
  })
})

test.describe('a listing', () => {
  test('has a thousand hits on one page, and Back leads to the place one left', async ({ page }) => {
    await page.goto('search?q=fliese&rows=1000')
    const articles = hits(page).locator('a[href*="/p/"]:has(h2), h2 > a')
    await expect(articles).toHaveCount(1000)
    const one = articles.nth(700)
    await one.scrollIntoViewIfNeeded()
    await expect(one.locator('xpath=ancestor::article').getByText('Listenpreis')).toBeVisible()
    const name = await one.innerText()
    const place = await page.evaluate(() => scrollY)
    await one.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(place - 700)
  })

  test('has room for the way into the basket beside its columns on every desk', async ({ page }) => {
    for (const width of [900, 1350, 1620, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('c/tiles/tiles-floor?view=table')
      const order = page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: /in den Warenkorb/ })
      await expect(order).toBeInViewport({ ratio: 1 })
    }
  })

  test('has room for the quantity between phones and tablets, too', async ({ page }) => {
    for (const width of [660, 700]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('search?q=tile&view=table')
      const more = page.getByRole('row').nth(1).getByRole('button', { name: 'Menge erhöhen' })
      await expect(more).toBeInViewport({ ratio: 1 })
    }
  })

  test('leaves the little height of a page at 400 % to what is read, not to the bar at the thumb', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('p/1000003')
    const order = page
      .getByRole('region', { name: 'Preis und Bestellung' })
      .getByRole('button', { name: 'In den Warenkorb' })
    await expect(order).toBeVisible()
    await expect(order).not.toBeInViewport()
  })

  test('narrows by a filter to the number beside it, and widens again by its chip', async ({ page }) => {
    await page.goto('search?q=bodenfliese')
    const all = await total(page)
    const brand = page.getByRole('group').filter({ hasText: /^Marke/ })
    const first = brand.getByRole('checkbox').first()
    const words = await brand.getByRole('listitem').first().innerText()
    const count = Number(/\d+$/.exec(words)?.[0])
    await first.check()
    await expect(page).toHaveURL(/[?&]fq=brand/)
    await expect.poll(() => total(page)).toBe(count)
    await page
      .getByRole('list', { name: 'Aktive Filter' })
      .getByRole('link', { name: /^Filter Marke/ })
      .click()
    await expect.poll(() => total(page)).toBe(all)
    await expect(first).not.toBeChecked()
  })

  test('narrows by a span typed the German way', async ({ page }) => {
    await page.goto('search?q=bodenfliese')
    const all = await total(page)
    const filters = page.getByRole('complementary', { name: 'Filter' })
    await filters.getByText('Listenpreis', { exact: true }).click()
    const upTo = filters.getByRole('textbox', { name: 'Listenpreis bis' })
    await upTo.fill('40,50')
    await upTo.press('Enter')
    await expect(page.getByRole('link', { name: /^Filter Listenpreis bis 40,5/ })).toBeVisible()
    await expect.poll(() => total(page)).toBeLessThan(all)
  })

  test('names a span in force that no hit has a value of, and takes it back by its chip', async ({
    page,
  }) => {
    await page.goto('search?q=fliesenkleber&fq=attr:diameter:[100 TO 200]&fq=price:[1 TO 99]')
    const chips = page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link')
    await expect(chips.first()).toHaveAccessibleName(/^Filter Durchmesser 100 – 200\smm/)
    await expect(chips.nth(1)).toHaveAccessibleName(/^Filter Listenpreis 1 – 99\s€/)
    await chips.first().click()
    await expect.poll(() => total(page)).toBeGreaterThan(0)
    await page.goto('search?q=xqzvw&fq=price:[1 TO 99]')
    await expect(chips.first()).toHaveAccessibleName(/^Filter Listenpreis 1 – 99\s€/)
  })

  test('sorts by price, and says so in the address', async ({ page }) => {
    await page.goto('search?q=bodenfliese')
    await page.getByRole('combobox', { name: 'Sortierung' }).selectOption('Listenpreis absteigend')
    await expect(page).toHaveURL(/sort=price/)
    await expect(async () => {
      const tiles = await hits(page).getByRole('article').allInnerTexts()
      const prices = tiles.map((tile) => Number(/(\d+),\d\d\s€/.exec(tile)?.[1]))
      expect(prices.length).toBeGreaterThan(10)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    }).toPass({ timeout: 10_000 })
  })

  test('comes back as it was left: page, filters, place on the page and focus', async ({ page }) => {
    await page.goto('search?q=fliese')
    await page.getByRole('link', { name: 'Nächste Seite' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^Seite 2 von/)).toBeVisible()
    // Hits take the places of those before a few at a time.
    await expect(hits(page)).not.toHaveAttribute('aria-busy')
    const tile = hits(page).getByRole('article').nth(14).getByRole('link').first()
    await tile.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(300)
    const name = await tile.innerText()
    await tile.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('link', { name }).first()).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await expect(tile).toBeFocused()
  })

  test('is a table for those who like it, remembered without the address', async ({ page }) => {
    await page.goto('search?q=bodenfliese')
    await page.getByRole('button', { name: 'Als Tabelle' }).click()
    await expect(page.getByRole('table', { name: 'Artikel' }).getByRole('columnheader')).not.toHaveCount(0)
    await page.goto('search?q=wandfliese')
    await expect(page.getByRole('table', { name: 'Artikel' })).toBeVisible()
  })

  test('of a category leads further down by its parts', async ({ page }) => {
    await page.goto('')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Fliesen und Platten/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fliesen und Platten' })).toBeVisible()
    await expect(page).toHaveURL(/\/c\//)
    expect(await total(page)).toBeGreaterThan(100)
  })
})

test.describe('the search field', () => {
  test('is one key away, and Escape closes what it suggests', async ({ page }) => {
    await page.goto('')
    await page.keyboard.press('/')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.type('fliesenkleber')
    await expect(page.getByRole('search').getByText(/^\d+ Vorschl/)).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('search').getByText(/^\d+ Vorschl/)).toBeHidden()
    await expect(searchField(page)).toHaveValue('fliesenkleber')
  })

  test('opens a suggested article by arrows and Enter alone', async ({ page }) => {
    await page.goto('search')
    await searchField(page).fill('60x120 anthrazit')
    const suggested = page.getByRole('search').getByRole('link', { name: /anthrazit/ })
    await expect(suggested.first()).toBeVisible()
    await searchField(page).press('ArrowDown')
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(suggested.first()).toBeFocused({ timeout: 100 })
    }).toPass({ timeout: 10_000 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/p\/\d+\/.*anthrazit/)
  })

  test('has its words above the articles on a phone that lies on its side', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 })
    await page.goto('')
    await searchField(page).fill('bad')
    const [word, article] = [
      await page.getByRole('search').getByRole('button', { name: 'badarmatur' }).boundingBox(),
      await page
        .getByRole('search')
        .getByRole('link', { name: /Art\.-Nr\./ })
        .first()
        .boundingBox(),
    ]
    expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThanOrEqual(article?.y ?? 0)
  })

  test('leads from an article number to the article', async ({ page }) => {
    await page.goto('')
    await searchField(page).fill('1000003')
    await searchField(page).press('Enter')
    await expect(page).toHaveURL(/\/p\/1000003\/feinsteinzeug/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Feinsteinzeug')
    const withoutScript = await page.request.get('search?q=1000-003', { maxRedirects: 0 })
    expect([withoutScript.status(), withoutScript.headers().location]).toEqual([
      302,
      expect.stringMatching(/\/p\/1000003$/),
    ])
  })
})

test.describe('a listing on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('as a table comes back at its place, though the article was loaded anew', async ({ page }) => {
    await page.goto('search?q=fliese&view=table', { waitUntil: 'networkidle' })
    const link = hits(page).getByRole('row').nth(14).getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    const name = await link.innerText()
    await link.tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await page.goBack()
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('leads to a slow article from its top, and Back to the place that was left', async ({ page }) => {
    await page.goto('search?q=fliese', { waitUntil: 'networkidle' })
    const link = hits(page).getByRole('article').nth(14).getByRole('link').first()
    const name = await link.innerText()
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/**', async (route) => {
      await held
      await route.continue()
    })
    await link.click()
    await expect(page.getByText('Wird geladen')).toBeAttached()
    await expect(page.getByRole('banner')).toBeInViewport()
    release()
    await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  for (const [what, leave] of [
    ['Back', (page: Page) => page.goBack()],
    ['a link and Back', linkAndBack],
    ['a reload and Back', reloadAndBack],
  ] as const) {
    test(`is at its place again by ${what} before the article has come`, async ({ page }) => {
      await page.goto('search?q=fliese', { waitUntil: 'networkidle' })
      const link = hits(page).getByRole('article').nth(14).getByRole('link').first()
      await link.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      expect(place).toBeGreaterThan(500)
      await page.route('**/api/**', () => new Promise(() => undefined))
      await link.click()
      await expect(page.getByText('Wird geladen')).toBeAttached()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await leave(page)
      await expect(page).toHaveURL(/search/)
      await expect(link).toBeInViewport()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    })
  }

  for (const [view, words, count, width] of [
    ['tiles', 'flexkleber', 24, 390],
    ['table', 'flexkleber', 24, 390],
    // Of five figures.
    ['tiles', 'wärmepumpe', 22, 1440],
  ] as const) {
    test(`as ${view} does not move when prices and stock of ${words} come`, async ({ page, signIn }) => {
      await signIn('meister')
      await page.setViewportSize({ width, height: 844 })
      await page.goto('imprint', { waitUntil: 'networkidle' })
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/materialmaster', async (route) => {
        await held
        await route.continue()
      })
      const parts = hits(page).locator(view === 'tiles' ? 'article' : 'tbody tr')
      const places = () => parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().bottom))
      await page
        .context()
        .addCookies([{ name: 'tables', value: view === 'table' ? 'search' : '', url: page.url() }])
      await searchField(page).fill(words)
      await searchField(page).press('Enter')
      await expect(parts).toHaveCount(count)
      await expect(parts.getByText('Listenpreis')).toHaveCount(0)
      const before = await places()
      release()
      await expect(parts.getByText(/Listenpreis|Preis auf Anfrage/)).toHaveCount(count)
      expect(await places()).toEqual(before)
    })
  }
})

test.describe('filters on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('are marked by touch, dragged, applied together, and give the focus back', async ({ page }) => {
    await page.goto('search?q=bodenfliese')
    const all = await total(page)
    const open = page.getByRole('button', { name: /^Filter/ })
    await open.tap()
    const drawer = page.getByRole('dialog', { name: 'Filter' })
    await drawer.getByRole('checkbox', { name: /^Gresalta \d/ }).tap()
    await drawer.locator('summary').filter({ hasText: 'Listenpreis' }).tap()
    const least = drawer.getByRole('slider', { name: 'Listenpreis von' })
    await least.scrollIntoViewIfNeeded()
    const { x, y, height } = (await least.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    await drag(page, { x: x + 14, y: y + height / 2 }, 60)
    await expect(drawer.getByRole('button', { name: '2 Filter anwenden' })).toBeVisible()
    await drawer.getByRole('button', { name: '2 Filter anwenden' }).tap()
    await expect(page).toHaveURL(/fq=price/)
    await expect(open).toBeFocused()
    await expect.poll(() => total(page)).toBeLessThan(all)
  })
})

async function linkAndBack(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Marken', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marken' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Preis und Bestellung' })).toBeVisible()
  await page.goBack()
}

async function reloadAndBack(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' })
  await page.goBack()
}

/** A finger from here to the right. */
async function drag(page: Page, { x, y }: { x: number; y: number }, far: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  for (let moved = 10; moved <= far; moved += 10) await touch('touchMove', [{ x: x + moved, y }])
  await touch('touchEnd', [])
}

test('article menu and brands open without asking the shop, once the page has had time', async ({ page }) => {
  const answered = ['GET_BRANDS', 'GET_SHOP_CATEGORY_NAMES'].map((event) =>
    page.waitForResponse((response) => response.url().includes(event) && response.ok()),
  )
  await page.goto('imprint')
  await Promise.all(answered)
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Artikel', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fliesen und Platten' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link', { name: 'Marken', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marken' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Sassovero/ })).toBeVisible()
})
