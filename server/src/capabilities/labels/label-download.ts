import { wholeIn } from '@shop/contract/ids'
import { barcodeTypes, labelSheetNames } from '@shop/contract/labels'
import { z } from 'zod'
import { defineDownload } from '#server/http/downloads.ts'
import { InvalidFields } from '#server/http/refusal.ts'
import { labelOwner } from './label-owner.ts'
import { makeLabels } from './make-labels.ts'
import { printProblems } from './print-plan.ts'
import { listLabels } from './store.ts'

/** The collected labels as PDF; PRINT_LABELS names the address. */
export const labelDownload = defineDownload({
  name: 'labels',
  summary: 'The sheet of labels of the user, from the named field of the first sheet on.',
  produces: ['application/pdf'],
  errors: ['LABELS_EMPTY'],
  access: 'user',
  query: z.object({
    sheet: z.enum(labelSheetNames),
    barcode_type: z.enum(barcodeTypes),
    start_row: wholeIn(1, 99),
    start_column: wholeIn(1, 99),
  }),
  make: async (print, context) => {
    const { actor, fail } = context
    const rows = await listLabels(context, labelOwner(actor))
    if (rows.length === 0) throw fail('LABELS_EMPTY')
    const problems = printProblems(print, rows)
    if (Object.keys(problems).length > 0) throw new InvalidFields(problems)
    return makeLabels(rows, print, context)
  },
})
