// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { expect, test } from 'vitest'
import { guestSession, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const guest = { GET_SESSION: guestSession }

/** A challenge as the shop makes them, solved after a few tries. */
async function easyChallenge(): Promise<string> {
  const parameters = { algorithm: 'SHA-256', cost: 1, counter: 3, hmacSignatureSecret: 'shop', deriveKey }
  return JSON.stringify(await createChallenge(parameters))
}

test('asking for a link says the same for everybody', async () => {
  const sent: object[] = []
  await renderScreen('/forgot-password', {
    session: guest,
    misc: { GET_CAPTCHA: { challenge: await easyChallenge() } },
    password: { FORGOT_PASSWORD: (input) => (sent.push(input), {}) },
  })
  const field = await screen.findByLabelText(/Benutzername oder E-Mail-Adresse/)
  fireEvent.change(field, { target: { value: 'meister' } })
  fireEvent.click(screen.getByRole('button', { name: 'Link anfordern' }))
  expect(await screen.findByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeDefined()
  expect(sent).toEqual([
    expect.objectContaining({ user_alias: 'meister', captcha: expect.stringContaining('"counter":3') }),
  ])
})

test('a link that lost its token on the way is not asked about', async () => {
  const asked: object[] = []
  await renderScreen('/reset-password', {
    session: guest,
    password: { CHECK_TOKEN: (input) => (asked.push(input), refused('RESET_TOKEN_MISSING')) },
  })
  expect(await screen.findByText(/Der Link ist unvollständig/)).toBeDefined()
  expect(asked).toEqual([])
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
