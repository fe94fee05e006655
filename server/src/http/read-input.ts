import type { FieldErrors } from '@shop/contract/answer'
import type { z } from 'zod'
import { toFieldErrors } from './fields.ts'
import { unstorableFields } from './unstorable.ts'

/** What a schema makes of what somebody sent, or which of its fields are wrong. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): { input: z.output<Schema> } | { wrong: FieldErrors } {
  const parsed = schema.safeParse(sent, { reportInput: true })
  if (!parsed.success) return { wrong: toFieldErrors(parsed.error) }
  const unstorable = unstorableFields(parsed.data)
  return Object.keys(unstorable).length > 0 ? { wrong: unstorable } : { input: parsed.data }
}
