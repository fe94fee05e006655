import { z } from 'zod'
import { idIn, wholeIn } from '@shop/contract/ids'
import { defineDownload } from '#server/http/downloads.ts'
import { findFile } from './store.ts'

/** A file of a mail, for staff. */
export const mailDownload = defineDownload({
  name: 'mail',
  summary: 'A file of a mail of the shop.',
  produces: ['application/pdf'],
  errors: ['NOT_FOUND'],
  access: { staff: 'clerk' },
  query: z.object({ mail_id: idIn, index: wholeIn(0, 100) }),
  make: async ({ mail_id: mailId, index }, { db, fail }) => {
    const file = await findFile(db, mailId, index)
    if (file === undefined) throw fail('NOT_FOUND')
    return file
  },
})
