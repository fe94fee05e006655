import type { Page } from '@playwright/test'
import { isAlive } from '../at-rest.ts'
import { demoPassword } from '../demo-users.ts'
import { expect, test } from '../fixtures.ts'
import { sendLogin } from '../login-form.ts'

/** Keeps the scripts of the next pages back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test.describe('before the page has come to life', () => {
  test('the search field is one key away, and keeps what is typed', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('', { waitUntil: 'commit' })
    const field = page.getByRole('searchbox', { name: 'Suche', exact: true })
    await expect(field).toBeVisible()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await page.keyboard.type('fliesenkleber')
    release()
    await expect(page.getByRole('search').getByText(/^\d+ Vorschl/)).toBeAttached()
    await expect(field).toHaveValue('fliesenkleber')
  })

  test('a search goes its way without scripts', async ({ page }) => {
    await holdScripts(page)
    await page.goto('', { waitUntil: 'commit' })
    await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill('fliesenkleber')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=fliesenkleber$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('whoever has scrolled stays where he is, and comes back there', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('search?q=fliese', { waitUntil: 'commit' })
    const article = page.getByRole('article').nth(20).getByRole('link').first()
    await article.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(500)
    release()
    await isAlive(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => scrollY)).toBe(place)
    const name = await article.getByRole('heading').innerText()
    await article.click()
    await expect(page).toHaveURL(/\/p\//)
    // The address changes before the listing's own heading has gone.
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place))
  })

  test('a pressed button does once what it is for', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Sprache und Darstellung' }).click()
    release()
    await expect(page.getByText('Dunkel', { exact: true })).toBeVisible()
  })

  for (const way of ['with Enter', 'with its button'])
    test(`an article ordered ${way} lies in the basket, in the quantity typed`, async ({ page, signIn }) => {
      const customer = await signIn('meister')
      await customer.askForBasket(3)
      await customer.startBasket(`Früh ${way}`, [])
      const release = await holdScripts(page)
      await page.goto('p/1000003', { waitUntil: 'commit' })
      const order = page.getByRole('region', { name: 'Preis und Bestellung' })
      const quantity = order.getByRole('textbox')
      await quantity.fill('5,76')
      if (way === 'with Enter') await quantity.press('Enter')
      else await order.getByRole('button', { name: 'In den Warenkorb' }).click()
      release()
      await expect(page.getByText(/liegen im Warenkorb „Früh /)).toHaveText(/^5,76\sm²\s/)
    })

  test('of several articles ordered one after the other each lies in the basket once', async ({
    page,
    signIn,
  }) => {
    const customer = await signIn('meister')
    await customer.askForBasket(3)
    await customer.startBasket('Früh nacheinander', [])
    const release = await holdScripts(page)
    const added: string[] = []
    page.on('request', (request) => {
      const body = request.postData() ?? ''
      if (request.method() === 'POST' && /matnr/.test(body) && /quantity/.test(body)) added.push(body)
    })
    await page.goto('search?q=fliesenkleber', { waitUntil: 'commit' })
    const buttons = page.getByRole('article').getByRole('button', { name: /in den Warenkorb/i })
    for (const index of [1, 0]) await buttons.nth(index).click()
    release()
    await expect(page.getByText(/im Warenkorb „Früh /)).toHaveCount(2)
    await page.waitForLoadState('networkidle')
    expect(added).toHaveLength(2)
    expect(new Set(added).size).toBe(2)
  })

  test('an article ordered twice on its page and one that goes with it lie in the basket once each, whatever follows', async ({
    page,
    signIn,
  }) => {
    const customer = await signIn('meister')
    await customer.askForBasket(3)
    await customer.startBasket('Früh dazu', [])
    const release = await holdScripts(page)
    const added: string[] = []
    let labelled = 0
    page.on('request', (request) => {
      const body = request.postData() ?? ''
      if (request.method() === 'POST' && /ADD_ARTICLE".*quantity/.test(body)) added.push(body)
      if (request.method() === 'POST' && request.url().endsWith('/api/labels')) labelled++
    })
    await page.goto('p/1000003', { waitUntil: 'commit' })
    const order = page.getByRole('region', { name: 'Preis und Bestellung' })
    await order.getByRole('textbox').press('Enter')
    await order.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page
      .getByRole('button', { name: /in den Warenkorb legen$/ })
      .first()
      .click()
    await order.getByRole('button', { name: /Etikett/ }).click()
    release()
    await expect(page.getByText(/im Warenkorb „Früh /)).toHaveCount(2)
    await page.waitForLoadState('networkidle')
    expect(added).toHaveLength(2)
    expect(added[0]).toContain('"1000003"')
    expect(labelled).toBe(1)
  })

  test('who is asked for the basket is asked for each of several articles', async ({ page, signIn }) => {
    const customer = await signIn('meister')
    await customer.askForBasket(1)
    await customer.startBasket('Früh gefragt', [])
    const release = await holdScripts(page)
    await page.goto('search?q=fliesenkleber', { waitUntil: 'commit' })
    const buttons = page.getByRole('article').getByRole('button', { name: /in den Warenkorb/i })
    for (const index of [1, 0]) await buttons.nth(index).click()
    release()
    const dialogs = page.getByRole('dialog')
    for (const asked of [2, 1]) {
      await expect(dialogs).toHaveCount(asked)
      // They lie one over the other, the same size, in either order: the one on top takes the press.
      const choice = dialogs.first().getByRole('button', { name: /Früh gefragt/ })
      await expect(choice).toBeVisible()
      const { x = 0, y = 0, width = 0, height = 0 } = (await choice.boundingBox()) ?? {}
      await page.mouse.click(x + width / 2, y + height / 2)
    }
    await expect(page.getByText(/im Warenkorb „Früh gefragt/)).toHaveCount(2)
  })

  test('a login that was sent leads in, and no password stands in any address', async ({ page, baseURL }) => {
    const release = await holdScripts(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('login', { waitUntil: 'commit' })
    await sendLogin(page, 'meister')
    await expect(page.getByLabel('Benutzername')).toHaveValue('meister')
    release()
    await expect(page).toHaveURL(baseURL ?? '')
    expect(asked.filter((url) => url.includes(encodeURIComponent(demoPassword)))).toEqual([])
  })

  test('a chosen sorting counts', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('search?q=fliese', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Sortierung' }).selectOption('Listenpreis absteigend')
    release()
    await expect(page).toHaveURL(/sort=price/)
  })

  test('a ticked filter counts once', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('search?q=fliese', { waitUntil: 'commit' })
    const filter = page.getByRole('group').filter({ hasText: 'Marke' }).getByRole('checkbox').first()
    await filter.click()
    release()
    await expect(page).toHaveURL(/fq=brand/)
    await expect(filter).toBeChecked()
  })
})

test('a field of a foreign script is left to whoever types in it', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('shop-alive', () => document.body.append(document.createElement('textarea'))),
  )
  await page.goto('')
  const field = page.locator('textarea')
  const told = field.evaluate((element) => {
    let count = 0
    element.addEventListener('input', () => (count += 1))
    return new Promise<number>((resolve) => setTimeout(() => resolve(count), 3000))
  })
  await field.pressSequentially('viel')
  await field.press('Home')
  await field.pressSequentially('sehr ')
  await expect(field).toHaveValue('sehr viel')
  // Nine letters, the first told twice more, the others once.
  expect(await told).toBeLessThanOrEqual(19)
})
