import { defineConfig } from '@playwright/test'
import { browserArguments } from './browser-arguments.ts'

const executablePath = process.env['BROWSER_PATH']

/** Journeys with shops or browsers of their own. Begun last, each would keep one worker while the others have nothing left. */
const apart = /(survival|search-offline|scanning-camera)\.spec\.ts$/

/** Journeys run against shops of their own, one per worker. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './global-setup.ts',
  // Of two cores two of them leave a third unused: each waits for pages to be at rest.
  workers: 3,
  // Machines are shared: these only end what hangs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: './test-results',
  projects: [
    { name: 'apart', testMatch: apart },
    { name: 'shared', testIgnore: apart },
  ],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Films and copies of every page take about a tenth of the browsers' work and go with each test that passes. Of one that
    // fails there is what was done, said and fetched, and its last picture; `--trace on` keeps all of it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && executablePath !== '' && { executablePath }),
      args: browserArguments,
    },
  },
})
