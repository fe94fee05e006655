import { useSyncExternalStore } from 'react'

/** Something the whole page must know once it has happened; it stays until the page is loaded anew. */
function oneWay() {
  let on = false
  const listeners = new Set<() => void>()
  return {
    isOn: () => on,
    raise: () => {
      if (on) return
      on = true
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Raised in the browser only; on the server they are never on. */
export const notice = {
  /** Another tab chose another customer: nothing more may be written from this page. */
  contextChanged: oneWay(),
  /** The shop was updated since the page was loaded. */
  updated: oneWay(),
}

export function useNotice(name: keyof typeof notice): boolean {
  return useSyncExternalStore(notice[name].subscribe, notice[name].isOn, () => false)
}
