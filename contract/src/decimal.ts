import { z } from 'zod'

/**
 * A decimal number as text, canonical: no exponent, no leading zeros, no trailing zeros after the point,
 * never "-0". Money, quantities and percentages travel as such texts and are calculated with big.js;
 * floating point never touches them.
 */
export type Decimal = string

const plain = /^-?\d{1,15}(\.\d{1,9})?$/

/** Brings "007.50", "7.5" or 7.5 to the canonical text "7.5"; undefined when it is no plain decimal number. */
export function toDecimal(value: string | number): Decimal | undefined {
  const text = typeof value === 'number' ? numberText(value) : value.trim()
  if (text === undefined || !plain.test(text)) return undefined
  const negative = text.startsWith('-')
  const [whole = '', fraction = ''] = (negative ? text.slice(1) : text).split('.')
  const head = whole.replace(/^0+(?=\d)/, '')
  const tail = fraction.replace(/0+$/, '')
  const digits = tail === '' ? head : `${head}.${tail}`
  return negative && digits !== '0' ? `-${digits}` : digits
}

function numberText(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined
  const text = String(value)
  return text.includes('e') ? undefined : text
}

/** Wire schema: a decimal string, or a JSON number for convenience, read as the canonical text. */
export const decimalIn = z
  .union([z.string().max(30), z.number()])
  .transform((value, context): Decimal => {
    const decimal = toDecimal(value)
    if (decimal !== undefined) return decimal
    context.issues.push({ code: 'custom', message: 'NOT_A_DECIMAL', input: value })
    return z.NEVER
  })
  .meta({ description: 'Decimal number with a point, as text or number, e.g. "12.5"' })

/** As decimalIn, greater than zero. */
export const positiveDecimalIn = decimalIn.refine((value) => !value.startsWith('-') && value !== '0', {
  message: 'NOT_POSITIVE',
})

/** As positiveDecimalIn, of a line among many: null for what is no such number, so that it spoils nothing but its own line. */
export const lineQuantityIn = z
  .union([z.string().max(200), z.number()])
  .transform((value): Decimal | null => positiveDecimalIn.safeParse(value).data ?? null)
  .meta({ description: 'Decimal number above zero with a point, as text or number, e.g. "12.5"' })

/** As decimalIn, zero or more. */
export const nonNegativeDecimalIn = decimalIn.refine((value) => !value.startsWith('-'), {
  message: 'NEGATIVE',
})

/** Answer schema: a canonical decimal text. */
export const decimalOut = z.string().meta({ description: 'Decimal number as text, e.g. "12.5"' })
