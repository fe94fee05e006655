import { access, constants, mkdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Config } from './config.ts'

/** Makes the data directory. Throws an Error that names it where it cannot be made or written. */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(path.resolve(dataDir))
    await access(dataDir, constants.W_OK)
  } catch (error) {
    throw new Error(`DATA_DIR cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

/** Folder by folder: Node's own recursive way tries for ever where the system knows no new folders, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  const state = await stat(folder).catch(() => undefined)
  if (state?.isDirectory() === true) return
  if (state === undefined) await makeFolder(path.dirname(folder))
  try {
    await mkdir(folder)
  } catch (error) {
    // Another process that starts now, a command beside the shop, may have made it meanwhile.
    const made = await stat(folder).catch(() => undefined)
    if (made?.isDirectory() !== true) throw error
  }
}

/**
 * Throws an Error that names the port where somebody listens on it already, or the address where it cannot be
 * listened on. Asked first, so that nobody waits for a whole start to learn it.
 */
export function refuseTakenPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `PORT ${port} of ${host} is taken. Does a shop run already? Stop it, or set PORT to another.`
      reject(
        new Error(error.code === 'EADDRINUSE' ? taken : `HOST and PORT cannot be used: ${error.message}`),
      )
    })
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}
