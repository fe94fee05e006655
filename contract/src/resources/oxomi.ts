import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { several } from '../ids.ts'

/** What the portal's functions are called with besides; the portal's own names. */
const portalOptions = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

export const oxomi = defineResource('oxomi', {
  GET_PORTAL: {
    method: 'GET',
    access: 'user',
    summary: 'How the product-information portal is entered: its configuration, with a token for the day.',
    input: z.object({}),
    output: z.object({
      /** Address the portal's script comes from, without a slash at its end. */
      server: z.string(),
      portal: z.string(),
      /** A pseudonym: the portal knows the visitor again, not who he is. */
      user: z.string(),
      /** Empty where the portal is a public one. */
      token: z.string(),
      /** Parted by commas. */
      roles: z.string(),
      lang: z.enum(['de', 'en']),
      /** Languages of catalogues, the preferred one first. */
      langsDetail: z.array(z.string()),
      /** Where catalogues open: in the page, or above it. */
      render: z.enum(['page', 'overlay']),
      options: portalOptions,
    }),
    errors: ['NOT_FOUND'],
  },
  CHECK_IF_ARTICLE: {
    method: 'GET',
    access: 'guest',
    summary: 'The article number for an item of the product-information portal.',
    input: z.object({
      item_number: z.string().max(60),
      supplier_numbers: several(z.string().max(60)).optional(),
    }),
    output: z.object({ matnr: z.string() }),
    fieldCodes: { item_number: 'INVALID_MATNR' },
    errors: ['INVALID_MATNR'],
  },
})
