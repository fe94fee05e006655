// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useArrowKeys } from './use-arrow-keys.ts'

afterEach(cleanup)

function Suggested() {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useArrowKeys(field, list)
  return (
    <>
      <input ref={field} aria-label="Suche" />
      <div ref={list}>
        <p>4 Vorschläge</p>
        <div>
          <button type="button">fliese</button>
          <button type="button">fliesenkleber</button>
        </div>
        <div>
          <a href="/p/1">Bodenfliese</a>
          <a href="/p/2">Wandfliese</a>
        </div>
      </div>
    </>
  )
}

/** What has the focus after some keys, one after the other. */
function after(keys: string[]) {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  return document.activeElement?.textContent ?? ''
}

test('right and left move the cursor in the field, as everywhere', () => {
  render(<Suggested />)
  const field = screen.getByRole('textbox', { name: 'Suche' })
  field.focus()
  expect(fireEvent.keyDown(field, { key: 'ArrowRight' })).toBe(true)
  expect(document.activeElement).toBe(field)
})

test('right leads from any word to the first article, left back, and neither leads out', () => {
  render(<Suggested />)
  screen.getByRole('textbox', { name: 'Suche' }).focus()
  expect(after(['ArrowDown', 'ArrowLeft'])).toBe('fliese')
  expect(after(['ArrowDown', 'ArrowRight'])).toBe('Bodenfliese')
  expect(after(['ArrowDown', 'ArrowRight'])).toBe('Wandfliese')
  expect(after(['ArrowLeft'])).toBe('fliese')
})

test('down and up go through both columns and back to the field', () => {
  render(<Suggested />)
  const field = screen.getByRole('textbox', { name: 'Suche' })
  field.focus()
  expect(after(['ArrowDown', 'ArrowDown', 'ArrowDown'])).toBe('Bodenfliese')
  after(['ArrowUp', 'ArrowUp', 'ArrowUp'])
  expect(document.activeElement).toBe(field)
})
