import type { Db } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'
import type { DocumentRow } from '../head.ts'
import { type Letter, composeLetter } from './compose-letter.ts'
import { renderBeside } from './render-beside.ts'
import { loadLetterSources } from './sources.ts'

/**
 * The business letter of a document.
 * @param withNetPrices decided by whoever calls, from the permission of the reader; false leaves out every amount
 */
export async function documentLetter(
  db: Db,
  document: DocumentRow,
  options: { language: Language; timeZone: string; withNetPrices: boolean },
): Promise<Letter> {
  return composeLetter(await loadLetterSources(db, document, options), options)
}

/** A letter as PDF, with the name to save it under. */
export async function letterPdf(letter: Letter): Promise<{ name: string; mime: string; content: Buffer }> {
  return {
    name: `${fileName(letter.title)}.pdf`,
    mime: 'application/pdf',
    content: await renderBeside(letter),
  }
}

/** A letter's title as the name of a file, without its ending. */
export const fileName = (title: string): string => title.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '')
