import { type RefObject, useEffect } from 'react'

/**
 * Keys of a menu whose first list shows what stands beside it: up and down move within a list, right goes over to what
 * is shown, left comes back, Home and End go to a list's first and last entry. The entry that is shown has the focus when
 * the menu opens.
 *
 * @param menu holds the first list's buttons, of which the shown one is pressed, and beside them links
 * @param onShow told the place of the button one moves to
 */
export function useMenuKeys(menu: RefObject<HTMLElement | null>, onShow: (place: number) => void) {
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }, [menu])

  useEffect(() => {
    const element = menu.current
    if (!element) return undefined
    function onKeyDown(event: KeyboardEvent) {
      const buttons = [...(element?.querySelectorAll('button') ?? [])]
      const links = [...(element?.querySelectorAll('a') ?? [])]
      const [button, link] = [buttons, links].map((list) =>
        list.findIndex((entry) => entry === document.activeElement),
      )
      const inButtons = button !== undefined && button >= 0
      const target = inButtons
        ? {
            ArrowDown: buttons[button + 1],
            ArrowUp: buttons[button - 1],
            ArrowRight: links[0],
            Home: buttons[0],
            End: buttons.at(-1),
          }[event.key]
        : {
            ArrowDown: links[(link ?? 0) + 1],
            ArrowUp: links[(link ?? 0) - 1],
            ArrowLeft: buttons.find((entry) => entry.ariaPressed === 'true'),
            Home: links[0],
            End: links.at(-1),
          }[event.key]
      if (!target) return
      event.preventDefault()
      target.focus()
      const place = buttons.findIndex((entry) => entry === target)
      if (place >= 0) onShow(place)
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [menu, onShow])
}
