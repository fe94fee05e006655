// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from './render-screen.tsx'
import { renderUi } from './render-ui.tsx'

test('a page drawn after a part of one hears its visitors', async () => {
  await renderUi(<p>Teil</p>)
  expect(screen.getByText('Teil')).toBeTruthy()
  await renderScreen('/imprint')
  const menu = await screen.findByRole('button', { name: /Jonas Kramer/ })
  fireEvent.click(menu)
  expect(menu.getAttribute('aria-expanded')).toBe('true')
})
