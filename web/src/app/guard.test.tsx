// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#web/testing/render-screen.tsx'

vi.mock('../features/brands/texts/de.json', () => Promise.reject(new Error('no texts')))

test('where the texts of a screen cannot be had the frame around it stays', async () => {
  await renderScreen('/brands')
  const main = await screen.findByRole('main')
  expect(main.textContent).toContain('Das hat nicht geklappt')
  expect(screen.getByRole('searchbox', { name: 'Suche' })).toBeTruthy()
  expect(screen.getByRole('contentinfo')).toBeTruthy()
})
