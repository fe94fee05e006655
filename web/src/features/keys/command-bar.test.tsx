// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Input } from '#web/app/api/resources.ts'
import { aMultibasket, anOffer, aTile } from '#web/testing/articles.ts'
import { guestSession, noSuggestions, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const noArticle = 'Zu „4711“ gibt es keinen Artikel mit genau dieser Nummer.'

/** Ctrl+K, as a browser does it: the bar waits for its texts, which a test's `act` would not let it find again. */
async function openBar(): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  const field = await screen.findByRole('textbox', { name: 'Befehl' })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return field
}

test('a shop that does not answer is told as that; that there is no such article is said once it answers', async () => {
  let isWell = false
  await renderScreen('/brands', {
    misc: { GET_BRANDS: { index: [], brands: [] } },
    basket: { GET_MULTIBASKETS: { multibaskets: [] } },
    search: { SUGGEST: () => (isWell ? noSuggestions : refused('TECHNICAL_ERROR')) },
  })
  const field = await openBar()
  fireEvent.change(field, { target: { value: '4711 12' } })
  const told = await screen.findByText(/^Es ist ein Fehler aufgetreten/)
  expect(screen.queryByText(noArticle)).toBeNull()
  isWell = true
  fireEvent.change(field, { target: { value: '4711-1 12' } })
  expect(await screen.findByText(noArticle.replace('4711', '4711-1'))).toBeTruthy()
  expect(told.isConnected).toBe(false)
})

test('baskets that could not be asked for are told as that, not as none of the name', async () => {
  const article = { ...aTile({ qty_stepsize: '1' }), netPrice: null, availabilityFlag: null }
  await renderScreen('/brands', {
    misc: { GET_BRANDS: { index: [], brands: [] } },
    basket: { GET_MULTIBASKETS: () => refused('TECHNICAL_ERROR') },
    search: { SUGGEST: { ...noSuggestions, articles: [article], exactHit: article.matnr } },
  })
  fireEvent.change(await openBar(), { target: { value: `${article.matnr} 12 > Bad` } })
  expect(await screen.findByText(/^Es ist ein Fehler aufgetreten/)).toBeTruthy()
  expect(screen.queryByText('Keiner Ihrer Warenkörbe heißt „Bad“.')).toBeNull()
})

test('a guest without a basket puts an article into his first one, and is told of none by another name', async () => {
  const added = vi.fn()
  const article = { ...aTile({ qty_stepsize: '1' }), netPrice: null, availabilityFlag: null }
  await renderScreen('/brands', {
    session: { GET_SESSION: guestSession },
    misc: { GET_BRANDS: { index: [], brands: [] } },
    search: { SUGGEST: { ...noSuggestions, articles: [article], exactHit: article.matnr } },
    basket: {
      GET_MULTIBASKETS: { multibaskets: [] },
      ADD_ARTICLE: (input: Input<'basket', 'ADD_ARTICLE'>) => {
        added(input.quantity, input.multibasket)
        return { basket: aMultibasket(), posnr: 10, version: 1, quantity: '12' }
      },
    },
  })
  const field = await openBar()
  fireEvent.change(field, { target: { value: `${article.matnr} 12 > Bad` } })
  expect(await screen.findByText('Keiner Ihrer Warenkörbe heißt „Bad“.')).toBeTruthy()
  fireEvent.change(field, { target: { value: `${article.matnr} 12` } })
  fireEvent.click(await screen.findByRole('button', { name: /^12\s.* in den Warenkorb legen$/ }))
  await waitFor(() => expect(added).toHaveBeenCalledWith('12', undefined))
})

test('a quantity above what can be added at once is told as too much, not as off the step', async () => {
  const article = { ...aTile(), netPrice: null, availabilityFlag: null }
  await renderScreen('/brands', {
    misc: { GET_BRANDS: { index: [], brands: [] } },
    search: { SUGGEST: { ...noSuggestions, articles: [article], exactHit: article.matnr } },
    basket: { GET_MULTIBASKETS: { multibaskets: [aMultibasket()] } },
  })
  fireEvent.change(await openBar(), { target: { value: `${article.matnr} 9999999` } })
  const line = await screen.findByRole('button', { name: /in den Warenkorb „.*“ legen/ })
  expect(line.textContent).toMatch(/\(9\.999\.999\sm² sind zu viel: höchstens [\d.]+\sm² auf einmal\)$/)
  expect(line.textContent).not.toContain('Schritten')
})

test('a quantity that is not sold is raised as the basket raises it, and the line says why', async () => {
  const added = vi.fn()
  const article = { ...aTile(), netPrice: null, availabilityFlag: null }
  await renderScreen('/brands', {
    misc: { GET_BRANDS: { index: [], brands: [] } },
    search: { SUGGEST: { ...noSuggestions, articles: [article], exactHit: article.matnr } },
    basket: {
      GET_MULTIBASKETS: { multibaskets: [aMultibasket()] },
      ADD_ARTICLE: (input: Input<'basket', 'ADD_ARTICLE'>) => {
        added(input.quantity)
        return { basket: aMultibasket(), posnr: 10, version: 1, quantity: '12.96' }
      },
    },
  })
  fireEvent.change(await openBar(), { target: { value: `${article.matnr} 12` } })
  const line = await screen.findByRole('button', {
    name: /^12,96\sm² .*\(12\sm² gibt es nicht: nur in Schritten von 1,44\sm²\)$/,
  })
  fireEvent.click(line)
  await waitFor(() => expect(added).toHaveBeenCalledWith('12.96'))
})

test.each([
  ['4711 0', '0'],
  ['4711 -3', '-3'],
  ['4711 3 große', '3 große'],
])('"%s" says that "%s" is no quantity, and Enter adds nothing', async (typed, amount) => {
  const { field, added } = await barOf(() => anOffer())
  fireEvent.change(field, { target: { value: typed } })
  const note = await screen.findByText(/ist keine Menge, die wir verstehen/)
  expect(note.textContent).toBe(
    `„${amount}“ ist keine Menge, die wir verstehen. Geben Sie nur eine Zahl über null ein, gerechnet in m², zum Beispiel „4711 1,44“.`,
  )
  fireEvent.submit(field)
  expect(screen.getByRole('dialog', { name: 'Befehle' })).toBeTruthy()
  expect(added).not.toHaveBeenCalled()
})

test('words that look like an order whose number no article has are searched for as they are', async () => {
  const asked: string[] = []
  await renderScreen('/brands', {
    misc: { GET_BRANDS: { index: [], brands: [] } },
    search: {
      SUGGEST: ({ q }) => {
        asked.push(q)
        return { ...noSuggestions, articles: [{ ...aTile(), netPrice: null, availabilityFlag: null }] }
      },
    },
    basket: { GET_MULTIBASKETS: { multibaskets: [] } },
  })
  fireEvent.change(await openBar(), { target: { value: '60x60 2 cm' } })
  expect(await screen.findByText(/Basalto/)).toBeTruthy()
  expect(asked).toEqual(['60x60', '60x60 2 cm'])
  expect(screen.queryByText(/ist keine Menge/)).toBeNull()
})

test('an article on request is not put into a basket: the line leads to where it can be asked for', async () => {
  const article = { ...aTile({ price: null }), netPrice: null, availabilityFlag: null }
  await renderScreen('/brands', {
    misc: { GET_BRANDS: { index: [], brands: [] } },
    search: { SUGGEST: { ...noSuggestions, articles: [article], exactHit: article.matnr } },
    basket: { GET_MULTIBASKETS: { multibaskets: [aMultibasket()] } },
    materialmaster: {
      GET_AVAILABILITIES_AND_PRICES: () => ({ results: [anOffer({ onRequest: true })] }),
    },
  })
  fireEvent.change(await openBar(), { target: { value: `${article.matnr} 2` } })
  const line = await screen.findByRole('link', { name: /: Preis auf Anfrage/ })
  expect(line.getAttribute('href')).toBe('/p/4711')
  expect(screen.queryByRole('button', { name: /in den Warenkorb/ })).toBeNull()
})

test('a quantity in a unit that the article has not is told as that, and Enter adds nothing', async () => {
  const { field, added } = await barOf((unit) => anOffer({ problem: 'UNKNOWN_UNIT', unit: `not ${unit}` }))
  fireEvent.change(field, { target: { value: '4711 3 Kartons' } })
  expect(
    await screen.findByText(
      'In „Kartons“ gibt es diesen Artikel nicht. Geben Sie die Menge in m² ein, zum Beispiel „4711 1,44“.',
    ),
  ).toBeTruthy()
  fireEvent.submit(field)
  expect(screen.queryByRole('button', { name: /in den Warenkorb/ })).toBeNull()
  expect(added).not.toHaveBeenCalled()
})

test('a quantity with its unit is added in the unit that the shop reads it as', async () => {
  const { field, added } = await barOf((unit) => anOffer({ unit: unit === 'Kartons' ? 'KAR' : 'M2' }))
  fireEvent.change(field, { target: { value: '4711 3 Kartons' } })
  fireEvent.click(await screen.findByRole('button', { name: /^3\s(?:KAR|Karton)/ }))
  await waitFor(() => expect(added).toHaveBeenCalledWith('3', 'KAR'))
})

test('in the unit it is sold in, a quantity is raised as without it', async () => {
  const { field } = await barOf(() => anOffer({ unit: 'M2' }))
  fireEvent.change(field, { target: { value: '4711 12 qm' } })
  expect(
    await screen.findByRole('button', { name: /^12,96\sm² .*in Schritten von 1,44\sm²\)$/ }),
  ).toBeTruthy()
})

/** The bar in a shop that has 4711 alone and says what it reads a unit as. */
async function barOf(offerIn: (unit: string | undefined) => ReturnType<typeof anOffer>) {
  const added = vi.fn()
  const article = { ...aTile(), netPrice: null, availabilityFlag: null }
  await renderScreen('/brands', {
    misc: { GET_BRANDS: { index: [], brands: [] } },
    search: {
      SUGGEST: ({ q }) =>
        q === '4711' ? { ...noSuggestions, articles: [article], exactHit: '4711' } : noSuggestions,
    },
    materialmaster: {
      GET_AVAILABILITIES_AND_PRICES: ({ articles }) => ({
        results: articles.map(({ unit }) => offerIn(unit)),
      }),
    },
    basket: {
      GET_MULTIBASKETS: { multibaskets: [aMultibasket()] },
      ADD_ARTICLE: (input: Input<'basket', 'ADD_ARTICLE'>) => {
        added(input.quantity, input.unit)
        return { basket: aMultibasket(), posnr: 10, version: 1, quantity: '3' }
      },
    },
  })
  return { field: await openBar(), added }
}
