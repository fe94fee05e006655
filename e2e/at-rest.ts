import type { Page, Request } from '@playwright/test'

/** In milliseconds: nothing was asked for as long as that. */
const quiet = 500

/** Waits until the page of the fixtures has come to life: what is pressed from now on, scripts answer. */
export const isAlive = (page: Page): Promise<void> =>
  page.locator('html[data-alive]').waitFor({ state: 'attached' })

/**
 * Lets `goto` and `reload` until `networkidle` wait for what journeys take that for: the page has come to life, and has
 * asked for all it wants. Scripts start after the first paint; on a busy machine the network is at rest before that, too,
 * and what is pressed then goes its way without them.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mark = () => document.documentElement.setAttribute('data-alive', '')
    document.addEventListener('shop-alive', mark, { once: true })
  })
  let open = new Set<Request>()
  let last = 0
  const note = () => void (last = performance.now())
  page.on('request', (request) => {
    open.add(request)
    note()
  })
  const end = (request: Request) => void (open.delete(request) && note())
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  async function opened<T>(load: () => Promise<T>, waitUntil: string | undefined): Promise<T> {
    // What the page before had asked for is nobody's any more.
    open = new Set()
    const response = await load()
    if (waitUntil === 'networkidle') await atRest()
    return response
  }
  async function atRest(): Promise<void> {
    await isAlive(page)
    while (open.size > 0 || performance.now() - last < quiet) await page.waitForTimeout(quiet / 10)
  }

  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = (url, options) => opened(() => goto(url, options), options?.waitUntil)
  page.reload = (options) => opened(() => reload(options), options?.waitUntil)
}
