import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For an element whose link gives way to more: what is drawn in its place takes over the focus.
 * @param isDrawn whether it has given way
 */
export function useKeptFocus(
  element: RefObject<HTMLElement | null>,
  isDrawn: boolean,
): { onFocus: () => void } {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!isDrawn || !hadFocus.current || document.activeElement !== document.body) return
    element.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [element, isDrawn])
  return { onFocus: () => void (hadFocus.current = true) }
}
