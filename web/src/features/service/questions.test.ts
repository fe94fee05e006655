import { expect, test } from 'vitest'
import { answering, byTopic } from './questions.ts'

const question = (id: string, topic: string, title: string, text: string) => ({
  id,
  topic,
  title,
  paragraphs: [text],
  language: 'de' as const,
})
const all = [
  question('1', 'Lieferung', 'Wann kommt der Lkw?', 'Auf der Tour Ihrer Straße.'),
  question('2', '', 'Wie groß darf eine Datei sein?', 'Zehn MB.'),
  question('3', 'Lieferung', 'Wer lädt ab?', 'Der Fahrer mit dem Kran.'),
]
const idsOf = (words: string) => answering(all, words).map(({ id }) => id)

test('words that stand nowhere together find nothing', () => {
  expect(idsOf('kran datei')).toEqual([])
})

test('every word is found in topic, question or answer, in any spelling', () => {
  expect(idsOf('lieferung FAHRER')).toEqual(['3'])
  expect(idsOf('strasse')).toEqual(['1'])
  expect(idsOf('laedt')).toEqual(['3'])
  expect(idsOf('  ')).toEqual(['1', '2', '3'])
})

test('questions of a topic stand together where its first one stands', () => {
  expect(byTopic(all).map(({ topic, questions }) => [topic, questions.length])).toEqual([
    ['Lieferung', 2],
    ['', 1],
  ])
})
