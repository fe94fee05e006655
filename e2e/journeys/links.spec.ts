import { session } from '@shop/contract/resources/session'
import type { Page } from '@playwright/test'
import type { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'
import { customerScreens, guestScreens, staffScreens } from '../screens.ts'

// Nothing is changed: every worker takes some.
test.describe.configure({ mode: 'parallel' })

/** Without the thanks for an order that nobody here has placed. */
const ownScreens = customerScreens.filter((path) => !path.startsWith('ordering-process-ordered'))

/** Without the users of the customer of demo users: they act for another one, whose users the crawl comes to by the list. */
const screensOfSales = ownScreens.filter((path) => !path.startsWith('myaccount/manage-users/edit/'))

const audiences = [
  ['a guest', undefined, guestScreens],
  ['a master user', 'meister', ownScreens],
  ['an employee without net prices', 'geselle', ownScreens],
  ['field sales for a customer', 'adm', screensOfSales],
  ['a clerk', 'innendienst', ['', ...staffScreens.filter((path) => path !== 'staff/audit')]],
  ['an administrator', 'it', ['', ...staffScreens]],
] as const

/** Of addresses that differ in numbers and names alone, so many are opened. */
const ofAShape = 2

for (const [who, alias, screens] of audiences) {
  test(`no link that ${who} finds leads to nowhere or to what is not built`, async ({
    page,
    shop,
    signIn,
    context,
  }) => {
    test.slow()
    const client = alias === undefined ? undefined : await signIn(alias)
    if (client !== undefined && alias === 'adm') {
      await actForSomebody(client)
      await context.addCookies([{ ...client.cookie, url: shop.url }])
    }
    await page.goto('', { waitUntil: 'networkidle' })
    const start = [...(await linksInMenus(page)), ...screens.map((path) => new URL(path, shop.url).href)]
    const { opened, broken } = await crawl(shop.url, start, client)
    expect(broken).toEqual([])
    expect(opened).toBeGreaterThan(screens.length)
  })
}

async function actForSomebody(client: ApiClient) {
  const { customers } = await client.call(session, 'GET_CUSTOMERS', {})
  await client.call(session, 'SELECT_CUSTOMER', { kunnr: customers[0]?.kunnr ?? '' })
}

/** What stands in menus comes with their opening. */
async function linksInMenus(page: Page): Promise<string[]> {
  const found: string[] = []
  const buttons = page.getByRole('banner').locator('button[aria-expanded="false"]:visible')
  for (let index = 0; index < (await buttons.count()); index++) {
    await buttons.nth(index).click()
    await page.waitForLoadState('networkidle')
    found.push(
      ...(await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href))),
    )
    await page.keyboard.press('Escape')
  }
  return found
}

/** Follows links through the pages as the server sends them. */
async function crawl(own: string, start: readonly string[], client?: ApiClient) {
  const seen = new Map<string, number>()
  const found = new Map(start.map((href) => [href, 'the menus']))
  const broken: string[] = []
  const headers = client && { cookie: `${client.cookie.name}=${client.cookie.value}` }
  let opened = 0
  // Grows while it is walked: a Map also visits what is added meanwhile.
  for (const [href, from] of found) {
    const shape = shapeOf(href)
    const before = seen.get(shape) ?? 0
    if (before >= ofAShape || !href.startsWith(own)) continue
    seen.set(shape, before + 1)
    opened++
    const answer = await fetch(href, { redirect: 'manual', ...(headers && { headers }) })
    const html = withoutScripts(await answer.text())
    if (isBroken(answer.status, html)) broken.push(`${answer.status} ${href} from ${from}`)
    for (const link of linksIn(html, href)) if (!found.has(link)) found.set(link, href)
  }
  return { opened, broken }
}

/** A permanent redirect corrects an address; a temporary one means that it leads elsewhere. */
const isBroken = (status: number, html: string) =>
  ![200, 301].includes(status) || /<h1[^>]*>(In Vorbereitung|In preparation): /.test(html)

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

const linksIn = (html: string, base: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const { origin, pathname, search, protocol } = new URL(href.replaceAll('&amp;', '&'), base)
    return protocol.startsWith('http') ? [`${origin}${pathname}${search}`] : []
  })

function shapeOf(href: string): string {
  const { pathname, searchParams } = new URL(href)
  const path = pathname.replace(/\/(p|c)\/.*/, '/$1/').replace(/\d{3,}|(?<=\/)\d+$/g, 'N')
  // How a list is leafed through and sorted is the same list.
  const asked = [...searchParams.keys()].filter((key) => !/^(page|rows|sort.*)$/.test(key))
  return `${path}?${asked.toSorted().join('&')}`
}
