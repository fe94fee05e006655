import { type RefObject, useEffect } from 'react'

/** Arrow keys move from the field through the links and buttons of a list and back; Escape returns to the field. */
export function useArrowKeys(field: RefObject<HTMLInputElement | null>, list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const stops = [field.current, ...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const here = stops.findIndex((stop) => stop === document.activeElement)
      if (here < 0) return
      const step = { ArrowDown: 1, ArrowUp: -1, Escape: -here }[event.key]
      if (step === undefined || stops[here + step] === undefined) return
      event.preventDefault()
      stops[here + step]?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field, list])
}
