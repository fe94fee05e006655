import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { routes } from '../../routes.ts'

/** A screen among the routes, by its path and the file it stands in. */
interface RouteNode {
  type: string
  path?: string
  file?: string
  children?: RouteNode[]
}

const screensOf = (nodes: readonly RouteNode[]): RouteNode[] =>
  nodes.flatMap((node) => (node.type === 'layout' ? screensOf(node.children ?? []) : [node]))

/** All screens that have an address. */
export const routeScreens = (): RouteNode[] => screensOf(routes.children ?? [])

/** Whether a screen is one that says what it will be. */
export async function isUnbuilt({ file = '' }: RouteNode): Promise<boolean> {
  const source = await readFile(path.join(import.meta.dirname, '..', file), 'utf8')
  return source.includes('unbuilt()')
}
