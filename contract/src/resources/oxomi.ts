import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { several } from '../ids.ts'

export const oxomi = defineResource('oxomi', {
  CHECK_IF_ARTICLE: {
    method: 'GET',
    access: 'guest',
    summary: 'The article number for an item of the product-information portal.',
    input: z.object({
      item_number: z.string().max(60),
      supplier_numbers: several(z.string().max(60)).optional(),
    }),
    output: z.object({ matnr: z.string() }),
    errors: ['INVALID_MATNR'],
  },
})
