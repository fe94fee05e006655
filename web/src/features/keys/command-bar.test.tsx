// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noSuggestions, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const noArticle = 'Zu „4711“ gibt es keinen Artikel mit genau dieser Nummer.'

test('a shop that does not answer is told as that; that there is no such article is said once it answers', async () => {
  let isWell = false
  await renderScreen('/brands', {
    misc: { GET_BRANDS: { index: [], brands: [] } },
    basket: { GET_MULTIBASKETS: { multibaskets: [] } },
    search: { SUGGEST: () => (isWell ? noSuggestions : refused('TECHNICAL_ERROR')) },
  })
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('textbox', { name: 'Befehl' })
  fireEvent.change(field, { target: { value: '4711 12' } })
  const told = await screen.findByText(/^Es ist ein Fehler aufgetreten/)
  expect(screen.queryByText(noArticle)).toBeNull()
  isWell = true
  fireEvent.change(field, { target: { value: '4711-1 12' } })
  expect(await screen.findByText(noArticle.replace('4711', '4711-1'))).toBeTruthy()
  expect(told.isConnected).toBe(false)
})
