import type { Answer } from '#web/app/api/resources.ts'
import { holdsLetters } from '#web/ui/format/same-letters.ts'

export type FaqQuestion = Answer<'content', 'GET_FAQ'>['questions'][number]

/** The questions that hold every word somewhere, in their order. Pure. */
export function answering(questions: readonly FaqQuestion[], words: string): readonly FaqQuestion[] {
  const wanted = words.split(/\s+/).filter(Boolean)
  return questions.filter(({ topic, title, paragraphs }) => {
    const text = [topic, title, ...paragraphs].join(' ')
    return wanted.every((word) => holdsLetters(text, word))
  })
}

/** Questions of a topic together, topics in the order of their first question. Pure. */
export function byTopic(questions: readonly FaqQuestion[]) {
  const topics = new Map<string, FaqQuestion[]>()
  for (const question of questions) {
    const own = topics.get(question.topic)
    if (own) own.push(question)
    else topics.set(question.topic, [question])
  }
  return [...topics].map(([topic, own]) => ({ topic, language: own[0]?.language, questions: own }))
}
