import { useEffect, useRef, useState } from 'react'
import type { Position } from './plant-distance.ts'

/** Where distances are measured from: the device's position, or a postcode's, which is only about right. */
interface Origin {
  position: Position
  isExact: boolean
}

/** Why there is none; each try has its own, of which the page tells. */
interface Problem {
  kind: 'refused' | 'unknown' | 'offline'
}

/** Milliseconds a device has, and a visitor who is still being asked whether he tells his position. */
const patience = 10_000

/**
 * The visitor's position, asked for only when he presses the button; refused, unavailable or slow says so, and a postcode
 * does instead. Of several tries the last one counts, however late an earlier one is answered.
 * @param find where a postcode lies
 * @returns `isLocating`: the device has not answered yet
 */
export function usePosition(find: (plz: string) => Promise<Position | undefined>) {
  const [origin, setOrigin] = useState<Origin>()
  const [problem, setProblem] = useState<Problem>()
  const [isLocating, setLocating] = useState(false)
  const tries = useRef(0)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  /** Ends the wait for the try before. */
  function begin() {
    const place = ++tries.current
    clearTimeout(waiting.current)
    setLocating(false)
    return () => place === tries.current
  }

  function answer(next: { origin?: Origin; problem?: Problem['kind'] }) {
    clearTimeout(waiting.current)
    setLocating(false)
    setProblem(next.problem && { kind: next.problem })
    if (next.origin) setOrigin(next.origin)
  }

  function locate() {
    const isLatest = begin()
    setProblem(undefined)
    if (!('geolocation' in navigator)) return answer({ problem: 'refused' })
    const refuse = () => isLatest() && answer({ problem: 'refused' })
    setLocating(true)
    // The device's own time begins when it is allowed to look; a question that is put away is never answered.
    waiting.current = setTimeout(refuse, 2 * patience)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        isLatest() && answer({ origin: { position: { latitude, longitude }, isExact: true } }),
      refuse,
      { maximumAge: 600_000, timeout: patience },
    )
  }

  async function locatePostcode(plz: string) {
    const isLatest = begin()
    try {
      const position = await find(plz)
      if (!isLatest()) return
      setProblem(position ? undefined : { kind: 'unknown' })
      // Distances from another place would stand beside the sentence as if they were this one's.
      setOrigin(position && { position, isExact: false })
    } catch {
      if (!isLatest()) return
      // The regions are loaded with the first postcode.
      setProblem({ kind: 'offline' })
      setOrigin(undefined)
    }
  }

  return { origin, problem, isLocating, locate, locatePostcode }
}
