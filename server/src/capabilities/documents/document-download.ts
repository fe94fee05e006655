import { z } from 'zod'
import { defineDownload } from '#server/http/downloads.ts'
import { netVisible } from '../prices/public.ts'
import { documentCsv } from './document-csv.ts'
import { letterTitle } from './letter/compose-letter.ts'
import { documentLetter, fileName, letterPdf } from './letter/document-pdf.ts'
import { findDocument, listPositions } from './store.ts'
import { visibleDocumentTypes } from './visible-types.ts'

/** Download of one document; the formats of craft software follow with their own issue. */
export const documentDownload = defineDownload({
  name: 'document',
  summary:
    'A document as letter (PDF) or table (CSV); without the permission for net prices it holds no amount. The UGL formats answer NOT_IMPLEMENTED.',
  produces: ['application/pdf', 'text/csv'],
  errors: ['DOCUMENT_NOT_FOUND', 'NOT_IMPLEMENTED'],
  notYet: ['UGL_V2', 'UGL_V4'],
  access: 'user',
  query: z.object({
    doctype: z.coerce.number().int().min(1).max(99),
    docid: z.string().min(1).max(40),
    format: z.enum(['PDF', 'CSV', 'UGL_V2', 'UGL_V4']),
  }),
  make: async ({ doctype, docid, format }, { db, actor, language, config, fail }) => {
    const types = visibleDocumentTypes(actor)
    const document = await findDocument(db, { kunnr: actor.kunnr, doctype, docid, types })
    if (document === undefined) throw fail('DOCUMENT_NOT_FOUND')
    const withNetPrices = netVisible(actor)
    if (format === 'PDF') {
      const { timeZone } = config
      return letterPdf(await documentLetter(db, document, { language, timeZone, withNetPrices }))
    }
    if (format !== 'CSV') throw fail('NOT_IMPLEMENTED')
    const positions = await listPositions(db, document.docid)
    return {
      name: `${fileName(letterTitle(document, language))}.csv`,
      mime: 'text/csv; charset=utf-8',
      content: documentCsv(document, positions, { language, withNetPrices }),
    }
  },
})
