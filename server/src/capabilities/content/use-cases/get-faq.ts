import type { content } from '@shop/contract/resources/content'
import type { UseCase } from '#server/http/context.ts'
import { inLanguage } from '../in-language.ts'
import { listQuestions } from '../store.ts'

/** GET_FAQ */
export const getFaq: UseCase<typeof content, 'GET_FAQ'> = async (_input, { db, today, language }) => ({
  questions: (await listQuestions(db, today)).map((entry) => ({
    id: String(entry.id),
    ...inLanguage(entry, language),
  })),
})
