import { idIn } from '@shop/contract/ids'
import { attachmentMimes } from '@shop/contract/not-listed'
import { z } from 'zod'
import { defineDownload } from '#server/http/downloads.ts'
import { findAttachment } from './store.ts'

/** The file a customer sent with a request, for staff. */
export const requestAttachmentDownload = defineDownload({
  name: 'request-attachment',
  summary: 'The file of a request for products that are not listed.',
  produces: [...new Set(Object.values(attachmentMimes))],
  errors: ['NOT_FOUND'],
  access: { staff: 'clerk' },
  query: z.object({ request_id: idIn }),
  make: async ({ request_id: id }, { db, fail }) => {
    const file = await findAttachment(db, id)
    if (file === undefined) throw fail('NOT_FOUND')
    return file
  },
})
