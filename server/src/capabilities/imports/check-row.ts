import {
  type ImportKey,
  type ImportKind,
  type ImportRow,
  importKeys,
  importKindNames,
  importKinds,
} from '@shop/contract/imports/kinds'
import { z } from 'zod'
import { toFieldErrors } from '#server/http/fields.ts'
import { unstorableFields } from '#server/http/unstorable.ts'
import type { BatchProblem } from '#server/db/batch.ts'
import { excerpt } from './readers/row.ts'

/** A row that fits the schema of its kind: a record to write, the key of one to remove, or what is wrong with it. */
export type CheckedRow<K extends ImportKind> =
  | { write: ImportRow<K> }
  | { remove: ImportKey<K> }
  | { problems: Omit<BatchProblem, 'row'>[] }

const deletions = new Map(importKindNames.map((kind) => [kind, keySchema(kind)]))

function keySchema(kind: ImportKind): z.ZodType {
  const shape: Record<string, z.ZodType> = importKinds[kind].shape
  return z.object(Object.fromEntries(importKeys[kind].map((field) => [field, shape[field] ?? z.never()])))
}

/**
 * Checks a row against the schema of its kind; of a row to delete only the business key counts. Programs write null where
 * they have nothing: such a field is one left out.
 */
export function checkRow<K extends ImportKind>(kind: K, given: Record<string, unknown>): CheckedRow<K> {
  const value = withoutNulls(given)
  const isDeletion = value['delete'] === 'X' || value['delete'] === true
  const schema = isDeletion ? deletions.get(kind) : importKinds[kind]
  const parsed = schema?.safeParse(value, { reportInput: true })
  // A NUL would be refused by the database with the whole row, and in a report with the whole import.
  const fields = parsed?.success ? unstorableFields(parsed.data) : parsed ? toFieldErrors(parsed.error) : {}
  if (parsed?.success && Object.keys(fields).length === 0)
    return isDeletion ? { remove: parsed.data as ImportKey<K> } : { write: parsed.data as ImportRow<K> }
  return {
    problems: Object.entries(fields).map(([field, reason]) => ({
      field,
      reason,
      value: foundAt(value, field),
    })),
  }
}

/** The same row where it has no null, which is most of them. A null within a list stays, and is refused there. */
function withoutNulls(row: Record<string, unknown>): Record<string, unknown> {
  return hasNull(row) ? (leftOf(row) as Record<string, unknown>) : row
}

const hasNull = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).some(hasNull))

function leftOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leftOf)
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value).filter(([, given]) => given !== null)
  return Object.fromEntries(filled.map(([field, given]) => [field, leftOf(given)]))
}

/** Business key of a row for reports and for telling rows apart, from whatever its fields hold. */
export function keyOf(kind: ImportKind, value: object): string {
  const fields = new Map<string, unknown>(Object.entries(value))
  return importKeys[kind]
    .map((field) => shown(fields.get(field)) ?? '')
    .join(' ')
    .trimEnd()
}

/** Fields of a row that its kind does not have. */
export function unknownFields(kind: ImportKind, value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((field) => !Object.hasOwn(importKinds[kind].shape, field))
}

function foundAt(value: unknown, path: string): string | undefined {
  let found = value
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string, unknown>)[step]
  }
  return shown(found)
}

function shown(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return excerpt(typeof value === 'string' ? value : JSON.stringify(value))
}
