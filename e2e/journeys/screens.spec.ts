import { session } from '@shop/contract/resources/session'
import type { Page } from '@playwright/test'
import { ApiClient } from '../api-client.ts'
import { complaintsOf } from '../complaints.ts'
import { expect, test as base } from '../fixtures.ts'
import { preparedScreens } from '../prepared-screens.ts'
import { customerScreens, guestScreens, heldScreens, lockedScreens, staffScreens } from '../screens.ts'

// Many screens, none of which changes what another shows: every worker takes some.
base.describe.configure({ mode: 'parallel' })

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** What is left of a desk's screen at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 }

/** Of this worker: nothing here ends or changes a session, so that each user signs in once. */
const sessions = new Map<string, ApiClient>()

type Fixtures = {
  /** Opens a screen, which comes with 200; gives what it complained of and whom else it asked since. */
  open: (path: string) => Promise<readonly string[]>
  /**
   * The screen says nothing in the console, asks no foreign host, is in both schemes on desk and phone without a violation,
   * and has nothing to scroll sideways there and at 320 px. It is opened on both, as their visitors open it.
   */
  check: (path: string) => Promise<void>
}

const test = base.extend<Fixtures>({
  signIn: async ({ context, shop }, use) => {
    await use(async (alias) => {
      const client = sessions.get(alias) ?? new ApiClient(shop.url)
      if (!sessions.has(alias)) await client.login(alias)
      sessions.set(alias, client)
      await context.addCookies([{ ...client.cookie, url: shop.url }])
      return client
    })
  },
  open: async ({ page, shop }, use) => {
    const complaints = complaintsOf(page, shop.url)
    await use(async (path) => {
      complaints.length = 0
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status(), path).toBe(200)
      return complaints
    })
  },
  check: async ({ page, open, expectAccessible }, use) => {
    await use(async (path) => {
      await page.setViewportSize(phone)
      const complaints = await open(path)
      await expectAccessible()
      for (const { width, height } of [phone, zoomed]) {
        await page.setViewportSize({ width, height })
        await expectToFit(page, width)
      }
      // The phone first: a browser that has the desk's larger picture shows that one, and warns of the small one it fetched.
      await page.setViewportSize(desk)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectAccessible()
      await expectToFit(page, desk.width)
      expect(complaints, path).toEqual([])
    })
  },
})

const expectToFit = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

const claim = 'can be used by everybody, complains of nothing and asks no foreign host'

test.describe('for guests', () => {
  for (const path of guestScreens) test(`/${path} ${claim}`, ({ check }) => check(path))
})

test.describe('for customers', () => {
  for (const path of customerScreens) {
    test(`/${path} ${claim}`, async ({ signIn, check }) => {
      const client = await signIn('meister')
      await client.fillBasket()
      await check(path)
    })
  }
})

test.describe('for customers without net prices', () => {
  for (const path of customerScreens) {
    test(`/${path} complains of nothing and asks no foreign host`, async ({ signIn, open }) => {
      await signIn('geselle')
      expect(await open(path)).toEqual([])
    })
  }
})

test('the departments of a customer fit at 320 px in English, too', async ({ page, signIn }) => {
  const client = await signIn('meister')
  await client.call(session, 'SET_LANGUAGE', { language: 'en' })
  try {
    await page.setViewportSize(zoomed)
    await page.goto('brands', { waitUntil: 'networkidle' })
    await expect(page.getByRole('link', { name: 'Catalogues' })).toBeVisible()
    await expectToFit(page, zoomed.width)
  } finally {
    // The language is kept with the user, who is shared by the journeys of a shop.
    await client.call(session, 'SET_LANGUAGE', { language: 'de' })
  }
})

test.describe('for staff', () => {
  for (const path of staffScreens) {
    test(`/${path} ${claim}`, async ({ signIn, check }) => {
      await signIn('it')
      await check(path)
    })
  }
})

for (const { what, alias, prepare } of preparedScreens) {
  test(`${what} ${claim}`, async ({ signIn, check }) => check(await prepare(await signIn(alias))))
}

for (const [alias, path] of heldScreens) {
  test(`/${path} ${claim}`, async ({ signIn, check }) => {
    await signIn(alias)
    await check(path)
  })
}

test(`what a locked shop shows ${claim}`, async ({ doors, check }) => {
  await doors.lock('Inventur')
  for (const path of lockedScreens) await check(path)
})
