import { isRefusal } from '#web/app/api/api-error.ts'
import type { Input } from '#web/app/api/resources.ts'

export type LoginInput = Input<'session', 'LOGIN'>

/** An initial password must be replaced while signing in (specification section 5). */
export function needsNewPassword(error: Error | null): boolean {
  return isRefusal(error, 'INITIAL_PASSWORD')
}
