import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { deleteSynonym as remove } from '../../catalogue/public.ts'

/** DELETE_SYNONYM: an entry somebody else has changed since it was shown stays. */
export const deleteSynonym: UseCase<typeof staff, 'DELETE_SYNONYM'> = async (input, context) => {
  const { word, language, old_synonyms: synonyms, old_one_way: oneWay } = input
  const shown = {
    word,
    language,
    ...(synonyms !== undefined && { synonyms }),
    ...(oneWay !== undefined && { oneWay }),
  }
  const done = await remove(context.db, shown)
  if (done !== 'deleted') throw context.fail(done === 'none' ? 'NOT_FOUND' : 'CHANGED_MEANWHILE')
  await audit(context.db, context, { action: 'delete-synonym', object: `${input.word} (${input.language})` })
  return {}
}
