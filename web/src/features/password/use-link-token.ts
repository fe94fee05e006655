import { useHydrated, useLocation } from '@tanstack/react-router'

/**
 * The token of the link the page was opened with; undefined until the browser has read it. It stands behind the sign
 * that is not sent to servers, so the first HTML cannot know it.
 */
export function useLinkToken(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const isHydrated = useHydrated()
  return isHydrated ? (new URLSearchParams(hash).get('token') ?? '') : undefined
}
