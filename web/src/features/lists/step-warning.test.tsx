// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer, aTile } from '#web/testing/articles.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { List, ListArticle } from './queries.ts'

const bath: List = {
  id: '7',
  version: 1,
  name: 'Bad Standard',
  createdAt: '2026-02-01T08:00:00.000Z',
  articlesAmount: 1,
  isPublic: true,
  pinned: false,
  own: true,
}
const tile: ListArticle = {
  id: '1',
  version: 1,
  matnr: '4711',
  quantity: '2',
  unit: 'M2',
  stepsize: '1.44',
  article: aTile(),
}

/** What was sent to change the list's lines. */
async function aListOf(line: Partial<ListArticle>, list: Partial<List> = {}) {
  const sent: unknown[] = []
  const answer = { list: { ...bath, ...list }, articles: [{ ...tile, ...line }] }
  await renderScreen('/myaccount/lists/edit/7', {
    lists: {
      GET_LIST: answer,
      EDIT_ARTICLE: (input) => {
        sent.push(input)
        return answer
      },
    },
    materialmaster: { GET_AVAILABILITIES_AND_PRICES: { results: [anOffer()] } },
  })
  await screen.findByText('Bodenfliese Basalto 60x120')
  return sent
}

const warning = 'Verkauft wird in Schritten von 1,44 m²; so kommt der Artikel in keinen Warenkorb.'

test('a quantity no basket takes is marked, and raised to the next that is sold', async () => {
  const sent = await aListOf({})
  expect(screen.getByText(warning)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^2,88.m² eintragen$/ }))
  await expect.poll(() => sent).toMatchObject([{ article_id: '1', quantity: '2.88' }])
  expect(document.activeElement).toBe(screen.getByLabelText('Menge für Bodenfliese Basalto 60x120'))
})

test('whoever does not own the list sees the mark alone', async () => {
  await aListOf({}, { own: false })
  expect(screen.getByText(warning)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^2,88.m² eintragen$/ })).toBeNull()
})

test('whole steps are not marked, nor are whole packages', async () => {
  await aListOf({ quantity: '4.32' })
  expect(screen.queryByText(/Verkauft wird/)).toBeNull()
  await aListOf({ quantity: '2', unit: 'KAR', stepsize: '1' })
  expect(screen.queryByText(/Verkauft wird/)).toBeNull()
})

test('what is in a package is not marked where the article is sold in packages', async () => {
  await aListOf({ quantity: '2.88', article: aTile({ meins: 'KAR', qty_stepsize: '1' }) })
  expect(screen.queryByText(/Verkauft wird/)).toBeNull()
})
