// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const first = { id: '7', title: 'Neue Öffnungszeiten', date: '2026-11-20', language: 'de' as const }
const second = { id: '8', title: 'Pfandpaletten', date: '2026-10-01', language: 'de' as const }
const teased = [first, second].map((news) => ({ ...news, teaser: 'Ab Montag.' }))
const answers = {
  content: {
    GET_NEWS: { news: { ...first, paragraphs: ['Ab Montag.', 'Auch in Ulm.'] } },
    GET_NEWS_LIST: { news: teased, numFound: 2 },
  },
}

test('news that are gone are not found', async () => {
  await renderScreen('/news/7/x', { content: { GET_NEWS: () => refused('NOT_FOUND') } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nicht gefunden' })).toBeDefined()
})

test('an address with another name leads to the one of the title', async () => {
  const router = await renderScreen('/news/7/irgendwas', answers)
  await screen.findByRole('heading', { level: 1, name: first.title })
  expect(router.state.location.pathname).toBe('/news/7/neue-oeffnungszeiten')
})

test('a piece of news stands in paragraphs, beside the others', async () => {
  await renderScreen('/news/7/neue-oeffnungszeiten', answers)
  expect(await screen.findByText('Auch in Ulm.')).toBeDefined()
  const others = screen.getByRole('region', { name: 'Weitere Neuigkeiten' })
  expect(
    within(others)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pfandpaletten'])
})

test('the start page shows the newest, and nothing of it where there are none', async () => {
  await renderScreen('/', { ...answers, categories: { GET_SHOP_CATEGORY_NAMES: { categories: [] } } })
  const news = await screen.findByRole('region', { name: 'Neuigkeiten' })
  expect(within(news).getAllByRole('listitem')).toHaveLength(2)
  await renderScreen('/', { categories: { GET_SHOP_CATEGORY_NAMES: { categories: [] } } })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Neuigkeiten' })).toBeNull()
})
