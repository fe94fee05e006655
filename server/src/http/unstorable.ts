import type { FieldErrors } from '@shop/contract/answer'

/**
 * Fields with text that the database cannot hold: a NUL character, or half of a surrogate pair, which JSON may carry
 * and UTF-8 may not. Dotted paths as of other wrong fields.
 */
export function unstorableFields(input: unknown, path = ''): FieldErrors {
  if (typeof input === 'string') return isStorable(input) ? {} : { [path || 'payload']: 'INVALID' }
  if (typeof input !== 'object' || input === null) return {}
  const fields: FieldErrors = {}
  for (const [key, value] of Object.entries(input)) {
    const name = path === '' ? key : `${path}.${key}`
    if (isStorable(key)) Object.assign(fields, unstorableFields(value, name))
    else fields[path || 'payload'] = 'INVALID'
  }
  return fields
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
