import { setTimeout as wait } from 'node:timers/promises'
import { type EmbeddedServer, isAlive, startEmbedded } from './embedded.ts'
import { holdDataDirectory } from './single-shop.ts'

const lookEvery = 500
const tryAgainAfter = 2000

/**
 * Watches the embedded database while the shop runs and starts it again on its port when it ended by itself, so that
 * the shop goes on with its next statement. What was committed is there; open transactions are refused.
 * @param tell takes what happened, with the error where a start failed; it is tried again
 * @returns stops watching, then the database
 */
export function keepRunning(
  server: EmbeddedServer,
  dataDir: string,
  tell: (what: string, error?: unknown) => void,
): () => Promise<void> {
  const port = Number(new URL(server.url).port)
  const stopping = new AbortController()
  let current = server

  const watch = async () => {
    for (;;) {
      await wait(lookEvery, undefined, { signal: stopping.signal })
      if (await isAlive(current.pid)) continue
      tell('the embedded database ended by itself and is started again')
      try {
        current = await startEmbedded(dataDir, { port })
        await holdDataDirectory(current.url)
        tell('the embedded database runs again')
      } catch (error) {
        tell('the embedded database could not be started again', error)
        await wait(tryAgainAfter, undefined, { signal: stopping.signal })
      }
    }
  }
  // Only the abort ends it.
  const watching = watch().catch(() => undefined)
  return async () => {
    stopping.abort()
    await watching
    await current.stop()
  }
}
