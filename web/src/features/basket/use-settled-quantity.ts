import { compare } from '@shop/contract/exact'
import { useEffect, useEffectEvent, useState } from 'react'

/** Long enough to press plus a few times, short enough not to be waited for. */
const pause = 600

/**
 * The quantity of a line while it is changed: each change shows at once, and the last one is saved after a moment or
 * by Enter. An empty field saves nothing; a line is taken out by its own button.
 */
export function useSettledQuantity(saved: string, save: (quantity: string) => void) {
  const [draft, setDraft] = useState<string>()
  const send = useEffectEvent((quantity: string) => {
    setDraft(undefined)
    if (compare(quantity, '0') > 0 && quantity !== saved) save(quantity)
  })

  useEffect(() => {
    if (draft === undefined) return undefined
    const timer = setTimeout(() => {
      if (compare(draft, '0') > 0) send(draft)
    }, pause)
    return () => clearTimeout(timer)
  }, [draft])

  function settle(quantity: string) {
    setDraft(undefined)
    if (compare(quantity, '0') > 0 && quantity !== saved) save(quantity)
  }

  return { quantity: draft ?? saved, change: setDraft, settle }
}
