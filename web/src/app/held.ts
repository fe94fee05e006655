import { useSyncExternalStore } from 'react'
import type { Target } from './guards.ts'

let target: Target['to'] | undefined
const listeners = new Set<() => void>()

/** Where the guards would lead the visitor of a page that stays open because something is typed on it. */
export const held = {
  get: () => target,
  set: (to: Target['to'] | undefined) => {
    target = to
    for (const listener of listeners) listener()
  },
}

export function useHeld(): Target['to'] | undefined {
  return useSyncExternalStore(subscribe, held.get, () => undefined)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
