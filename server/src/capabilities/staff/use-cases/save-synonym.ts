import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { saveSynonym as store } from '../../catalogue/public.ts'

/** SAVE_SYNONYM: a word has one entry per language; the same word twice is refused instead of replaced unseen. */
export const saveSynonym: UseCase<typeof staff, 'SAVE_SYNONYM'> = async (input, context) => {
  const { word, language, synonyms, one_way: oneWay, old_word: oldWord } = input
  const others = [...new Set(synonyms)].filter((other) => other !== word)
  if (others.length === 0) throw context.invalid({ synonyms: 'REQUIRED' })
  const before =
    oldWord === undefined ? undefined : { word: oldWord, language: input.old_language ?? language }
  const stored = await store(context.db, { word, language, synonyms: others, oneWay }, before)
  if (!stored) throw context.fail('NAME_ALREADY_TAKEN')
  await audit(context.db, context, {
    action: 'save-synonym',
    object: `${word} (${language})`,
    detail: `${oneWay ? '→' : '↔'} ${others.join(', ')}`,
  })
  return {}
}
