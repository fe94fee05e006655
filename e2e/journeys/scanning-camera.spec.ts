import type { Page } from '@playwright/test'
import { filmCode } from '../../server/src/testing/filmed-code.ts'
import { expect, test } from '../fixtures.ts'

const tile = '1000003'

// A browser whose camera shows a label of the shop.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const film = await filmCode('CODE128', tile)
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film.file}`]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] })
      await film.remove()
    },
    { scope: 'worker' },
  ],
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Barcode scannen' })

/** Notes the camera's tracks, so that it is seen whether the light is off. */
const watchTracks = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { tracks })
    const { mediaDevices } = navigator
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (asked) => {
      const stream = await getUserMedia(asked)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
const tracks = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  )

test.describe('a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('whose camera may not be used says so and takes the number by hand', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('meister')
    await page.goto('imprint', { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: 'Barcode mit der Kamera scannen' })
    await button.click()
    await expect(dialog(page).getByText('Der Zugriff auf die Kamera ist nicht erlaubt.')).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog(page).getByLabel('Nummer von Hand').fill(tile)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/p/${tile}`))
  })

  test('scans a label: the article opens and the camera is off', async ({
    page,
    signIn,
    context,
    baseURL,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await context.grantPermissions(['camera'], { origin: new URL(baseURL ?? '').origin })
    await watchTracks(page)
    await signIn('meister')
    await page.goto('imprint', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Barcode mit der Kamera scannen' }).click()
    await expect(page).toHaveURL(new RegExp(`/p/${tile}`))
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => tracks(page)).toEqual(['ended'])
    expect(complaints).toEqual([])
    expect(asked.filter((url) => !url.startsWith(baseURL ?? 'none'))).toEqual([])
  })

  test('with the basket open puts what it scans into it, and closing the dialog ends the camera', async ({
    page,
    signIn,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['camera'], { origin: new URL(baseURL ?? '').origin })
    await watchTracks(page)
    const client = await signIn('meister')
    await client.startBasket('Mit der Kamera', [])
    await page.goto('basket', { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('button', { name: 'Barcode mit der Kamera scannen' }).click()
    await expect(page.getByText(/lieg(t|en) im Warenkorb „Mit der Kamera“/)).toBeVisible()
    // Nothing that reads codes: the dialog stays until it is closed.
    await page.route(/decode-worker/, (route) => route.abort())
    await page.keyboard.press('Control+k')
    await page
      .getByRole('dialog', { name: 'Befehle' })
      .getByRole('button', { name: /scannen/ })
      .click()
    await expect.poll(() => tracks(page)).toHaveLength(2)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => tracks(page)).toEqual(['ended', 'ended'])
  })
})
