import type { Locator, Page } from '@playwright/test'
import { desk, slowDown } from './paint.ts'

/** What was done, and milliseconds of the longest task of it; 0 where none took over 50, which browsers do not tell. */
export type Longest = [name: string, longest: number]

type Measured = (name: string, act: () => Promise<unknown>) => Promise<Longest>

/** Does something on a processor four times slower and tells the longest task of it. */
async function slowly(page: Page): Promise<Measured> {
  const client = await page.context().newCDPSession(page)
  return async (name, act) => {
    await slowDown(client, { ...desk, slower: 4 })
    await page.evaluate(() => void (window.seen.tasks = []))
    await act()
    await page.waitForTimeout(1500)
    const longest = await page.evaluate(() =>
      Math.max(0, ...window.seen.tasks.map(([, duration]) => duration)),
    )
    await slowDown(client, desk)
    return [name, longest]
  }
}

/** Scrolls through a page of so many hits once all of them have their places. */
export async function scrolledThrough(page: Page, hits: number): Promise<Longest[]> {
  const measured = await slowly(page)
  await page.waitForFunction((all) => document.querySelectorAll('main h2, main tbody tr').length >= all, hits)
  await page.waitForTimeout(1000)
  const look = (await page.locator('main tbody').count()) > 0 ? 'rows' : 'tiles'
  return [await measured(`scrolling through ${hits} ${look}`, () => scroll(page))]
}

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < 30; step++) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** Does on a listing what visitors do, on a processor four times slower, and tells the longest task of each. */
export async function interactions(page: Page): Promise<Longest[]> {
  const measured = await slowly(page)
  /** Looking for it by its role goes through the whole page on the same thread, so that is done before. */
  const pressed = async (name: string, found: Locator): Promise<Longest> => {
    await found.scrollIntoViewIfNeeded()
    const box = await found.boundingBox()
    if (box === null) throw new Error(`nothing to press for ${name}`)
    return measured(name, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2))
  }
  /** By the keyboard alone: Playwright's own typing puts a script into the page, whose start was the longest task. */
  const typed = async (name: string, field: Locator, text: string): Promise<Longest> => {
    await field.focus()
    return measured(name, () => page.keyboard.type(text, { delay: 120 }))
  }
  const search = page.getByRole('searchbox', { name: 'Suche', exact: true })
  return [
    await measured('scrolling through 96 tiles', () => scroll(page)),
    await typed('typing into the search', search, 'fliesenkleber'),
    await pressed('a quantity one step up', page.getByRole('button', { name: 'Menge erhöhen' }).first()),
    await pressed('into the basket', page.getByRole('button', { name: /in den Warenkorb/ }).first()),
    await pressed('a filter', page.getByRole('checkbox').first()),
    await pressed('the next page', page.getByRole('link', { name: 'Nächste Seite' })),
  ]
}
