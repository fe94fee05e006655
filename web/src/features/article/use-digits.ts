import { type RefObject, useEffect } from 'react'

/**
 * Digits typed anywhere on the page go into the field inside `place`; Enter there orders. A hand scanner's are none of
 * them: `ScanKeys` keeps those to itself.
 */
export function useDigits(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      // The digit itself arrives in the field that now has the focus.
      place.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [place])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
