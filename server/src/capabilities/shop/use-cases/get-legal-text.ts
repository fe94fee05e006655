import type { misc } from '@shop/contract/resources/misc'
import type { UseCase } from '#server/http/context.ts'
import { readSettings } from '../store.ts'

/** GET_LEGAL_TEXT */
export const getLegalText: UseCase<typeof misc, 'GET_LEGAL_TEXT'> = async (input, { db, language }) => {
  const { legal } = await readSettings(db, 'legal')
  const text = legal[input.kind]
  return { ...text[language], version: text.version }
}
