// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customerSession, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const openComparison = (session: object) =>
  renderScreen('/comparison', {
    session: { GET_SESSION: { ...customerSession, ...session } },
    comparison: { GET_COMPARISON: () => refused('NO_AUTHORIZATION') },
  })
const withoutCustomer = { staffRole: 'clerk', kunnr: '', customerName: '', hasSeveralCustomers: false }
const choose = 'Wählen Sie im Benutzermenü oben einen Kunden.'

test('a customer who lacks the permission is told so', async () => {
  await openComparison({})
  expect(await screen.findByText('Dafür fehlt Ihnen die Berechtigung.')).toBeTruthy()
  expect(screen.queryByText('Diese Seite gehört zu einem Kunden')).toBeNull()
})

test('staff who act for nobody are told that a page belongs to a customer, and where to go on', async () => {
  await openComparison(withoutCustomer)
  expect(await screen.findByText('Diese Seite gehört zu einem Kunden')).toBeTruthy()
  expect(screen.getByRole('main').querySelector('a[href="/staff"]')?.textContent).toBe('Verwaltung')
  expect(screen.queryByText(choose)).toBeNull()
})

test('staff with customers to choose from are told to choose one', async () => {
  await openComparison({ ...withoutCustomer, hasSeveralCustomers: true })
  expect(await screen.findByText(choose)).toBeTruthy()
})

test('where the frame itself could not be had the error still stands in the main part of the page', async () => {
  await renderScreen('/brands', { session: { GET_SESSION: () => refused('TECHNICAL_ERROR') } })
  const main = await screen.findByRole('main')
  expect(main.textContent).toContain('Das hat nicht geklappt')
})

test('staff who act for nobody are told so at the checkout without the shop being asked', async () => {
  const asked = vi.fn(() => refused('NO_AUTHORIZATION'))
  await renderScreen('/checkout', {
    session: { GET_SESSION: { ...customerSession, ...withoutCustomer, staffRole: 'clerk' } },
    checkout: { GET_CHECKOUT: asked },
  })
  expect(await screen.findByText('Diese Seite gehört zu einem Kunden')).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
})
