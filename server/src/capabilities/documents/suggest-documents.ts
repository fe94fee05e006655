import { type DocumentTypeNumber, documentTypes } from '@shop/contract/documents'
import { beginning, holding, holdingInAnyCase } from '#server/db/like.ts'
import { statement } from '#server/db/statement.ts'
import type { Context } from '#server/http/context.ts'
import { visibleDocumentTypes } from './visible-types.ts'

type Row = {
  doctype: DocumentTypeNumber
  docid: string
  orderNumber: string | null
  kommission: string
  createDate: string
}

const most = 3
const shortest = 3
/** Signs from which on they may stand within a number, as articles' numbers are found. */
const shortestInside = 4

const documentsLike = statement<
  Row,
  [
    kunnr: string,
    types: DocumentTypeNumber[],
    begins: string,
    reference: string,
    inside: string,
    most: number,
  ]
>(
  'suggested_documents',
  `select doctype, docid, order_number as "orderNumber", kommission, create_date::text as "createDate"
   from documents
   where kunnr = $1 and doctype = any($2) and (docid like $5 or order_number like $5 or kommission ~* $4)
   order by docid like $3 or coalesce(order_number like $3, false) or kommission ~* $4 desc, create_date desc, docid desc
   limit $6`,
)

/**
 * The newest documents somebody may see whose number begins as typed, or whose reference holds it; behind them those
 * with the signs within their number, for half of one is what is left on a slip.
 */
export async function suggestDocuments({ db, actor }: Context, typed: string) {
  const types = visibleDocumentTypes(actor)
  if (actor.kunnr === '' || types.length === 0 || typed.length < shortest) return []
  const [begins, holds] = [beginning(typed), holding(typed)]
  const inside = typed.length < shortestInside ? begins : holds
  const rows = await documentsLike(db, actor.kunnr, types, begins, holdingInAnyCase(typed), inside, most)
  return rows.map(({ doctype, docid, orderNumber, kommission, createDate }) => ({
    type: documentTypes[doctype],
    doctype,
    docid,
    number: orderNumber ?? docid,
    kommission,
    createDate,
  }))
}
