import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { platform } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import {
  type Binaries,
  type ServerUser,
  UnreachableFolder,
  findBinaries,
  ownedFolder,
  ownedTree,
  serverUser,
} from './embedded-files.ts'
import { socketFolder } from './embedded-socket.ts'

export type EmbeddedServer = {
  /** Connection address of the shop's database. */
  url: string
  pid: number
  /** True when a server that a killed shop left running was taken over. */
  adopted: boolean
  /** Stops the server; may be called more than once. */
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** Further settings, e.g. ['fsync=off'] for tests. */
  settings?: string[]
  /** Name of the database; created where it is missing. */
  database?: string
  /** Port to listen on; a free one when left out. */
  port?: number
}

const loopback = '127.0.0.1'

/**
 * Starts the PostgreSQL that comes as an npm package in `dataDir`/postgres, or takes over the one a killed shop left
 * running there. Throws an Error with the server's log when it cannot start.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const user = await serverUser()
  const binaries = await findBinaries(user)
  const root = await reachableRoot(path.resolve(dataDir), user)
  const cluster = path.join(root, 'postgres')
  const isThere = await exists(path.join(cluster, 'PG_VERSION'))
  const password = await ownPassword(root, isThere)
  if (isThere) await ownedTree(cluster, 'PG_VERSION', user)
  else await initialise(binaries, user, root, cluster, password)
  const running = await findRunning(cluster, password)
  const server = running ?? (await start(binaries, user, root, cluster, password, options))
  const database = options.database ?? 'shop'
  try {
    await createDatabase(server.url('postgres'), database)
  } catch (error) {
    // One that was taken over may be another shop's.
    if (running === undefined) await stop(server.pid, cluster)
    throw error
  }
  return {
    url: server.url(database),
    pid: server.pid,
    adopted: running !== undefined,
    stop: () => stop(server.pid, cluster),
  }
}

/** Whether a database was ever started in a data directory. */
export async function holdsDatabase(dataDir: string): Promise<boolean> {
  return (await exists(path.join(dataDir, 'postgres', 'PG_VERSION'))) || exists(pointerOf(dataDir))
}

/** Names the folder the database is in where it cannot be in the data directory itself. */
const pointerOf = (dataDir: string): string => path.join(dataDir, 'postgres-is-at')

type Running = { pid: number; url: (database: string) => string }

/** Root's home is closed to the database's user: then the data lies beside other servers' data, one folder per shop. */
async function reachableRoot(dataDir: string, user: ServerUser | undefined): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  try {
    await ownedFolder(path.join(dataDir, 'postgres'), user)
    return dataDir
  } catch (error) {
    if (!(error instanceof UnreachableFolder)) throw error
    const pointer = pointerOf(dataDir)
    const elsewhere = (await exists(pointer))
      ? (await readFile(pointer, 'utf8')).trim()
      : path.join('/var/lib', `shop-${randomBytes(6).toString('hex')}`)
    await mkdir(elsewhere, { recursive: true, mode: 0o711 })
    await ownedFolder(path.join(elsewhere, 'postgres'), user).catch(() => Promise.reject(error))
    await writeFile(pointer, elsewhere)
    return elsewhere
  }
}

/** @param isThere whether there is a database that knows its password already: another one would open nothing */
async function ownPassword(root: string, isThere: boolean): Promise<string> {
  const file = path.join(root, 'postgres-password')
  if (await exists(file)) return (await readFile(file, 'utf8')).trim()
  if (isThere)
    throw new Error(`${file} is missing: it belongs to the database beside it and is in its backup.`)
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

async function initialise(
  binaries: Binaries,
  user: ServerUser | undefined,
  root: string,
  cluster: string,
  password: string,
) {
  // initdb works in a folder of its own that is renamed when whole: a killed first start leaves nothing half made.
  const draft = path.join(root, 'postgres-new')
  await rm(draft, { recursive: true, force: true })
  await ownedFolder(draft, user)
  const secret = path.join(draft, '..', `initial-${randomBytes(6).toString('hex')}`)
  await writeFile(secret, password, { mode: 0o600 })
  if (user !== undefined) await chown(secret, user.uid, user.gid)
  try {
    const flags = [
      `--pgdata=${draft}`,
      '--auth=scram-sha-256',
      '--username=shop',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ]
    await finished(spawn(binaries.initdb, flags, { ...user, stdio: ['ignore', 'ignore', 'pipe'] }))
  } finally {
    await rm(secret, { force: true })
  }
  await rm(cluster, { recursive: true, force: true })
  await rename(draft, cluster)
}

async function start(
  binaries: Binaries,
  user: ServerUser | undefined,
  root: string,
  cluster: string,
  password: string,
  { settings = [], port: wanted }: EmbeddedOptions,
): Promise<Running> {
  const port = wanted ?? (await freePort())
  const log = await open(path.join(root, 'postgres.log'), 'a')
  const { size } = await log.stat()
  const sockets = await socketFolder(root, user)
  const all = [
    `listen_addresses=${loopback}`,
    `unix_socket_directories=${sockets}`,
    'max_connections=200',
    ...settings,
  ]
  // Detached and logging to a file: the server outlives a killed shop unharmed and is taken over at the next start.
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, '-p', String(port), ...all.flatMap((line) => ['-c', line])],
    {
      ...user,
      detached: platform() !== 'win32',
      stdio: ['ignore', log.fd, log.fd],
    },
  )
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code) => resolve(`exit code ${code}`))
  })
  child.unref()
  await log.close()
  for (;;) {
    const early = await Promise.race([ended, wait(15).then(() => undefined)])
    if (early !== undefined) {
      const text = (await readFile(path.join(root, 'postgres.log'))).subarray(size).toString('utf8')
      throw new Error(`The embedded PostgreSQL did not start (${early}):\n${text}`)
    }
    const state = await readPidFile(cluster)
    if (state?.ready === true && state.pid === child.pid)
      return { pid: state.pid, url: address(password, port, state.sockets) }
  }
}

/** A server that is already running in this folder. Waits for one that is just starting or stopping. */
async function findRunning(cluster: string, password: string): Promise<Running | undefined> {
  const deadline = Date.now() + 15_000
  for (;;) {
    const state = await readPidFile(cluster)
    // A stale file is no obstacle: the server itself recognises and replaces it.
    if (state === undefined || !(await isAlive(state.pid))) return undefined
    const url = address(password, state.port, state.sockets)
    if (state.ready && (await serves(url('postgres'), cluster))) return { pid: state.pid, url }
    if (Date.now() > deadline) {
      throw new Error(
        `Process ${state.pid} holds ${cluster} but does not answer. Stop it, or remove postmaster.pid if it is no PostgreSQL.`,
      )
    }
    await wait(200)
  }
}

async function readPidFile(
  cluster: string,
): Promise<{ pid: number; port: number; sockets: string; ready: boolean } | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  const lines = text?.split('\n').map((line) => line.trim())
  const pid = Number(lines?.[0])
  if (lines === undefined || !Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]), sockets: lines[4] ?? '', ready: lines.includes('ready') }
}

async function serves(url: string, cluster: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  // A server that ends while it is asked does not serve.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return path.resolve(rows[0]?.data_directory ?? '') === path.resolve(cluster)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

/** SIGINT is PostgreSQL's fast shutdown: clients are disconnected, everything committed is kept. */
async function stop(pid: number, cluster: string): Promise<void> {
  const state = await readPidFile(cluster)
  if (state?.pid !== pid || !(await isAlive(pid))) return
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 300 && (await isAlive(pid)); tries++) await wait(50)
}

/** A killed process that nobody has collected yet still answers signals; the system marks it Z. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return status === undefined || !/\) Z /.test(status)
}

/** By the socket where there is one: a statement costs less than over loopback (docs/decisions/0002). */
const address = (password: string, port: number, sockets: string) => (database: string) => {
  const host = sockets === '' ? '' : `?host=${encodeURIComponent(sockets)}`
  return `postgres://shop:${password}@${loopback}:${port}/${database}${host}`
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, loopback, () => {
      const found = probe.address()
      probe.close(() =>
        typeof found === 'object' && found !== null ? resolve(found.port) : reject(new Error('no port')),
      )
    })
  })
}

function finished(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed (exit code ${code}):\n${text}`)),
    )
  })
}
