// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/app/api/api-error.ts'
import { guestSession } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

function refusing(code: string, fields: Record<string, string> = {}) {
  return () => {
    throw new ApiError({ code, message: '', fields })
  }
}

async function tryToLogIn(refuse: () => never) {
  await renderScreen('/login', { session: { GET_SESSION: guestSession, LOGIN: refuse } })
  fireEvent.change(await screen.findByLabelText('Benutzername'), { target: { value: 'neu' } })
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'geheim' } })
  fireEvent.submit(screen.getByLabelText('Passwort'))
}

test('wrong credentials are told beside the button, and no new password is asked for', async () => {
  await tryToLogIn(refusing('INVALID_CREDENTIALS'))
  expect(await screen.findByText('Benutzername oder Passwort ist falsch.')).toBeDefined()
  expect(screen.queryByLabelText('Neues Passwort')).toBeNull()
})

test('wrong credentials are told no longer once a field left empty is', async () => {
  await tryToLogIn(refusing('INVALID_CREDENTIALS'))
  await screen.findByText('Benutzername oder Passwort ist falsch.')
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  await screen.findByText('Bitte füllen Sie dieses Feld aus')
  await expect.poll(() => screen.queryByText('Benutzername oder Passwort ist falsch.')).toBeNull()
})

test('an initial password asks for a new one', async () => {
  await tryToLogIn(refusing('INITIAL_PASSWORD'))
  const first = await screen.findByLabelText('Neues Passwort')
  await expect.poll(() => document.activeElement).toBe(first)
})

test('a field left empty is told beside it in our words and takes the focus, until something is typed', async () => {
  const login = vi.fn<() => never>(refusing('INVALID_CREDENTIALS'))
  await renderScreen('/login', { session: { GET_SESSION: guestSession, LOGIN: login } })
  const [name, password] = [await screen.findByLabelText('Benutzername'), screen.getByLabelText('Passwort')]
  fireEvent.change(password, { target: { value: 'geheim' } })
  const found = vi.fn<(event: Event) => void>()
  name.addEventListener('invalid', found)
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  const told = await screen.findByText('Bitte füllen Sie dieses Feld aus')
  expect(found.mock.calls[0]?.[0].defaultPrevented).toBe(true)
  expect(name.getAttribute('aria-describedby')).toBe(told.id)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(name)
  expect(password.getAttribute('aria-invalid')).toBeNull()
  fireEvent.input(name, { target: { value: 'meister' } })
  expect(screen.queryByText('Bitte füllen Sie dieses Feld aus')).toBeNull()
  expect(login).not.toHaveBeenCalled()
})

test('what is wrong with a field is told at the field', async () => {
  await tryToLogIn(refusing('INVALID_PARAMS', { user_alias: 'TOO_LONG' }))
  const field = await screen.findByLabelText('Benutzername')
  await screen.findByText('Das ist zu lang')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a session that ended is told', async () => {
  await renderScreen('/login?nosession=true', { session: { GET_SESSION: guestSession } })
  expect(await screen.findByText(/Ihre Sitzung ist beendet/)).toBeDefined()
})
