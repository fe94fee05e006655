// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTile } from '#web/testing/articles.ts'
import { type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { Label } from './queries.ts'

const label: Label = {
  matnr: '4711',
  articleQuantity: '1.44',
  unit: 'M2',
  labelQuantity: 3,
  article: aTile(),
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
  await open([], { ADD_ARTICLE: () => ({ matnr: '4711', amount: 1 }) })
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
