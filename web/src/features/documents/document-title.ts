import { textsOf } from '#web/app/i18n/use-texts.ts'
import { type Match, missingTitle, titled } from '#web/app/page-title.ts'
import { documentWords, type NamedDocument } from './use-document-words.ts'

/** The `head` of a route whose loader answers a document: its name, or that it is not found. */
export function documentTitle({ match, loaderData }: { match: Match; loaderData?: NamedDocument }) {
  if (loaderData === undefined) return missingTitle(match)
  return titled(
    match.context,
    documentWords(textsOf(match.context.i18n, 'documents')).documentName(loaderData),
  )
}
