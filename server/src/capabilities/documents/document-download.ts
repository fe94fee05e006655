import { z } from 'zod'
import { defineDownload } from '#server/http/downloads.ts'
import { netVisible } from '../prices/public.ts'
import { documentCsv } from './document-csv.ts'
import { letterTitle } from './letter/compose-letter.ts'
import { documentLetter, fileName, letterPdf } from './letter/document-pdf.ts'
import { documentXrechnung } from './xrechnung/document-xrechnung.ts'
import { documentUgl } from './ugl/document-ugl.ts'
import { FormatRefusal } from './format-refusal.ts'
import { findDocument, listPositions } from './store.ts'
import { visibleDocumentTypes } from './visible-types.ts'

/** Download of one document: to read, to calculate with, or for craft software. */
export const documentDownload = defineDownload({
  name: 'document',
  summary:
    'A document as letter (PDF), table (CSV) or for craft software (UGL 2.0 and 4.0: confirmations, offers, invoices, credit notes), or as electronic invoice (XRECHNUNG: version 3.0 in CII; invoices, credit notes); without the permission for net prices it holds no amount.',
  produces: ['application/pdf', 'text/csv', 'application/octet-stream', 'application/xml'],
  errors: ['DOCUMENT_NOT_FOUND', 'NOT_IN_THIS_FORMAT'],
  access: 'user',
  query: z.object({
    doctype: z.coerce.number().int().min(1).max(99),
    docid: z.string().min(1).max(40),
    format: z.enum(['PDF', 'CSV', 'UGL_V2', 'UGL_V4', 'XRECHNUNG']),
  }),
  make: async ({ doctype, docid, format }, { db, actor, language, config, fail }) => {
    const types = visibleDocumentTypes(actor)
    const document = await findDocument(db, { kunnr: actor.kunnr, doctype, docid, types })
    if (document === undefined) throw fail('DOCUMENT_NOT_FOUND')
    const withNetPrices = netVisible(actor)
    const options = { language, timeZone: config.timeZone, withNetPrices }
    if (format === 'PDF') return letterPdf(await documentLetter(db, document, options))
    if (format !== 'CSV') {
      try {
        if (format === 'XRECHNUNG') return await documentXrechnung(db, document, options)
        const version = format === 'UGL_V2' ? '02.00' : '04.00'
        return await documentUgl(db, document, { ...options, version, types })
      } catch (error) {
        if (!(error instanceof FormatRefusal)) throw error
        throw fail('NOT_IN_THIS_FORMAT', { fault: error.fault, value: error.value })
      }
    }
    const positions = await listPositions(db, document.docid)
    return {
      name: `${fileName(letterTitle(document, language))}.csv`,
      mime: 'text/csv; charset=utf-8',
      content: documentCsv(document, positions, { language, withNetPrices }),
    }
  },
})
