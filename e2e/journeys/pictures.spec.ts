import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// Nothing is changed: every worker takes some.
test.describe.configure({ mode: 'parallel' })

const article = 'p/1000003'
const pictures = '**/image?**'

/** What stands in the picture's place, and how high beside its width. */
const standing = (picture: Locator) =>
  picture.evaluate((image) => {
    const { content } = getComputedStyle(image)
    const { width, height } = image.getBoundingClientRect()
    return { isPlaceholder: content.startsWith('url("data:image/svg+xml'), isSquare: width === height }
  })

test('where no picture can be had the placeholder of the shop stands, as large as the picture', async ({
  page,
}) => {
  await page.route(pictures, (route) => route.abort())
  await page.goto('c/tiles/tiles-floor')
  const tile = page.getByRole('article').first().locator('img')
  await expect.poll(() => standing(tile)).toEqual({ isPlaceholder: true, isSquare: true })

  await page.goto(article)
  const gallery = page.getByRole('region', { name: 'Bilder' })
  for (const picture of await gallery.locator('img').all())
    await expect.poll(() => standing(picture)).toMatchObject({ isPlaceholder: true })

  // On a phone the frame is wider than the picture, and shows no second shade of paper beside it.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(gallery.locator('img').first()).toHaveCSS('background-color', 'rgb(243, 244, 246)')

  // One that can be had takes the place.
  await page.unroute(pictures)
  await gallery
    .getByRole('button', { name: / zeigen$/ })
    .nth(1)
    .click()
  await expect.poll(() => standing(gallery.locator('img').first())).toMatchObject({ isPlaceholder: false })
})

test('a zoom shows the picture of the page until the large one is there, and where it cannot be had', async ({
  page,
}) => {
  await page.goto(article, { waitUntil: 'networkidle' })
  const large = Promise.withResolvers<void>()
  await page.route(pictures, async (route) => {
    await large.promise
    await route.abort()
  })
  await page.getByRole('region', { name: 'Bilder' }).getByRole('button').first().click()
  const zoom = page.getByRole('dialog')
  const middle = () =>
    zoom.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const at = [canvas.width / 2, canvas.height / 2] as const
      return canvas.getContext('2d')?.getImageData(...at, 1, 1).data[3]
    })
  await expect.poll(middle).toBe(255)
  large.resolve()
  const picture = zoom.locator('img')
  await expect(picture).toHaveAttribute('data-missing')
  await expect(picture).toHaveCSS('visibility', 'hidden')
  expect(await middle()).toBe(255)
})

test('the picture one turns to is said, with its place among them', async ({ page }) => {
  await page.goto(article, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: 'Bilder' }).getByRole('button').first().click()
  const said = page.getByRole('dialog').getByRole('status')
  await expect(said).toHaveText('')
  await page.getByRole('dialog').getByRole('button', { name: 'Nächstes Bild' }).click()
  await expect(said).toHaveText(/^Bild 2 von \d: .*, verlegt$/)
})

for (const [where, width, height] of [
  ['a desk', 1024, 768],
  ['a phone', 390, 844],
  ['a small phone', 320, 568],
] as const) {
  test(`on ${where} what enlarges a picture stays where it is pressed, and the middle of the picture in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(article, { waitUntil: 'networkidle' })
    await page.getByRole('region', { name: 'Bilder' }).getByRole('button').first().click()
    const larger = page.getByRole('dialog').getByRole('button', { name: 'Größer' })
    const place = await larger.boundingBox()
    for (let press = 0; press < 2; press++) {
      await larger.click()
      expect(await larger.boundingBox()).toEqual(place)
    }
    await expect(larger).toBeInViewport({ ratio: 1 })
    const area = page.getByRole('dialog').getByRole('region')
    const beside = await area.evaluate(
      ({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }) => [
        scrollLeft - (scrollWidth - clientWidth - scrollLeft),
        scrollTop - (scrollHeight - clientHeight - scrollTop),
      ],
    )
    for (const more of beside) expect(Math.abs(more)).toBeLessThanOrEqual(2)
    expect(await area.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  })
}

test('on a phone on its side a zoom gives the picture the height, and its buttons stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(article, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: 'Bilder' }).getByRole('button').first().click()
  const zoom = page.getByRole('dialog')
  expect((await zoom.locator('img').boundingBox())?.height).toBeGreaterThan(390 / 2)
  for (const name of ['Schließen', 'Nächstes Bild', 'Größer'])
    await expect(zoom.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})
