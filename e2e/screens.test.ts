import { expect, test } from 'vitest'
import { isUnbuilt, routeScreens } from '../web/src/testing/route-screens.ts'
import { preparedScreens } from './prepared-screens.ts'
import { customerScreens, guestScreens, heldScreens, lockedScreens, staffScreens } from './screens.ts'

/** `/p/$matnr/{-$description}` as a pattern for paths. */
const patternOf = (route: string) =>
  new RegExp(
    `^${route
      .replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?')
      .replaceAll(/\$\w+/g, '[^/]+')
      .replace(/\$$/, '.+')}$`,
  )

test('every screen that is built goes through the tests that concern all screens', async () => {
  const paths = [...guestScreens, ...customerScreens, ...staffScreens, ...lockedScreens]
  const walked = [...paths, ...heldScreens.map(([, held]) => held)].map((line) => `/${line.split('?')[0]}`)
  const prepared = preparedScreens.map(({ route }) => route)
  const missing: string[] = []
  for (const screen of routeScreens()) {
    const route = screen.path ?? '/'
    const isWalked = prepared.includes(route) || walked.some((line) => patternOf(route).test(line))
    // Whatever is no address leads home, and shows nothing.
    if (route !== '$' && !isWalked && !(await isUnbuilt(screen))) missing.push(route)
  }
  expect(missing).toEqual([])
})
