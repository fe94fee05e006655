import { together, weightsOf } from '../../bench/browser/weights.ts'
import { isAlive } from '../at-rest.ts'
import { expect, test } from '../fixtures.ts'

// Nothing is changed: every worker takes some.
test.describe.configure({ mode: 'parallel' })

const category = 'c/tiles/tiles-floor'
// The aims of the first catalogue page; npm run bench:browser -- 1 weights says what fills them.
const mostScripts = 170_000
const mostStyles = 40_000

test('the first catalogue page loads no more than 170 kB of scripts and 40 kB of styles', async ({
  page,
}) => {
  const weights = await weightsOf(page, category)
  const [scripts, styles] = [together(weights, 'js'), together(weights, 'css')]
  expect(scripts).toBeLessThanOrEqual(mostScripts)
  expect(styles).toBeLessThanOrEqual(mostStyles)
  // Of nothing the test would hold as well.
  expect(Math.min(scripts, styles)).toBeGreaterThan(5_000)
})

test('a page asks for no styles, and for the first pictures before its scripts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(category)
  await page.locator('head > script[type="module"]').first().waitFor({ state: 'attached' })
  const picture = await page.getByRole('article').first().locator('img').getAttribute('src')
  const pictureAt = asked.findIndex((url) => url.endsWith(picture ?? 'none'))
  const scriptAt = asked.findIndex((url) => url.endsWith('.js'))
  expect(asked.filter((url) => url.endsWith('.css'))).toEqual([])
  expect(pictureAt).toBeGreaterThan(0)
  expect(scriptAt).toBeGreaterThan(pictureAt)
})

test('the first paint does not wait for tiles far below, which are there right after it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const marks: boolean[] = []
    Object.assign(window, { marks })
    const note = () => marks.push('arriving' in document.documentElement.dataset)
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-arriving'] })
  })
  const marks = () => page.evaluate(() => (window as unknown as { marks: boolean[] }).marks)
  const leftOut = () =>
    page
      .locator('main article')
      .evaluateAll((tiles) => tiles.filter((tile) => getComputedStyle(tile).display === 'none').length)
  await page.goto(category)
  await expect.poll(marks).toEqual([true, false])
  expect(await leftOut()).toBe(0)
  await page.evaluate(() => document.documentElement.setAttribute('data-arriving', ''))
  expect(await leftOut()).toBeGreaterThan(8)
  // Whoever comes back to a place in the page needs its whole length.
  await page.reload()
  await page.locator('head > script[type="module"]').first().waitFor({ state: 'attached' })
  expect(await marks()).toEqual([])
})

test('a page that another guest has opened before comes to life as any other', async ({ page }) => {
  const complaints: string[] = []
  const policyOf = async () => {
    complaints.length = 0
    return (await page.goto(category))?.headers()['content-security-policy']
  }
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  // What stands in a kept page is allowed by what it is, in others by who opened them.
  await expect.poll(policyOf).toContain("'sha256-")
  await isAlive(page)
  // A page that is loaded anew has lost it.
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.locator('html[data-same]')).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an article page is whole, and laid out', async ({ page }) => {
    await page.goto(category)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Passend dazu' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('main > article')).toHaveCSS('display', 'grid')
  })
})

test('Back leads to the place on an article page where an accessory was opened', async ({ page }) => {
  await page.goto(category)
  // A page that is loaded anew has forgotten the place.
  await isAlive(page)
  await page.getByRole('article').first().getByRole('link').first().click()
  const accessories = page.getByRole('region', { name: 'Passend dazu' })
  const accessory = accessories.getByRole('link').first()
  await accessory.scrollIntoViewIfNeeded()
  const name = await accessory.innerText()
  await accessory.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(accessory).toBeFocused()
  await expect(accessory).toBeInViewport()
})

test('Back leads to an accessory that was opened the moment it could be seen, on a slow device', async ({
  page,
}) => {
  await page.goto(category)
  await isAlive(page)
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const heading = [...document.querySelectorAll('h2')].find((h) => h.textContent === 'Passend dazu')
      const link = heading?.closest('section')?.querySelector<HTMLAnchorElement>('a[href]')
      if (!link) return
      observer.disconnect()
      document.documentElement.setAttribute('data-pressed', link.innerText)
      link.focus()
      link.click()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await page.getByRole('article').first().getByRole('link').first().click()
  const name = await page.locator('html[data-pressed]').getAttribute('data-pressed')
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByRole('heading', { level: 1, name: name ?? 'none' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Passend dazu' }).getByRole('link').first()).toBeFocused()
})
