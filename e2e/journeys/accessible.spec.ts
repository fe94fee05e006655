import { session } from '@shop/contract/resources/session'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { preparedScreens } from '../prepared-screens.ts'
import { customerScreens, guestScreens, heldScreens, lockedScreens, staffScreens } from '../screens.ts'

// Many screens, none of which changes what another shows: every worker takes some.
test.describe.configure({ mode: 'parallel' })

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** What is left of a desk's screen at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 }

/** Both schemes on desk and phone without a violation, and nothing to scroll sideways on a phone and at 320 px. */
async function check(page: Page, path: string, expectAccessible: () => Promise<void>) {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectAccessible()
    await expectToFit(page, size.width)
  }
  await page.setViewportSize(zoomed)
  await expectToFit(page, zoomed.width)
}

const expectToFit = (page: Page, width: number) =>
  expect(async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }).toPass({ timeout: 2000 })

test.describe('for guests', () => {
  for (const path of guestScreens) {
    test(`/${path} can be used by everybody`, ({ page, expectAccessible }) =>
      check(page, path, expectAccessible))
  }
})

test.describe('for customers', () => {
  for (const path of customerScreens) {
    test(`/${path} can be used by everybody`, async ({ page, signIn, expectAccessible }) => {
      const client = await signIn('meister')
      await client.fillBasket()
      await check(page, path, expectAccessible)
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
    test(`/${path} can be used by everybody`, async ({ page, signIn, expectAccessible }) => {
      await signIn('it')
      await check(page, path, expectAccessible)
    })
  }
})

for (const { what, alias, prepare } of preparedScreens) {
  test(`${what} can be used by everybody`, async ({ page, signIn, expectAccessible }) => {
    await check(page, await prepare(await signIn(alias)), expectAccessible)
  })
}

for (const [alias, path] of heldScreens) {
  test(`/${path} can be used by everybody`, async ({ page, signIn, expectAccessible }) => {
    await signIn(alias)
    await check(page, path, expectAccessible)
  })
}

test('what a locked shop shows can be used by everybody', async ({ page, doors, expectAccessible }) => {
  await doors.lock('Inventur')
  for (const path of lockedScreens) await check(page, path, expectAccessible)
})
