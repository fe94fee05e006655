import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'

const stood = new Set<string>()

/**
 * For parts of a screen that are drawn in pieces: where Back leads to a page that has stood on screen as a whole, they are
 * drawn at once, for its place and focus are found again. Known by the entry of the browser's history, for as long as
 * the page is not loaded anew.
 * @param part tells the parts of a screen apart
 */
export function useStoodWhole(part: string): { hasStood: boolean; note: () => void } {
  const { history } = useRouter()
  // As it is drawn first: later it is that of the next page, once a link has been followed.
  const [entry] = useState(useLocation({ select: ({ state }) => state.key ?? '' }))
  // The location of a page that the server has drawn has no entry yet; the browser's has.
  const note = useCallback(
    () => void stood.add(`${part} ${entry || (history.location.state.key ?? '')}`),
    [part, entry, history],
  )
  return { hasStood: entry !== '' && stood.has(`${part} ${entry}`), note }
}
