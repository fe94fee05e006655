import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onDatabase } from '../server/src/testing/databases.ts'

export type RunningShop = {
  /** Address with base path, ending in a slash. */
  url: string
  process: ChildProcess
  stop: () => Promise<void>
}

const main = path.join(import.meta.dirname, '../server/src/main.ts')

/** Starts the shop as `npm start` does, as a process of its own on a free port, and waits until its search is ready. */
export async function startShop(options: {
  admin: string
  database: string
  environment?: Record<string, string>
}): Promise<RunningShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-data-'))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DEMO: '1',
      DATA_DIR: folder,
      DATABASE_URL: onDatabase(options.admin, options.database),
      LOG_LEVEL: 'error',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  await searchReady(new URL('/readyz', url).href)
  return {
    url,
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The address the shop prints when it is open. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const found = /The shop is open: (\S+)/.exec(output)
      if (found?.[1] !== undefined) resolve(found[1])
    })
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}:\n${output}`)))
  })
}

async function searchReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(url).catch(() => undefined)
    const state = response?.ok === true ? ((await response.json()) as { search: string }) : undefined
    if (state?.search === 'ready') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the search of the shop did not become ready')
}
