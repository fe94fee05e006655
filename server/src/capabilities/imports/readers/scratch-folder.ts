import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const day = 24 * 3_600_000

/** A folder of this process for copies of what somebody sent; who makes it removes it. */
export function scratchFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `shop-import-${process.pid}-`))
}

/** Removes folders of processes that were killed: what was sent, users with their addresses for instance, must not stay. */
export async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = /^shop-import-(\d+)-/.exec(name)?.[1]
    if (owner === undefined || isAlive(Number(owner))) continue
    const folder = path.join(tmpdir(), name)
    const age = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    // The number of a process says nothing of those in other containers.
    if (age > day) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

function isAlive(owner: number): boolean {
  try {
    return process.kill(owner, 0)
  } catch (error) {
    // There is one, but of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
