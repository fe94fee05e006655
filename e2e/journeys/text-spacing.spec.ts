import { expect, test } from '../fixtures.ts'

/** What WCAG 1.4.12 lets readers set: nothing may be lost by it. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

test('whoever sets letters, words and lines wider scrolls nothing sideways on a phone', async ({
  page,
  signIn,
}) => {
  const client = await signIn('meister')
  await client.fillBasket()
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of ['', 'search?q=bodenfliese', 'p/1000003', 'basket', 'checkout', 'myaccount/documents']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    }, spacing)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(360)
  }
})
