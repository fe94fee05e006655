// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { isUnbuilt, routeScreens } from '#web/testing/route-screens.ts'
import german from './texts/de.json'

test('every screen that is not built yet, and no other, has a name of its own', async () => {
  const unbuilt: string[] = []
  for (const one of routeScreens()) if (await isUnbuilt(one)) unbuilt.push(`page.${one.path}`)
  const names = Object.entries(german).filter(([key]) => key.startsWith('page.'))
  expect(names.map(([key]) => key).toSorted()).toEqual(unbuilt.toSorted())
  expect(new Set(names.map(([, name]) => name)).size).toBe(names.length)
})

test('a screen that is not built yet says what it will be, on the page and in the tab', async () => {
  await renderScreen('/campaigns', {})
  expect(await screen.findByRole('heading', { level: 1, name: 'In Vorbereitung: Aktionen' })).toBeDefined()
  expect(document.title).toMatch(/^In Vorbereitung: Aktionen · /)
})
