import type { Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { sendLogin } from '../login-form.ts'

test.describe('while the shop is locked', () => {
  test.beforeEach(({ doors }) => doors.lock('Inventur bis 14 Uhr'))

  test('guests are led to the maintenance page; only the flag opens the login, and nothing else', async ({
    page,
  }) => {
    for (const path of ['', 'search?q=fliese', 'login', 'search?q=fliese&ignoreLock=true', 'terms']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/maintenance-mode/)
    }
    await expect(page.getByText('Inventur bis 14 Uhr')).toBeVisible()
    await page.goto('login?ignoreLock=true')
    await sendLogin(page, 'meister')
    await expect(page.getByRole('banner').getByRole('button', { name: /Baumgärtel/ })).toBeVisible()
  })

  test('customers go on working and read why others cannot', async ({ page, signIn }) => {
    await signIn('meister')
    await page.goto('search?q=fliese')
    await expect(page.getByText('Inventur bis 14 Uhr')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „fliese“' })).toBeVisible()
  })
})

test('an open shop has no maintenance page', async ({ page, baseURL }) => {
  await page.goto('maintenance-mode')
  await expect(page).toHaveURL(baseURL ?? '')
})

test('without guest mode strangers see the login and the legal texts only', async ({ page, doors }) => {
  await doors.guests('')
  await page.goto('search?q=fliese')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.goto('imprint')
  await expect(page).toHaveURL(/\/imprint$/)
  await expect(page.getByRole('searchbox', { name: 'Suche' })).toBeHidden()
})

test('the switch hides own prices until it is pressed again, on every page', async ({ page, signIn }) => {
  await signIn('meister')
  await page.goto('p/1000003')
  const own = page.getByRole('region', { name: 'Preis und Bestellung' }).getByText('37,93 €')
  await expect(own).toBeVisible()
  const show = page.getByRole('banner').getByRole('switch', { name: 'Nettopreise anzeigen' })
  await show.click()
  await expect(own).toBeHidden()
  await page.goto('search?q=basalto 60x120 anthrazit')
  const found = page.getByRole('article').filter({ hasText: '1000003' })
  await expect(found.getByText('50,57 €')).toBeVisible()
  await expect(found.getByText('37,93 €')).toBeHidden()
  await show.click()
  await expect(found.getByText('37,93 €').first()).toBeVisible()
})

test('the search is the widest thing in the head on every desk, whatever customers and baskets are called', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  await page.goto('', { waitUntil: 'networkidle' })
  const banner = page.getByRole('banner')
  for (const width of [961, 990, 1024, 1100, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    // A page that comes to life meanwhile puts its own head in the place of one whose words have been changed.
    await expect(async () => {
      const widths = await banner.getByRole('search').evaluate((search) => {
        const others = [search.previousElementSibling, ...(search.nextElementSibling?.children ?? [])]
        const words = search.nextElementSibling?.querySelectorAll('strong, small') ?? []
        for (const one of words) one.textContent = 'Umbau Gasthof Adler, zweiter Bauabschnitt'
        const wide = (element: Element | null) => element?.getBoundingClientRect().width ?? 0
        return { search: wide(search), others: others.map(wide) }
      })
      expect(widths.others.length, String(width)).toBeGreaterThan(3)
      expect(widths.search, String(width)).toBeGreaterThan(1.3 * Math.max(...widths.others))
    }).toPass({ timeout: 10_000 })
  }
})

test('another language keeps the page and its address', async ({ page }) => {
  await page.goto('search?q=fliese&page=2')
  await page.getByRole('button', { name: 'Sprache und Darstellung' }).click()
  await page.getByText('English', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/search\?q=fliese&page=2$/)
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
})

test('dark stays dark on the next page, whatever the device says', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('')
  const light = await ground()
  await page.getByRole('button', { name: 'Sprache und Darstellung' }).click()
  await page.getByText('Dunkel', { exact: true }).click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.goto('brands')
  expect(await ground()).toBe(dark)
})

test('what a field says before one has typed is told apart from its ground in both schemes', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['p/1000003', 'search?q=fliese']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const contrasts = await page
        .getByRole('main')
        .locator('input[placeholder]')
        .evaluateAll((fields) => {
          const drawn = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
          const lightness = (colour: string) => {
            if (drawn === null) return 0
            drawn.fillStyle = colour
            drawn.fillRect(0, 0, 1, 1)
            const [r = 0, g = 0, b = 0] = Array.from(drawn.getImageData(0, 0, 1, 1).data, (part) =>
              part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
            )
            return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
          }
          return fields.map((field) => {
            const ground = lightness(getComputedStyle(field).backgroundColor)
            const words = lightness(getComputedStyle(field, '::placeholder').color)
            return Math.max(ground, words) / Math.min(ground, words)
          })
        })
      expect(contrasts.length, path).toBeGreaterThan(0)
      expect(Math.min(...contrasts), `${path} ${colorScheme}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('an update of the shop is told, keeps what is typed, and comes with the next page', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  await page.goto('myaccount/settings')
  const place = page.getByLabel('Abladestelle')
  await place.fill('Hof hinten links')
  await page.route('**/api/session?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } })
  })
  const told = page.getByText(/^Der Shop wurde aktualisiert/)
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(told).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(place).toHaveValue('Hof hinten links')
  const whole = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.getByRole('navigation').getByRole('link', { name: 'Marken', exact: true }).first().click()
  expect(new URL((await whole).url()).pathname).toMatch(/\/brands$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Marken' })).toBeVisible()
  await expect(told).toBeHidden()
})

test('while the shop cannot be reached a page stays and says so, and goes on once it is there again', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  await page.goto('search?q=fliese', { waitUntil: 'networkidle' })
  const found = page.getByRole('heading', { level: 1, name: 'Suche nach „fliese“' })
  const hits = page.getByRole('region', { name: 'Treffer' })
  const gone = (route: Route) => route.abort('connectionrefused')
  await page.route('**/*', gone)
  await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill('fliesenk')
  await page.getByRole('button', { name: 'Artikel', exact: true }).click()
  await expect(page.getByText(/^Der Shop ist nicht erreichbar/)).toBeVisible()
  await page.getByRole('button', { name: 'Als Tabelle' }).click()
  await expect(hits.getByText(/^Der Shop ist nicht erreichbar/)).toBeVisible()
  await expect(found).toBeVisible()

  await page.unroute('**/*', gone)
  await hits.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(hits.getByRole('table', { name: 'Artikel' })).toBeVisible()
  await page.getByRole('button', { name: 'Artikel', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Artikel' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.route('**/*', gone)
  await page.getByRole('link', { name: 'Marken', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Keine Verbindung zum Shop' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await page.unroute('**/*', gone)
  // Nobody has to press it.
  await expect(page.getByRole('heading', { level: 1, name: 'Marken' })).toBeVisible()
})

test('a proxy that answers in the place of the shop is no new build of it, and its page takes no place', async ({
  page,
}) => {
  await page.goto('', { waitUntil: 'networkidle' })
  const badGateway = (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' })
  await page.route('**/*', badGateway)
  await page.getByRole('link', { name: 'Marken', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Keine Verbindung zum Shop' })).toBeVisible()
  await expect(page.getByText('Bad Gateway')).toBeHidden()
  await expect(page.getByText(/^Der Shop wurde aktualisiert/)).toBeHidden()
  await page.unroute('**/*', badGateway)
  await expect(page.getByRole('heading', { level: 1, name: 'Marken' })).toBeVisible()
})

test('a shop that was updated while it could not be reached comes whole, and nobody stays without the old script', async ({
  page,
}) => {
  await page.goto('', { waitUntil: 'networkidle' })
  const gone = (route: Route) => route.abort('connectionrefused')
  await page.route('**/*', gone)
  await page.getByRole('link', { name: 'Marken', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Keine Verbindung zum Shop' })).toBeVisible()
  await page.evaluate(() => (document.documentElement.dataset['build'] = 'before'))
  const oldScripts = (route: Route) => route.fulfill({ status: 404 })
  await page.route(/brands-screen.*\.js/, oldScripts)
  page.once('framenavigated', () => void page.unroute(/brands-screen.*\.js/, oldScripts))
  await page.unroute('**/*', gone)
  await expect(page.getByRole('heading', { level: 1, name: 'Marken' })).toBeVisible()
})

test('refusing services of others is as easy as allowing them, and is kept', async ({ page, context }) => {
  await page.goto('')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Datenschutz-Einstellungen' }).click()
  const dialog = page.getByRole('dialog')
  const refuse = dialog.getByRole('button', { name: 'Nur notwendige' })
  const allow = dialog.getByRole('button', { name: 'Alle erlauben' })
  const look = (button: typeof refuse) =>
    button.evaluate((element) => {
      const { color, backgroundColor, fontSize, fontWeight, height } = getComputedStyle(element)
      return { color, backgroundColor, fontSize, fontWeight, height }
    })
  expect(await look(refuse)).toEqual(await look(allow))
  await refuse.click()
  await expect(dialog).toBeHidden()
  const choice = (await context.cookies()).find(({ name }) => name === 'consent')
  expect(decodeURIComponent(choice?.value ?? '')).toMatch(/^\d+(\|-\w+)*$/)
})

test("on a wide screen the console's name stands above its content", async ({ page, signIn }) => {
  await signIn('it')
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('staff')
  const left = async (of: string) => (await page.locator(of).first().boundingBox())?.x
  const apart = async () => ((await left('header > a')) ?? NaN) - ((await left('main nav')) ?? NaN)
  await expect.poll(apart).toBe(0)
})
