import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { basket } from '@shop/contract/resources/basket'
import { docs } from '@shop/contract/resources/docs'
import { expect, test } from '@playwright/test'
import { ApiClient } from '../api-client.ts'
import { type RunningShop, startShop } from '../shop.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

/** One shop on its embedded database, loaded once; the stories take backups of it to places of their own. */
let root = ''
let base: RunningShop

test.beforeAll(async () => {
  test.setTimeout(240_000)
  root = await mkdtemp(path.join(tmpdir(), 'shop-survival-'))
  // Where root runs the tests the database runs as another user, who must be able to enter.
  await chmod(root, 0o755)
  base = await startShop({ dataDir: path.join(root, 'base') })
})

test.afterAll(async () => {
  await base.stop()
  await rm(root, { recursive: true, force: true })
})

/** A backup of the running base shop, as a data directory. */
async function backup(name: string): Promise<string> {
  const folder = path.join(root, name)
  await base.run('backup', [folder])
  return folder
}

test('a second shop on the same data directory is refused in words', async () => {
  await expect(startShop({ dataDir: path.join(root, 'base') })).rejects.toThrow(/ended with 1/)
  const client = new ApiClient(base.url)
  await client.login('meister')
})

test('a backup taken while the shop works opens as a shop with everything in it', async () => {
  const client = new ApiClient(base.url)
  await client.login('meister')
  await client.fillBasket()
  const ordered = await client.order('before-the-backup')
  const folder = await backup('copy')
  await client.fillBasket()
  await client.order('after-the-backup')

  const restored = await startShop({ dataDir: folder })
  const reader = new ApiClient(restored.url)
  await reader.login('meister')
  const document = await reader.call(docs, 'GET_DETAIL', { doctype: 1, docid: ordered.docid })
  expect(document.documentHead.docid).toBe(ordered.docid)
  const repeated = await reader.order('before-the-backup')
  expect([repeated.docid, repeated.repeated]).toEqual([ordered.docid, true])
  const content = await reader.call(basket, 'GET_BASKET', {})
  expect(content.positions).toEqual([])
  await restored.stop()
})

test('a database killed under the shop is started again, and nothing acknowledged is lost', async () => {
  const folder = await backup('database-killed')
  const shop = await startShop({ dataDir: folder })
  const client = new ApiClient(shop.url)
  await client.login('meister')
  await client.fillBasket()
  const ordered = await client.order('before-the-database-died')
  const file = path.join(folder, 'postgres', 'postmaster.pid')
  // There is none while one database has made room and the next has not begun.
  const databasePid = async () => Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  const killed = await databasePid()
  const ready = async () => (await fetch(new URL('/readyz', shop.url))).status
  process.kill(killed, 'SIGKILL')
  // How long the shop is not ready for depends on the machine: it is asked without a pause.
  await expect.poll(ready, { intervals: [5] }).toBe(503)
  await expect.poll(async () => [0, killed].includes(await databasePid())).toBe(false)
  await expect.poll(ready).toBe(200)
  const repeated = await client.order('before-the-database-died')
  expect([repeated.docid, repeated.repeated]).toEqual([ordered.docid, true])
  await expect(startShop({ dataDir: folder })).rejects.toThrow(/ended with 1/)
  await shop.stop()
})

test('a shop killed in a stream of orders loses none it acknowledged, doubles none, and goes on', async () => {
  const folder = await backup('killed')
  const first = await startShop({ dataDir: folder })
  const client = new ApiClient(first.url)
  await client.login('chef')
  const before = (await client.call(docs, 'GET_LIST', { timespan: '2', rows: 200 })).numFound
  const acknowledged: string[] = []
  let last = ''
  for (let number = 0; ; number++) {
    try {
      await client.fillBasket()
      last = `survival-${number}`
      const answer = await client.order(last)
      if (answer.status === 'OK') acknowledged.push(answer.docid)
      // Somewhere within the next orders, however fast the machine is.
      if (acknowledged.length === 5) setTimeout(() => first.process.kill('SIGKILL'), 100)
    } catch {
      break
    }
  }
  if (first.process.exitCode === null && first.process.signalCode === null) await once(first.process, 'exit')
  expect(acknowledged.length).toBeGreaterThanOrEqual(5)

  const second = await startShop({ dataDir: folder })
  const again = new ApiClient(second.url)
  await again.login('chef')
  // The last key was sent, its answer never came: the client simply sends it again.
  const repeated = await again.order(last)
  const list = await again.call(docs, 'GET_LIST', { timespan: '2', rows: 200 })
  const found = list.documents.map(({ docid }) => docid)
  expect(acknowledged.filter((docid) => !found.includes(docid))).toEqual([])
  const placed = new Set([...acknowledged, ...(repeated.status === 'OK' ? [repeated.docid] : [])])
  expect(list.numFound - before).toBe(placed.size)
  await second.stop()
})
