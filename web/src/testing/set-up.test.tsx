// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { Suspense, startTransition, use, useState } from 'react'
import { expect, test } from 'vitest'
import { say, sayAloud, toastStore } from '#web/app/toasts/toast-store.ts'
import { noToasts } from './no-toasts.ts'
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

test('what a press meets while a part is on its way is drawn once that has come', async () => {
  const { promise, resolve: come } = Promise.withResolvers<string>()
  const Part = () => use(promise)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    const [presses, setPresses] = useState(0)
    return (
      <Suspense>
        <button
          type="button"
          onClick={() => setPresses(presses + 1)}
          onFocus={() => startTransition(() => setOpen(true))}
        >
          {presses}
        </button>
        {isOpen && <Part />}
      </Suspense>
    )
  }
  await renderUi(<Page />)
  const button = screen.getByRole('button')
  fireEvent.focus(button)
  fireEvent.click(button)
  expect(button.textContent).toBe('1')
  come('Teil')
  expect(await screen.findByText('Teil')).toBeTruthy()
})

test('what a test before told or said aloud is not on the page of the next one', () => {
  say({ kind: 'error', text: 'Nicht gespeichert.' })
  sayAloud('Ihre Eingabe war keine Menge.')
  noToasts()
  expect([toastStore.get(), toastStore.spoken()]).toEqual([[], ''])
})
