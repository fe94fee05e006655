import type { Page } from '@playwright/test'
import { desk, slowDown } from './paint.ts'

type Row = [name: string, longest: string]

/** Does on a listing what visitors do, on a processor four times slower, and tells the longest task of each. */
export async function interactions(page: Page): Promise<Row[]> {
  const client = await page.context().newCDPSession(page)
  const slow = { ...desk, slower: 4 }
  const measured = async (name: string, act: () => Promise<unknown>): Promise<Row> => {
    await slowDown(client, slow)
    await page.evaluate(() => void (window.seen.tasks = []))
    await act()
    await page.waitForTimeout(1500)
    const longest = await page.evaluate(() =>
      Math.max(0, ...window.seen.tasks.map(([, duration]) => duration)),
    )
    await slowDown(client, desk)
    return [name, longest === 0 ? 'none over 50' : longest.toFixed(0)]
  }
  const search = page.getByRole('searchbox', { name: 'Suche', exact: true })
  return [
    await measured('scrolling through 96 hits', async () => {
      for (let step = 0; step < 30; step++) {
        await page.mouse.wheel(0, 600)
        await page.waitForTimeout(50)
      }
      await page.evaluate(() => scrollTo(0, 0))
    }),
    await measured('typing into the search', () => search.pressSequentially('fliesenkleber', { delay: 120 })),
    await measured('a quantity one step up', () =>
      page.getByRole('button', { name: 'Menge erhöhen' }).first().click(),
    ),
    await measured('into the basket', () =>
      page
        .getByRole('button', { name: /in den Warenkorb/ })
        .first()
        .click(),
    ),
    await measured('a filter', () => page.getByRole('checkbox').first().check()),
    await measured('the next page', () => page.getByRole('link', { name: 'Nächste Seite' }).click()),
  ]
}
