/**
 * What a visitor's browser does with the first page it opens, and how quickly the next one stands there.
 *
 *     npm run bench:browser [-- runs=3 [part…]]
 *
 * `paint` opens pages on a desk once more from a server that sends the same bytes ready-made: what is left then is the
 * browser's own. `unobserved` opens them without the debugger that takes the other figures, beside a page of two lines.
 * Parts are `paint`, `unobserved`, `change`, `interactions`, `weights`, `lighthouse`; all of them take some eleven minutes on a
 * machine of two quiet cores. Starts a shop of its own with the demo wholesaler; the storefront must be built (npm run
 * build). The browser is found as that of the tests is (BROWSER_PATH first). Nothing is cached between runs; figures
 * are medians. Lighthouse is fetched by npx for the run; where it cannot be had that is said.
 */
import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ApiClient } from '../e2e/api-client.ts'
import { startShop } from '../e2e/shop.ts'
import { findBrowser } from '../scripts/browser.ts'
import { interactions, type Longest, scrolledThrough } from './browser/interactions.ts'
import { lighthouse, lighthouseColumns } from './browser/lighthouse.ts'
import { modulesOf } from './browser/modules.ts'
import {
  type Conditions,
  desk,
  medians,
  open,
  type Painted,
  phone,
  slowDown,
  watch,
} from './browser/paint.ts'
import { readyMade } from './browser/ready-made.ts'
import { prefetchedChange } from './browser/route-change.ts'
import { unobserved } from './browser/unobserved.ts'
import { together, type Weight, weightsOf } from './browser/weights.ts'
import { percentile, printTable } from './search/table.ts'

const [given = '3', ...chosen] = process.argv.slice(2)
const runs = Number(given)
const isChosen = (part: string) => chosen.length === 0 || chosen.includes(part)
const category = 'c/tiles/tiles-floor'
const phoneScreen = { width: 412, height: 823 }
const deskScreen = { width: 1350, height: 940 }

const shop = await startShop({})
const meister = new ApiClient(shop.url)
await meister.login('meister')
await meister.fillBasket()
const executablePath = await findBrowser()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  console.log(`${browser.version()}, ${runs} runs, load before ${loadavg()[0]?.toFixed(1)}`)
  await measureAll()
  console.log(`load after ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await browser.close()
  await shop.stop()
}

async function measureAll(): Promise<void> {
  const article = await firstArticle()
  if (isChosen('paint')) await paints(['', 'search?q=bodenfliese', category, article, 'basket', 'checkout'])
  if (isChosen('unobserved')) await paintsUnobserved(['search?q=bodenfliese', category, article])
  if (isChosen('change')) {
    const changes = await repeated(() =>
      onDesk(category, (page) => prefetchedChange(page, 'article a[href*="/p/"]')),
    )
    console.log(`prefetched change to an article, painted: ${percentile(changes, 0.5).toFixed(0)} ms`)
  }
  if (isChosen('interactions')) {
    printLongestTasks([
      ...(await repeated(() => onDesk(`${category}?rows=96`, (page) => interactions(page)))),
      ...(await repeated(() => onDesk('search?q=fliese&rows=1000', (page) => scrolledThrough(page, 1000)))),
      ...(await repeated(() =>
        onDesk('search?q=fliese&rows=1000&view=table', (page) => scrolledThrough(page, 1000)),
      )),
    ])
  }
  if (isChosen('weights')) {
    await printWeights(
      await withPage({ viewport: phoneScreen }, (page) => weightsOf(page, shop.url + category)),
    )
  }
  if (isChosen('lighthouse')) await judged([category, article])
}

async function paints(addresses: readonly string[]): Promise<void> {
  const rows: string[][] = []
  for (const visitor of ['guest', 'meister'] as const) {
    for (const conditions of [phone, desk]) {
      for (const address of addresses) {
        const name = `${visitor}, ${conditions === phone ? 'phone' : 'desk'}: /${address.slice(0, 24)}`
        rows.push([name, ...figures(await cold(shop.url + address, conditions, visitor))])
      }
    }
  }
  const same = await readyMade(new URL(shop.url).origin)
  for (const address of addresses) {
    await cold(same.url + address, desk, 'guest')
    rows.push([
      `the same bytes, desk: /${address.slice(0, 24)}`,
      ...figures(await cold(same.url + address, desk, 'guest')),
    ])
  }
  same.close()
  printTable(['', 'FCP ms', 'LCP ms', 'largest', 'TBT ms', 'longest task', 'CLS'], rows)
}

async function paintsUnobserved(addresses: readonly string[]): Promise<void> {
  const same = await readyMade(new URL(shop.url).origin)
  const pages = [shop.url, same.url].flatMap((from) => addresses.map((address) => from + address))
  // A shop runs for days.
  for (let round = 0; round < 20; round++) for (const page of pages) await (await fetch(page)).text()
  const told = await unobserved(pages, runs * 3, executablePath)
  same.close()
  const names = addresses.map((address) => `/${address.slice(0, 24)}`)
  const named = [...names, ...names.map((name) => `the same bytes: ${name}`), 'a page of two lines']
  printTable(
    ['without a debugger, desk', 'FCP ms', 'LCP ms'],
    told.map(({ firstPaint, largestPaint }, i) => [
      named[i]!,
      firstPaint.toFixed(0),
      largestPaint.toFixed(0),
    ]),
  )
}

/** Lighthouse itself fails now and then and asks to be run again; what the other visits told stands nevertheless. */
async function judged(addresses: readonly string[]): Promise<void> {
  const rows: string[][] = []
  for (const address of addresses) {
    const visits = await repeated(() => lighthouse(shop.url + address, executablePath).catch(String))
    const told = visits.filter((visit) => typeof visit !== 'string')
    const failed = visits.filter((visit) => typeof visit === 'string')
    for (const reason of failed) console.log(`a visit of Lighthouse failed: ${reason.trim().slice(-120)}`)
    rows.push([
      `/${address.slice(0, 24)}`,
      ...lighthouseColumns.map((_, column) => medianText(told.map((visit) => visit[column]!))),
      String(told.length),
    ])
  }
  printTable(['Lighthouse', ...lighthouseColumns, 'visits'], rows)
}

/** To three digits after the point, without idle zeros. */
function medianText(figures: readonly number[]): string {
  return String(Number(percentile(figures, 0.5).toFixed(3)))
}

/** By what was done, in the order it was done first: the median of the runs' longest tasks, and each run's own. */
function printLongestTasks(found: readonly (readonly Longest[])[]): void {
  const told = (longest: number) => (longest === 0 ? 'none over 50' : longest.toFixed(0))
  const byName = Map.groupBy(found.flat(), ([name]) => name)
  printTable(
    ['at four times slower', 'longest task ms', 'of each run'],
    [...byName].map(([name, all]) => {
      const tasks = all.map(([, longest]) => longest)
      return [name, told(percentile(tasks, 0.5)), tasks.map(told).join(', ')]
    }),
  )
}

function figures(painted: Painted): string[] {
  return [
    painted.firstPaint.toFixed(0),
    painted.largestPaint.toFixed(0),
    painted.largest,
    painted.blocked.toFixed(0),
    painted.longestTask.toFixed(0),
    painted.shift.toFixed(3),
  ]
}

async function repeated<T>(measure: () => Promise<T>): Promise<T[]> {
  const found: T[] = []
  for (let run = 0; run < runs; run++) found.push(await measure())
  return found
}

async function cold(url: string, conditions: Conditions, visitor: 'guest' | 'meister'): Promise<Painted> {
  const viewport = conditions === phone ? phoneScreen : deskScreen
  return medians(
    await repeated(() =>
      withPage({ viewport, isMobile: conditions === phone, hasTouch: conditions === phone }, async (page) => {
        if (visitor === 'meister') await page.context().addCookies([{ ...meister.cookie, url: shop.url }])
        await watch(page)
        await slowDown(await page.context().newCDPSession(page), conditions)
        return open(page, url)
      }),
    ),
  )
}

async function onDesk<T>(address: string, measure: (page: Page) => Promise<T>): Promise<T> {
  return withPage({ viewport: deskScreen }, async (page) => {
    await watch(page)
    await open(page, shop.url + address)
    return measure(page)
  })
}

async function printWeights(weights: readonly Weight[]): Promise<void> {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  printTable(
    ['first catalogue page', 'kB gz'],
    [
      ...weights.map(({ file, packed }) => [file, kilobytes(packed)]),
      ['scripts together', kilobytes(together(weights, 'js'))],
      ['styles together', kilobytes(together(weights, 'css'))],
    ],
  )
  const modules = await modulesOf(weights)
  printTable(
    ['scripts by what is in them', 'kB gz'],
    [...modules].map(([module, packed]) => [module, kilobytes(packed)]),
  )
}

async function withPage<T>(
  options: Parameters<Browser['newContext']>[0],
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'de-DE', ...options })
  try {
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

async function firstArticle(): Promise<string> {
  return withPage({ viewport: deskScreen }, async (page) => {
    await page.goto(shop.url + category)
    const href = await page.locator('article a[href*="/p/"]').first().getAttribute('href')
    return (href ?? '').replace(/^\//, '')
  })
}
