// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerSession } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const open = (path: string, session = customerSession) =>
  renderScreen(path, {
    session: { GET_SESSION: session },
    basket: { GET_MULTIBASKETS: { multibaskets: [] } },
    categories: { GET_SHOP_CATEGORY_NAMES: { categories: [] } },
  })

test('a customer who asked for a page of the staff reads on the start page why he is here', async () => {
  await open('/staff/imports')
  const told = await screen.findByRole('alert')
  expect(told.textContent).toMatch(/^Die Verwaltung ist unserem Innendienst vorbehalten/)
})

test.each([
  ['whoever comes by himself', '/', customerSession],
  ['staff', '/?closed=staff', { ...customerSession, staffRole: 'clerk' as const }],
])('%s reads nothing of it', async (_who, path, session) => {
  await open(path, session)
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByText(/vorbehalten/)).toBeNull()
})
