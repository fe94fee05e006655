import { useState } from 'react'
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

/**
 * The visitor's position, asked for only when he presses the button; refused or unavailable says so, and a postcode
 * does instead.
 * @param find where a postcode lies
 */
export function usePosition(find: (plz: string) => Promise<Position | undefined>) {
  const [origin, setOrigin] = useState<Origin>()
  const [problem, setProblem] = useState<Problem>()

  function locate() {
    setProblem(undefined)
    if (!('geolocation' in navigator)) return setProblem({ kind: 'refused' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setOrigin({ position: { latitude, longitude }, isExact: true }),
      () => setProblem({ kind: 'refused' }),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }

  async function locatePostcode(plz: string) {
    try {
      const position = await find(plz)
      setProblem(position ? undefined : { kind: 'unknown' })
      // Distances from another place would stand beside the sentence as if they were this one's.
      setOrigin(position && { position, isExact: false })
    } catch {
      // The regions are loaded with the first postcode.
      setProblem({ kind: 'offline' })
      setOrigin(undefined)
    }
  }

  return { origin, problem, locate, locatePostcode }
}
