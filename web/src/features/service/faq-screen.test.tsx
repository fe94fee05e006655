// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/testing/render-screen.tsx'

const question = (id: string, topic: string, title: string, text: string, language: 'de' | 'en' = 'de') => ({
  id,
  topic,
  title,
  paragraphs: [text],
  language,
})
const questions = [
  question('1', 'Lieferung', 'Wann kommt der Lkw?', 'Auf der Tour.'),
  question('2', '', 'Was kostet ein Etikett?', 'Nichts.'),
]
const open = (path: string, given = questions) =>
  renderScreen(path, { content: { GET_FAQ: { questions: given } } })

test('without questions the page says what it is for and leads to the contact', async () => {
  await open('/faq', [])
  expect(await screen.findByText(/sobald es welche gibt/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Schreiben Sie uns' }).getAttribute('href')).toBe('/contact')
})

test('words nobody answers leave no question, say so, and the way to the contact stays', async () => {
  await open('/faq?q=hubschrauber')
  expect((await screen.findByRole('status')).textContent).toBe('0 Fragen gefunden')
  expect(screen.queryByText('Wann kommt der Lkw?')).toBeNull()
  expect(screen.getByRole('link', { name: 'Schreiben Sie uns' })).toBeDefined()
})

test('what is typed narrows the questions and stands in the address', async () => {
  const router = await open('/faq')
  fireEvent.change(await screen.findByLabelText('In Fragen und Antworten suchen'), {
    target: { value: 'tour' },
  })
  await expect.poll(() => router.state.location.search).toEqual({ q: 'tour' })
  await expect.poll(() => screen.queryByText('Was kostet ein Etikett?')).toBeNull()
  expect(screen.getByText('Wann kommt der Lkw?')).toBeDefined()
})

test('what is looked for in questions does not stand in the search for articles', async () => {
  await open('/faq?q=tour')
  await screen.findByText('Wann kommt der Lkw?')
  const articles = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suche' })
  expect(articles.value).toBe('')
})

test('questions stand under their topics, with headings in order', async () => {
  await open('/faq')
  const headings = await screen.findAllByRole('heading')
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Häufige Fragen',
    'H2 Lieferung',
    'H3 Wann kommt der Lkw?',
    'H2 Was kostet ein Etikett?',
    ...headings.slice(4).map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  ])
})
