import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { basket } from '@shop/contract/resources/basket'
import { labels } from '@shop/contract/resources/labels'
import { lists } from '@shop/contract/resources/lists'
import { enlargeLetters } from '../enlarge-letters.ts'
import { expect, test } from '../fixtures.ts'
import type { RunningShop } from '../shop.ts'

const matnr = 'BM-1234567890-ABCDEFGHIJKLMNOPQRST-9999'
/** As suppliers write them: no line of a phone holds it. */
const word = 'Brandschutzrohrmanschettenbefestigungsschienenverbindungselement'

test('an article of endless words scrolls nothing sideways and pushes no amount out of sight', async ({
  page,
  shop,
  signIn,
}) => {
  await anArticleOfEndlessWords(shop)
  const client = await signIn('meister')
  await client.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1' })
  await client.call(labels, 'ADD_ARTICLE', { matnr, quantity: '1' })
  const { list } = await client.call(lists, 'CREATE_LIST', { name: word.slice(0, 60) })
  await client.call(lists, 'ADD_ARTICLE', { list_id: list.id, matnr, quantity: '1' })
  const screens = [
    `p/${matnr}`,
    'basket',
    'checkout',
    'labels',
    'myaccount/lists',
    `myaccount/lists/edit/${list.id}`,
    'brands',
    `search?fq=${encodeURIComponent(`brand:"${word}"`)}`,
  ]
  for (const width of [390, 1440])
    for (const screen of screens) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(screen, { waitUntil: 'networkidle' })
      await expect(page.getByText(word.slice(0, 60)).filter({ visible: true }).first()).toBeVisible()
      expect(await page.evaluate(tooWide), `${screen} at ${width}`).toEqual([])
    }
  await enlargeLetters(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const screen of screens) {
    await page.goto(screen, { waitUntil: 'networkidle' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `${screen} with letters twice as large`).toBeLessThanOrEqual(390)
  }
})

/** What of the content holds more than its width; a table that has to be pushed aside, too. */
function tooWide(): string[] {
  const main = [...document.querySelectorAll('main, main :is(article, header, section, ul, li, table, th)')]
  const page = document.documentElement
  const all = [page, ...main, ...main.flatMap((one) => one.parentElement ?? [])]
  return all
    .filter((one) => one.clientWidth > 0 && one.closest('nav') === null)
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} in ${clientWidth}`)
}

async function anArticleOfEndlessWords(shop: RunningShop): Promise<void> {
  const maktx = `${word} DN 100/110/125/160`
  const texts = { de: { maktx, maktx2: word, description: word } }
  const article = { matnr, texts, brand: word, meins: 'ST' }
  await imported(shop, 'articles', article)
  await imported(shop, 'prices', { matnr, price: '12.50', kmein: 'ST' })
}

async function imported(shop: RunningShop, kind: string, row: object): Promise<void> {
  const file = path.join(tmpdir(), `${randomUUID()}.ndjson`)
  await writeFile(file, JSON.stringify(row))
  await shop.run('import', ['--kind', kind, file])
  await rm(file)
}
