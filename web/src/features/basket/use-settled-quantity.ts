import { compare } from '@shop/contract/exact'
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

/** Long enough to press plus a few times, short enough not to be waited for. */
const pause = 600

/**
 * The quantity of a line while it is changed: each change shows at once, and the last one is saved after a moment, by
 * Enter, or when the line is left in any way: by focus, by another page, by closing. An empty field saves nothing, and
 * shows what is saved once it is left; a line is taken out by its own button. `leave` belongs to `onBlur` of what holds the field and its buttons.
 */
export function useSettledQuantity(saved: string, save: (quantity: string) => void) {
  const [draft, setDraft] = useState<string>()

  function settle(quantity: string) {
    setDraft(undefined)
    if (compare(quantity, '0') > 0 && quantity !== saved) save(quantity)
  }
  function settleNow() {
    if (draft !== undefined && compare(draft, '0') > 0) settle(draft)
  }
  const settleDraft = useEffectEvent(settleNow)

  useEffect(() => {
    if (draft === undefined) return undefined
    const timer = setTimeout(() => settleDraft(), pause)
    return () => clearTimeout(timer)
  }, [draft])

  useEffect(() => {
    const leavePage = () => settleDraft()
    addEventListener('pagehide', leavePage)
    return () => {
      removeEventListener('pagehide', leavePage)
      settleDraft()
    }
  }, [])

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget) && draft !== undefined) settle(draft)
  }

  return { quantity: draft ?? saved, change: setDraft, settle, leave }
}
