// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '#web/testing/render-ui.tsx'
import { Popup } from './popup.tsx'

const watchers = new Set<Watcher>()
class Watcher extends EventTarget {
  constructor() {
    super()
    watchers.add(this)
  }
  destroy() {
    watchers.delete(this)
  }
}
afterEach(() => vi.unstubAllGlobals())

const openMenu = async () => {
  await renderUi(
    <Popup button="Menü" buttonClass="">
      {() => <a href="/myaccount">Mein Konto</a>}
    </Popup>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Menü' }))
  expect(screen.getByRole('link')).toBeDefined()
}

test('is closed by Back on a phone, and waits for none while it is closed', async () => {
  vi.stubGlobal('CloseWatcher', Watcher)
  await openMenu()
  const [back] = watchers
  act(() => void back?.dispatchEvent(new Event('close')))
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menü' }))
  expect(watchers.size).toBe(0)
})

test('is closed by Escape where the browser tells nothing of Back', async () => {
  await openMenu()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('link')).toBeNull()
})
