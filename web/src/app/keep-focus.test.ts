// @vitest-environment happy-dom
import { afterAll, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const end = new AbortController()
const { wasPutOn } = keepFocus(end)
const page = document.body.appendChild(document.createElement('main'))
afterAll(() => {
  end.abort()
  page.remove()
})

function aPage(content: string): void {
  page.innerHTML = `<h1>Treffer</h1>${content}`
}

const focus = (selector: string) => page.querySelector<HTMLElement>(selector)?.focus()
const focused = () => document.activeElement?.textContent
const take = (selector: string) => page.querySelector(selector)?.remove()
/** Changes of the page are told once those who made them are done. */
const told = () => new Promise((resolve) => setTimeout(resolve))

const chips = '<ul><li id="a"><a href="/1">R10</a></li><li id="b"><a href="/2">grau</a></li></ul>'

test('what is left by a click beside it draws the focus nowhere when it goes', async () => {
  aPage(chips)
  focus('#a a')
  page.querySelector<HTMLElement>('#a a')?.blur()
  await told()
  take('#a')
  await told()
  expect(document.activeElement).toBe(document.body)
})

test('what is hidden first, as a page is whose next one is still on its way, gives the focus on when it goes', async () => {
  aPage(`<section id="old">${chips}</section>`)
  focus('#b a')
  const old = page.querySelector<HTMLElement>('#old')
  if (old) old.style.display = 'none'
  page.querySelector<HTMLElement>('#b a')?.blur()
  await told()
  take('#old')
  await told()
  expect(document.activeElement).toBe(page.querySelector('h1'))
})

test('who has put the focus elsewhere keeps it there', async () => {
  aPage(`${chips}<button>Suchen</button>`)
  focus('#a a')
  take('#a')
  focus('button')
  await told()
  expect(focused()).toBe('Suchen')
})

test('a filter that is taken back leaves the focus on the next one, the last on the one before', async () => {
  aPage(chips)
  focus('#a a')
  take('#a')
  await told()
  expect(focused()).toBe('grau')
  aPage(chips)
  focus('#b a')
  take('#b')
  await told()
  expect(focused()).toBe('R10')
})

test('where nothing of its kind is left, what stands around it has the focus, but no field that opens a keyboard', async () => {
  aPage(`<section><input><select><option>Beste</option></select>${chips}</section>`)
  focus('#b a')
  take('ul')
  await told()
  expect(document.activeElement?.localName).toBe('select')
})

test('the heading of the next page has it when a link leads away from this one', async () => {
  aPage('<div><a href="/p/1">Fliese</a></div>')
  focus('a')
  const heading = document.createElement('h1')
  heading.textContent = 'Die Fliese'
  page.replaceChildren(heading)
  await told()
  expect(focused()).toBe('Die Fliese')
  expect(wasPutOn(document.activeElement)).toBe(true)
})
