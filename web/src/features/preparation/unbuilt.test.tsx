// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { routes } from '../../../routes.ts'
import german from './texts/de.json'

interface RouteNode {
  type: string
  path?: string
  file?: string
  children?: RouteNode[]
}

const screensOf = (nodes: readonly RouteNode[]): RouteNode[] =>
  nodes.flatMap((node) => (node.type === 'layout' ? screensOf(node.children ?? []) : [node]))

async function isUnbuilt({ file = '' }: RouteNode): Promise<boolean> {
  const source = await readFile(path.join(import.meta.dirname, '../..', file), 'utf8')
  return source.includes('unbuilt()')
}

test('every screen that is not built yet, and no other, has a name of its own', async () => {
  const unbuilt: string[] = []
  for (const one of screensOf(routes.children ?? []))
    if (await isUnbuilt(one)) unbuilt.push(`page.${one.path}`)
  const names = Object.entries(german).filter(([key]) => key.startsWith('page.'))
  expect(names.map(([key]) => key).toSorted()).toEqual(unbuilt.toSorted())
  expect(new Set(names.map(([, name]) => name)).size).toBe(names.length)
})

test('a screen that is not built yet says what it will be, on the page and in the tab', async () => {
  await renderScreen('/news/7/messe', {})
  expect(await screen.findByRole('heading', { level: 1, name: 'In Vorbereitung: Neuigkeit' })).toBeDefined()
  expect(document.title).toMatch(/^In Vorbereitung: Neuigkeit · /)
})
