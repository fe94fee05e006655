import type { Code } from './codes.ts'

/** Codes of single fields, used with a WARNING that carries the validator flag. */
export const fieldCodes = [
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
  'TOO_SHORT',
  'NOT_A_DECIMAL',
  'NOT_POSITIVE',
  'NEGATIVE',
  'TOO_PRECISE',
  'NOT_A_DATE',
  'NOT_AN_EMAIL',
  'NOT_A_STEP',
  'TOO_LARGE',
  'UNKNOWN_VALUE',
  'PASSWORD_NO_LETTER',
  'PASSWORD_NO_UPPER_AND_LOWER',
  'PASSWORD_NO_DIGIT',
  'PASSWORD_NO_SPECIAL',
  'PASSWORD_UNSUPPORTED',
  'PASSWORD_COMMON',
  'PASSWORDS_DIFFER',
  'PASSWORD_WRONG',
  'PASSWORD_RECENTLY_USED',
  'ALREADY_TAKEN',
  'DATE_TOO_EARLY',
  'DATE_TOO_LATE',
  'DATE_NOT_OPEN',
  'BARCODE_UNSUPPORTED',
] as const
export type FieldCode = (typeof fieldCodes)[number]

/** Field name (dotted path for nested ones, "articles.3.quantity") to what is wrong with it. */
export type FieldErrors = Record<string, FieldCode>

/** The envelope of every answer; the event's data stands beside status, code and message. */
export type Answer<Data> =
  | ({ status: 'OK'; code: ''; message: string } & Data)
  | ({ status: 'ERROR'; code: Code; message: string } & Record<string, unknown>)
  | { status: 'WARNING'; code: 'INVALID_PARAMS'; message: string; validator: 'X'; fields: FieldErrors }
