import { comparison } from '@shop/contract/resources/comparison'
import { labels } from '@shop/contract/resources/labels'
import type { Locator, Page } from '@playwright/test'
import { demoPassword } from '../demo-users.ts'
import { expect, test } from '../fixtures.ts'

/** Tab until the focus is there, as somebody without a mouse does; fails where the focus never comes. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to ${target.toString()}`)
}

test('somebody who never touches the mouse signs in, searches, adds and orders', async ({ page, signIn }) => {
  const client = await signIn('meister')
  await client.askForBasket(1)
  await client.startBasket('Nur Tasten', [])
  await page.context().clearCookies()
  await page.goto('login')

  await tabTo(page, page.getByLabel('Benutzername'))
  await page.keyboard.type('meister')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible()

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Suche', exact: true })).toBeFocused()
  await page.keyboard.type('60x120 anthrazit R10')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('article').filter({ hasText: '1000003' }).getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/p\/1000003/)

  const quantity = page.getByRole('region', { name: 'Preis und Bestellung' }).getByRole('textbox')
  await expect(quantity).toBeVisible()
  await page.keyboard.press('7')
  await expect(quantity).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(quantity).toHaveValue('2,88')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Nur Tasten/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^2,88\sm² .* liegen im Warenkorb „Nur Tasten“/)).toBeVisible()

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: /Nur Tasten/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Zur Kasse' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel(/^Kommission/))
  await page.keyboard.type('Ohne Maus')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible()
})

test('Ctrl+K puts an article into a basket by its name, refuses one there is not, and goes anywhere', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const client = await signIn('meister')
  await client.startBasket('Müller Bad', [])
  await client.startBasket('Anderer', [])
  await page.goto('imprint', { waitUntil: 'networkidle' })
  const bar = page.getByRole('dialog', { name: 'Befehle' })
  const command = bar.getByRole('textbox', { name: 'Befehl' })

  await page.keyboard.press('Control+k')
  await expect(command).toBeFocused()
  await expectAccessible()
  // As people type: the shop answers in between, and the first lines come.
  await page.keyboard.type('1000003 2,88 > Küche', { delay: 150 })
  await page.keyboard.press('Enter')
  await expect(bar.getByText('Keiner Ihrer Warenkörbe heißt „Küche“.')).toBeVisible()
  await expect(page).toHaveURL(/imprint/)

  await command.fill('1000003 2,88 > müller')
  // At once, before the shop has said what is meant.
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
  await expect(page.getByText(/^2,88\sm² .* liegen im Warenkorb „Müller Bad“/)).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('mark')
  await expect(bar.getByRole('link', { name: 'Marken' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(bar.getByRole('link', { name: 'Marken' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Marken' })).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' }).getByText('Strg + K')).toBeVisible()
})

test('the command bar leads to the heading of a page, wherever the keyboard was before', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  // What looks after the focus elsewhere may still be on its way.
  await page.route(/keep-focus/, (route) => route.abort())
  const command = page.getByRole('dialog', { name: 'Befehle' }).getByRole('textbox', { name: 'Befehl' })
  for (const goesBack of [true, false]) {
    await page.goto('c/tiles/tiles-floor', { waitUntil: 'networkidle' })
    if (goesBack) await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await expect(command).toBeFocused()
    await page.keyboard.type('schnellerf')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/basket$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('the article menu is walked through by arrow keys, and opens where one is', async ({ page }) => {
  await page.goto('c/tiles/tiles-floor', { waitUntil: 'networkidle' })
  await tabTo(page, page.getByRole('button', { name: 'Artikel', exact: true }))
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Artikel' })
  await expect(menu.getByRole('button', { name: 'Fliesen und Platten' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('button', { name: 'Kleber, Fugen, Abdichtung' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(menu.getByRole('link', { name: 'Alles aus Kleber, Fugen, Abdichtung' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(menu.getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(menu.getByRole('link', { name: 'Alles aus Kleber, Fugen, Abdichtung' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  await expect(menu.getByRole('button', { name: 'Arbeitsschutz' })).toBeFocused()
  await expect(menu.getByRole('link', { name: 'Alles aus Arbeitsschutz' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(menu.getByRole('button', { name: 'Fliesen und Platten' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'Bodenfliesen', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bodenfliesen' })).toBeVisible()
})

test('the article menu opens below the navigation, with banners above it and on a phone, too', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('brands', { waitUntil: 'networkidle' })
    const open = page.getByRole('button', { name: 'Artikel', exact: true })
    const { y = 0, height: high = 0 } = (await open.boundingBox()) ?? {}
    await open.click()
    const menu = await page.getByRole('dialog', { name: 'Artikel' }).boundingBox()
    expect(menu?.y).toBeGreaterThanOrEqual(y + high)
  }
})

test('taken back in a toast, the keyboard goes on where one was', async ({ page, signIn }) => {
  await signIn('meister')
  await page.goto('search?q=kleber', { waitUntil: 'networkidle' })
  const compare = page
    .getByRole('article')
    .nth(2)
    .getByRole('button', { name: /^Vergleichen/ })
  await compare.focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(undo).toBeHidden()
  await expect(compare).toBeFocused()
})

// On a phone a toast has four lines and a button below them.
for (const width of [1280, 390])
  test(`a toast covers nothing that has the focus, where it appears nor where one goes on to, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('search?q=kleber')
    const isCovered = () =>
      page.evaluate(() => {
        const held = document.activeElement?.getBoundingClientRect()
        const toasts = [...document.querySelectorAll('[data-kind="done"]:has(button)')]
        const edge = Math.min(...toasts.map((toast) => toast.getBoundingClientRect().top))
        return { toasts: toasts.length, below: (held?.bottom ?? 0) > edge }
      })
    const add = page.getByRole('button', { name: /in den Warenkorb legen$/ })
    await add.nth(4).focus()
    await page.keyboard.press('Tab')
    // Just above the lower edge, where the toast will be.
    await add.nth(4).evaluate((button) => {
      window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20)
    })
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    const toast = page.getByText(/liegt? im Warenkorb|liegen im Warenkorb/)
    await expect(toast).toBeVisible()
    // It stays as long as the mouse is over it, however long the rest takes.
    await toast.hover()
    await expect.poll(isCovered).toEqual({ toasts: 1, below: false })
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      expect(await isCovered()).toEqual({ toasts: 1, below: false })
    }
  })

test('a letter of the brands is gone to, and Back finds the brand one opened there', async ({ page }) => {
  await page.goto('brands', { waitUntil: 'networkidle' })
  await page.getByRole('navigation').getByRole('link', { name: 'K', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#brands-K$/)
  await page.keyboard.press('Tab')
  const brand = page.getByRole('region', { name: 'K', exact: true }).getByRole('link').first()
  await expect(brand).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search/)
  await page.goBack()
  await expect(brand).toBeFocused()
  await expect(brand).toBeInViewport()
})

test('Back from the second page of a listing leads to the link that led there', async ({ page }) => {
  await page.goto('search?q=fliese', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Seite 2', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('article').nth(3).getByRole('link').first().focus()
  await page.goBack()
  await expect(page.getByText(/^Seite 1 von/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Seite 2', exact: true })).toBeFocused()
})

test('whoever passes over the filters of a listing goes on at its sorting', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Filter überspringen' })
  for (const address of ['search?q=fliese', 'c/tiles/tiles-floor']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await tabTo(page, skip)
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Treffer' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Sortierung')).toBeFocused()
    await expect(page.getByLabel('Sortierung')).toBeInViewport()
  }
  // Nothing found, nothing to pass over; on a phone the filters wait in their drawer.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(skip).toBeHidden()
  await page.goto('search?q=gibtesnirgends', { waitUntil: 'networkidle' })
  await expect(skip).toHaveCount(0)
})

test('what goes with an article shows on its tile that it has the focus', async ({ page }) => {
  await page.goto('c/tiles/tiles-floor', { waitUntil: 'networkidle' })
  const link = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Dazu:/ })
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.locator('xpath=..').boundingBox()) ?? {}
  const around = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 }
  const before = await page.screenshot({ clip: around })
  await link.locator('xpath=preceding::a[1]').focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  expect((await page.screenshot({ clip: around })).equals(before)).toBe(false)
})

test('staff pass over their navigation to what stands beside it', async ({ page, signIn }) => {
  await signIn('it')
  await page.goto('staff/imports', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Datei importieren' })).toBeFocused()
})

test('what a filter or a page takes away leaves the keyboard where one was', async ({ page }) => {
  await page.goto('search?q=fliese', { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /^Alle \d+ zeigen$/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAttribute('type', 'checkbox')

  await page.goto('search?q=fliese&fq=brand:"Sassovero"&fq=discontinued:""', { waitUntil: 'networkidle' })
  const chips = page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link')
  await chips.first().focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(1)
  await expect(chips).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(page.getByLabel('Sortierung')).toBeFocused()

  await page.getByRole('link', { name: 'Seite 2', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Seite 2 von/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Treffer' })).toBeFocused()
  await page.getByRole('article').first().getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('emptied, a collection leaves the keyboard on its page', async ({ page, signIn }) => {
  const client = await signIn('meister')
  for (const matnr of ['1000003', '1000004']) {
    await client.call(labels, 'ADD_ARTICLE', { matnr })
    await client.call(comparison, 'ADD_ARTICLE', { matnr })
  }
  await page.goto('labels', { waitUntil: 'networkidle' })
  const out = page.getByRole('main').getByRole('button', { name: / herausnehmen$/ })
  await out.first().focus()
  await page.keyboard.press('Enter')
  await expect(out.first()).toBeFocused()
  await page.getByRole('button', { name: 'Alle herausnehmen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Alle Artikel einer Liste')).toBeFocused()

  await page.goto('comparison', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Vergleich leeren' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('where colours are forced, what is chosen and the main button are seen', async ({ page, signIn }) => {
  await signIn('meister')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('not-listed-products', { waitUntil: 'networkidle' })
  const main = page.getByRole('button', { name: 'Anfrage senden' })
  const ground = (element: Element) => getComputedStyle(element).backgroundColor
  const switched = page.getByRole('switch', { name: 'Nettopreise anzeigen' }).locator('span').last()
  const on = await switched.evaluate(ground)
  expect(on).not.toBe(await page.locator('body').evaluate(ground))
  expect(await main.evaluate(ground)).toBe(on)
  expect(await main.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none')
  await page.goto('search?q=fliese', { waitUntil: 'networkidle' })
  const pressed = page.getByRole('button', { name: 'Als Kacheln' })
  const ring = (element: Element) => getComputedStyle(element).outlineStyle
  expect(await pressed.evaluate(ring)).toBe('solid')
  expect(await page.getByRole('button', { name: 'Als Tabelle' }).evaluate(ring)).toBe('none')
  const search = page.getByRole('banner').getByRole('search').getByRole('button', { name: 'Suchen' })
  expect(await search.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid')
  // Where one is among the categories is no choice and has no focus.
  await page.goto('p/1000003', { waitUntil: 'networkidle' })
  const place = page.getByRole('listitem').filter({ hasText: /^1000003$/ })
  expect(await place.evaluate(ring)).toBe('none')
})

test('the energy label opens by Enter, and Escape leads back to its arrow', async ({ page }) => {
  await page.goto('p/8000340')
  const arrow = page
    .getByRole('region', { name: 'Preis und Bestellung' })
    .getByTitle('Energielabel zeigen')
    .first()
  await arrow.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Energielabel' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(arrow).toBeFocused()
})

test('what is put into the basket by Enter leaves the focus where it was', async ({ page, signIn }) => {
  const client = await signIn('meister')
  await client.askForBasket(3)
  await page.goto('p/1000003')
  const add = page
    .getByRole('region', { name: 'Preis und Bestellung' })
    .getByRole('button', { name: 'In den Warenkorb' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/lieg(t|en) im Warenkorb/)).toBeVisible()
  await expect(add).toBeFocused()
})
