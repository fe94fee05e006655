// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTile, anOffer, someDetails } from '#web/testing/articles.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

test('taking back what was collected leaves what another window had collected before, and the mark says so', async () => {
  // Of the other window this page knows nothing when it is opened.
  let labels = 0
  const sent: unknown[] = []
  const mark = () => ({
    matnr: '4711',
    found: true,
    article: aTile(),
    customerMatnr: '',
    inBasket: false,
    inLists: false,
    inComparison: false,
    inLabels: labels > 0,
  })
  await renderScreen('/p/4711/bodenfliese-basalto-60x120', {
    article: { GET_DETAILS: someDetails() },
    materialmaster: {
      GET_AVAILABILITIES_AND_PRICES: { results: [anOffer()] },
      GET_WERKS_AVAILABILITY: { matnr: '4711', unit: 'M2', plants: [] },
      GET_ADDITIONAL_DATA: () => ({ results: [mark()] }),
    },
    labels: {
      ADD_ARTICLE: () => {
        labels += 1
        return { matnr: '4711', added: 1 }
      },
      REMOVE_ARTICLE: ({ label_quantity: count }) => {
        sent.push(count)
        labels -= Number(count)
        const removed = { matnr: '4711', articleQuantity: '1.44', labelQuantity: 1, addedAt: '' }
        return { removed, labels: [] }
      },
    },
  })
  const button = await screen.findByRole('button', { name: /^Etikett/ })
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  labels = 5
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await expect.poll(() => sent).toEqual([1])
  expect(labels).toBe(5)
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
})
