import { comparison } from '@shop/contract/resources/comparison'
import { docs } from '@shop/contract/resources/docs'
import { lists } from '@shop/contract/resources/lists'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { customerScreens, guestScreens, staffScreens } from '../screens.ts'

// Many screens, none of which changes anything: every worker takes some.
test.describe.configure({ mode: 'parallel' })

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** What is left of a desk's screen at a zoom of 400 %. */
const zoomed = { width: 320, height: 640 }

/** Both schemes on desk and phone without a violation, and nothing to scroll sideways at 320 px. */
async function check(page: Page, path: string, expectAccessible: () => Promise<void>) {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectAccessible()
  }
  await page.setViewportSize(zoomed)
  await expect(async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomed.width)
  }).toPass({ timeout: 2000 })
}

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

  test('a comparison with articles can be used by everybody', async ({ page, signIn, expectAccessible }) => {
    const client = await signIn('meister')
    for (const matnr of ['1000003', '1000666', '8000369'])
      await client.call(comparison, 'ADD_ARTICLE', { matnr })
    await check(page, 'comparison', expectAccessible)
  })

  test('a list with articles can be used by everybody', async ({ page, signIn, expectAccessible }) => {
    const client = await signIn('meister')
    const { list } = await client.call(lists, 'CREATE_LIST', { name: `Heizung ${Date.now()}` })
    for (const matnr of ['1000003', '8000369'])
      await client.call(lists, 'ADD_ARTICLE', { list_id: list.id, matnr, quantity: '1.44' })
    await check(page, `myaccount/lists/edit/${list.id}`, expectAccessible)
  })

  test('a document can be used by everybody', async ({ page, signIn, expectAccessible }) => {
    const client = await signIn('meister')
    const { documents } = await client.call(docs, 'GET_LIST', { timespan: '8', doctype: 2 })
    await check(page, `myaccount/document/2/${documents[0]?.docid ?? ''}`, expectAccessible)
  })
})

test.describe('for staff', () => {
  for (const path of staffScreens) {
    test(`/${path} can be used by everybody`, async ({ page, signIn, expectAccessible }) => {
      await signIn('it')
      await check(page, path, expectAccessible)
    })
  }
})
