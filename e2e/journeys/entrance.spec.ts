import { writeFile } from 'node:fs/promises'
import { session } from '@shop/contract/resources/session'
import type { Page } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { expect, test } from '../fixtures.ts'
import { sendLogin } from '../login-form.ts'

/** The window comes to the front, as it does when somebody returns to it. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

test.describe('a session that ends while a page is open', () => {
  test('leaves what was typed where it is until it can be sent', async ({ page, context, signIn }) => {
    const client = await signIn('geselle')
    await page.goto('myaccount/settings')
    const place = page.getByLabel('Abladestelle')
    await place.fill('Hof hinten links')
    await client.call(session, 'LOGOUT', {})
    const notice = page.getByText(/^Ihre Sitzung ist beendet/)
    await expect(async () => {
      await comeBack(page)
      await expect(notice).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Anmelden', exact: true }).click()
    await expect(await opened).toHaveURL(/\/login\?redirect=.*settings.*nosession=true/)
    await signIn('geselle')
    await expect(async () => {
      await comeBack(page)
      await expect(notice).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await expect(place).toHaveValue('Hof hinten links')
    await page.getByRole('button', { name: 'Einstellungen speichern' }).click()
    await expect(page.getByText('Ihre Einstellungen sind gespeichert.')).toBeVisible()
  })

  test('leads to the login, and back, where nothing would be lost', async ({ page, signIn }) => {
    const client = await signIn('geselle')
    await page.goto('myaccount/settings')
    await client.call(session, 'LOGOUT', {})
    await expect(async () => {
      await comeBack(page)
      await expect(page).toHaveURL(/\/login\?redirect=.*settings.*nosession=true/, { timeout: 1_000 })
    }).toPass()
  })
})

test.describe('a page that is open when the doors change', () => {
  const lock = (doors: Doors) => doors.lock('Inventur bis 14 Uhr')
  const reason = (page: Page) => page.getByText(/Inventur bis 14 Uhr/)
  /** A page whose data nobody has fetched ahead, as those of the brands are. */
  const insulation = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Dämmung' }).first()

  test('leads a guest to the maintenance page with his next step, and home by itself when it is over; a customer works on', async ({
    page,
    browser,
    shop,
    doors,
    signIn,
  }) => {
    const stranger = await browser.newPage({ baseURL: shop.url })
    await stranger.goto('', { waitUntil: 'networkidle' })
    await signIn('meister')
    await page.goto('', { waitUntil: 'networkidle' })
    await lock(doors)

    await insulation(stranger).click()
    await expect(stranger).toHaveURL(/\/maintenance-mode$/)
    await expect(reason(stranger)).toBeVisible()
    await insulation(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dämmung' })).toBeVisible()
    await comeBack(page)
    await expect(reason(page)).toBeVisible()

    await doors.unlock()
    await expect(stranger).toHaveURL(shop.url, { timeout: 60_000 })
    await expect(stranger.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
    await comeBack(page)
    await expect(reason(page)).toBeHidden()
    await stranger.close()
  })

  test('leaves a guest what he has typed, and takes it when the shop is open again', async ({
    page,
    doors,
  }) => {
    await page.goto('p/1000003', { waitUntil: 'networkidle' })
    const quantity = page
      .getByRole('main')
      .getByRole('textbox', { name: /^Menge/ })
      .first()
    const add = page.getByRole('button', { name: 'In den Warenkorb', exact: true })
    await quantity.fill('2,88')
    await lock(doors)
    await add.click()
    await expect(page.getByText(/Inventur bis 14 Uhr Ihre Eingaben stehen noch hier/)).toBeVisible()
    await expect(quantity).toHaveValue('2,88')
    await doors.unlock()
    await comeBack(page)
    await expect(reason(page)).toBeHidden()
    await add.click()
    await expect(page.getByText(/lieg(t|en) im Warenkorb/)).toBeVisible()
  })

  test('leads a guest to the login when the guest mode ends', async ({ page, doors }) => {
    await page.goto('', { waitUntil: 'networkidle' })
    await doors.guests('')
    await insulation(page).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2F/)
  })

  test('holds a customer at new terms', async ({ page, shop, signIn }, info) => {
    await signIn('geselle')
    await page.goto('', { waitUntil: 'networkidle' })
    const [usual, others] = [info.outputPath('usual.json'), info.outputPath('others.json')]
    // Without its mark the file is written although the setting has changed since it was printed.
    const { $seen: _, ...terms } = JSON.parse(await shop.run('setting', ['terms'])) as Record<string, unknown>
    await writeFile(usual, JSON.stringify(terms))
    await writeFile(others, '{"version": "another"}')
    await shop.run('setting', ['terms', others])
    try {
      await insulation(page).click()
      await expect(page).toHaveURL(/\/login-accept-terms\?redirect=%2F/)
    } finally {
      await shop.run('setting', ['terms', usual])
    }
    await comeBack(page)
    await expect(page).toHaveURL(shop.url)
  })
})

test.describe('the way in', () => {
  test('is named in the tab as in its heading, and described to search engines', async ({ page }) => {
    await page.goto('landing-page')
    const heading = page.getByRole('heading', { level: 1 })
    const [name, said] = await Promise.all([heading.textContent(), heading.locator('+ p').textContent()])
    await expect(page).toHaveTitle(`${name} · Brenzwald Baustoffe`)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', said ?? '')
  })

  test('refuses a wrong password in one sentence and keeps what was typed', async ({ page }) => {
    await page.goto('login')
    await sendLogin(page, 'meister', 'Falsch123!')
    await expect(page.getByText('Benutzername oder Passwort ist falsch.')).toBeVisible()
    await expect(page.getByLabel('Benutzername')).toHaveValue('meister')
  })

  for (const [alias, text] of [
    ['gesperrt', /Benutzer ist gesperrt/],
    ['kundegesperrt', /Kundennummer ist gesperrt/],
  ] as const) {
    test(`tells ${alias} why he cannot come in`, async ({ page }) => {
      await page.goto('login')
      await sendLogin(page, alias)
      await expect(page.getByText(text)).toBeVisible()
    })
  }

  test('leads a screen that needs a login to the login, and back', async ({ page }) => {
    await page.goto('brands')
    await page.goto('myaccount#main')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await sendLogin(page, 'meister')
    await expect(page).toHaveURL(/\/myaccount#main$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/brands$/)
  })

  test('asks for the terms first', async ({ page, login }) => {
    await login('agb')
    await expect(page).toHaveURL(/\/login-accept-terms/)
  })

  test('holds field sales until a customer is chosen', async ({ page, login }) => {
    await login('adm')
    await expect(page).toHaveURL(/\/login-adma/)
    await page.goto('search?q=fliese')
    await expect(page).toHaveURL(/\/login-adma/)
  })

  test('is accessible', async ({ page, expectAccessible }) => {
    await page.goto('login')
    await expectAccessible()
    await page.goto('')
    await expectAccessible()
  })
})
