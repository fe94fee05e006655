import process from 'node:process'

if (process.argv.includes('--development')) process.env['NODE_ENV'] = 'development'
// React decides by it, when the pages are loaded, which of its builds runs.
process.env['NODE_ENV'] ??= 'production'
// Who started this may be gone before the shop stands, or even before its modules are loaded; so they come later.
const parent = process.ppid
const { readConfig } = await import('./config.ts')
const { reasonOf } = await import('./reason-of.ts')
const { startShop } = await import('./start.ts')

/** Milliseconds in which a shop that was told to end does so, whatever does not answer any more. */
const longestEnd = 20_000

const starting = new AbortController()
let stop: (() => Promise<void>) | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endOrGiveUp)
stopWithNpm(endOrGiveUp)

try {
  const shop = await startShop(readConfig(process.env), console.log, starting.signal)
  stop = shop.stop
} catch (error) {
  console.error(reasonOf(error))
  process.exit(starting.signal.aborted ? 0 : 1)
}

/** Ends the shop, or its start: that may take a minute, and would leave its database running. */
function endOrGiveUp(): void {
  setTimeout(() => process.exit(1), longestEnd)
  if (stop === undefined) return starting.abort()
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}

/** A killed `npm start` leaves its script running without a parent; the shop then ends as if it had been told to. */
function stopWithNpm(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 1000).unref()
}
