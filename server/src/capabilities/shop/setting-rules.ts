import { z } from 'zod'
import type { ShopSettingKey } from './state.ts'

const count = z.int().min(1)
/** Hits of one page the storefront is measured with. */
const longestPage = 1000
/** Without one of its parts every day or time of the shop would be written alike. */
const pattern = (...parts: readonly string[]) =>
  z
    .string()
    .refine((text) => parts.every((part) => text.includes(part)), `expected ${parts.join(', ')} in it`)
const format = z.object({
  dateFormat: pattern('DD', 'MM', 'YYYY'),
  timeFormat: pattern('HH', 'mm'),
  decimalSeparator: z.enum([',', '.']),
  thousandsSeparator: z.enum([',', '.', ' ', '\u00A0', '\u202F', "'", '\u2019', '']),
})
const separated = format.refine((each) => each.decimalSeparator !== each.thousandsSeparator, {
  message: 'one sign cannot separate both decimals and thousands',
})

/**
 * What the values of a setting have to be beyond their shape, where another value would leave pages without an answer
 * or numbers without a meaning.
 */
export const settingRules: { readonly [K in ShopSettingKey]?: z.ZodType } = {
  formats: z.object({ de: separated, en: separated }),
  prices: z.object({
    currency: z.string().regex(/^[A-Z]{3}$/, 'expected a code of three capitals such as EUR'),
  }),
  limits: z.looseObject({
    maxQuantity: count,
    maxBasketLines: count,
    maxBaskets: count,
    hitsPerPage: z.array(count.max(longestPage)).min(1),
    sortFiltersBy: z.enum(['', 'alphabetical']),
  }),
  erp: z.object({ confirmation: z.enum(['automatic', 'staff']) }),
  retention: z.record(z.string(), count),
}
