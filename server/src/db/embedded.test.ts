import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { platform, tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, test as base } from 'vitest'
import { startEmbedded } from './embedded.ts'

const test = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'embedded-'))
  // Where root runs this the database runs as another user, who must be able to enter.
  await chmod(folder, 0o755)
  onCleanup(() => rm(folder, { recursive: true }))
  return folder
})

/** Whether a shop's connections to the database of a data directory go over the network interface. */
async function isOverNetwork(dataDir: string): Promise<boolean> {
  const server = await startEmbedded(dataDir)
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    const { rows } = await client.query<{ address: string | null }>('select inet_server_addr() as address')
    return rows[0]!.address !== null
  } finally {
    await client.end()
    await server.stop()
  }
}

test('where the path of a socket would be too long the database is reached over loopback', async ({
  folder,
}) => {
  const long = path.join(folder, 'a-data-directory-far-below'.repeat(4))
  await mkdir(long)
  await chmod(long, 0o755)
  expect(await isOverNetwork(long)).toBe(true)
})

test('where a folder takes no socket the database is reached over loopback', async ({ folder }) => {
  await mkdir(path.join(folder, 'postgres-socket/probe'), { recursive: true })
  expect(await isOverNetwork(folder)).toBe(true)
})

test.skipIf(platform() === 'win32')(
  'else by a socket in the data directory, which nobody but its user may reach',
  async ({ folder }) => {
    expect(await isOverNetwork(folder)).toBe(false)
    const { mode } = await stat(path.join(folder, 'postgres-socket'))
    expect(mode & 0o777).toBe(0o700)
  },
)

describe('a data directory that was copied back', () => {
  const copied = test.extend('copy', async ({ folder }) => {
    const server = await startEmbedded(folder)
    await server.stop()
    return folder
  })

  copied('without its password is refused in words', async ({ copy }) => {
    await rm(path.join(copy, 'postgres-password'))
    await expect(startEmbedded(copy)).rejects.toThrow(/postgres-password is missing/)
    await expect(stat(path.join(copy, 'postgres-password'))).rejects.toThrow('ENOENT')
  })

  copied('with the password of another leaves no server running', async ({ copy }) => {
    await writeFile(path.join(copy, 'postgres-password'), 'of-another')
    await expect(startEmbedded(copy)).rejects.toThrow(/password authentication failed/)
    await expect(stat(path.join(copy, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  })

  copied.skipIf(platform() === 'win32' || userInfo().uid !== 0)(
    'by root is given to the user of its server',
    async ({ copy }) => {
      const cluster = path.join(copy, 'postgres')
      for (const name of await readdir(cluster, { recursive: true }))
        await chown(path.join(cluster, name), 0, 0)
      const server = await startEmbedded(copy)
      await server.stop()
    },
  )
})
