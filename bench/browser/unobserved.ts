import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { percentile } from '../search/table.ts'
import { type Told, visits } from './visits.ts'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-popup-blocking',
  // Chromium takes extensions from the command line only with this one off.
  '--disable-features=DisableLoadExtensionCommandLineSwitch',
]

/**
 * First and largest paint of pages on a desk in a browser without a debugger, as visitors have it: one that is driven
 * notes much of what it does, and paints later. The last one is of a page of two lines, which tells what the browser takes
 * for itself. Medians; each visit begins without cache and without a process.
 * @param addresses of pages, on 127.0.0.1
 * @param browser path of a Chromium
 */
export async function unobserved(
  addresses: readonly string[],
  runs: number,
  browser: string,
): Promise<Told[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'unobserved-'))
  const { opener, extension, twoLines, visit, close } = await visits(path.join(folder, 'extension'))
  const own = [`--load-extension=${extension}`, `--user-data-dir=${folder}`]
  const chromium = spawn(browser, [...flags, '--window-size=1350,1027', ...own, opener], { stdio: 'ignore' })
  try {
    const all = [...addresses, twoLines]
    const told: Told[][] = all.map(() => [])
    // In turns, so that what else the machine does meets all alike; the first round warms up browser and shop.
    for (let run = 0; run <= runs; run++) {
      for (const [i, address] of all.entries()) {
        const painted = await visit(address)
        if (run > 0) told[i]!.push(painted)
      }
    }
    const median = (list: readonly Told[], name: keyof Told) =>
      percentile(
        list.map((painted) => painted[name]),
        0.5,
      )
    return told.map((list) => ({
      firstPaint: median(list, 'firstPaint'),
      largestPaint: median(list, 'largestPaint'),
    }))
  } finally {
    const ended = once(chromium, 'exit')
    chromium.kill('SIGTERM')
    await ended
    close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
