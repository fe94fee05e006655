import { z } from 'zod'

/**
 * A flag of a request: 'X' is set, '' or absent is not (specification section 7). JSON true and false are
 * taken too. Answers carry JSON booleans.
 */
export const flagIn = z
  .union([z.enum(['X', '']), z.boolean()])
  .transform((value) => value === 'X' || value === true)
  .meta({ description: "'X' for yes, '' for no" })

/** A flag that may be left out; absent means not set. */
export const optionalFlag = flagIn.optional().transform((value) => value ?? false)
