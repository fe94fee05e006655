import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { platform } from 'node:os'
import path from 'node:path'
import { type ServerUser, ownedFolder } from './embedded-files.ts'

/** What the system allows for the whole address of a socket, less its name and the zero behind it. */
const longestFolder = 107 - '/.s.PGSQL.65535'.length

/**
 * The folder of the server's socket, which only its user and root may enter; '' where the system or the folder's file
 * system has none, or the path is too long for one.
 */
export async function socketFolder(root: string, user: ServerUser | undefined): Promise<string> {
  const folder = path.join(root, 'postgres-socket')
  // Commas part folders in this setting, and quotes hold them together.
  if (platform() === 'win32' || Buffer.byteLength(folder) > longestFolder || /[",]/.test(folder)) return ''
  await ownedFolder(folder, user)
  return (await holdsSockets(folder)) ? folder : ''
}

/** Shared and mounted folders often hold files only, and the server would not start with a socket in one. */
async function holdsSockets(folder: string): Promise<boolean> {
  const address = path.join(folder, 'probe')
  // A shop that was killed at this very point left it.
  await rm(address, { force: true }).catch(() => undefined)
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(address, () => probe.close(() => resolve(true)))
  })
}
