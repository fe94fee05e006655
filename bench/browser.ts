/**
 * What a visitor's browser does with the first page it opens, and how quickly the next one stands there.
 *
 *     npm run bench:browser [-- runs=5]
 *
 * Starts a shop of its own with the demo wholesaler; the storefront must be built (npm run build). BROWSER_PATH names a
 * Chromium where Playwright has none of its own. Nothing is cached between runs; figures are medians.
 */
import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startShop } from '../e2e/shop.ts'
import { interactions } from './browser/interactions.ts'
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
import { prefetchedChange } from './browser/route-change.ts'
import { collectWeights, type Weight } from './browser/weights.ts'
import { percentile, printTable } from './search/table.ts'

const [runs = 5] = process.argv.slice(2).map(Number)
const category = 'c/tiles/tiles-floor'
const phoneScreen = { width: 412, height: 823 }
const deskScreen = { width: 1350, height: 940 }

const shop = await startShop({})
const browser = await chromium.launch({
  ...(process.env['BROWSER_PATH'] !== undefined && { executablePath: process.env['BROWSER_PATH'] }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  console.log(`${browser.version()}, ${runs} runs, load before ${loadavg()[0]?.toFixed(1)}`)
  await measureAll(browser)
} finally {
  await browser.close()
  await shop.stop()
}

async function measureAll(launched: Browser): Promise<void> {
  const article = await firstArticle(launched)
  const rows = [
    ['category, phone', ...figures(await cold(category, phone))],
    ['article, phone', ...figures(await cold(article, phone))],
    ['category, desk', ...figures(await cold(category, desk))],
    ['article, desk', ...figures(await cold(article, desk))],
  ]
  printTable(['', 'FCP ms', 'LCP ms', 'largest', 'TBT ms', 'longest task', 'CLS'], rows)

  const changes = await repeated(() =>
    onDesk(category, (page) => prefetchedChange(page, 'article a[href*="/p/"]')),
  )
  console.log(`prefetched change to an article, painted: ${percentile(changes, 0.5).toFixed(0)} ms`)
  printTable(
    ['at four times slower', 'longest task ms'],
    await onDesk(`${category}?rows=96`, (page) => interactions(page)),
  )
  printWeights(await weightsOf(category))
  console.log(`load after ${loadavg()[0]?.toFixed(1)}`)
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

async function cold(address: string, conditions: Conditions): Promise<Painted> {
  const viewport = conditions === phone ? phoneScreen : deskScreen
  return medians(
    await repeated(() =>
      withPage({ viewport, isMobile: conditions === phone, hasTouch: conditions === phone }, async (page) => {
        await watch(page)
        await slowDown(await page.context().newCDPSession(page), conditions)
        return open(page, shop.url + address)
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

async function weightsOf(address: string): Promise<Weight[]> {
  return withPage({ viewport: phoneScreen }, async (page) => {
    const weights = collectWeights(page)
    await page.goto(shop.url + address, { waitUntil: 'networkidle' })
    return weights()
  })
}

function printWeights(weights: readonly Weight[]): void {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  const total = (kind: Weight['kind']) =>
    weights.filter((one) => one.kind === kind).reduce((sum, { packed }) => sum + packed, 0)
  printTable(
    ['first catalogue page', 'kB gz'],
    [
      ...weights.map(({ file, packed }) => [file, kilobytes(packed)]),
      ['scripts together', kilobytes(total('js'))],
      ['styles together', kilobytes(total('css'))],
    ],
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

async function firstArticle(launched: Browser): Promise<string> {
  const page = await launched.newPage()
  await page.goto(shop.url + category)
  const href = await page.locator('article a[href*="/p/"]').first().getAttribute('href')
  await page.close()
  return (href ?? '').replace(/^\//, '')
}
