// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTile, anOffer, someDetails } from '#web/testing/articles.ts'
import { type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const addedAt = '2026-03-01T08:00:00.000Z'

const marks = (inComparison: boolean): FakeAnswers['materialmaster'] => ({
  GET_AVAILABILITIES_AND_PRICES: { results: [anOffer()] },
  GET_WERKS_AVAILABILITY: { matnr: '4711', unit: 'M2', plants: [] },
  GET_ADDITIONAL_DATA: {
    results: [
      {
        matnr: '4711',
        found: true,
        article: aTile(),
        customerMatnr: '',
        inBasket: false,
        inLists: false,
        inComparison,
        inLabels: false,
      },
    ],
  },
})
const open = (comparison: FakeAnswers['comparison'], inComparison = false) =>
  renderScreen('/p/4711/bodenfliese-basalto-60x120', {
    article: { GET_DETAILS: someDetails() },
    materialmaster: marks(inComparison),
    comparison,
  })
const button = () => screen.findByRole('button', { name: /^Vergleichen:/ })

test('an article that is compared already says so and stays marked', async () => {
  await open({ ADD_ARTICLE: () => refused('ALREADY_IN_COMPARISON') })
  fireEvent.click(await button())
  expect(await screen.findByText('Der Artikel ist bereits im Produktvergleich')).toBeTruthy()
})

test('a press shows the check at once, and the toast takes it back', async () => {
  const sent: string[] = []
  await open({
    ADD_ARTICLE: ({ matnr }) => (sent.push(`add ${matnr}`), { matnr: '4711', amount: 1 }),
    REMOVE_ARTICLE: ({ matnr }) => (sent.push(`remove ${matnr}`), { matnr: '4711', amount: 0, addedAt }),
  })
  const compare = await button()
  fireEvent.click(compare)
  await expect.poll(() => sent).toEqual(['add 4711'])
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await expect.poll(() => sent).toEqual(['add 4711', 'remove 4711'])
})

test('what a second press took out is put back to its place', async () => {
  const sent: unknown[] = []
  await open(
    {
      REMOVE_ARTICLE: { matnr: '4711', amount: 0, addedAt },
      PUT_BACK: ({ articles }) => (sent.push(...articles), { amount: 1 }),
    },
    true,
  )
  const compare = await button()
  await expect.poll(() => compare.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(compare)
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await expect.poll(() => sent).toEqual([{ matnr: '4711', added_at: addedAt }])
  await expect.poll(() => compare.getAttribute('aria-pressed')).toBe('true')
})
