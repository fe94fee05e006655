import { test as base, expect } from '@playwright/test'
import { cloneNamed } from '../server/src/testing/databases.ts'
import { violations } from './accessibility.ts'
import { ApiClient } from './api-client.ts'
import { untilAlive } from './at-rest.ts'
import { Doors } from './doors.ts'
import { demoTemplate } from './global-setup.ts'
import { sendLogin } from './login-form.ts'
import { reopenedDialogs } from './steady-dialogs.ts'
import { type RunningShop, startShop } from './shop.ts'

type Fixtures = {
  /** Signs in as a demo user (see README) by the form, and leaves the page where that leads. */
  login: (alias: string) => Promise<void>
  /** Signs in as a demo user without opening a page; the pages opened next and the returned client share his session. */
  signIn: (alias: string) => Promise<ApiClient>
  /** Locks the shop or closes it to guests, until the end of the test. */
  doors: Doors
  /** No accessibility violation on the page as it is, in both colour schemes. */
  expectAccessible: () => Promise<void>
}

/** Every worker has a shop of its own on a clone of the demo database. */
export const test = base.extend<Fixtures, { shop: RunningShop }>({
  shop: [
    async ({}, use, worker) => {
      const admin = process.env['JOURNEYS_ADMIN_URL'] ?? ''
      const name = `journeys_${worker.parallelIndex}_${process.pid}`
      const database = await cloneNamed(admin, name, demoTemplate)
      const shop = await startShop({ databaseUrl: database.url })
      await use(shop)
      await shop.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled ?? true) await untilAlive(page)
    const reopened = await reopenedDialogs(page)
    await use(page)
    // What a journey holds back may be held still when it ends, and would fail it, or the one behind it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(reopened, 'dialogs closed and opened anew under whoever used them').toEqual([])
  },
  login: async ({ page }, use) => {
    await use(async (alias) => {
      await page.goto('login')
      await sendLogin(page, alias)
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    })
  },
  signIn: async ({ context, shop }, use) => {
    await use(async (alias) => {
      const client = new ApiClient(shop.url)
      await client.login(alias)
      await context.addCookies([{ ...client.cookie, url: shop.url }])
      return client
    })
  },
  doors: async ({ shop }, use) => {
    const doors = new Doors(shop.url)
    await use(doors)
    await doors.restore()
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        // Without motion colours are at once what they will be.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await violations(page, colorScheme), `in ${colorScheme} at ${page.url()}`).toEqual([])
      }
    })
  },
})

export { expect } from '@playwright/test'
