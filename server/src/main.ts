import process from 'node:process'
import { collectByAllMemory } from './garbage.ts'
import type { StartedShop } from './start.ts'

if (process.argv.includes('--development')) process.env['NODE_ENV'] = 'development'
// React decides by it, when the pages are loaded, which of its builds runs.
process.env['NODE_ENV'] ??= 'production'
collectByAllMemory()
// Who started this may be gone before the shop stands, or even before its modules are loaded; so they come later.
const parent = process.ppid
const { readConfig } = await import('./config.ts')
const { reasonOf } = await import('./reason-of.ts')
const { startShop } = await import('./start.ts')

/** Milliseconds in which a shop that was told to end does so, whatever does not answer any more. */
const longestEnd = 20_000

const starting = new AbortController()
let shop: StartedShop | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endOrGiveUp)
stopWithNpm(endOrGiveUp)

try {
  shop = await startShop(readConfig(process.env), console.log, starting.signal)
} catch (error) {
  console.error(reasonOf(error))
  process.exit(starting.signal.aborted ? 0 : 1)
}

/** Ends the shop, or its start: that may take a minute, and would leave its database running. */
function endOrGiveUp(): void {
  setTimeout(endAtOnce, longestEnd)
  if (shop === undefined) return starting.abort()
  shop.stop().then(() => process.exit(0), endAtOnce)
}

/** The database of its own would outlive this process. */
function endAtOnce(): void {
  const stopped = shop?.stopDatabase() ?? Promise.resolve()
  stopped.catch(() => undefined).finally(() => process.exit(1))
}

/** A killed `npm start` leaves its script running without a parent; the shop then ends as if it had been told to. */
function stopWithNpm(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 1000).unref()
}
