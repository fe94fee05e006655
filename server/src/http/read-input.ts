import type { FieldErrors } from '@shop/contract/answer'
import type { z } from 'zod'
import { toFieldErrors } from './fields.ts'
import { unstorableFields } from './unstorable.ts'

/** Entries of a list or table in one field; no schema takes as many. */
const mostEntries = 1000

/**
 * What a schema makes of what somebody sent, or which of its fields are wrong. Of a list beyond all measure no entry is
 * looked at: each wrong one would be named, and half a million of them keep everybody waiting.
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): { input: z.output<Schema> } | { wrong: FieldErrors } {
  const oversized = oversizedFields(sent)
  if (Object.keys(oversized).length > 0) return { wrong: oversized }
  const parsed = schema.safeParse(sent, { reportInput: true })
  if (!parsed.success) return { wrong: toFieldErrors(parsed.error) }
  const unstorable = unstorableFields(parsed.data)
  return Object.keys(unstorable).length > 0 ? { wrong: unstorable } : { input: parsed.data }
}

function oversizedFields(sent: unknown): FieldErrors {
  const fields: FieldErrors = {}
  if (typeof sent !== 'object' || sent === null) return fields
  for (const [field, value] of Object.entries(sent)) {
    if (sizeOf(value) > mostEntries) fields[field] = 'TOO_LARGE'
  }
  return fields
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Array.isArray(value) ? value.length : Object.keys(value).length
}
