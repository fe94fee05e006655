// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Input } from '#web/app/api/resources.ts'
import { anOffer, aTile } from '#web/testing/articles.ts'
import { noSuggestions, shopConfig } from '#web/testing/fake-shop.ts'
import { type Hits, someHits } from '#web/testing/hits.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

type Asked = Input<'search', 'SEARCH'>

const total = 1360

function hitsOf({ start = 0, rows = 24 }: Asked): Hits {
  const from = Number(start)
  const docs = Array.from({ length: Math.min(Number(rows), total - from) }, (_, place) =>
    aTile({ matnr: `${from + place + 1}`, maktx1: `Fliese Nr. ${from + place + 1}` }),
  )
  return someHits({ response: { numFound: total, start: from, docs } })
}

const watched = new Map<Element, (entries: object[]) => void>()

/** Tells of elements that come near the screen when the test says so. */
class Observer {
  readonly #tell: (entries: object[]) => void
  constructor(tell: (entries: object[]) => void) {
    this.#tell = tell
  }
  observe = (element: Element) => void watched.set(element, this.#tell)
  unobserve = (element: Element) => void watched.delete(element)
}
vi.stubGlobal('IntersectionObserver', Observer)

function near(link: HTMLElement, isIntersecting = true): void {
  for (const [element, tell] of watched) {
    if (element.contains(link)) tell([{ target: element, isIntersecting }])
  }
}

/** A listing of 1,360 hits, and what it asked for. */
async function aLongPage(path: string, answer: (input: Asked) => Hits = hitsOf): Promise<Asked[]> {
  const asked: Asked[] = []
  await renderScreen(path, {
    misc: { GET_CONFIG: { ...shopConfig, hitsPerPage: [24, 72, 1000] } },
    basket: { GET_MULTIBASKETS: { multibaskets: [] } },
    categories: { GET_SHOP_CATEGORY_NAMES: { categories: [] } },
    search: {
      SEARCH: (input) => {
        asked.push(input)
        return answer(input)
      },
      SUGGEST: noSuggestions,
    },
    materialmaster: {
      GET_AVAILABILITIES_AND_PRICES: ({ articles }) => ({ results: articles.map(() => anOffer()) }),
      GET_ADDITIONAL_DATA: () => ({ results: [] }),
    },
  })
  return asked
}

// Of the links alone, and by their texts: whatever looks at a whole page of hundreds, or for the names of roles in it, takes
// seconds, and is asked again at each of its changes, which on a busy machine is longer than a test waits.
const named = (number: number): Promise<HTMLElement> =>
  waitFor(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main a')]
    const found = links.find(({ textContent }) => textContent === `Fliese Nr. ${number}`)
    if (found === undefined) throw new Error(`There is no article ${number}.`)
    return found
  })
const parts = (asked: readonly Asked[]) => asked.map(({ start, rows }) => [start, rows])

test('a further part that does not come is told in its place and asked for again', async () => {
  let isBroken = true
  const asked = await aLongPage('/search?q=fliese&rows=72', (input) => {
    if (isBroken && Number(input.start) > 0) throw new Error('no answer')
    return hitsOf(input)
  })
  expect(await named(24)).toBeDefined()
  const again = await screen.findByText('Erneut versuchen')
  isBroken = false
  fireEvent.click(again)
  expect(await named(72)).toBeDefined()
  expect(parts(asked.slice(-1))).toEqual([[24, 48]])
})

test('a page of 1,000 hits begins with 24, asks for the others besides and lays out sixty at a time', async () => {
  const asked = await aLongPage('/search?q=fliese&rows=1000')
  await waitFor(() => expect(document.querySelectorAll('main h2[lang]')).toHaveLength(1000))
  expect(parts(asked)).toEqual([
    [0, 24],
    [24, 500],
    [524, 476],
  ])
  expect(screen.getByText(/^Seite 1 von 2/)).toBeDefined()
  const names = [...document.querySelectorAll('h2[lang]')]
  const blockOf = (number: number) => names[number - 1]?.parentElement?.parentElement
  expect(blockOf(61)).not.toBe(blockOf(60))
  expect(blockOf(120)).toBe(blockOf(61))
  expect(blockOf(121)).not.toBe(blockOf(120))
})

test('its last page asks for no more than there is', async () => {
  const asked = await aLongPage('/search?q=fliese&rows=72&page=19')
  expect(await named(1360)).toBeDefined()
  expect(parts(asked)).toEqual([
    [1296, 24],
    [1320, 40],
  ])
})

test('far below an article is its name, and whole once one comes near; the focus stays', async () => {
  await aLongPage('/search?q=fliese&rows=72')
  const link = (await named(72)).closest('a')!
  const place = link.closest('h2')!.parentElement!
  expect(place.querySelector('button')).toBeNull()
  link.focus()
  near(link)
  await waitFor(() => expect(place.querySelector('button')).not.toBeNull())
  expect(document.activeElement).toBe(place.querySelector('a'))
})

test('a quantity far below is its text until the focus comes to it, then a field that has the focus', async () => {
  await aLongPage('/search?q=fliese&rows=72')
  near((await named(72)).closest('a')!)
  const quantity = await screen.findByRole('textbox', { name: 'Menge für Fliese Nr. 72' })
  expect(quantity).not.toBeInstanceOf(HTMLInputElement)
  quantity.focus()
  const field = document.activeElement
  expect(field).toBeInstanceOf(HTMLInputElement)
  expect(field).toBe(screen.getByRole('textbox', { name: 'Menge für Fliese Nr. 72' }))
  fireEvent.change(field!, { target: { value: '7' } })
  expect(field).toHaveProperty('value', '7')
})

test('what comes near while somebody scrolls fast is a name until he goes slowly', async () => {
  await aLongPage('/search?q=fliese&rows=72')
  const place = (await named(71)).closest('h2')!.parentElement!
  near(place)
  for (let frame = 1; frame <= 8; frame++) {
    scrollTo(0, frame * 500)
    await new Promise(requestAnimationFrame)
  }
  expect(place.querySelector('button')).toBeNull()
  await waitFor(() => expect(place.querySelector('button')).not.toBeNull())
})

test('what one has passed before its turn came stays a name', async () => {
  await aLongPage('/search?q=fliese&rows=72')
  const [passed, seen] = await Promise.all(
    [69, 71].map(async (number) => (await named(number)).closest('h2')!.parentElement!),
  )
  near(passed!)
  near(passed!, false)
  near(seen!)
  await waitFor(() => expect(seen!.querySelector('button')).not.toBeNull())
  expect(passed!.querySelector('button')).toBeNull()
})

test('a long table has a row for each', async () => {
  await aLongPage('/search?q=fliese&rows=72&view=table')
  const link = await named(72)
  const row = link.closest('tr')!
  expect(document.querySelectorAll('tbody:not([hidden]) > tr')).toHaveLength(72)
  expect(row.querySelectorAll('td')).toHaveLength(0)
  near(link)
  await waitFor(() => expect(row.querySelectorAll('td')).not.toHaveLength(0))
})

test('rows of a long table stand in bodies of sixty, which are laid out one by one', async () => {
  await aLongPage('/search?q=fliese&rows=1000&view=table')
  await waitFor(() => expect(document.querySelectorAll('main tbody:not([hidden]) > tr')).toHaveLength(1000))
  const bodies = [...document.querySelectorAll<HTMLTableSectionElement>('main tbody:not([hidden])')]
  const lengths = bodies.map(({ children }) => children.length)
  expect(lengths.slice(0, 3)).toEqual([24, 60, 60])
  expect(Math.max(...lengths)).toBe(60)
})

test('the next page takes the places of the one before a few at a time, and never stands shorter', async () => {
  await aLongPage('/search?q=fliese')
  await named(24)
  const pages: string[][] = []
  const watching = new MutationObserver(() => {
    pages.push([...document.querySelectorAll('main h2[lang]')].map(({ textContent }) => textContent))
  })
  watching.observe(document.body, { childList: true, subtree: true, characterData: true })
  // Pressed as a visitor does: the event of the tests would wait until all of it is drawn.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  screen.getByLabelText('Nächste Seite').click()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  expect(await named(48)).toBeDefined()
  const hits = screen.getByLabelText('Treffer')
  await waitFor(() => expect(hits.getAttribute('aria-busy')).toBeNull())
  watching.disconnect()
  const isNew = (name: string) => Number(name.split(' ').at(-1)) > 24
  expect(Math.min(...pages.map(({ length }) => length))).toBe(24)
  expect(pages.some((names) => names.some(isNew) && !names.every(isNew))).toBe(true)
  expect(pages.at(-1)?.every(isNew)).toBe(true)
})

test('a usual page asks once', async () => {
  const asked = await aLongPage('/search?q=fliese')
  expect(await named(24)).toBeDefined()
  expect(parts(asked)).toEqual([[0, 24]])
})
