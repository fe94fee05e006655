import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { type OpenedSynonym, saveSynonym as store } from '../../catalogue/public.ts'

/**
 * SAVE_SYNONYM: a word has one entry per language; the same word twice is refused instead of replaced unseen, and so is
 * an entry somebody else has changed since it was opened.
 */
export const saveSynonym: UseCase<typeof staff, 'SAVE_SYNONYM'> = async (input, context) => {
  const { word, language, synonyms, one_way: oneWay } = input
  // To the search upper and lower case are the same.
  const others = [...new Set(synonyms)].filter((other) => other.toLowerCase() !== word.toLowerCase())
  if (others.length === 0) throw context.invalid({ synonyms: 'REQUIRED' })
  const stored = await store(context.db, { word, language, synonyms: others, oneWay }, openedIn(input))
  if (stored !== 'saved') throw context.fail(stored === 'taken' ? 'NAME_ALREADY_TAKEN' : 'CHANGED_MEANWHILE')
  await audit(context.db, context, {
    action: 'save-synonym',
    object: `${word} (${language})`,
    detail: `${oneWay ? '→' : '↔'} ${others.join(', ')}`,
  })
  return {}
}

type SaveInput = Parameters<typeof saveSynonym>[0]

/** The entry that was opened, with what it said where that is told. */
function openedIn({
  language,
  old_word: word,
  old_language: oldLanguage = language,
  old_synonyms: synonyms,
  old_one_way: oneWay,
}: SaveInput): OpenedSynonym | undefined {
  if (word === undefined) return undefined
  return {
    word,
    language: oldLanguage,
    ...(synonyms !== undefined && { synonyms }),
    ...(oneWay !== undefined && { oneWay }),
  }
}
