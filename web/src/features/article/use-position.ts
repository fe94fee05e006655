import { useState } from 'react'
import type { Position } from './plant-distance.ts'

/** The visitor's position, asked for only when he presses the button; refused or unavailable says so. */
export function usePosition() {
  const [position, setPosition] = useState<Position>()
  const [refused, setRefused] = useState(false)

  function locate() {
    setRefused(false)
    if (!('geolocation' in navigator)) return setRefused(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ latitude, longitude }),
      () => setRefused(true),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }

  return { position, refused, locate }
}
