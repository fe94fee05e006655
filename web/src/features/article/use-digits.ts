import { type RefObject, useEffect } from 'react'

/**
 * Digits typed anywhere on the page go into the field inside `place`; Enter there orders. A hand scanner types, too,
 * far faster than a person: what it types is not taken for a quantity.
 */
export function useDigits(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let lastDigit = 0
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) return
      const sinceLast = event.timeStamp - lastDigit
      lastDigit = event.timeStamp
      if (sinceLast < scannerPause || isTyping(event.target) || document.querySelector('dialog[open]')) return
      // The digit itself arrives in the field that now has the focus.
      place.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [place])
}

/** Milliseconds between two keys of a scanner, at most. */
const scannerPause = 35

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
