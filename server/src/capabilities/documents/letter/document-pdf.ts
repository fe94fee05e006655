import type { Db } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'
import type { DocumentRow } from '../head.ts'
import { composeLetter } from './compose-letter.ts'
import { renderLetter } from './render-letter.ts'
import { loadLetterSources } from './sources.ts'

/**
 * The business letter of a document as PDF.
 * @param withNetPrices decided by whoever calls, from the permission of the reader; false leaves out every amount
 */
export async function documentPdf(
  db: Db,
  document: DocumentRow,
  options: { language: Language; timeZone: string; withNetPrices: boolean },
): Promise<{ name: string; content: Buffer }> {
  const letter = composeLetter(await loadLetterSources(db, document, options), options)
  const name = letter.title.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '')
  return { name: `${name}.pdf`, content: await renderLetter(letter) }
}
