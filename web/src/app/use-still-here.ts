import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * For writes that lead on to another page: whoever has gone elsewhere before they are answered stays there, with what he
 * does there.
 * @returns whether the page where the part was drawn first is still the one on screen
 */
export function useStillHere(): () => boolean {
  const router = useRouter()
  const [pathname] = useState(useLocation({ select: (location) => location.pathname }))
  return () => router.latestLocation.pathname === pathname
}
