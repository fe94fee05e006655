// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMultibasket, aPosition, someTotals } from '#web/testing/articles.ts'
import { type FakeAnswers, customerSession, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const shown = aMultibasket({ id: '1', name: 'Bad', kommi: 'BV Nord', numUePos: 1, version: 3 })

const open = (path: string, basket: FakeAnswers['basket']) =>
  renderScreen(path, { basket: { GET_MULTIBASKETS: { multibaskets: [shown] }, ...basket } })

test('a name another window has given the basket is told beside what is typed, and replaced only once more', async () => {
  const sent: object[] = []
  const router = await open('/myaccount/manage-baskets/edit/1', {
    EDIT_BASKET: (input) => {
      const now = { ...shown, name: 'Bad Süd', kommi: 'BV Süd' }
      if (sent.push(input) === 1) refused('CHANGED_MEANWHILE', { basket: now })
      return { basket: now }
    },
  })
  const name = await screen.findByLabelText<HTMLInputElement>('Name des Warenkorbs')
  fireEvent.change(name, { target: { value: 'Bad Ost' } })
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText(/Aktuell: „Bad Süd“, Kommission: BV Süd\./)).toBeDefined()
  expect(name.value).toBe('Bad Ost')
  // Nobody has typed here, so that it says what is there.
  expect(screen.getByLabelText<HTMLInputElement>(/^Kommission/).value).toBe('BV Süd')
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/myaccount/manage-baskets'))
  expect(sent).toMatchObject([
    { name: 'Bad Ost', seen_name: 'Bad' },
    { name: 'Bad Ost', seen_name: 'Bad Süd' },
  ])
  expect(sent.flatMap((input) => Object.keys(input))).not.toContain('kommi')
})

test('a basket another window has filled is asked about anew before it goes', async () => {
  const sent: unknown[] = []
  await open('/myaccount/manage-baskets', {
    DELETE_BASKET: ({ version }) => {
      if (sent.push(version) === 1)
        refused('VERSION_CONFLICT', { basket: { ...shown, numUePos: 9, version: 4 } })
      return { multibaskets: [] }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Bad löschen' }))
  const ask = async () => within(await screen.findByRole('dialog', { name: 'Warenkorb löschen?' }))
  fireEvent.click((await ask()).getByRole('button', { name: 'Warenkorb löschen' }))
  expect(await screen.findByText(/inzwischen geändert und ist noch da/)).toBeDefined()
  expect((await ask()).getByText(/mit 9 Positionen gelöscht/)).toBeDefined()
  fireEvent.click((await ask()).getByRole('button', { name: 'Warenkorb löschen' }))
  expect(await screen.findByText('„Bad“ ist gelöscht.')).toBeDefined()
  expect(sent).toEqual([3, 4])
})

test('a note typed after a quantity was refused leaves the quantity to be decided on, and both are told', async () => {
  const now = aPosition({ quantity: '7.2', version: 9 })
  const answer = () => ({ basket: shown, positions: [now], totals: someTotals() })
  const sent: object[] = []
  await renderScreen('/basket', {
    session: { GET_SESSION: customerSession },
    basket: {
      GET_MULTIBASKETS: { multibaskets: [shown] },
      GET_BASKET: () => ({ ...answer(), positions: [aPosition()] }),
      EDIT_POSITION: (input) => {
        if (input.version !== now.version) refused('VERSION_CONFLICT', answer())
        sent.push(input)
        return answer()
      },
    },
  })
  const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Menge für/ })
  const note = screen.getByLabelText<HTMLInputElement>('Notiz')
  fireEvent.change(quantity, { target: { value: '4,32' } })
  fireEvent.change(note, { target: { value: 'zuerst ins Bad' } })
  fireEvent.keyDown(quantity, { key: 'Enter' })
  fireEvent.keyDown(note, { key: 'Enter' })
  expect(await screen.findByText(/Aktuell: 7,2 m²\. Ihre Eingabe: 4,32 m², „zuerst ins Bad“\./)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Meine Eingabe übernehmen' }))
  await waitFor(() => expect(sent).toMatchObject([{ quantity: '4.32', note: 'zuerst ins Bad', version: 9 }]))
})

test('a basket another window has deleted leaves its page once that is told, which is no empty one', async () => {
  let isDeleted = false
  await open('/myaccount/manage-baskets/edit/1', {
    GET_MULTIBASKETS: () => ({ multibaskets: isDeleted ? [] : [shown] }),
    EDIT_BASKET: () => refused('BASKET_NOT_FOUND'),
  })
  const name = await screen.findByLabelText<HTMLInputElement>('Name des Warenkorbs')
  isDeleted = true
  fireEvent.change(name, { target: { value: 'Bad Ost' } })
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByRole('heading', { name: 'Nicht gefunden' })).toBeDefined()
})
