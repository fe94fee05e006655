const typed = new Set<Element>()

/** Remembers where on the page something was typed or chosen; what the head of the page holds is no loss. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('main')) typed.add(target)
  })
}

/** Whether something typed or chosen is still on the page, and would be lost with it. */
export function hasTypedInput(): boolean {
  for (const element of typed) if (!element.isConnected) typed.delete(element)
  return typed.size > 0
}
