import { session } from '@shop/contract/resources/session'
import { expect, test } from '../fixtures.ts'

test('on the narrowest usual phone in English the departments take one line, and the mark of the shop is whole', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const client = await signIn('it')
  await client.call(session, 'SET_LANGUAGE', { language: 'en' })
  await page.goto('imprint', { waitUntil: 'networkidle' })
  const entries = await page
    .getByRole('navigation', { name: 'Departments' })
    .locator(':is(a, button):visible')
    .all()
  const tops = await Promise.all(entries.map(async (entry) => (await entry.boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
  await page.goto('staff', { waitUntil: 'networkidle' })
  const mark = await page.getByRole('banner').locator('svg').first().boundingBox()
  await client.call(session, 'SET_LANGUAGE', { language: 'de' })
  expect(mark?.width).toBeGreaterThanOrEqual(26)
})
