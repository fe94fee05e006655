import type { QueryClient } from '@tanstack/react-query'

/**
 * Sends a write unless the same one is under way. While a page is busy a second press is handled before the button is
 * drawn as busy: the write would be sent twice.
 */
export function unlessPending(client: QueryClient, mutationKey: readonly unknown[], send: () => void): void {
  if (client.isMutating({ mutationKey }) === 0) send()
}
