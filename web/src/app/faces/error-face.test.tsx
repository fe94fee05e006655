// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a page that a shop in trouble could not give comes by itself once the shop is well', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let isWell = false
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: isWell ? 200 : 500 })))
  onTestFinished(() => void vi.unstubAllGlobals())
  await renderScreen('/brands', {
    misc: { GET_BRANDS: () => (isWell ? { index: [], brands: [] } : refused('TECHNICAL_ERROR')) },
  })
  const told = await screen.findByText('Das hat nicht geklappt')
  await vi.advanceTimersByTimeAsync(5000)
  expect(told.isConnected).toBe(true)
  isWell = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(await screen.findByRole('heading', { level: 1, name: 'Marken' })).toBeTruthy()
})

test('what fails in a shop that is well waits for the visitor, and nothing is asked meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const fetch = vi.fn(() => Promise.resolve(new Response('')))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  await renderScreen('/brands', { misc: { GET_BRANDS: () => refused('TECHNICAL_ERROR') } })
  const told = await screen.findByText('Das hat nicht geklappt')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(told.isConnected).toBe(true)
})

test('where the frame itself could not be had the error still stands in the main part of the page', async () => {
  await renderScreen('/brands', { session: { GET_SESSION: () => refused('TECHNICAL_ERROR') } })
  const main = await screen.findByRole('main')
  expect(main.textContent).toContain('Das hat nicht geklappt')
})
