import type { QueryClient } from '@tanstack/react-query'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'

/** Where a write was refused because its list is gone, the lists on screen are fetched anew: what is told has to be seen. */
export function refreshIfGone(client: QueryClient, error: Error): void {
  if (isRefusal(error, 'LIST_NOT_FOUND')) void invalidate(client, 'lists')
}
