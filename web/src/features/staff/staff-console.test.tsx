// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerSession, type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { Overview } from './queries.ts'

const overview: Overview = {
  shopLocked: false,
  lockMessage: { de: 'Wartung bis 6 Uhr', en: '' },
  autoGuestActive: true,
  outboxWaiting: 2,
  outboxFailed: 1,
  jobsWaiting: 0,
  jobsFailed: 0,
  mailTransport: 'folder',
  mailsWaiting: 0,
  mailsFailed: 0,
  search: 'ready',
  searchBehind: 0,
  articles: 5318,
}

const open = (path: string, staffRole: 'clerk' | 'admin' | null, staff: FakeAnswers['staff'] = {}) =>
  renderScreen(path, {
    session: { GET_SESSION: { ...customerSession, staffRole } },
    staff: { GET_OVERVIEW: overview, ...staff },
  })

test('customers are sent home', async () => {
  const router = await open('/staff/outbox', null)
  expect(router.state.location.pathname).toBe('/')
})

test('staff see for how long the search has been behind the catalogue, where that is worth telling', async () => {
  await open('/staff', 'clerk')
  expect(await screen.findByText('Bereit')).toBeDefined()
  expect(screen.queryByText(/hinter dem Katalog/)).toBeNull()
  cleanup()
  await open('/staff', 'clerk', { GET_OVERVIEW: { ...overview, searchBehind: 42 } })
  expect(await screen.findByText('42 s hinter dem Katalog')).toBeDefined()
})

test('a clerk sees the state but can change nothing, and finds no way to the audit log', async () => {
  await open('/staff', 'clerk')
  expect(await screen.findByText('1 fehlgeschlagen')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'Automatischer Gastmodus' }).disabled).toBe(
    true,
  )
  expect(screen.getByLabelText(/Meldung auf Deutsch/).closest('fieldset')?.disabled).toBe(true)
  expect(screen.queryByRole('link', { name: 'Protokoll' })).toBeNull()
})

test('a clerk at the address of the audit log reads that it is for administrators', async () => {
  await open('/staff/audit', 'clerk', { GET_AUDIT: () => refused('NO_AUTHORIZATION') })
  expect(await screen.findByText('Nur für die Administration')).toBeDefined()
  expect(screen.queryByText(/gehört zu einem Kunden/)).toBeNull()
})

test('the shop is locked only after it was confirmed, with the message that stands there', async () => {
  const sent: object[] = []
  await open('/staff', 'admin', { SET_SHOP_LOCK: (input) => (sent.push(input), {}) })
  fireEvent.click(await screen.findByRole('button', { name: 'Shop sperren' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Shop sperren?' }))
  expect(sent).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Shop sperren' }))
  await expect.poll(() => sent[0]).toMatchObject({ locked: true, message_de: 'Wartung bis 6 Uhr' })
})

test('a saved message neither locks nor opens, and tells what somebody else has written meanwhile', async () => {
  const sent: object[] = []
  let stands = overview.lockMessage
  await open('/staff', 'admin', {
    GET_OVERVIEW: () => ({ ...overview, lockMessage: stands }),
    SET_SHOP_LOCK: (input) => {
      sent.push(input)
      if (input.seen_message_de === stands.de) return {}
      return refused('CHANGED_MEANWHILE')
    },
  })
  const message = await screen.findByLabelText(/Meldung auf Deutsch/)
  fireEvent.input(message, { target: { value: 'Inventur' } })
  stands = { de: 'Wartung bis 9 Uhr', en: '' }
  fireEvent.click(screen.getByRole('button', { name: 'Meldung speichern' }))
  expect(await screen.findByText('Wartung bis 9 Uhr', { selector: 'p' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Meldung speichern' }))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[0]).toMatchObject({ message_de: 'Inventur', seen_message_de: 'Wartung bis 6 Uhr' })
  expect(sent[1]).toMatchObject({ message_de: 'Inventur', seen_message_de: 'Wartung bis 9 Uhr' })
  expect(sent.filter((input) => 'locked' in input)).toEqual([])
})

test('what the ERP has answered cannot be sent again, what waits can', async () => {
  const entry = {
    id: '4',
    kind: 'order' as const,
    docid: '7000001',
    kunnr: '10001',
    state: 'waiting' as const,
    attempts: 3,
    lastError: 'timeout',
    createdAt: '2026-03-01T08:00:00.000Z',
    nextAttemptAt: null,
  }
  const retried: unknown[] = []
  await open('/staff/outbox', 'clerk', {
    GET_OUTBOX: { entries: [entry, { ...entry, id: '5', state: 'acknowledged' }], numFound: 2 },
    RETRY_OUTBOX: ({ entry_id: id }) => (retried.push(id), {}),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Eintrag 4 jetzt senden' }))
  expect(screen.queryByRole('button', { name: 'Eintrag 5 jetzt senden' })).toBeNull()
  await expect.poll(() => retried).toEqual(['4'])
})

test('a list without mails is headed as one with them', async () => {
  await open('/staff/mails', 'clerk', { GET_MAILS: { mails: [], numFound: 0 } })
  expect(await screen.findByRole('heading', { level: 1, name: 'E-Mails' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: 'Keine E-Mails' })).toBeDefined()
})

test('a mail shows its text and its attachments', async () => {
  await open('/staff/mails/9', 'clerk', {
    GET_MAIL: {
      mail: {
        id: '9',
        from: 'shop@gewerk.example',
        to: 'karl@kramer.example',
        subject: 'Eingangsbestätigung',
        text: 'Guten Tag,\nvielen Dank.',
        state: 'folder',
        lastError: '',
        createdAt: '2026-03-01T08:00:00.000Z',
        attachments: [{ index: 0, name: 'Beleg.pdf', bytes: 2048, url: '/download/mail?mail_id=9&index=0' }],
      },
    },
  })
  expect(await screen.findByText(/vielen Dank/)).toBeDefined()
  const file = screen.getByRole('link', { name: /Beleg.pdf/ })
  expect(file.getAttribute('href')).toBe('/download/mail?mail_id=9&index=0')
})

test('a search without hits leads to a synonym that begins with its words', async () => {
  const entry = { words: 'trennhexe', language: 'de' as const, searches: 12, found: 0, lastDay: '2026-03-01' }
  await open('/staff/searches', 'clerk', { GET_SEARCH_INSIGHTS: { entries: [entry], numFound: 1 } })
  const link = await screen.findByRole('link', { name: 'Synonym zu „trennhexe“ anlegen' })
  expect(link.getAttribute('href')).toBe('/staff/synonyms?word=trennhexe')
})

test('a synonym is changed in its dialog and deleted with a way back', async () => {
  const sent: object[] = []
  const synonym = { word: 'Flex', language: 'de' as const, synonyms: ['Winkelschleifer'], oneWay: false }
  await open('/staff/synonyms', 'clerk', {
    GET_SYNONYMS: { synonyms: [synonym], numFound: 1 },
    SAVE_SYNONYM: (input) => (sent.push(input), {}),
    DELETE_SYNONYM: (input) => (sent.push(input), {}),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Synonym „Flex“ ändern' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Andere Wörter/), {
    target: { value: 'Winkelschleifer, Trennschleifer\nTrennhexe' },
  })
  fireEvent.click(dialog.getByRole('radio', { name: /^Einseitig/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  await expect
    .poll(() => sent[0])
    .toMatchObject({
      word: 'Flex',
      synonyms: ['Winkelschleifer', 'Trennschleifer', 'Trennhexe'],
      one_way: true,
      old_word: 'Flex',
    })
  fireEvent.click(await screen.findByRole('button', { name: 'Synonym „Flex“ löschen' }))
  await expect.poll(() => sent[1]).toMatchObject({ word: 'Flex', language: 'de' })
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await expect.poll(() => sent[2]).toMatchObject({ word: 'Flex', synonyms: ['Winkelschleifer'] })
})

test('words of a synonym that cannot be taken are marked, and an entry changed by others is told', async () => {
  const synonym = { word: 'Flex', language: 'de' as const, synonyms: ['Winkelschleifer'], oneWay: false }
  const refusals = [
    () => refused('INVALID_PARAMS', { fields: { 'synonyms.0': 'TOO_LONG' } }),
    () => refused('CHANGED_MEANWHILE'),
  ]
  await open('/staff/synonyms', 'clerk', {
    GET_SYNONYMS: { synonyms: [synonym], numFound: 1 },
    SAVE_SYNONYM: () => refusals.shift()?.() ?? {},
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Synonym „Flex“ ändern' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  await expect.poll(() => dialog.getByLabelText(/^Andere Wörter/).getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText(/höchstens 80 Zeichen/)).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText(/inzwischen geändert oder gelöscht/)).toBeDefined()
})
