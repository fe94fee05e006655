import { postQuery } from '#web/app/api/queries.ts'

/** What a link may be refused with; the screen says it in its place. */
export const tokenCodes = [
  'RESET_TOKEN_MISSING',
  'RESET_TOKEN_INVALID',
  'RESET_TOKEN_EXPIRED',
  'INITIAL_USER',
  'TOO_MANY_ATTEMPTS',
] as const

/** Whose link it is. */
export const tokenQuery = (token: string) => postQuery('password', 'CHECK_TOKEN', { token })
