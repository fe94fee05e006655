// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { hasTypedInput, watchTyping } from './typed-input.ts'

test('what was typed into a form counts for as long as the form is there', () => {
  document.body.innerHTML = '<header><input id="search"></header><main><form><input id="name"></form></main>'
  watchTyping()
  const type = (id: string) =>
    document.querySelector(`#${id}`)?.dispatchEvent(new Event('input', { bubbles: true }))

  type('search')
  expect(hasTypedInput()).toBe(false)
  type('name')
  expect(hasTypedInput()).toBe(true)
  document.querySelector('form')?.remove()
  expect(hasTypedInput()).toBe(false)
})
