import { DrizzleQueryError } from 'drizzle-orm'

/**
 * What an error says, without the values a failed statement was given: they are customers' names, prices, mails with
 * their links, and hashes of passwords, and belong into neither log nor terminal.
 */
export const wordsOf = (error: Error): string =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown }

/**
 * An error as the log keeps it: what it is, says and was caused by, and where. PostgreSQL's `detail` is left out, for
 * it quotes rows.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack = '', cause } = error
  const { code, constraint, table, column } = error as Error & Record<string, unknown>
  const words = wordsOf(error)
  return {
    type: name === 'Error' ? error.constructor.name : name,
    message: words,
    stack: stack.replace(message, () => words),
    ...Object.fromEntries(
      Object.entries({ code, constraint, table, column }).filter(([, value]) => value !== undefined),
    ),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}
