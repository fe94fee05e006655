import type { FocusEvent, MouseEvent } from 'react'

type OfField<Event> = Event & { currentTarget: HTMLInputElement }

/** The field that has got the focus since the mouse, or the finger, was last put down. */
let fresh: HTMLInputElement | undefined

/**
 * A field that gets the focus has all of its text marked, for what is typed next to take its place. Safari puts its
 * caret where the press was all the same, once it ends; a 5 would go into the middle of "1,44".
 */
export const wholeByFocus = {
  onMouseDown: () => void (fresh = undefined),
  onFocus: ({ currentTarget: field }: OfField<FocusEvent>) => {
    fresh = field
    field.select()
  },
  onMouseUp: (event: OfField<MouseEvent>) => {
    const { currentTarget: field } = event
    const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length
    // Whoever has drawn the mouse over a part of it means that part.
    const isPart = !isWhole && field.selectionStart !== field.selectionEnd
    if (fresh === field && !isPart) {
      event.preventDefault()
      field.select()
    }
    fresh = undefined
  },
}
