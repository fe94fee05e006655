import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// What Safari does otherwise, done to Chromium (docs/decisions/0136). Nothing is changed: every worker takes some.
test.describe.configure({ mode: 'parallel' })

test('what the search suggests is opened by a press that gives the focus to nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const isOfNoKey = (element: Element) =>
      element.closest('a, button, [tabindex]')?.matches(':not([tabindex])')
    document.addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element) || !isOfNoKey(event.target)) return
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
  })
  await page.goto('', { waitUntil: 'networkidle' })
  await page.getByRole('searchbox').fill('fliesenkleber')
  await page.getByRole('search').getByRole('link', { name: 'Kleber, Fugen, Abdichtung' }).click()
  await expect(page).toHaveURL(/\/c\/.*adhesives/)
})

test('dialogs are as high as what they hold where a share of that height is nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('dialog:not([data-place=side]) { height: 0 !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.goto('p/1000003', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /vergrößern$/ }).click()
  const held = page.getByRole('dialog').locator('> *')
  expect((await held.boundingBox())?.height).toBeGreaterThan(400)
})

test('no item of a list begins with a line for its empty marker alone', async ({ page, signIn }) => {
  for (const screen of ['', 'search?q=bodenfliese', 'p/1000003', 'brands']) {
    await page.goto(screen, { waitUntil: 'networkidle' })
    expect(await lonelyMarkers(page), screen).toEqual([])
  }
  await signIn('meister')
  for (const screen of ['myaccount', 'p/1000003', 'basket', 'comparison']) {
    await page.goto(screen, { waitUntil: 'networkidle' })
    expect(await lonelyMarkers(page), screen).toEqual([])
  }
})

/** Items whose marker finds no line of text or the like to stand in: Safari looks for one in blocks alone, the first ones first. */
const lonelyMarkers = (page: Page) =>
  page.evaluate(() => {
    const isOutOfFlow = ({ position, float }: CSSStyleDeclaration) =>
      ['absolute', 'fixed'].includes(position) || float !== 'none'
    function hasLine(block: Element): boolean {
      const isBlockOfItems = /flex|grid/.test(getComputedStyle(block).display)
      for (const child of block.childNodes) {
        if (child instanceof Text && child.data.trim() !== '') return true
        if (!(child instanceof Element)) continue
        const style = getComputedStyle(child)
        if (style.display === 'none' || isOutOfFlow(style)) continue
        if (style.display.startsWith('inline') && !isBlockOfItems) return true
        if (child.matches('svg, img, table')) return false
        if (hasLine(child)) return true
      }
      return false
    }
    return [...document.querySelectorAll('li')]
      .filter((item) => {
        const { display, listStyleType } = getComputedStyle(item)
        return display === 'list-item' && listStyleType === '""' && !hasLine(item)
      })
      .map((item) => item.outerHTML.slice(0, 200))
  })
