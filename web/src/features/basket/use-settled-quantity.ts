import { compare } from '@shop/contract/exact'
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

/** Long enough to press plus a few times, short enough not to be waited for. */
const pause = 600

/**
 * The quantity of a line while it is changed: each change shows at once, and the last one is saved after a moment, by
 * Enter, or when the line is left in any way: by focus, by another page, by closing. An empty field saves nothing, and
 * shows what is saved once it is left; a line is taken out by its own button. `leave` belongs to `onBlur` of what holds the field and its buttons.
 * @param save gets the quantity, and what `line` was when it was begun to be changed: another may come meanwhile
 */
export function useSettledQuantity<Line>(
  saved: string,
  line: Line,
  save: (quantity: string, begunOn: Line) => void,
) {
  const [draft, setDraft] = useState<{ quantity: string; line: Line }>()
  const change = (quantity: string) => setDraft((before) => ({ quantity, line: before?.line ?? line }))

  function settle(quantity: string) {
    setDraft(undefined)
    if (compare(quantity, '0') > 0 && quantity !== saved) save(quantity, draft?.line ?? line)
  }
  function settleNow() {
    if (draft !== undefined && compare(draft.quantity, '0') > 0) settle(draft.quantity)
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
    if (!currentTarget.contains(relatedTarget) && draft !== undefined) settle(draft.quantity)
  }

  return { quantity: draft?.quantity ?? saved, change, settle, leave }
}
