import { type FieldCode, type FieldErrors, fieldCodes } from '@shop/contract/answer'
import type { z } from 'zod'

const known = new Set<string>(fieldCodes)
type Issue = z.core.$ZodIssue

/** The contract's field codes for what a schema found wrong; the first problem of a field counts. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    for (const { path, code } of codesOf(issue)) fields[path.map(String).join('.') || 'payload'] ??= code
  }
  return fields
}

function codesOf(issue: Issue): { path: PropertyKey[]; code: FieldCode }[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key], code: 'UNKNOWN_VALUE' as const }))
  return [{ path: [...issue.path], code: codeOf(issue) }]
}

function codeOf(issue: Issue): FieldCode {
  if (known.has(issue.message)) return issue.message as FieldCode
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'REQUIRED' : 'INVALID'
    case 'too_big':
      return issue.origin === 'string' ? 'TOO_LONG' : 'TOO_LARGE'
    case 'too_small':
      return issue.origin === 'string' ? (issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT') : 'INVALID'
    case 'invalid_format':
      return issue.format === 'email' ? 'NOT_AN_EMAIL' : issue.format === 'date' ? 'NOT_A_DATE' : 'INVALID'
    case 'invalid_value':
      return 'UNKNOWN_VALUE'
    case 'invalid_union':
      return issue.input === undefined ? 'REQUIRED' : codeOfUnion(issue)
    default:
      return 'INVALID'
  }
}

/** Of a union the option that came furthest tells most. */
function codeOfUnion(issue: Extract<Issue, { code: 'invalid_union' }>): FieldCode {
  for (const option of issue.errors) {
    const first = option[0]
    if (first !== undefined && first.code !== 'invalid_type') return codeOf(first)
  }
  return 'INVALID'
}
