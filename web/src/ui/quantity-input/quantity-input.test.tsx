// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { toastStore } from '#web/app/toasts/toast-store.ts'
import { renderUi } from '#web/testing/render-ui.tsx'
import { QuantityInput, type QuantityInputProps } from './quantity-input.tsx'

async function aField(given: Partial<QuantityInputProps> = {}) {
  const values: string[] = []
  function Field() {
    const [value, setValue] = useState(given.value ?? '0')
    const keep = (next: string) => {
      values.push(next)
      setValue(next)
    }
    return <QuantityInput label="Menge" maxQuantity={9999} {...given} value={value} onChange={keep} />
  }
  await renderUi(<Field />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' })
  const press = (name: 'Menge verringern' | 'Menge erhöhen') =>
    fireEvent.click(screen.getByRole('button', { name }))
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  return { input, press, type, values }
}

test('words, signs and half a number change nothing', async () => {
  const { input, type, values } = await aField({ value: '3' })
  type('abc')
  type('-2')
  expect(values).toEqual([])
  fireEvent.blur(input)
  expect(input.value).toBe('3')
})

test('what cannot be read is told, and Enter does not take the value of before for it', async () => {
  const onEnter = vi.fn()
  const { input, type } = await aField({ value: '3', onEnter, unit: 'Stück' })
  for (const typed of ['12 Stk', '1e5', '-2']) {
    type(typed)
    fireEvent.keyDown(input, { key: 'Enter' })
    const told = toastStore.get().at(-1)
    expect(told).toMatchObject({ text: `„${typed}“ ist keine Menge. Eingetragen bleibt: 3 Stück.` })
  }
  expect(onEnter).not.toHaveBeenCalled()
  expect(input.value).toBe('3')
})

test('zero shows an empty field', async () => {
  expect((await aField()).input.value).toBe('')
})

test('the field takes as many characters as the maximum has digits', async () => {
  expect((await aField({ max: '500' })).input.maxLength).toBe(3)
})

test('plus and minus move to the next multiple of the step', async () => {
  const { press, values } = await aField({ value: '2', step: '1.44' })
  press('Menge erhöhen')
  press('Menge verringern')
  expect(values).toEqual(['2.88', '1.44'])
})

test('plus and minus stay within minimum and maximum', async () => {
  const { press, values } = await aField({ value: '9', min: '5', max: '10', step: '5' })
  press('Menge erhöhen')
  press('Menge erhöhen')
  press('Menge verringern')
  press('Menge verringern')
  expect(values).toEqual(['10', '10', '5', '5'])
})

test('arrow keys do the same', async () => {
  const { input, values } = await aField({ value: '1' })
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(values).toEqual(['2', '1'])
})

test('screen readers say the quantity that buttons and arrow keys have made', async () => {
  const { input, press } = await aField({ value: '1.44', step: '1.44' })
  press('Menge erhöhen')
  expect(toastStore.spoken()).toBe('2,88')
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(toastStore.spoken()).toBe('4,32')
})

test('where it is said what the quantity means, the number is not said besides', async () => {
  const before = toastStore.spoken()
  const { press } = await aField({ value: '7', isSaid: true })
  press('Menge erhöhen')
  expect(toastStore.spoken()).toBe(before)
})

test('decimals are written as the visitor writes them', async () => {
  const { input, type, values } = await aField({ step: '0.01' })
  type('2,88')
  expect(values).toEqual(['2.88'])
  fireEvent.blur(input)
  expect(input.value).toBe('2,88')
})

test('values above the maximum stay unless the maximum is forced', async () => {
  const free = await aField({ max: '10' })
  free.type('50')
  expect(free.values).toEqual(['50'])
  const forced = await aField({ max: '10', forceMax: true })
  forced.type('50')
  expect(forced.values).toEqual(['10'])
  expect(forced.input.value).toBe('10')
})

test('Enter held down tells it once', async () => {
  const onEnter = vi.fn()
  const { input } = await aField({ value: '12', onEnter })
  fireEvent.keyDown(input, { key: 'Enter' })
  fireEvent.keyDown(input, { key: 'Enter', repeat: true })
  expect(onEnter).toHaveBeenCalledOnce()
})

test('Enter tells the value and sends no form', async () => {
  const onEnter = vi.fn()
  const { input } = await aField({ value: '12', onEnter })
  const enter = createEvent.keyDown(input, { key: 'Enter' })
  fireEvent(input, enter)
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('12')
  expect(enter.defaultPrevented).toBe(true)
})

/** As Safari does it: the focus comes with the press, and by its end the caret stands where it was. */
function pressAt(input: HTMLInputElement, start: number, end = start) {
  fireEvent.mouseDown(input)
  if (document.activeElement !== input) input.focus()
  input.setSelectionRange(start, end)
  const released = createEvent.mouseUp(input)
  fireEvent(input, released)
  return { marked: [input.selectionStart, input.selectionEnd], isDone: released.defaultPrevented }
}

test('the press that gives the field the focus marks all of it, wherever Safari puts its caret', async () => {
  const { input } = await aField({ value: '1.44' })
  expect(pressAt(input, 1)).toEqual({ marked: [0, 4], isDone: true })
})

test('a further press puts the caret into the field, after Tab as well', async () => {
  const { input } = await aField({ value: '1.44' })
  input.focus()
  expect(pressAt(input, 1)).toEqual({ marked: [1, 1], isDone: false })
  expect(pressAt(input, 2)).toEqual({ marked: [2, 2], isDone: false })
})

test('the part over which the mouse was drawn stays marked', async () => {
  const { input } = await aField({ value: '1.44' })
  expect(pressAt(input, 0, 2)).toEqual({ marked: [0, 2], isDone: false })
})
