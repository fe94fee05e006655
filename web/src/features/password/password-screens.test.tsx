// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { guestSession, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const { solve } = vi.hoisted(() => ({ solve: vi.fn(() => Promise.resolve('solved')) }))
vi.mock('#web/app/captcha.ts', () => ({ canSolveCaptcha: () => true, solveCaptcha: solve }))

const guest = { GET_SESSION: guestSession }

test('asking for a link says the same for everybody', async () => {
  const sent: object[] = []
  await renderScreen('/forgot-password', {
    session: guest,
    password: { FORGOT_PASSWORD: (input) => (sent.push(input), {}) },
  })
  const field = await screen.findByLabelText(/Benutzername oder E-Mail-Adresse/)
  fireEvent.change(field, { target: { value: 'meister' } })
  fireEvent.click(screen.getByRole('button', { name: 'Link anfordern' }))
  expect(await screen.findByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeDefined()
  expect(sent).toEqual([expect.objectContaining({ user_alias: 'meister', captcha: 'solved' })])
})

test('a link that counts no more says so and leads to a new one', async () => {
  await renderScreen('/reset-password#token=old', {
    session: guest,
    password: { CHECK_TOKEN: () => refused('RESET_TOKEN_EXPIRED') },
  })
  expect(await screen.findByText(/Der Link ist abgelaufen/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Neuen Link anfordern' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
})

test('an invitation names the user and takes his password', async () => {
  const sent: object[] = []
  await renderScreen('/reset-password#token=abc', {
    session: guest,
    password: {
      CHECK_TOKEN: { user_alias: 'neue.kollegin', purpose: 'invitation' },
      RESET_PASSWORD: (input) => (sent.push(input), {}),
    },
  })
  expect(await screen.findByText('neue.kollegin')).toBeDefined()
  for (const label of [/^Neues Passwort$/, /wiederholen/])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Fugengrau7?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Passwort speichern' }))
  expect(await screen.findByRole('heading', { name: 'Ihr Passwort ist gespeichert' })).toBeDefined()
  const both = { password_new1: 'Fugengrau7?', password_new2: 'Fugengrau7?' }
  expect(sent).toEqual([expect.objectContaining({ token: 'abc', ...both })])
})
