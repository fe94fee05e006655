import type { FieldErrors } from '@shop/contract/answer'

/** Fields with a NUL character, which no text of the database can hold; dotted paths as of other wrong fields. */
export function unstorableFields(input: unknown, path = ''): FieldErrors {
  if (typeof input === 'string') return input.includes('\0') ? { [path || 'payload']: 'INVALID' } : {}
  if (typeof input !== 'object' || input === null) return {}
  const fields: FieldErrors = {}
  for (const [key, value] of Object.entries(input)) {
    Object.assign(fields, unstorableFields(value, path === '' ? key : `${path}.${key}`))
  }
  return fields
}
