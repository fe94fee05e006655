// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#web/testing/render-ui.tsx'
import { Button } from './button.tsx'

async function presses(busy: boolean | undefined, ...details: number[]) {
  const act = vi.fn()
  await renderUi(
    <Button onClick={act} {...(busy !== undefined && { busy })}>
      Bestellen
    </Button>,
  )
  for (const detail of details) fireEvent.click(screen.getByRole('button'), { detail })
  return act.mock.calls.length
}

test('what is worked on cannot be pressed', async () => {
  expect(await presses(true, 1)).toBe(0)
})

test('a double click on what takes its time is one press', async () => {
  expect(await presses(false, 1, 2)).toBe(1)
})

test('keys and scripts press as often as they do', async () => {
  expect(await presses(false, 0, 0)).toBe(2)
})

test('elsewhere each click counts', async () => {
  expect(await presses(undefined, 1, 2)).toBe(2)
})
