import { comparison } from '@shop/contract/resources/comparison'
import { docs } from '@shop/contract/resources/docs'
import { lists } from '@shop/contract/resources/lists'
import { expect, test } from '../fixtures.ts'

test('on paper quantities of a list stand beside prices, and what goes with an article in one column', async ({
  page,
  signIn,
}) => {
  const client = await signIn('buero')
  const { list } = await client.call(lists, 'CREATE_LIST', { name: 'Papier' })
  await client.call(lists, 'ADD_ARTICLE', { list_id: list.id, matnr: '2000149', quantity: '17' })
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto(`myaccount/lists/edit/${list.id}`, { waitUntil: 'networkidle' })
  const unit = page.getByRole('cell').getByText('Beutel', { exact: true })
  const right = await unit.evaluate((element) => element.getBoundingClientRect().right)
  const next = await page.getByRole('columnheader', { name: 'Preis und Verfügbarkeit' }).boundingBox()
  expect(right).toBeLessThanOrEqual(next?.x ?? 0)

  await page.goto('p/1000003', { waitUntil: 'networkidle' })
  const kinds = page.getByRole('region', { name: 'Passend dazu' }).getByRole('heading', { level: 3 })
  const places = await kinds.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  expect(places.length).toBeGreaterThan(3)
  expect(new Set(places).size).toBe(1)
})

test('on paper nothing is cut off, and nothing waits to be pressed', async ({ page, signIn }) => {
  const client = await signIn('buero')
  await client.startBasket('Papier', [{ matnr: '2000008', quantity: '3' }])
  for (const matnr of ['1000003', '1000001', '1000002', '1000004', '1000005', '1000006'])
    await client.call(comparison, 'ADD_ARTICLE', { matnr })
  const papers: string[] = []
  // Orders, deliveries and returns: names, units and states of other lengths.
  for (const doctype of [1, 2, 7]) {
    const { documents } = await client.call(docs, 'GET_LIST', { doctype, timespan: '8' })
    papers.push(`myaccount/document/${doctype}/${documents[0]?.docid}`)
  }
  // The width of A4 between usual margins.
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['p/1000003', 'comparison', ...papers, 'basket']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const controls = page.locator('button, select, input[type="checkbox"]').filter({ visible: true })
    await expect(controls.filter({ hasNot: page.locator('img') }), path).toHaveCount(0)
    await expect(page.getByRole('banner'), path).toBeHidden()
    await expect(page.getByText(/^Ein unterstrichener Wert führt/), path).toBeHidden()
    const widest = await page
      .locator('main :is(h1, p, dl, table, img)')
      .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)))
    expect(widest, path).toBeLessThanOrEqual(700)
  }
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  }
  const field = page.getByRole('textbox', { name: /^Menge/ }).first()
  const unit = field.locator('+ *')
  expect(Math.abs((await unit.evaluate(middle)) - (await field.evaluate(middle)))).toBeLessThan(4)
})

test('on paper a thousand hits take no more room than they fill, and a comparison says of what it is', async ({
  page,
  signIn,
}) => {
  const client = await signIn('buero')
  // A tile and a sack.
  for (const matnr of ['1000003', '2000008']) await client.call(comparison, 'ADD_ARTICLE', { matnr })
  await page.goto('search?q=fliese&rows=1000', { waitUntil: 'networkidle' })
  const names = page.getByRole('region', { name: 'Treffer' }).getByRole('heading', { level: 2 })
  await expect(names).toHaveCount(1000)
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThan(40)
  await page.emulateMedia({ media: 'print' })
  await page.goto('comparison')
  const groups = page.getByRole('navigation').getByRole('link').filter({ visible: true })
  await expect(groups).toHaveText([/^Bodenfliesen/])
})
