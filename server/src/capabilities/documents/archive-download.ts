import { docidIn, doctypeIn } from '@shop/contract/resources/docs'
import { z } from 'zod'
import { defineDownload } from '#server/http/downloads.ts'
import { readOriginal } from './original.ts'
import { typeName } from './head.ts'
import { findDocument } from './store.ts'
import { visibleDocumentTypes } from './visible-types.ts'

/** Download of the archived original of a document. */
export const archiveDownload = defineDownload({
  name: 'archive',
  summary:
    'The archived original of a document, as the ERP printed or received it. It may hold net prices, so it wants the permission for them.',
  produces: ['application/pdf', 'image/tiff', 'image/jpeg', 'image/png'],
  errors: ['DOCUMENT_NOT_FOUND'],
  access: { permission: 'NET_PRICES' },
  query: z.object({ doctype: doctypeIn, docid: docidIn }),
  make: async ({ doctype, docid }, { db, actor, config, fail }) => {
    const types = visibleDocumentTypes(actor)
    const document = await findDocument(db, { kunnr: actor.kunnr, doctype, docid, types })
    const original = document && (await readOriginal(document, { actor, config }))
    if (document === undefined || original === undefined) throw fail('DOCUMENT_NOT_FOUND')
    const name = `${typeName(document.doctype)}-${document.orderNumber ?? document.docid}.${original.extension}`
    return { name, mime: original.mime, content: original.content }
  },
})
