import type { FieldErrors } from '@shop/contract/answer'

/**
 * Fields with text that the database cannot hold: a NUL character, or half of a surrogate pair, which JSON may carry
 * and UTF-8 may not. Dotted paths as of other wrong fields.
 */
export function unstorableFields(input: unknown): FieldErrors {
  // Nearly all input is well: only of the rest are the places looked for.
  return isStorableWhole(input) ? {} : fieldsOf(input, '')
}

function isStorableWhole(input: unknown): boolean {
  if (typeof input === 'string') return isStorable(input)
  if (typeof input !== 'object' || input === null) return true
  if (Array.isArray(input)) return input.every(isStorableWhole)
  for (const key in input)
    if (!isStorable(key) || !isStorableWhole((input as Record<string, unknown>)[key])) return false
  return true
}

function fieldsOf(input: unknown, path: string): FieldErrors {
  if (typeof input === 'string') return isStorable(input) ? {} : { [path || 'payload']: 'INVALID' }
  if (typeof input !== 'object' || input === null) return {}
  const fields: FieldErrors = {}
  for (const [key, value] of Object.entries(input)) {
    const name = path === '' ? key : `${path}.${key}`
    if (isStorable(key)) Object.assign(fields, fieldsOf(value, name))
    else fields[path || 'payload'] = 'INVALID'
  }
  return fields
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
