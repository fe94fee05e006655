import type { Input } from '@shop/contract/define-resource'
import type { search } from '@shop/contract/resources/search'
import type { RunningShop } from '../../e2e/shop.ts'
import { longestBlock } from './event-loop.ts'
import { addArticles } from './large-catalogue.ts'
import { ms } from '../search/table.ts'

/** What is imported while the event loop is watched, besides the first filling. */
const laterImport = 10_000

/** What was done, its seconds, and for how many milliseconds at a stretch the event loop was blocked by it. */
export type Watched = [what: string, seconds: string, block: string]

/**
 * Fills a shop with made-up articles and starts it anew, watching its event loop.
 * @param start starts the shop; its search is ready then
 * @param token the shop's IMPORT_TOKEN
 */
export async function grownShop(
  start: () => Promise<RunningShop>,
  token: string,
  size: number,
): Promise<{ shop: RunningShop; watched: Watched[] }> {
  const watched: Watched[] = []
  let shop = await start()
  const watch = async (what: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    watched.push([what, seconds, ms(await longestBlock(new URL(shop.url)))])
  }
  const add = async (from: number, to: number) => {
    const last = await addArticles(new URL(shop.url), token, size, { from, to })
    while (!(await isFound(shop, last))) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await longestBlock(new URL(shop.url))
  const first = size - laterImport
  await watch(`import of ${first} articles, searchable`, () => add(0, first))
  await watch(`import of ${laterImport} further ones, searchable`, () => add(first, size))
  await shop.stop()
  await watch(`start with ${size} articles, index loaded`, async () => {
    shop = await start()
  })
  return { shop, watched }
}

async function isFound({ url }: RunningShop, q: string): Promise<boolean> {
  const asked: Input<typeof search, 'SEARCH'> & { event: string } = { event: 'SEARCH', q, rows: 1 }
  const response = await fetch(new URL('api/search', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  return ((await response.json()) as { exactHit?: string | null }).exactHit === q
}
