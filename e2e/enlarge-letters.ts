import type { Page } from '@playwright/test'

/** Letters of twice the usual size, as somebody chooses them in his browser, on a screen for fingers. */
export async function enlargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
}
