import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const server = path.join(import.meta.dirname, '../server/src')

export type RunningShop = {
  /** Address with base path, ending in a slash. */
  url: string
  /** The database it was given; '' for the embedded one. */
  databaseUrl: string
  dataDir: string
  process: ChildProcess
  stop: () => Promise<void>
  /** Runs one of the shop's commands (server/src/commands) with the shop's environment. */
  run: (command: string, parameters: string[]) => Promise<string>
}

type Options = {
  /** PostgreSQL to use; without it the embedded one in `dataDir`. */
  databaseUrl?: string
  /** Kept after the shop stops; a throw-away folder when left out. */
  dataDir?: string
  /** A shop on the same database: this one begins with its search index instead of making one. */
  beside?: RunningShop
  environment?: Record<string, string>
  /** State of the search to wait for; ready when left out. */
  search?: 'ready' | 'offline'
}

/** Starts the shop as `npm start` does, as a process of its own on a free port, and waits for its search. */
export async function startShop({
  databaseUrl = '',
  dataDir,
  beside,
  environment = {},
  search = 'ready',
}: Options): Promise<RunningShop> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'shop-data-')))
  if (beside !== undefined) {
    const index = path.join(beside.dataDir, 'search')
    // Where it is not kept yet there is another to be made.
    await cp(index, path.join(folder, 'search'), { recursive: true }).catch(() => undefined)
  }
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DEMO: '1',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    // By it the shop ends with whoever started it, as with a killed `npm start` (server/src/main.ts).
    npm_lifecycle_event: 'journeys',
    ...environment,
  }
  const child = spawn(process.execPath, [path.join(server, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  await searchIs(search, new URL('/readyz', url).href)
  return {
    url,
    databaseUrl,
    dataDir: folder,
    process: child,
    run: async (command, parameters) => {
      const file = path.join(server, 'commands', `${command}.ts`)
      return (await run(process.execPath, [file, ...parameters], { env })).stdout
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
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

async function searchIs(wanted: string, url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(url).catch(() => undefined)
    const state = response?.ok === true ? ((await response.json()) as { search: string }) : undefined
    if (state?.search === wanted) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the search of the shop did not become ${wanted}`)
}
