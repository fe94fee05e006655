import { wordsOf } from './logged-error.ts'

/** Why a start or a command failed, in words: the error's message, and those of its causes that say more. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A name of several addresses fails once for each of them, in an error without words of its own.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ')
  const cause = error.cause === undefined ? '' : reasonOf(error.cause)
  const words = wordsOf(error)
  return words.includes(cause) ? words : `${words}: ${cause}`
}
