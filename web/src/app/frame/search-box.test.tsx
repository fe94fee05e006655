// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { noSuggestions } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

beforeEach(async () => {
  await renderScreen('/imprint', { search: { SUGGEST: { ...noSuggestions, queries: ['fliesenkleber'] } } })
  const field = await screen.findByRole('searchbox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'flie' } })
  await screen.findByRole('button', { name: 'fliesenkleber' })
})

const suggestion = () => screen.queryByRole('button', { name: 'fliesenkleber' })

test('suggestions close when the focus goes on to something else', () => {
  fireEvent.blur(screen.getByRole('searchbox'), { relatedTarget: screen.getAllByRole('link')[0] })
  expect(suggestion()).toBeNull()
})

test('suggestions close by a press beside them', () => {
  fireEvent.pointerDown(screen.getByRole('main'))
  expect(suggestion()).toBeNull()
})

test('suggestions stay under a press that leaves the focus nowhere, as all do on an iPhone and in Safari', () => {
  const pressed = suggestion()
  fireEvent.pointerDown(pressed ?? document.body)
  fireEvent.blur(screen.getByRole('searchbox'))
  expect(suggestion()).toBe(pressed)
})
