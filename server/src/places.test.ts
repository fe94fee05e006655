import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { platform, tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDir, refuseTakenPort } from './places.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-places-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a data directory that is a file is refused by name', async () => {
  const file = path.join(await aFolder(), 'data')
  await writeFile(file, '')
  await expect(makeDataDir(file)).rejects.toThrow(/^DATA_DIR cannot be used: .*data/)
  await expect(makeDataDir(path.join(file, 'below'))).rejects.toThrow(/^DATA_DIR cannot be used/)
})

test.runIf(platform() === 'linux')(
  'a data directory where no folder can be made is refused at once',
  async () => {
    await expect(makeDataDir('/proc/shop/data')).rejects.toThrow(/^DATA_DIR cannot be used/)
  },
)

test('a data directory is made with the folders above it, and may stand already', async () => {
  const folder = path.join(await aFolder(), 'srv', 'shop')
  await makeDataDir(folder)
  await makeDataDir(folder)
  expect((await stat(folder)).isDirectory()).toBe(true)
})

test('a data directory is made by several who start at once', async () => {
  const folder = path.join(await aFolder(), 'srv', 'shop', 'data')
  await Promise.all(Array.from({ length: 20 }, () => makeDataDir(folder)))
  expect((await stat(folder)).isDirectory()).toBe(true)
})

test('a port where somebody listens is refused by name, a free one is not held', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(refuseTakenPort({ port, host: '127.0.0.1' })).rejects.toThrow(
    `PORT ${port} of 127.0.0.1 is taken`,
  )
  other.close()
  await once(other, 'close')
  await refuseTakenPort({ port, host: '127.0.0.1' })
  await refuseTakenPort({ port, host: '127.0.0.1' })
})

test('an address that is not of this machine is refused by name', async () => {
  await expect(refuseTakenPort({ port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'HOST and PORT cannot be used',
  )
})
