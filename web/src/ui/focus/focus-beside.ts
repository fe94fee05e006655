/**
 * For a button that takes away what it stands in: puts the focus on the same button of the next one, or of the one before,
 * so that the keyboard goes on there; without another one on the page's content.
 * @param of selects what the button stands in, such as its row; what has no such button, such as a note, may stand between
 */
export function focusBeside(button: HTMLButtonElement, of: string): void {
  const own = button.closest(of)
  const all = [...(own?.parentElement?.children ?? [])]
  const place = own === null ? 0 : all.indexOf(own)
  const same = [...all.slice(place + 1), ...all.slice(0, place).toReversed()]
    .map((beside) => beside.querySelector<HTMLElement>(`button[class="${button.className}"]`))
    .find((one) => one !== null)
  ;(same ?? document.getElementById('content'))?.focus()
}
