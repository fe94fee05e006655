import type { Page } from '@playwright/test'

/**
 * Milliseconds from the press on a link, prefetched by the pointer resting on it, to the next page's heading on screen.
 * @param link selector of the link
 */
export async function prefetchedChange(page: Page, link: string): Promise<number> {
  const target = page.locator(link).first()
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const before = document.querySelector('h1')
    const text = before?.textContent
    const painted = new Promise<number>((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const heading = document.querySelector('h1')
            const isNew = heading !== null && (heading !== before || heading.textContent !== text)
            // The frame that holds it is on screen when the task after it begins.
            if (isNew) setTimeout(() => resolve(performance.now() - timeStamp))
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        },
        { capture: true, once: true },
      )
    })
    Object.assign(window, { painted })
  })
  await target.click()
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
}
