// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#web/app/api/api-error.ts'
import { customerSession, type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const clerk = { ...customerSession, kunnr: '', customerName: '', staffRole: 'clerk' as const }
const entry = {
  id: '7',
  version: 3,
  kind: 'news' as const,
  title: { de: 'Pfandpaletten', en: '' },
  text: { de: 'Wir holen sie ab.', en: '' },
  topic: { de: '', en: '' },
  position: 0,
  published: true,
  validFrom: '2026-10-01',
  validTo: null,
  isShown: true,
  changedAt: '2026-10-01T08:00:00.000Z',
}

const open = (content: FakeAnswers['content'] = {}, path = '/staff/content') =>
  renderScreen(path, {
    session: { GET_SESSION: clerk },
    content: { GET_ENTRIES: { entries: [entry], numFound: 1 }, ...content },
  })

const dialog = async () => within(await screen.findByRole('dialog'))

test('without entries the page says where they will stand', async () => {
  await open({ GET_ENTRIES: { entries: [], numFound: 0 } }, '/staff/content?kind=faq')
  expect(await screen.findByText('Noch keine Fragen')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Frage anlegen' })).toBeDefined()
})

test('what is wrong is told at its field, and what was written stays', async () => {
  await open({
    SAVE_ENTRY: () => {
      throw new ApiError({ code: 'INVALID_PARAMS', message: '', fields: { text_en: 'REQUIRED' } })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Neuigkeit schreiben' }))
  const form = await dialog()
  const [german] = form.getAllByLabelText<HTMLInputElement>('Titel')
  if (german) fireEvent.change(german, { target: { value: 'Inventur' } })
  fireEvent.click(form.getByRole('button', { name: 'Speichern' }))
  expect(await form.findByText('Bitte füllen Sie dieses Feld aus')).toBeDefined()
  expect(german?.value).toBe('Inventur')
})

test('an entry a colleague has changed is not written over, and the window says what to do', async () => {
  const sent: object[] = []
  await open({ SAVE_ENTRY: (input) => (sent.push(input), refused('CHANGED_MEANWHILE')) })
  fireEvent.click(await screen.findByRole('button', { name: '„Pfandpaletten“ ändern' }))
  const form = await dialog()
  fireEvent.click(form.getByRole('button', { name: 'Speichern' }))
  expect(await form.findByText(/Jemand hat diesen Eintrag inzwischen geändert/)).toBeDefined()
  expect(sent).toMatchObject([{ content_id: '7', version: 3, title_de: 'Pfandpaletten', published: true }])
})

test('a deleted entry comes back as it was', async () => {
  const saved: object[] = []
  await open({ DELETE_ENTRY: {}, SAVE_ENTRY: (input) => (saved.push(input), { id: '8' }) })
  fireEvent.click(await screen.findByRole('button', { name: '„Pfandpaletten“ löschen' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved).toMatchObject([
    { kind: 'news', title_de: 'Pfandpaletten', valid_from: '2026-10-01', valid_to: '' },
  ])
})
