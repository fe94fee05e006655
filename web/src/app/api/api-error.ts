import { createSerializationAdapter } from '@tanstack/react-router'

/** What an answer other than OK says. `fields` maps wire field names to codes, for answers with the validator flag. */
export interface Refusal {
  code: string
  /** In the visitor's language, from the server; a fallback where the shop has no words of its own for the code. */
  message: string
  fields: Record<string, string>
  /** What came beside the code, by the names of the contract: the current state, differences. */
  data?: Readonly<Record<string, unknown>>
}

/**
 * Codes the client itself raises beside the server's: no connection, an answer it cannot read, a newer shop than the
 * page, a browser that keeps no cookies.
 */
export type ClientCode = 'OFFLINE' | 'UNEXPECTED_ANSWER' | 'UPDATED' | 'COOKIES_REFUSED'

/** A refused or failed call. Screens switch on `code`; forms read `fields`. */
export class ApiError extends Error {
  readonly code: string
  readonly fields: Record<string, string>
  readonly data: Readonly<Record<string, unknown>>

  constructor({ code, message, fields, data = {} }: Refusal) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.fields = fields
    this.data = data
  }
}

/** True for an ApiError with one of these codes, or any ApiError when none is named. */
export function isRefusal(error: unknown, ...codes: string[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code))
}

/** Lets the error of a failed loader travel from the server's rendering to the browser. */
export const apiErrorAdapter = createSerializationAdapter({
  key: 'api-error',
  test: (value: unknown): value is ApiError => value instanceof ApiError,
  toSerializable: ({ code, message, fields }): Omit<Refusal, 'data'> => ({ code, message, fields }),
  fromSerializable: (refusal: Refusal) => new ApiError(refusal),
})
