import type { CDPSession, Page } from '@playwright/test'
import { percentile } from '../search/table.ts'

/** How fast the visitor's machine and line are. */
export interface Conditions {
  /** How many times slower the processor is. */
  slower: number
  line?: { latency: number; down: number; up: number }
}

/**
 * A middling phone on a slow mobile line, as Lighthouse throttles it where it really throttles (its method "devtools"):
 * 150 ms round trip and 1.6 Mbit/s, written as delay per request and bytes per second.
 */
export const phone: Conditions = {
  slower: 4,
  line: { latency: 562.5, down: (1.6 * 1024 * 1024 * 0.9) / 8, up: (0.75 * 1024 * 1024 * 0.9) / 8 },
}
export const desk: Conditions = { slower: 1 }

export async function slowDown(client: CDPSession, { slower, line }: Conditions): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line?.latency ?? 0,
    downloadThroughput: line?.down ?? -1,
    uploadThroughput: line?.up ?? -1,
  })
}

/** What a page tells of its own loading; milliseconds since the address was asked for. */
export interface Painted {
  firstPaint: number
  largestPaint: number
  /** What the largest paint was. */
  largest: string
  /** Sum of what each task after the first paint took beyond 50 ms. */
  blocked: number
  longestTask: number
  /** Cumulative layout shift. */
  shift: number
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Largest = PerformanceEntry & { element: Element | null }

declare global {
  interface Window {
    seen: { largest: [number, string]; shift: number; tasks: [number, number][] }
  }
}

/** Keeps, in each page that is opened from now on, what the browser measures of it. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Window['seen'] = { largest: [0, ''], shift: 0, tasks: [] }
    window.seen = seen
    const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
    observe('largest-contentful-paint', (entry) => {
      const { startTime, element } = entry as Largest
      seen.largest = [startTime, element?.localName ?? '']
    })
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as Shift
      if (!hadRecentInput) seen.shift += value
    })
    observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  })
}

/** Opens an address with an empty cache and waits until the page has come to rest. */
export async function open(page: Page, url: string): Promise<Painted> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(800)
  return page.evaluate(() => {
    const { largest, shift, tasks } = window.seen
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const after = tasks
      .filter(([start, duration]) => start + duration > firstPaint)
      .map(([, duration]) => duration)
    return {
      firstPaint,
      largestPaint: largest[0],
      largest: largest[1],
      blocked: after.reduce((sum, duration) => sum + duration - 50, 0),
      longestTask: Math.max(0, ...after),
      shift,
    }
  })
}

/** The median of each figure. */
export function medians(runs: readonly Painted[]): Painted {
  const of = (name: Exclude<keyof Painted, 'largest'>) =>
    percentile(
      runs.map((run) => run[name]),
      0.5,
    )
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    largest: runs[0]?.largest ?? '',
    blocked: of('blocked'),
    longestTask: of('longestTask'),
    shift: of('shift'),
  }
}
