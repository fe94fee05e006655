// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '#web/testing/render-ui.tsx'
import { ApiError } from '../api/api-error.ts'
import { dismiss, say, sayAloud, toastStore } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(async () => {
  clear()
  await renderUi(
    <main id="content" tabIndex={-1}>
      <button type="button">Entfernen</button>
      <Toaster />
    </main>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  act(clear)
})

/** Tests of other screens say something, too. */
function clear() {
  for (const { id } of toastStore.get()) dismiss(id)
}

const remove = () => screen.getByRole('button', { name: 'Entfernen' })
const undo = () => screen.getByRole('button', { name: 'Rückgängig' })

function removed() {
  remove().focus()
  act(() => say({ kind: 'done', text: 'Entfernt', undo: () => undefined }))
}

test('what is only said stands in the live region, out of sight', () => {
  act(() => sayAloud('2,88'))
  const spoken = screen.getByText('2,88')
  expect([spoken.className, spoken.parentElement?.getAttribute('aria-live')]).toEqual([
    'visually-hidden',
    'polite',
  ])
  expect(toastStore.get()).toEqual([])
})

test('does not go while somebody is on it, and then does', () => {
  vi.useFakeTimers()
  removed()
  undo().focus()
  act(() => void vi.advanceTimersByTime(30_000))
  remove().focus()
  expect(screen.getByText('Entfernt')).toBeDefined()
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.queryByText('Entfernt')).toBeNull()
})

test('Escape closes the newest, wherever the focus is', () => {
  act(() => say({ kind: 'error', text: 'Erster' }))
  removed()
  fireEvent.keyDown(remove(), { key: 'Escape' })
  expect(screen.queryByText('Entfernt')).toBeNull()
  fireEvent.keyDown(remove(), { key: 'Escape' })
  expect(screen.queryByText('Erster')).toBeNull()
})

test.each(['Rückgängig', 'Schließen'])('%s leads back to where one was', (name) => {
  removed()
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(remove())
})

test('leads to the content where what one pressed is gone', () => {
  removed()
  undo().focus()
  remove().remove()
  fireEvent.click(undo())
  expect(document.activeElement?.id).toBe('content')
})

test('says what is wrong with a value, for nothing is marked where a toast tells it', () => {
  const error = new ApiError({ code: 'INVALID_PARAMS', message: '', fields: { quantity: 'TOO_LARGE' } })
  act(() => say({ kind: 'error', error }))
  expect(screen.getByText('Dieser Wert ist zu groß')).toBeDefined()
  expect(screen.queryByText(/markierten/)).toBeNull()
})

test('that the shop cannot be reached goes a while after it answers again, another failure does not', async () => {
  vi.useFakeTimers()
  const failed = (code: string) =>
    say({ kind: 'error', error: new ApiError({ code, message: '', fields: {} }) })
  let isAway = true
  const passes = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  vi.stubGlobal('fetch', () =>
    isAway ? Promise.reject(new TypeError('no shop')) : Promise.resolve(new Response('{}')),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  act(() => failed('OFFLINE'))
  act(() => failed('BASKET_FULL'))
  await vi.dynamicImportSettled()
  await passes(30_000)
  expect(toastStore.get()).toHaveLength(2)
  isAway = false
  await passes(5_000)
  expect(toastStore.get()).toHaveLength(2)
  await passes(5_000)
  expect(toastStore.get()).toMatchObject([{ error: { code: 'BASKET_FULL' } }])
})
