// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerSession, guestSession, shopConfig } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const open = (path: string, session = customerSession, config = shopConfig) =>
  renderScreen(path, {
    misc: { GET_CONFIG: config },
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

test('a customer to whom nothing is released is not asked to call where the shop names no number', async () => {
  await open('/', customerSession, { ...shopConfig, company: { ...shopConfig.company, phone: '' } })
  expect(await screen.findByText('Für Sie sind noch keine Artikel freigegeben.')).toBeDefined()
})

test('a shop without articles says so, and leads staff to the imports', async () => {
  await open('/', { ...customerSession, staffRole: 'clerk' })
  expect(await screen.findByRole('heading', { name: 'Noch keine Artikel' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Zu den Importen' })).toBeDefined()
  expect(screen.queryByText(/freigegeben/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Sortiment' })).toBeNull()
})

test('a customer to whom nothing is released reads whom to ask, in the article menu no empty list', async () => {
  await open('/')
  expect(await screen.findByText(/^Für Sie sind noch keine Artikel freigegeben\. Bitte rufen/)).toBeDefined()
  // The footer has the number, too.
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: shopConfig.company.phone })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Artikel' }))
  const menu = await screen.findByRole('dialog', { name: 'Artikel' })
  expect(within(menu).getByText('Zurzeit gibt es hier keine Artikel.')).toBeDefined()
})

test('a shop that claims nothing has its name for a heading', async () => {
  await open('/', guestSession, { ...shopConfig, company: { ...shopConfig.company, claim: '' } })
  const { name } = shopConfig.company
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
})
