// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerSession, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const session = { ...customerSession, isAdma: true, admaPending: true }

/** `reachable` customers are answered, then the shop fails. */
const open = (total: number, reachable = total) =>
  renderScreen('/login-adma', {
    session: {
      GET_SESSION: session,
      GET_CUSTOMERS: ({ start, rows }) => {
        const from = Number(start)
        if (from > 0 && from >= reachable) refused('TECHNICAL_ERROR')
        const customers = Array.from({ length: Math.min(Number(rows), total - from) }, (_, index) => ({
          kunnr: String(10_001 + from + index),
          name: `Kunde ${from + index + 1}`,
          street: '',
          plz: '',
          city: '',
          favourite: false,
          active: false,
          locked: false,
        }))
        return { customers, numFound: total }
      },
    },
  })

const shown = () => screen.getAllByRole('button', { name: /als Favorit merken$/ }).length

test('every customer can be reached, fifty more at a time', async () => {
  await open(1120)
  expect(await screen.findByText('1.120 Kunden')).toBeDefined()
  expect(shown()).toBe(50)
  fireEvent.click(screen.getByRole('button', { name: 'Weitere anzeigen (50 von 1.120)' }))
  await screen.findByRole('button', { name: 'Weitere anzeigen (100 von 1.120)' })
  expect(shown()).toBe(100)
})

test('with the last ones the keyboard goes on at the first of them', async () => {
  await open(60)
  const more = await screen.findByRole('button', { name: /Weitere anzeigen/ })
  more.focus()
  fireEvent.click(more)
  const next = await screen.findByRole('button', { name: /^Kunde 51\b(?!.*Favorit)/ })
  expect(document.activeElement).toBe(next)
})

test('who has all of them before him is offered no more', async () => {
  await open(50)
  expect(await screen.findByText('50 Kunden')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Weitere/ })).toBeNull()
})

test('a search without customers says what to try', async () => {
  await open(0)
  expect(await screen.findByText(/Keinen Kunden gefunden/)).toBeDefined()
})

test('customers that could not be fetched are told beside the button, which stays', async () => {
  await open(120, 50)
  fireEvent.click(await screen.findByRole('button', { name: 'Weitere anzeigen (50 von 120)' }))
  const told = await screen.findByText(/Es ist ein Fehler aufgetreten/)
  const more = screen.getByRole('button', { name: 'Weitere anzeigen (50 von 120)' })
  expect(told.parentElement?.nextElementSibling).toBe(more)
  expect(shown()).toBe(50)
})
