import { createHash } from 'node:crypto'

/** Stands in a printed setting beside its fields, and tells in which state it was printed. */
export const seenField = '$seen'

/** A setting as it is printed: with the mark of its state. */
export const withMark = (value: object): object => ({ [seenField]: markOf(value), ...value })

/**
 * Takes the mark out of what was read from a file. Without one the file was not made from a printed setting, or is meant
 * to be written whatever stands there.
 */
export function takeMark(given: unknown): { seen: unknown; value: unknown } {
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, seenField))
    return { seen: undefined, value: given }
  const { [seenField]: seen, ...value } = given as Record<string, unknown>
  return { seen, value }
}

/** Tells states of a setting apart, whatever the order of its fields: the database has one of its own. */
export const markOf = (value: object): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(value)))
    .digest('hex')
    .slice(0, 16)

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}

/** Signs of an old or new value that are told; of a legal text its beginning is enough to know it. */
const most = 120

/** What a written setting changes, a line for each field that is another one, in the way "name: old → new". */
export function changesBetween(before: unknown, after: unknown, place = ''): string[] {
  if (isObject(before) && isObject(after)) {
    const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    return fields.flatMap((field) =>
      changesBetween(before[field], after[field], place === '' ? field : `${place}.${field}`),
    )
  }
  const [old, now] = [textOf(before), textOf(after)]
  return old === now ? [] : [`${place}: ${shortened(old)} → ${shortened(now)}`]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(inOrder(value)))

const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text)
