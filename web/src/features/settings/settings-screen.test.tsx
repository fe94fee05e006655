// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/app/api/api-error.ts'
import { customerSession, type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { SettingsAnswer } from './queries.ts'

const answer: SettingsAnswer = {
  settings: {
    addToBasketMode: 2,
    deliveryAddressId: '',
    deliveryLocation: '',
    deliveryPhone: '',
    deliveryType: '01',
    showAvailability: true,
    showNetPrice: true,
    orderMailActive: true,
    orderMailNetPrice: true,
    orderMailCustomActive: false,
    orderMailCustomAddress: '',
    orderMailCustomNetPrice: false,
    paymentMethod: 'invoice',
    userAlias: 'meister',
  },
  flags: {
    addtobasket_mode: true,
    automatic_doc_mail: true,
    avail: true,
    delivery_address: true,
    delivery_type: true,
    net: true,
    payment: true,
    user_alias: true,
  },
  choices: { addresses: [], paymentMethods: ['invoice'] },
}

const wrong = (fields: Record<string, string>) => () => {
  throw new ApiError({ code: 'INVALID_PARAMS', message: '', fields })
}

const here = {
  id: '7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
  createdAt: '2026-11-25T06:00:00Z',
  lastSeenAt: '2026-11-25T09:00:00Z',
  current: true,
}
const phone = { ...here, id: '6', userAgent: 'Mozilla/5.0 (Linux; Android 15) Firefox/144.0', current: false }
const alone: FakeAnswers['session'] = { GET_SESSIONS: { sessions: [here], numFound: 1 } }

const open = (
  given: SettingsAnswer,
  settings: FakeAnswers['settings'] = {},
  session: FakeAnswers['session'] = alone,
) => renderScreen('/myaccount/settings', { settings: { GET_SETTINGS: given, ...settings }, session })

test('staff without a customer change their password and are offered nothing a customer sets', async () => {
  const clerk = { ...customerSession, kunnr: '', staffRole: 'clerk' as const }
  await renderScreen('/myaccount/settings', {
    session: { ...alone, GET_SESSION: clerk },
    settings: { CHANGE_PASSWORD: {} },
  })
  fireEvent.submit(await screen.findByLabelText('Bisheriges Passwort'))
  await screen.findByText(/Alle anderen Sitzungen sind beendet/)
  expect(screen.queryByRole('button', { name: 'Einstellungen speichern' })).toBeNull()
  const entries = within(screen.getByRole('navigation', { name: 'Mein Konto' })).getAllByRole('link')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Einstellungen'])
})

test('what the user may not change is locked, says so and is not sent', async () => {
  const sent: object[] = []
  const flags = { ...answer.flags, net: false, payment: false }
  await open({ ...answer, flags }, { SAVE_SETTINGS: (input) => (sent.push(input), answer) })
  const method = await screen.findByLabelText('Übliche Zahlungsart')
  expect(method.closest('fieldset')?.disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Einstellungen speichern' }))
  await screen.findByText('Ihre Einstellungen sind gespeichert.')
  expect(Object.keys(sent[0] ?? {})).not.toContain('payment_method')
  expect(Object.keys(sent[0] ?? {}).filter((name) => name.endsWith('netto'))).toEqual([])
})

test('what is wrong is said at its field, and what was entered stays', async () => {
  await open(answer, { SAVE_SETTINGS: wrong({ user_alias: 'ALREADY_TAKEN' }) })
  const alias = await screen.findByLabelText<HTMLInputElement>('Benutzername')
  fireEvent.change(alias, { target: { value: 'geselle' } })
  fireEvent.submit(alias)
  await screen.findByText('Das ist bereits vergeben')
  expect(alias.getAttribute('aria-invalid')).toBe('true')
  expect(alias.value).toBe('geselle')
})

test('the focus goes to the first field that is wrong, each time', async () => {
  await open(answer, { SAVE_SETTINGS: wrong({ mail_new_address: 'NOT_AN_EMAIL', user_alias: 'TOO_SHORT' }) })
  const button = await screen.findByRole('button', { name: 'Einstellungen speichern' })
  const mail = screen.getByLabelText(/Weitere E-Mail-Adresse/)
  for (const _ of ['once', 'twice']) {
    button.focus()
    fireEvent.click(button)
    await expect.poll(() => document.activeElement).toBe(mail)
  }
})

test('a shop that cannot be reached is told once, beside the button', async () => {
  await open(answer, {
    SAVE_SETTINGS: () => {
      throw new ApiError({ code: 'OFFLINE', message: '', fields: {} })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Einstellungen speichern' }))
  expect(await screen.findAllByText(/Der Shop ist nicht erreichbar/)).toHaveLength(1)
})

test('the form sends what is chosen', async () => {
  const sent: object[] = []
  await open(answer, { SAVE_SETTINGS: (input) => (sent.push(input), answer) })
  fireEvent.click(await screen.findByLabelText('Immer nach dem Warenkorb fragen'))
  fireEvent.click(screen.getByLabelText('Verfügbarkeit anzeigen'))
  fireEvent.click(screen.getByRole('button', { name: 'Einstellungen speichern' }))
  await expect.poll(() => sent[0]).toMatchObject({ addtobasket_mode: '1', listoption_avail: false })
})

test('a refused password says at its field which rule is not kept', async () => {
  await open(answer, { CHANGE_PASSWORD: wrong({ gv_password_new1: 'PASSWORD_NO_DIGIT' }) })
  fireEvent.submit(await screen.findByLabelText('Bisheriges Passwort'))
  await screen.findByText('Mindestens eine Ziffer fehlt')
  expect(screen.getByLabelText('Neues Passwort').getAttribute('aria-invalid')).toBe('true')
})

test('a changed password says that the other sessions ended, and the fields are empty again', async () => {
  await open(answer, { CHANGE_PASSWORD: {} })
  const old = await screen.findByLabelText<HTMLInputElement>('Bisheriges Passwort')
  fireEvent.change(old, { target: { value: 'Altes123!' } })
  fireEvent.submit(old)
  await screen.findByText(/Alle anderen Sitzungen sind beendet/)
  expect(old.value).toBe('')
})

test('a device that is lost can be logged out, the own one cannot', async () => {
  const ended: object[] = []
  const sessions = [here, phone]
  await open(
    answer,
    {},
    {
      GET_SESSIONS: () => ({ sessions, numFound: sessions.length }),
      END_SESSION: (input) => (ended.push(input), sessions.pop(), {}),
    },
  )
  const table = within(await screen.findByRole('table', { name: 'Angemeldete Geräte' }))
  expect(table.getByText('Chrome, Windows').closest('tr')?.textContent).toContain('Dieses Gerät')
  fireEvent.click(table.getByRole('button', { name: /^Firefox, Android, angemeldet seit .*: abmelden$/ }))
  await screen.findByText('Das Gerät ist abgemeldet.')
  expect(ended).toEqual([expect.objectContaining({ session_id: '6' })])
  await expect.poll(() => table.queryByText('Firefox, Android')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Alle anderen abmelden' })).toBeNull()
})

test('all others can be logged out at once', async () => {
  const sessions = [here, phone]
  await open(
    answer,
    {},
    {
      GET_SESSIONS: () => ({ sessions, numFound: sessions.length }),
      END_OTHER_SESSIONS: () => (sessions.pop(), {}),
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Alle anderen abmelden' }))
  expect(await screen.findByText('Alle anderen Geräte sind abgemeldet.')).toBeDefined()
})

test('only what was changed here is sent, with what it was before', async () => {
  const sent: object[] = []
  await open(answer, { SAVE_SETTINGS: (input) => (sent.push(input), answer) })
  const place = await screen.findByLabelText(/^Abladestelle/)
  fireEvent.change(place, { target: { value: 'Hof' } })
  fireEvent.click(screen.getByRole('button', { name: 'Einstellungen speichern' }))
  await screen.findByText('Ihre Einstellungen sind gespeichert.')
  fireEvent.change(place, { target: { value: 'Rampe' } })
  fireEvent.click(screen.getByRole('button', { name: 'Einstellungen speichern' }))
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent).toMatchObject([
    { delivery_location: 'Hof', seen: { delivery_location: '' } },
    { delivery_location: 'Rampe', seen: { delivery_location: 'Hof' } },
  ])
  expect(Object.keys(sent[0] ?? {}).toSorted()).toEqual(['delivery_location', 'event', 'seen'])
})

test('a setting another window has changed is shown beside what is typed, and replaced only once more', async () => {
  const sent: { seen?: object }[] = []
  const elsewhere = { ...answer.settings, deliveryPhone: '0731 1', userAlias: 'polier' }
  await open(answer, {
    SAVE_SETTINGS: (input) => {
      if (sent.push(input) === 1) refused('CHANGED_MEANWHILE', { settings: elsewhere })
      return answer
    },
  })
  const phoneNumber = await screen.findByLabelText<HTMLInputElement>(/^Telefon auf der Baustelle/)
  fireEvent.change(phoneNumber, { target: { value: '0731 2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Einstellungen speichern' }))
  const told = within(await screen.findByRole('alert'))
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Telefon auf der Baustelle: 0731 1',
  ])
  expect(phoneNumber.value).toBe('0731 2')
  fireEvent.click(screen.getByRole('button', { name: 'Einstellungen speichern' }))
  await screen.findByText('Ihre Einstellungen sind gespeichert.')
  expect(sent[1]).toMatchObject({ delivery_phonenumber: '0731 2', seen: { delivery_phonenumber: '0731 1' } })
})

test('own data that cannot be had say so, and what can is saved under its name', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  let isThere = false
  await open(answer, {
    GET_PERSONAL_DATA: () =>
      isThere ? { name: 'meister-2026-11-29.json', json: '{}' } : refused('TRY_AGAIN_LATER'),
  })
  const press = await screen.findByRole('button', { name: 'Meine Daten herunterladen' })
  fireEvent.click(press)
  await screen.findByText(/^Das geht gerade nicht/)
  expect(saved).toEqual([])
  isThere = true
  fireEvent.click(press)
  await screen.findByText('Die Datei mit Ihren Daten ist heruntergeladen.')
  expect(saved).toEqual(['meister-2026-11-29.json'])
  vi.restoreAllMocks()
})
