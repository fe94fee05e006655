import { isRefusal } from '#web/app/api/api-error.ts'
import type { Input } from '#web/app/api/resources.ts'

export type LoginInput = Input<'session', 'LOGIN'>

/** What the form says itself, beside its fields. */
export const handledLoginCodes = [
  'COOKIES_REFUSED',
  'INVALID_CREDENTIALS',
  'USER_LOCKED',
  'CUSTOMER_LOCKED',
  'INITIAL_PASSWORD',
  'INITIAL_PASSWORD_EXPIRED',
  'PASSWORD_RECENTLY_USED',
  'TOO_MANY_ATTEMPTS',
  'INVALID_PARAMS',
] as const

/** An initial password must be replaced while signing in (specification section 5). */
export function needsNewPassword(error: Error | null): boolean {
  return isRefusal(error, 'INITIAL_PASSWORD')
}
