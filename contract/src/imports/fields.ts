import { z } from 'zod'
import { decimalIn, nonNegativeDecimalIn, positiveDecimalIn } from '../decimal.ts'
import { flagIn } from '../flag.ts'

/** Building blocks of import rows. CSV cells arrive as text, NDJSON values as JSON; both are accepted. */
export const key = (max: number) =>
  z
    .union([z.string(), z.number().int().nonnegative()])
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1).max(max))
/** Part of a business key that may be left out; then it is empty. */
export const optionalKey = (max: number) => z.union([z.literal(''), key(max)]).default('')
export const text = (max: number) => z.string().trim().max(max)
/** The calendar begins with year 1. */
export const day = z.iso
  .date()
  .refine((value) => value >= '0001', { message: 'NOT_A_DATE' })
  .meta({ description: 'Calendar day, YYYY-MM-DD' })
export const language = z.enum(['de', 'en'])
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'ISO 4217 code' })
export const unit = z
  .string()
  .trim()
  .min(1)
  .max(6)
  .meta({ description: 'Unit of measure as shown, e.g. ST, M2, KAR, PAL, SA' })
/** An amount as it is kept: at most 13 digits before and 2 after the point; more is refused, never rounded. */
export const money = fitting(decimalIn, 13, 2)
export const nonNegativeMoney = fitting(nonNegativeDecimalIn, 13, 2)
/** A quantity as it is kept: at most 12 digits before and 3 after the point. */
export const quantity = fitting(nonNegativeDecimalIn, 12, 3)
export const positiveQuantity = fitting(positiveDecimalIn, 12, 3)
/** A percentage as it is kept: at most 4 digits before and 3 after the point. */
export const percent = fitting(decimalIn, 4, 3)
/** A rate of tax or cash discount as it is kept: at most 3 digits before and 2 after the point. */
export const rate = fitting(decimalIn, 3, 2)
/** A weight in kg or rank: at most 8 or 12 digits before the point; what is too precise is rounded. */
export const weight = fitting(nonNegativeDecimalIn, 8)
export const rank = fitting(nonNegativeDecimalIn, 12)
export const werks = key(8)
export const kunnr = key(20)
export const matnr = key(40)
/** A whole number as it is kept, in four bytes. */
export const integer = z.coerce.number().int().min(-2_147_483_648).max(2_147_483_647)
export {
  decimalIn as decimal,
  nonNegativeDecimalIn as nonNegativeDecimal,
  positiveDecimalIn as positiveDecimal,
  flagIn as flag,
}

/** A list inside a row: JSON array in NDJSON, JSON text in a CSV cell. */
export function list<T extends z.ZodType>(item: T) {
  return z.preprocess((value: JsonOr<z.input<T>[]>) => fromJsonText(value), z.array(item))
}

/** Texts per language, German first: {"de": …, "en": …}; JSON text in a CSV cell. */
export function texts<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (value: JsonOr<{ de: z.input<T>; en?: z.input<T> }>) => fromJsonText(value),
    z.object({ de: item, en: item.optional() }),
  )
}

/** Texts in one of the languages or both; JSON text in a CSV cell. */
export function someTexts<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (value: JsonOr<{ de?: z.input<T>; en?: z.input<T> }>) => fromJsonText(value),
    z
      .object({ de: item.optional(), en: item.optional() })
      .refine(({ de, en }) => de !== undefined || en !== undefined, { message: 'REQUIRED' }),
  )
}

/** What a sender may write for a nested value: the value itself (NDJSON), or its JSON text (CSV). */
type JsonOr<Value> = Value | string

function fromJsonText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function fitting(decimal: typeof decimalIn, whole: number, fraction = Infinity) {
  return decimal
    .refine((value) => digits(value)[0] <= whole, { message: 'TOO_LARGE' })
    .refine((value) => digits(value)[1] <= fraction, { message: 'TOO_PRECISE' })
}

/** How many digits stand before and behind the point. */
function digits(decimal: string): [whole: number, fraction: number] {
  const [whole = '', part = ''] = decimal.replace('-', '').split('.')
  return [whole.length, part.length]
}

/** Every row may carry it: 'X' removes the record with this business key instead of writing it. */
export const deletable = { delete: flagIn.optional() }
