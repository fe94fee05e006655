import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startShop } from './start.ts'
import { testConfig } from './testing/test-app.ts'

const silent = () => undefined

async function aDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-start-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // Where root runs the tests the database runs as another user, who must be able to enter.
  await chmod(folder, 0o755)
  return folder
}

test('a database nobody answers for stops the start and says so', async () => {
  const databaseUrl = 'postgres://shop:secret@localhost:1/shop'
  const failed = startShop(testConfig({ port: 0, databaseUrl, dataDir: await aDataDir() }), silent)
  await expect(failed).rejects.toThrow(/^The database cannot be reached: .*ECONNREFUSED/)
  await expect(failed).rejects.not.toThrow('secret')
})

test('a start that fails leaves no database running', { timeout: 120_000 }, async () => {
  const dataDir = await aDataDir()
  const config = testConfig({ port: 0, databaseUrl: undefined, dataDir, trustProxy: ['nobody'] })
  await expect(startShop(config, silent)).rejects.toThrow('nobody')
  const cluster = await readdir(path.join(dataDir, 'postgres'))
  expect(cluster).toContain('PG_VERSION')
  expect(cluster).not.toContain('postmaster.pid')
})

test(
  'a start that is ended while the demo is loaded leaves no database running',
  { timeout: 120_000 },
  async () => {
    const dataDir = await aDataDir()
    const { PATH } = process.env
    const env = { PATH, PORT: '0', DATA_DIR: dataDir, DEMO: '1' }
    const program = path.join(import.meta.dirname, 'main.ts')
    const shop = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(shop, 'exit')
    await Promise.race([once(shop.stdout, 'data'), ended])
    shop.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    const cluster = await readdir(path.join(dataDir, 'postgres'))
    expect(cluster).toContain('PG_VERSION')
    expect(cluster).not.toContain('postmaster.pid')
  },
)
