import type { Page } from '@playwright/test'
import { untilAlive } from '../at-rest.ts'
import { expect, test } from '../fixtures.ts'

// Nothing is changed: every worker takes some.
test.describe.configure({ mode: 'parallel' })

/** Where each visitor stands when the line is cut, and the main screens that have to ask for their data then. */
const audiences = [
  ['a guest', undefined, 'imprint', ['search?q=bodenfliese', 'c/tiles', 'p/1000003']],
  ['a customer', 'meister', 'imprint', ['search?q=bodenfliese', 'basket', 'checkout']],
  [
    'a customer in his account',
    'meister',
    'imprint',
    ['myaccount', 'myaccount/documents', 'myaccount/lists'],
  ],
  ['staff', 'it', 'staff', ['staff/orders', 'staff/mails', 'staff/audit']],
] as const

for (const [audience, alias, from, screens] of audiences) {
  test(`without a line to the shop ${audience} is told so on every screen, and goes on when it is back`, async ({
    context,
    signIn,
  }) => {
    if (alias !== undefined) await signIn(alias)
    // In a tab each, because all of them wait for what does not come.
    const cut = await Promise.all(
      screens.map(async (path) => {
        const page = await context.newPage()
        await untilAlive(page)
        await page.goto(from, { waitUntil: 'networkidle' })
        return isCutOff(page, path)
      }),
    )
    expect(cut.filter(Boolean).length).toBeGreaterThan(screens.length / 2)
  })
}

/**
 * Goes on to a screen without a line to the shop, which is told unless the page had all of it already, and on that screen
 * when the line is back. Gives whether it was told.
 */
async function isCutOff(page: Page, path: string): Promise<boolean> {
  const heading = page.getByRole('heading', { level: 1 })
  const told = page.getByRole('heading', { name: 'Keine Verbindung zum Shop' })
  const again = page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' })
  const left = await heading.innerText()
  await page.route('**/api/**', (route) => route.abort())
  await goTo(page, path)
  await expect(heading, path).not.toHaveText(left)
  const isCut = await told.isVisible()
  await page.unroute('**/api/**')
  // What the page had already is shown without the shop.
  if (!isCut) return false
  await expect(async () => {
    // The page also tries by itself from time to time, and may have been first.
    if (await told.isVisible()) await again.click({ timeout: 1000 })
    await expect(told, path).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(heading, path).not.toHaveText(left)
  return true
}

/** Another screen without a fresh page, as by a link. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState({}, '', address), `/${path}`)
}
