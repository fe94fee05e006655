import { z } from 'zod'

/** An id the shop gave (basket, list, line): a whole number, as text or number; text inside. */
export const idIn = z
  .union([z.string().regex(/^\d{1,18}$/), z.number().int().positive()])
  .transform(String)
  .meta({ description: 'Id, a whole number as text or number' })
export const idOut = z.string()

/** An article number as people send it: trimmed, 1 to 40 characters. */
export const matnrIn = z
  .union([z.string(), z.number().int().nonnegative()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1).max(40))

/** A number of somebody else, a supplier or his article: trimmed, perhaps empty. */
export const numberTextIn = (max: number) =>
  z
    .union([z.string(), z.number().int().nonnegative()])
    .transform((value) => String(value).trim())
    .pipe(z.string().max(max))

/**
 * An article number among many in one call: one that no article can have, empty or too long for it, spoils nothing but its
 * own line.
 */
export const lineMatnrIn = z
  .union([z.string().max(200), z.number()])
  .transform((value) => String(value).trim())

/** A unit of a line among many, in any words; left out or empty the one the article is sold in. */
export const lineUnitIn = z
  .string()
  .max(40)
  .optional()
  .transform((unit) => unit?.trim() || undefined)

/** A whole number from a query string or a JSON body. */
export const wholeIn = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,9}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max))

/** A query parameter that may be left out, or be there with nothing behind its name. */
export const optionalQuery = <T extends z.ZodType>(value: T) =>
  z.union([value, z.literal('').transform(() => undefined)]).optional()

/** A query parameter that may stand once or several times. A union infers either shape; what comes out is always a list. */
export const several = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), item.transform((value) => [value])]) as unknown as z.ZodType<
    z.output<T>[],
    z.input<T>[] | z.input<T>
  >

export const dayOut = z.iso.date()
export const dayIn = z.iso.date()
export const momentOut = z.iso.datetime({ offset: true })
export const momentIn = z.iso.datetime({ offset: true })
