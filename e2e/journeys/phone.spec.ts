import type { Locator, Page } from '@playwright/test'
import { basket } from '@shop/contract/resources/basket'
import { comparison } from '@shop/contract/resources/comparison'
import { lists } from '@shop/contract/resources/lists'
import { enlargeLetters } from '../enlarge-letters.ts'
import { expect, test } from '../fixtures.ts'
import { tooSmall } from '../touch-targets.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone })

test('whoever has letters twice as large in his browser scrolls nothing sideways', async ({
  page,
  signIn,
}) => {
  const client = await signIn('meister')
  await client.fillBasket()
  await enlargeLetters(page)
  for (const path of [
    '',
    'c/tile-adhesives',
    'p/1000003',
    'basket',
    'checkout',
    'myaccount/lists',
    'landing-page',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBeLessThanOrEqual(phone.width)
  }
})

test('whoever has letters twice as large reads how much he orders, on a desk, too', async ({
  page,
  signIn,
}) => {
  const client = await signIn('meister')
  await client.call(basket, 'ADD_ARTICLE', { matnr: '1000003', quantity: '142.56' })
  await enlargeLetters(page)
  for (const width of [phone.width, 1280])
    for (const path of ['p/1000003', 'basket']) {
      await page.setViewportSize({ ...phone, width })
      await page.goto(path, { waitUntil: 'networkidle' })
      const cut = await page
        .getByRole('main')
        .getByRole('textbox', { name: /^Menge/ })
        .first()
        .evaluate((field) => {
          const { fontSize, paddingBottom } = getComputedStyle(field)
          return {
            aside: field.scrollWidth - field.clientWidth > 0,
            below: field.clientHeight - Number.parseFloat(paddingBottom) < Number.parseFloat(fontSize),
          }
        })
      expect(cut, `${path} ${width}`).toEqual({ aside: false, below: false })
    }
})

test('whoever has letters twice as large reads how much he adds, in a table of hits and among accessories', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  await enlargeLetters(page)
  for (const width of [phone.width, 1280])
    for (const path of ['c/tiles/tiles-floor?view=table', 'p/1000003']) {
      await page.setViewportSize({ ...phone, width })
      await page.goto(path, { waitUntil: 'networkidle' })
      const fields = page.getByRole('main').getByRole('textbox', { name: /^Menge/ })
      await expect(fields).not.toHaveCount(0)
      const cut = (all: Element[]) =>
        all.filter((field) => field.scrollWidth > field.clientWidth).map((field) => field.ariaLabel)
      expect(await fields.evaluateAll(cut), `${path} ${width}`).toEqual([])
    }
})

test('whoever has letters twice as large reads the values of a table of hits to their ends', async ({
  page,
}) => {
  await enlargeLetters(page)
  await page.goto('c/tile-adhesives?view=table', { waitUntil: 'networkidle' })
  const values = page.getByRole('table').locator('td[data-label]')
  await expect(values).not.toHaveCount(0)
  const cut = await values.evaluateAll((all) =>
    all.filter((value) => value.scrollWidth > value.clientWidth).map((value) => value.textContent),
  )
  expect(cut).toEqual([])
})

test('the second line of a name is read to its end on a tile', async ({ page }) => {
  for (const width of [360, phone.width]) {
    await page.setViewportSize({ ...phone, width })
    await page.goto('c/tiles/tiles-floor', { waitUntil: 'networkidle' })
    const lines = page.getByRole('article').getByText(/\s\d+\smm$/)
    await expect(lines.first()).toBeVisible()
    const cut = await lines.evaluateAll((all) =>
      all.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent),
    )
    expect(cut, String(width)).toEqual([])
  }
})

test('a price of a tile keeps its short unit beside it', async ({ page, signIn }) => {
  await signIn('meister')
  await page.goto('search?q=wandspeicher', { waitUntil: 'networkidle' })
  const units = page.getByRole('article').getByText('/ Stück', { exact: true })
  await expect(units.nth(1)).toBeVisible()
  const parted = await units.evaluateAll(
    (all) =>
      all.filter(
        (unit) =>
          unit.getBoundingClientRect().bottom -
            (unit.previousElementSibling?.getBoundingClientRect().bottom ?? 0) >
          8,
      ).length,
  )
  expect(parted).toBe(0)
})

test('a tile that stands alone keeps no room for lines it does not have', async ({ page }) => {
  await page.goto('search?q=gully', { waitUntil: 'networkidle' })
  const tile = page.getByRole('article')
  await expect(tile).toHaveCount(1)
  const name = await tile.getByRole('heading').boundingBox()
  const number = await tile.getByText('Art.-Nr.').boundingBox()
  expect((number?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeLessThan(20)
})

test('what an area is laid with is read to its end, chosen by the device, and has a border while it is', async ({
  page,
}) => {
  await page.setViewportSize({ ...phone, width: 320 })
  await page.goto('p/1000003', { waitUntil: 'networkidle' })
  const order = page.getByRole('region', { name: 'Preis und Bestellung' })
  await order.getByText('Menge aus der Fläche berechnen').click()
  await order.getByLabel('oder Fläche in m²').fill('20')
  const choice = order.getByRole('combobox', { name: /^Kleber/ })
  const shown = choice.locator('+ *')
  for (const name of await choice.locator('option').allInnerTexts()) {
    await choice.selectOption(name)
    await expect(shown).toHaveText(name)
    const isCut = await shown.evaluate(
      (words) => words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight,
    )
    expect(isCut, name).toBe(false)
  }
  await choice.focus()
  await page.keyboard.press('ArrowUp')
  await expect(shown).toHaveCSS('outline-style', 'solid')
})

test('an address goods are delivered to is read to its end at the checkout, on small desks, too', async ({
  page,
  signIn,
}) => {
  const client = await signIn('meister')
  await client.fillBasket()
  await page.goto('checkout', { waitUntil: 'networkidle' })
  const address = page.getByRole('combobox', { name: 'Lieferadresse' })
  const shown = address.locator('+ *')
  for (const width of [320, phone.width, 1024]) {
    await page.setViewportSize({ ...phone, width })
    await expect(shown).toHaveText(await address.locator('option:checked').innerText())
    const isCut = await shown.evaluate(
      (words) => words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight,
    )
    expect(isCut, String(width)).toBe(false)
  }
})

test('quantities and sums of a basket are read whole on every phone', async ({ page, signIn }) => {
  const client = await signIn('meister')
  await client.call(basket, 'ADD_ARTICLE', { matnr: '1000003', quantity: '288' })
  await client.call(basket, 'ADD_ARTICLE', { matnr: '2000250', quantity: '125' })
  await page.goto('basket', { waitUntil: 'networkidle' })
  const lines = page.getByRole('list', { name: 'Positionen' }).getByRole('article')
  for (const width of [320, 340, 360, phone.width]) {
    await page.setViewportSize({ ...phone, width })
    const faults = await lines.evaluateAll((all) =>
      all.flatMap((line) => {
        const edge = line.getBoundingClientRect().right
        const total = line.querySelector('strong')
        const number = line.querySelector('input')
        const beyond = total !== null && total.getBoundingClientRect().right > edge
        const cut = number !== null && number.scrollWidth > number.clientWidth
        return beyond || cut ? [`${number?.value}: ${total?.textContent}`] : []
      }),
    )
    expect(faults, String(width)).toEqual([])
  }
})

test('what the energy classes of a suggestion are of is read to its end', async ({ page, signIn }) => {
  await signIn('meister')
  for (const width of [320, phone.width, 1024]) {
    await page.setViewportSize({ ...phone, width })
    await page.goto('imprint', { waitUntil: 'networkidle' })
    await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill('wärmepumpe')
    const suggested = page.getByRole('search').getByRole('link', { name: /Wärmepumpe Aeris 5/ })
    await expect(suggested.getByText(/^Heizung/)).toHaveText(['Heizung 55 °C', 'Heizung 35 °C'])
    const edge = ((await suggested.boundingBox())?.x ?? 0) + ((await suggested.boundingBox())?.width ?? 0)
    for (const part of await suggested.locator('small, svg[role]').all()) {
      const { x, width: wide } = (await part.boundingBox()) ?? { x: 0, width: 0 }
      expect(x + wide, String(width)).toBeLessThanOrEqual(edge)
    }
  }
})

test('numbers keep to their units in names and descriptions', async ({ page }) => {
  for (const path of ['c/tiles/tiles-floor', 'c/tiles/tiles-floor?view=table', 'p/1000003', 'p/2000008']) {
    for (const width of [320, phone.width]) {
      await page.setViewportSize({ ...phone, width })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await tornFromUnits(page.getByRole('main')), `${path}, ${width}`).toEqual([])
    }
  }
})

test('the delivery time of a branch stands in one line below its distance', async ({ page }) => {
  await page.goto('p/1000003', { waitUntil: 'networkidle' })
  const stock = page.getByRole('region', { name: /^Verfügbarkeit/ })
  await stock.getByRole('textbox', { name: 'Postleitzahl' }).fill('80331')
  await page.keyboard.press('Enter')
  await expect(stock.getByText(/^ca\. 54/)).toBeVisible()
  const times = stock.getByText(/^Kurzfristig verfügbar/)
  await expect(times).not.toHaveCount(0)
  for (const time of await times.all()) expect((await time.boundingBox())?.height).toBeLessThan(30)
})

test('the days of a delivery time stay within a tile on the narrowest phones', async ({ page, signIn }) => {
  await signIn('meister')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('search?q=waschtisch', { waitUntil: 'networkidle' })
  const tile = page.getByRole('article').filter({ hasText: '(5\u2060–\u20607\u00A0Werktage)' }).first()
  const beyond = await tile.evaluate((element) => {
    const range = document.createRange()
    const words = [...element.querySelectorAll('span')].find(
      ({ children, textContent }) => children.length === 0 && textContent.includes('Werktage'),
    )
    if (words) range.selectNodeContents(words)
    return range.getBoundingClientRect().right - element.getBoundingClientRect().right
  })
  // The tile's padding.
  expect(beyond).toBeLessThanOrEqual(-8)
})

test('the ground of a filter in force reaches around two lines of words', async ({ page }) => {
  await page.goto(`search?q=fliese&fq=${encodeURIComponent('werks:"9999"')}`)
  const chip = page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link').first()
  const [ground, words] = await Promise.all([chip.boundingBox(), chip.getByText('In der').boundingBox()])
  expect(words?.height).toBeGreaterThan(30)
  expect((words?.y ?? 0) - (ground?.y ?? 0)).toBeGreaterThanOrEqual(4)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('calls a branch, opens a list, an article of it and what has the same property: all are large enough', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('meister')
    const { list } = await client.call(lists, 'CREATE_LIST', { name: `Finger ${Date.now()}` })
    await client.call(lists, 'ADD_ARTICLE', { list_id: list.id, matnr: '8000369', quantity: '1' })
    const places = [
      ['myaccount/lists', 'footer a[href^="tel:"]'],
      [`myaccount/lists/edit/${list.id}`, 'tbody th a'],
      ['p/1000003', 'dd a'],
    ] as const
    await expectLargeEnough(page, places)
    await page.goto('myaccount/lists')
    // Below the name, where only the number of articles stands; the link lies over it.
    await page.getByText('1 Artikel, angelegt am').first().click({ force: true })
    await page.waitForURL(/lists\/edit\//)
  })

  test('goes back by the trail, to a brand, to what goes with an article and from a row of hits to it: all are large enough', async ({
    page,
  }) => {
    const places = [
      ['c/tiles/tiles-floor', 'nav ol a'],
      ['brands', 'main li a'],
      ['search?q=bodenfliese', 'article a[href$="#accessories"]'],
      ['search?q=bodenfliese&view=table', 'tbody th a'],
    ] as const
    await expectLargeEnough(page, places)
  })

  test('finds nothing to press on the screens of the catalogue that is smaller than 44 px', async ({
    page,
    signIn,
  }) => {
    test.slow()
    const client = await signIn('meister')
    await client.fillBasket()
    await client.call(comparison, 'ADD_ARTICLE', { matnr: '8000369' })
    for (const path of [
      '',
      'brands',
      'c/tiles',
      'c/tiles/tiles-floor',
      'search?q=bodenfliese&fq=brand:"Sassovero"',
      'search?q=wärmepumpe&view=table',
      'search?q=quietschentchen',
      'search?fq=brand:"Sassovero"',
      'p/1000003',
      'p/2000008',
      'p/8000369',
      'p/8500172',
      'comparison',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)))
      expect(await tooSmall(page), path).toEqual([])
    }
  })

  test('leafs through the article menu: every entry is large enough', async ({ page }) => {
    await page.goto('brands', { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: 'Abteilungen' }).getByRole('button').tap()
    const entries = page.getByRole('dialog').getByRole('link')
    await expect(entries.first()).toBeVisible()
    const heights = await entries.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().height),
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })

  test('orders more than one package from a tile, on narrow phones, too', async ({ page, signIn }) => {
    const client = await signIn('meister')
    await client.askForBasket(3)
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('search?q=bodenfliese', { waitUntil: 'networkidle' })
      const tile = page.getByRole('article').filter({ hasText: '60x120 cm creme' }).first()
      await tile.getByRole('button', { name: 'Menge erhöhen' }).tap()
      const field = tile.getByRole('textbox', { name: /^Menge für/ })
      await expect(field).toHaveValue('2,88')
      const { width: wide = 0 } = (await field.locator('xpath=..').boundingBox()) ?? {}
      expect(wide).toBeGreaterThanOrEqual(160)
      await tile.getByRole('button', { name: /in den Warenkorb legen$/ }).tap()
      await expect(page.getByText(/^2,88\sm² .* liegen im Warenkorb/).first()).toBeVisible()
    }
  })

  test('reads the way into the basket in one line on every phone, with a check where the article is in the basket', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('meister')
    await client.startBasket(`Haken ${Date.now()}`, [{ matnr: '1000666', quantity: '1.44' }])
    for (const width of [360, 390, 414, 430, 440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('search?q=bodenfliese', { waitUntil: 'networkidle' })
      const way = page.getByRole('article').getByRole('button', { name: /in den Warenkorb legen$/ })
      const contained = way.and(page.getByTitle('Liegt schon im Warenkorb')).first()
      await expect(contained.locator('svg'), String(width)).toBeVisible()
      for (const button of [contained, way.last()]) {
        const lines = await button.evaluate((element) => {
          const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
          const range = document.createRange()
          if (words !== null) range.selectNode(words)
          return range.getClientRects().length
        })
        expect(lines, String(width)).toBe(1)
      }
    }
  })

  test('types in letters of 16 px at least, so that an iPhone leaves the page as large as it is', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('meister')
    await client.fillBasket()
    for (const path of ['search?q=fliese', 'basket', 'checkout', 'p/1000003']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const sizes = await page
        .locator('input:not([type=checkbox], [type=radio]), select, textarea, [role=textbox]')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
      expect(sizes.length, path).toBeGreaterThan(0)
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16)
    }
  })
})

test('in the dark what goes on beside the edge ends in a shadow, not in light', async ({ page, signIn }) => {
  await signIn('meister')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('myaccount')
  const entries = page.getByRole('main').getByRole('navigation').first()
  const edges = await entries.evaluate((element) => getComputedStyle(element).backgroundImage)
  expect(edges).toContain('linear-gradient(to left, rgb(0, 0, 0), rgba(0, 0, 0, 0))')
})

/** The first of what a selector finds on each page is a target for a finger. */
async function expectLargeEnough(page: Page, places: readonly (readonly [path: string, selector: string])[]) {
  for (const [path, selector] of places) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const box = await page.locator(selector).first().boundingBox()
    expect(box?.height, selector).toBeGreaterThanOrEqual(44)
    expect(box?.width, selector).toBeGreaterThanOrEqual(44)
  }
}

/** Numbers whose unit stands in the next line. */
const tornFromUnits = (within: Locator) =>
  within.evaluate((element) => {
    const range = document.createRange()
    const torn = new Set<string>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: words, index } of (text.textContent ?? '').matchAll(
        /\d+\s(?:cm|mm|kg|l|%)(?!\p{L})/gu,
      )) {
        range.setStart(text, index)
        range.setEnd(text, index + words.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) torn.add(words)
      }
    }
    return [...torn]
  })
