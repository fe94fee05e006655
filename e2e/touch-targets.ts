import type { Page } from '@playwright/test'

/**
 * What can be pressed on the page as it is and is less than 44 px high or wide, in words. Links in the middle of a text
 * are left out, and fields count with the frame or the label that is pressed for them.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressed = 'a[href], button, select, summary, textarea, input:not([type=hidden], [type=range])'
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      )
    const boxOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const isTicked = element.matches('[type=checkbox], [type=radio]')
      if (label && isTicked) return label.getBoundingClientRect()
      return (element.matches('input') ? element.parentElement : element)?.getBoundingClientRect()
    }
    return [...document.querySelectorAll(pressed)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('.visually-hidden, [inert], [aria-hidden=true]') === null)
      .filter((element) => !isInText(element))
      .flatMap((element) => {
        const { width = 0, height = 0 } = boxOf(element) ?? {}
        // A link that lies over a whole tile is pressed anywhere on it.
        const covers = getComputedStyle(element, '::after').position === 'absolute'
        const isEmpty = width * height === 0
        if (covers || isEmpty || Math.min(width, height) > 43.5) return []
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return [
          `${element.tagName} ${name.trim().slice(0, 60)}: ${Math.round(width)} x ${Math.round(height)}`,
        ]
      })
  })
