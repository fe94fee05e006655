import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { browserArguments } from './browser-arguments.ts'

/** Each list of features that these arguments leave off. */
const leftOff = (parameters: string) =>
  [...parameters.matchAll(/--disable-features=(\S+)/g)].map(([, features = '']) => features.split(','))

test('whatever Playwright leaves off in Chromium stays off in journeys, which have a list of their own', async () => {
  // Node is no browser: it refuses the arguments, and Playwright says which they were.
  const refusal = await chromium.launch({ executablePath: process.execPath }).then(() => '', String)
  const [byPlaywright = []] = leftOff(refusal)
  const [inJourneys] = leftOff(browserArguments.join(' '))
  expect(byPlaywright).toContain('HttpsUpgrades')
  expect(inJourneys).toEqual(expect.arrayContaining(byPlaywright))
})
