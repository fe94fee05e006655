// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTile } from '#web/testing/articles.ts'
import { type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { Label } from './queries.ts'

const label: Label = {
  matnr: '4711',
  version: 1,
  articleQuantity: '1.44',
  unit: 'M2',
  labelQuantity: 3,
  addedAt: '2026-03-01T08:00:00.000Z',
  article: aTile(),
}

const aList = {
  id: '7',
  version: 1,
  name: 'Bad Standard',
  createdAt: '2026-02-01T08:00:00.000Z',
  articlesAmount: 2,
  isPublic: false,
  pinned: false,
  own: true,
}

const open = (collected: Label[], more: FakeAnswers['labels'] = {}) =>
  renderScreen('/labels', { labels: { GET_LABELS: { labels: collected }, ...more } })

test('an unknown number says so at its field', async () => {
  await open([], { ADD_ARTICLE: () => refused('INVALID_MATNR') })
  fireEvent.change(await screen.findByLabelText('Artikelnummer'), { target: { value: 'X1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }))
  expect(await screen.findByText('Diesen Artikel gibt es nicht.')).toBeTruthy()
})

test('an article that is added by its number is told', async () => {
  await open([], { ADD_ARTICLE: () => ({ matnr: '4711', added: 1 }) })
  fireEvent.change(await screen.findByLabelText('Artikelnummer'), { target: { value: ' 4711 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }))
  expect(await screen.findByText('4711 ist für Etiketten gesammelt.')).toBeTruthy()
})

test('a barcode that cannot show a quantity names the article and is not printed', async () => {
  await open([label])
  fireEvent.change(await screen.findByLabelText('Barcode'), { target: { value: 'ITF' } })
  expect(screen.getByText(/nicht darstellen: 4711/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '3 Etiketten als PDF' }).disabled).toBe(true)
})

test('what the shop refuses stands at the fields', async () => {
  await open([label], {
    PRINT_LABELS: () =>
      refused('INVALID_PARAMS', { status: 'WARNING', validator: 'X', fields: { mail: 'NOT_AN_EMAIL' } }),
  })
  fireEvent.click(await screen.findByLabelText('Per E-Mail senden'))
  fireEvent.click(screen.getByRole('button', { name: '3 Etiketten als PDF' }))
  expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeTruthy()
})

test('the first row can be emptied and typed anew', async () => {
  await open([label])
  const row = await screen.findByLabelText<HTMLInputElement>('Ab Zeile')
  fireEvent.change(row, { target: { value: '' } })
  expect(row.value).toBe('')
  fireEvent.change(row, { target: { value: '3' } })
  expect(row.value).toBe('3')
})

/** Labels of a shop that remembers; `elsewhere` is what another window makes of the label meanwhile. */
async function aLabelPage() {
  let now = label
  const answer = () => ({ labels: [now] })
  const session = { isOver: false }
  const write = (version: unknown, change: Partial<Label>) => {
    if (session.isOver) refused('SESSION_ENDED')
    if (version !== now.version) refused('VERSION_CONFLICT', answer())
    now = { ...now, ...change, version: now.version + 1 }
    return answer()
  }
  await renderScreen('/labels', {
    labels: {
      GET_LABELS: answer,
      EDIT_ARTICLE: ({ version, quantity, label_quantity: count }) =>
        write(version, {
          ...(quantity !== undefined && { articleQuantity: String(quantity) }),
          ...(count !== undefined && { labelQuantity: Number(count) }),
        }),
      REMOVE_ARTICLE: ({ version }) => ({ ...write(version, {}), removed: label }),
    },
  })
  const elsewhere = (labelQuantity: number) => {
    now = { ...now, labelQuantity, version: now.version + 1 }
  }
  return { elsewhere, session, now: () => now }
}

async function setCount(value: string) {
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Zahl der Etiketten/ })
  fireEvent.change(input, { target: { value } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

test('labels another window has changed show both states and keep the one that is chosen', async () => {
  const { elsewhere, now } = await aLabelPage()
  await screen.findByRole('textbox', { name: /^Zahl der Etiketten/ })
  elsewhere(9)
  await setCount('5')
  const told =
    'Dieses Etikett wurde inzwischen geändert. Aktuell: Menge 1,44 m², 9 Etiketten. Ihre Eingabe: 5 Etiketten.'
  expect(await screen.findByText(told)).toBeTruthy()
  expect(now().labelQuantity).toBe(9)
  fireEvent.click(screen.getByRole('button', { name: 'Aktuellen Stand behalten' }))
  await waitFor(() => expect(screen.queryByText(told)).toBeNull())
  await setCount('5')
  await expect.poll(() => now().labelQuantity).toBe(5)
})

test('what is typed on a label after the session has ended stays there to be saved', async () => {
  const { session, now } = await aLabelPage()
  await screen.findByRole('textbox', { name: /^Zahl der Etiketten/ })
  session.isOver = true
  await setCount('5')
  const told = 'Nicht gespeichert. Aktuell: Menge 1,44 m², 3 Etiketten. Ihre Eingabe: 5 Etiketten.'
  expect(await screen.findByText(told)).toBeTruthy()
  session.isOver = false
  fireEvent.click(screen.getByRole('button', { name: 'Meine Eingabe übernehmen' }))
  await expect.poll(() => now().labelQuantity).toBe(5)
  await waitFor(() => expect(screen.queryByText(told)).toBeNull())
})

/** Types into either field of the label and sends both, before either is answered. */
async function setBoth(quantity: string, count: string) {
  const fields = [
    [await screen.findByRole('textbox', { name: /^Menge auf dem Etikett/ }), quantity],
    [await screen.findByRole('textbox', { name: /^Zahl der Etiketten/ }), count],
  ] as const
  fields.forEach(([field, value]) => fireEvent.change(field, { target: { value } }))
  fields.forEach(([field]) => fireEvent.keyDown(field, { key: 'Enter' }))
}

test.each([
  ['a conflict', 'Dieses Etikett wurde inzwischen geändert. Aktuell: Menge 1,44 m², 9 Etiketten.'],
  ['the end of the session', 'Nicht gespeichert. Aktuell: Menge 1,44 m², 3 Etiketten.'],
])('of both fields of a label nothing is lost by %s', async (why, told) => {
  const { elsewhere, session, now } = await aLabelPage()
  await screen.findByRole('textbox', { name: /^Zahl der Etiketten/ })
  if (why === 'a conflict') elsewhere(9)
  else session.isOver = true
  await setBoth('2,88', '5')
  expect(await screen.findByText(`${told} Ihre Eingabe: Menge 2,88 m², 5 Etiketten.`)).toBeTruthy()
  session.isOver = false
  fireEvent.click(screen.getByRole('button', { name: 'Meine Eingabe übernehmen' }))
  await expect.poll(() => [now().articleQuantity, now().labelQuantity]).toEqual(['2.88', 5])
  await waitFor(() => expect(screen.queryByText(/Ihre Eingabe/)).toBeNull())
})

test('what is typed into one field while the other one still asks leaves it asking', async () => {
  const { elsewhere, now } = await aLabelPage()
  await screen.findByRole('textbox', { name: /^Zahl der Etiketten/ })
  elsewhere(9)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Menge auf dem Etikett/ })
  fireEvent.change(field, { target: { value: '2,88' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByText(/Ihre Eingabe: Menge 2,88 m²\./)
  await setCount('7')
  await expect.poll(() => now().labelQuantity).toBe(7)
  expect(
    await screen.findByText(/Aktuell: Menge 1,44 m², 7 Etiketten. Ihre Eingabe: Menge 2,88 m²\./),
  ).toBeTruthy()
})

test('all are taken out as far as they are what was seen, and what stays is told', async () => {
  const sent: unknown[] = []
  await open([label], {
    CLEAR_LABELS: ({ seen }) => {
      sent.push(seen)
      return { labels: [{ ...label, matnr: '4712' }] }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Alle herausnehmen' }))
  expect(await screen.findByText(/^1 Artikel ist noch da: Er wurde inzwischen/)).toBeTruthy()
  expect(sent).toEqual([[{ matnr: '4711', version: 1 }]])
})

test('all that were taken out can be put back as they were', async () => {
  const sent: unknown[] = []
  await open([label], {
    CLEAR_LABELS: { labels: [] },
    PUT_BACK: ({ articles }) => {
      sent.push(...articles)
      return { labels: [label] }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Alle herausnehmen' }))
  await screen.findByText('Es sind keine Etiketten mehr gesammelt.')
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await expect
    .poll(() => sent)
    .toEqual([{ matnr: '4711', quantity: '1.44', label_quantity: 3, added_at: '2026-03-01T08:00:00.000Z' }])
})

test('a number typed before the one before it is answered stays in the field', async () => {
  let answer: (() => void) | undefined
  await open([], {
    ADD_ARTICLE: () => new Promise((resolve) => (answer = () => resolve({ matnr: '4711', added: 1 }))),
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Artikelnummer')
  fireEvent.change(field, { target: { value: '4711' } })
  fireEvent.submit(field)
  fireEvent.change(field, { target: { value: '47' } })
  await waitFor(() => expect(answer).toBeDefined())
  answer?.()
  expect(await screen.findByText('4711 ist für Etiketten gesammelt.')).toBeTruthy()
  expect(field.value).toBe('47')
})

test('a list that is gone by now leaves the choice once that is told', async () => {
  let isDeleted = false
  await renderScreen('/labels', {
    labels: { GET_LABELS: { labels: [] }, ADD_LIST: () => refused('LIST_NOT_FOUND') },
    lists: { GET_LISTS: () => ({ lists: isDeleted ? [] : [aList] }) },
  })
  await screen.findByRole('option', { name: 'Bad Standard (2)' })
  isDeleted = true
  fireEvent.change(screen.getByLabelText('Alle Artikel einer Liste'), { target: { value: '7' } })
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }))
  expect(await screen.findByText('Die Liste gibt es nicht mehr.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Bad Standard (2)' })).toBeNull())
})
