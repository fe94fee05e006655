// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renderUi } from '#web/testing/render-ui.tsx'
import { lazily, lazyDialog } from './lazily.tsx'
import { toastStore } from './toasts/toast-store.ts'

beforeAll(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no shop'))))
afterAll(() => void vi.unstubAllGlobals())

/** Loads `Part` from the second time on. */
function flaky<Part>(part: Part) {
  let times = 0
  return () => (times++ === 0 ? Promise.reject(new TypeError('no script')) : Promise.resolve(part))
}

test('a part that cannot be loaded says so in its place, leaves the rest, and comes with the next try', async () => {
  const Table = lazily(flaky(() => <p>Tabelle</p>))
  await renderUi(
    <>
      <h1>Treffer</h1>
      <Suspense>
        <Table />
      </Suspense>
    </>,
  )
  expect(await screen.findByText(/^Der Shop ist nicht erreichbar/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Treffer' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Tabelle')).toBeTruthy()
})

test('a dialog that cannot be loaded counts as closed and is told once', async () => {
  const Menu = lazyDialog<{ onClose: () => void }>(flaky(() => <p>Menü</p>))
  const onClose = vi.fn()
  await renderUi(
    <Suspense>
      <Menu onClose={onClose} />
    </Suspense>,
  )
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const errors = toastStore.get().filter(({ kind }) => kind === 'error')
  expect(errors).toMatchObject([{ error: { code: 'OFFLINE' } }])
})
