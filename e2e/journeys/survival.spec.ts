import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { basket } from '@shop/contract/resources/basket'
import { docs } from '@shop/contract/resources/docs'
import { expect, test } from '@playwright/test'
import { ApiClient } from '../api-client.ts'
import { startShop } from '../shop.ts'

test.describe.configure({ timeout: 240_000 })

/** A shop on its embedded database in a folder of its own, which outlives the process. */
async function withDataDirectory(story: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-survival-'))
  // Where root runs the tests the database runs as another user, who must be able to enter.
  await chmod(folder, 0o755)
  try {
    await story(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('a shop killed in a stream of orders loses none it acknowledged, doubles none, and goes on', async () => {
  await withDataDirectory(async (folder) => {
    const first = await startShop({ dataDir: folder })
    const client = new ApiClient(first.url)
    await client.login('meister')
    const before = (await client.call(docs, 'GET_LIST', { timespan: '2', rows: 200 })).numFound
    const acknowledged: string[] = []
    const keys: string[] = []
    setTimeout(() => first.process.kill('SIGKILL'), 3000)
    for (let number = 0; ; number++) {
      const key = `survival-${number}`
      try {
        await client.fillBasket()
        keys.push(key)
        const answer = await client.order(key)
        if (answer.status === 'OK') acknowledged.push(answer.docid)
      } catch {
        break
      }
    }
    if (first.process.exitCode === null && first.process.signalCode === null)
      await once(first.process, 'exit')
    expect(acknowledged.length).toBeGreaterThan(3)

    const second = await startShop({ dataDir: folder })
    const again = new ApiClient(second.url)
    await again.login('meister')
    // The last key was sent, its answer never came: the client simply sends it again.
    const last = keys.at(-1) ?? ''
    const repeated = await again.order(last)
    const list = await again.call(docs, 'GET_LIST', { timespan: '2', rows: 200 })
    const found = list.documents.map(({ docid }) => docid)
    expect(acknowledged.filter((docid) => !found.includes(docid))).toEqual([])
    const placed = new Set([...acknowledged, ...(repeated.status === 'OK' ? [repeated.docid] : [])])
    expect(list.numFound - before).toBe(placed.size)
    await second.stop()
  })
})

test('a second shop on the same data directory is refused in words', async () => {
  await withDataDirectory(async (folder) => {
    const first = await startShop({ dataDir: folder })
    await expect(startShop({ dataDir: folder })).rejects.toThrow(/ended with 1/)
    const client = new ApiClient(first.url)
    await client.login('meister')
    await first.stop()
  })
})

test('a backup taken while orders come in opens as a shop with everything in it', async () => {
  await withDataDirectory(async (folder) => {
    const shop = await startShop({ dataDir: path.join(folder, 'live') })
    const client = new ApiClient(shop.url)
    await client.login('meister')
    await client.fillBasket()
    const ordered = await client.order('before-the-backup')
    await shop.run('backup', [path.join(folder, 'copy')])
    await client.fillBasket()
    await client.order('after-the-backup')
    await shop.stop()

    const restored = await startShop({ dataDir: path.join(folder, 'copy') })
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
})
