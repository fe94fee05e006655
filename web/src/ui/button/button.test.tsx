// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#web/testing/render-ui.tsx'
import { Button } from './button.tsx'

async function presses(busy: boolean | undefined, ...details: number[]) {
  const done = vi.fn()
  await renderUi(
    <Button onClick={done} {...(busy !== undefined && { busy })}>
      Bestellen
    </Button>,
  )
  for (const detail of details) fireEvent.click(screen.getByRole('button'), { detail })
  return done.mock.calls.length
}

test('what is worked on cannot be pressed', async () => {
  expect(await presses(true, 1)).toBe(0)
})

test('a double click on what takes its time is one press', async () => {
  expect(await presses(false, 1, 2)).toBe(1)
})

test('what leaves nothing to be pressed keeps the focus until it goes on, and cannot be pressed', async () => {
  const press = vi.fn()
  const sent = vi.fn((event: FormEvent) => event.preventDefault())
  function Send() {
    const [left, setLeft] = useState(1)
    return (
      <form onSubmit={sent}>
        <Button
          type="submit"
          disabled={left === 0}
          onClick={() => {
            press()
            setLeft(0)
          }}
        >
          Senden
        </Button>
      </form>
    )
  }
  await renderUi(<Send />)
  const button = screen.getByRole<HTMLButtonElement>('button')
  button.focus()
  for (let time = 0; time < 3; time++) fireEvent.click(button)
  expect([press.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])
  expect(document.activeElement).toBe(button)
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  act(() => void fireEvent.blur(button))
  expect(button.disabled).toBe(false)
  act(() => button.blur())
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([true, null])
})

test('keys and scripts press as often as they do', async () => {
  expect(await presses(false, 0, 0)).toBe(2)
})

test('elsewhere each click counts', async () => {
  expect(await presses(undefined, 1, 2)).toBe(2)
})
