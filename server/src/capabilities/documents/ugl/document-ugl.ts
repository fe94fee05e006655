import type { Db } from '#server/db/connection.ts'
import { type DocumentTypeNumber, hasUgl } from '@shop/contract/documents'
import type { DownloadFile } from '#server/http/downloads.ts'
import type { DocumentRow } from '../head.ts'
import { type LetterSources, loadLetterSources } from '../letter/sources.ts'
import { listFlow } from '../store.ts'
import { type UglVersion, dayOf, ownNumber } from './head-records.ts'
import { invoiceRecords } from './invoice-file.ts'
import { orderRecords } from './order-file.ts'
import { FormatRefusal } from '../format-refusal.ts'

interface Options {
  language: LetterSources['language']
  timeZone: string
  /** Decided by whoever calls, from the permission of the reader; false leaves out every amount. */
  withNetPrices: boolean
  version: UglVersion
  /** Types of documents the reader may know of. */
  types: DocumentTypeNumber[]
}

const invoiceKinds: Readonly<Record<number, 'RG' | 'GS'>> = { 2: 'RG', 4: 'GS' }
const offer = 5

/**
 * A document as a file of UGL, the format of craft software (version 4.0 of 16.06.2006, or 2.0): records of 200 bytes in
 * code page 850. It holds what the wholesaler has said: confirmations, offers, invoices, credit notes.
 * @throws {FormatRefusal} for other types, and where something does not fit: nothing is cut that would mean something else
 */
export async function documentUgl(db: Db, document: DocumentRow, options: Options): Promise<DownloadFile> {
  const { doctype } = document
  if (!hasUgl(doctype)) throw new FormatRefusal('TYPE')
  const invoiceKind = invoiceKinds[doctype]
  const sources = await loadLetterSources(db, document, options)
  const { version, withNetPrices } = options
  const lines = { sources, withNetPrices, parents: new Set(sources.positions.map(({ partOf }) => partOf)) }
  const records =
    invoiceKind === undefined
      ? orderRecords(doctype === offer ? 'PA' : 'AB', version, lines)
      : invoiceRecords(
          { kind: invoiceKind, version, operation: await chargedOrder(db, document, options.types) },
          lines,
        )
  return { name: uglName(document), mime: 'application/octet-stream', content: Buffer.concat(records) }
}

/** The wholesaler's number of the order that is charged, or of the invoice where it charges several or none is known. */
async function chargedOrder(db: Db, document: DocumentRow, types: DocumentTypeNumber[]): Promise<string> {
  const flow = await listFlow(db, { kunnr: document.kunnr, docid: document.docid, types })
  const orders = flow.filter(
    ({ relation, doctype }) => relation === 'predecessor' && (doctype === 1 || doctype === 6),
  )
  const [order] = orders
  return order !== undefined && orders.length === 1 ? (order.orderNumber ?? order.docid) : ownNumber(document)
}

/**
 * As the format names files to customers: B, three digits of the year after 2000, month, day, and a running number. That is
 * made of the document's own, so that several of one day can lie side by side.
 */
function uglName(document: DocumentRow): string {
  const [year = '', month = '', day = ''] = dayOf(document).split('-')
  const run = (Number(ownNumber(document).replace(/\D/g, '').slice(-9)) % 999) + 1
  return `B${String(Number(year) - 2000).padStart(3, '0')}${month}${day}.${String(run).padStart(3, '0')}`
}
