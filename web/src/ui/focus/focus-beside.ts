/**
 * For a button that takes away what it stands in: puts the focus on the same button of the next one, or of the one before,
 * so that the keyboard goes on there; without another one on the page's content.
 * @param of selects what the button stands in, such as its row
 */
export function focusBeside(button: HTMLButtonElement, of: string): void {
  const own = button.closest(of)
  const beside = own?.nextElementSibling ?? own?.previousElementSibling
  const same = beside?.querySelector<HTMLElement>(`button[class="${button.className}"]`)
  ;(same ?? document.getElementById('content'))?.focus()
}
