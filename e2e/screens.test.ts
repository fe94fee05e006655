import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../web/routes.ts'
import { preparedScreens } from './prepared-screens.ts'
import { customerScreens, guestScreens, heldScreens, lockedScreens, staffScreens } from './screens.ts'

interface RouteNode {
  type: string
  path?: string
  file?: string
  children?: RouteNode[]
}

const screensOf = (nodes: readonly RouteNode[]): RouteNode[] =>
  nodes.flatMap((node) => (node.type === 'layout' ? screensOf(node.children ?? []) : [node]))

async function isBuilt({ file = '' }: RouteNode): Promise<boolean> {
  const source = await readFile(path.join(import.meta.dirname, '../web/src', file), 'utf8')
  return !source.includes('unbuilt()')
}

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
  for (const screen of screensOf(routes.children ?? [])) {
    const route = screen.path ?? '/'
    const isWalked = prepared.includes(route) || walked.some((line) => patternOf(route).test(line))
    // Whatever is no address leads home, and shows nothing.
    if (route !== '$' && !isWalked && (await isBuilt(screen))) missing.push(route)
  }
  expect(missing).toEqual([])
})
