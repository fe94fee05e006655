import { type RefObject, useEffect } from 'react'

/**
 * Arrow keys move from the field through the links and buttons of a list and back, right and left between its columns:
 * beside a dozen words the first article is one press away. Escape returns to the field.
 */
export function useArrowKeys(field: RefObject<HTMLInputElement | null>, list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const stops = [field.current, ...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const here = stops.findIndex((stop) => stop === document.activeElement)
      if (here < 0) return
      const step = { ArrowDown: 1, ArrowUp: -1, Escape: -here }[event.key]
      const next = step === undefined ? beside(list.current, event.key) : stops[here + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field, list])
}

/** The first link or button of the column to which a key leads from the one that has the focus. */
function beside(list: HTMLElement | null, key: string): HTMLElement | null | undefined {
  const column = [...(list?.children ?? [])].find((one) => one.contains(document.activeElement))
  const next = { ArrowLeft: column?.previousElementSibling, ArrowRight: column?.nextElementSibling }[key]
  return next?.querySelector<HTMLElement>('a, button')
}
