import { useEffect } from 'react'
import { isShopWell } from '../missing-script.ts'

/** In milliseconds. */
const every = 5000

/**
 * Tells when a shop that was away answers again. One that is well at the first look is not asked any more: what failed
 * there failed for another reason.
 * @param isAway whether it is known to be away already
 */
export function useShopBack(isAway: boolean, onBack: () => void): void {
  useEffect(() => {
    let wasAway = isAway
    const timer = setInterval(async () => {
      const isWell = await isShopWell()
      if (isWell) clearInterval(timer)
      if (isWell && wasAway) onBack()
      wasAway = true
    }, every)
    return () => clearInterval(timer)
    // What is done then is the same at each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
