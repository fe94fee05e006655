import type { FieldErrors } from '@shop/contract/answer'
import type { content } from '@shop/contract/resources/content'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { type Content, insertEntry, updateEntry } from '../store.ts'

type SaveInput = Parameters<typeof saveEntry>[0]

/** SAVE_ENTRY: what a colleague has changed since it was opened is not written over. */
export const saveEntry: UseCase<typeof content, 'SAVE_ENTRY'> = async (input, context) => {
  const { db, fail, invalid } = context
  const { content_id: named, version = 0 } = input
  const wrong = problemsOf(input)
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const entry = entryIn(input, context.now)
  const id = named ?? (await insertEntry(db, entry))
  if (named !== undefined) {
    const outcome = await updateEntry(db, named, version, entry)
    if (outcome !== 'done') throw fail(outcome === 'none' ? 'NOT_FOUND' : 'CHANGED_MEANWHILE')
  }
  await audit(db, context, { action: 'save-content', object: `${input.kind} ${id}`, detail: input.title_de })
  return { id }
}

/** English is there as a whole or not at all; news have a day. */
function problemsOf(input: SaveInput): FieldErrors {
  const { kind, title_en: title, text_en: text, valid_from: from = '', valid_to: to = '' } = input
  return {
    ...(text && !title && { title_en: 'REQUIRED' as const }),
    ...(title && !text && { text_en: 'REQUIRED' as const }),
    ...(kind === 'news' && from === '' && { valid_from: 'REQUIRED' as const }),
    ...(from !== '' && to !== '' && to < from && { valid_to: 'DATE_TOO_EARLY' as const }),
    ...(input.content_id !== undefined && input.version === undefined && { version: 'REQUIRED' as const }),
  }
}

const entryIn = (input: SaveInput, now: Date): Content => ({
  kind: input.kind,
  title: { de: input.title_de, en: input.title_en ?? '' },
  text: { de: input.text_de, en: input.text_en ?? '' },
  topic: { de: input.topic_de ?? '', en: input.topic_en ?? '' },
  position: input.position ?? 0,
  published: input.published,
  validFrom: input.valid_from || null,
  validTo: input.valid_to || null,
  changedAt: now,
})
