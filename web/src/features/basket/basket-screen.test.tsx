// @vitest-environment happy-dom
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Answer } from '#web/app/api/resources.ts'
import { toastStore } from '#web/app/toasts/toast-store.ts'
import { aMultibasket, aPosition, aTile, someTotals } from '#web/testing/articles.ts'
import { customerSession, noSuggestions, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

type Result = Answer<'basket', 'ADD_ARTICLES'>['results'][number]

type Basket = Answer<'basket', 'GET_BASKET'>

/** A basket page over a shop that remembers; `elsewhere` is what somebody else does to the line meanwhile. */
async function aBasketPage(
  given: { lines?: Basket['positions']; session?: Partial<typeof customerSession> } = {},
) {
  let lines = given.lines ?? [aPosition()]
  const basket = () => ({ basket: aMultibasket(), positions: lines, totals: someTotals() })
  const added = vi.fn()
  await renderScreen('/basket', {
    session: { GET_SESSION: { ...customerSession, ...given.session } },
    search: {
      SUGGEST: noSuggestions,
    },
    basket: {
      GET_MULTIBASKETS: { multibaskets: [aMultibasket()] },
      GET_BASKET: basket,
      EDIT_POSITION: ({ posnr, version, quantity }) => {
        const line = lines.find((one) => one.posnr === posnr)
        if (!line) refused('DB_ENTRY_NOT_FOUND')
        if (line?.article === null) refused('ARTICLE_NUMBER_NOT_FOUND')
        if (line?.version !== version) refused('VERSION_CONFLICT', basket())
        lines = lines.map((one) => ({ ...one, quantity: String(quantity), version: one.version + 1 }))
        return basket()
      },
      REMOVE_POSITION: ({ posnr, version }) => {
        if (lines.find((one) => one.posnr === posnr)?.version !== version)
          refused('VERSION_CONFLICT', basket())
        lines = lines.filter((one) => one.posnr !== posnr)
        return basket()
      },
      ADD_ARTICLE: ({ quantity }) => {
        lines = [...lines, aPosition({ posnr: 20, quantity: String(quantity) })]
        return { basket: aMultibasket(), posnr: 20, version: 1, quantity: String(quantity) }
      },
      ADD_ARTICLES: ({ articles }) => {
        added(articles)
        const results = articles.map(({ matnr, quantity }): Result => {
          const ok = matnr === '4711' || matnr === '1000352'
          const left = { matnr: String(matnr), ok: false, posnr: null, quantity: null }
          if (matnr === '1000352' && quantity !== '4.32')
            return { ...left, code: 'INVALID_QUANTITY', stepsize: '1.44', max: '99999' }
          const code = ok ? '' : matnr === '8000345' ? 'PRICE_ON_REQUEST' : 'ARTICLE_NUMBER_NOT_FOUND'
          return { matnr: String(matnr), ok, code, posnr: ok ? 30 : null, quantity: null }
        })
        return { basket: aMultibasket(), results }
      },
    },
  })
  const elsewhere = (quantity: string) => {
    lines = lines.map((one) => ({ ...one, quantity, version: one.version + 1 }))
  }
  const ordered = () => {
    lines = []
  }
  const goes = () => {
    lines = [aPosition({ article: null, problem: 'UNKNOWN_ARTICLE' })]
  }
  return { elsewhere, ordered, goes, added, line: () => lines[0] }
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Menge für/ })

async function setQuantity(value: string) {
  const input = await field()
  fireEvent.change(input, { target: { value } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

test('an empty basket says so and still takes quick orders', async () => {
  await aBasketPage({ lines: [] })
  expect(await screen.findByText('Der Warenkorb ist leer')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Schnellerfassung' })).toBeDefined()
})

test('the quick order is a press away in the bar below the head, and takes the number at once', async () => {
  await aBasketPage()
  fireEvent.click(await screen.findByRole('link', { name: 'Schnellerfassung' }))
  const number = await screen.findByRole('textbox', { name: 'Artikelnummer, Zeile 1' })
  await waitFor(() => expect(document.activeElement).toBe(number))
})

test('a quantity the article is not sold in names the step it is sold in', async () => {
  await aBasketPage({ lines: [aPosition({ quantity: '2', problem: 'NOT_A_STEP' })] })
  expect(await screen.findByText(/Verkauft wird in Schritten von 1,44\sm²/)).toBeDefined()
  const described = (await field()).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toContain('Verkauft wird in Schritten')
})

test('a line in packages counts packages, whatever the article is sold in', async () => {
  const page = await aBasketPage({ lines: [aPosition({ quantity: '1', unit: 'PAL', stepsize: '1' })] })
  const input = await field()
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  fireEvent.keyDown(input, { key: 'Enter' })
  await waitFor(() => expect(page.line()?.quantity).toBe('2'))
})

test('a line of an article that is gone or kept for others can be removed, and takes no other quantity', async () => {
  await aBasketPage({ lines: [aPosition({ article: null, problem: 'UNKNOWN_ARTICLE' })] })
  expect(await screen.findByText(/nicht mehr im Sortiment oder nicht für Sie freigegeben/)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: /^Menge für/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /entfernen$/ }))
  expect(await screen.findByText('Der Warenkorb ist leer')).toBeDefined()
})

test('a line somebody else has changed shows both states and keeps the one that is chosen', async () => {
  const { elsewhere, line } = await aBasketPage()
  await field()
  elsewhere('7.2')
  await setQuantity('4,32')
  const told = 'Diese Position wurde inzwischen geändert. Aktuell: 7,2 m². Ihre Eingabe: 4,32 m².'
  expect(await screen.findByText(told)).toBeDefined()
  expect((await field()).value).toBe('7,2')
  fireEvent.click(screen.getByRole('button', { name: 'Meine Eingabe übernehmen' }))
  await waitFor(() => expect(line()?.quantity).toBe('4.32'))
  expect(screen.queryByText(told)).toBeNull()
})

test('a line somebody else has changed is not removed unseen, and goes once that is confirmed', async () => {
  const { elsewhere, line } = await aBasketPage()
  await field()
  elsewhere('7.2')
  fireEvent.click(screen.getByRole('button', { name: /entfernen$/ }))
  const told = 'Diese Position wurde inzwischen geändert und ist noch da. Aktuell: 7,2 m².'
  expect(await screen.findByText(told)).toBeDefined()
  expect(line()?.quantity).toBe('7.2')
  fireEvent.click(screen.getByRole('button', { name: 'Trotzdem herausnehmen' }))
  expect(await screen.findByText('Der Warenkorb ist leer')).toBeDefined()
})

test('without net prices there are neither surcharges nor taxes, which would give them away', async () => {
  await aBasketPage({ session: { showNetPrice: false } })
  const summary = within(await screen.findByRole('complementary', { name: 'Summe' }))
  expect(summary.getAllByText('115,20 €')).not.toEqual([])
  expect(summary.queryByText(/MwSt\. 19/)).toBeNull()
  expect(screen.queryByText('92,39 €')).toBeNull()
})

test('whoever may not order is told, and not led to the checkout', async () => {
  await aBasketPage({ session: { permissions: [] } })
  expect(await screen.findByText(/^Zum Bestellen fehlt Ihnen die Berechtigung/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
})

test('a basket that was ordered elsewhere is empty here, too, as soon as one of its lines is changed', async () => {
  const { ordered } = await aBasketPage()
  await field()
  ordered()
  await setQuantity('4,32')
  expect(await screen.findByText('Der Warenkorb ist leer')).toBeDefined()
})

test('a line whose article has gone meanwhile says so as soon as its quantity is changed', async () => {
  const { goes } = await aBasketPage()
  await field()
  goes()
  await setQuantity('4,32')
  expect(await screen.findByText(/nicht mehr im Sortiment oder nicht für Sie freigegeben/)).toBeDefined()
})

test('an emptied field shows what is saved once it is left', async () => {
  await aBasketPage()
  const input = await field()
  const { value } = input
  fireEvent.change(input, { target: { value: '' } })
  expect(input.value).toBe('')
  fireEvent.blur(input)
  expect((await field()).value).toBe(value)
})

test('a changed quantity is saved by Enter', async () => {
  const { line } = await aBasketPage()
  await setQuantity('5,76')
  await waitFor(() => expect(line()?.quantity).toBe('5.76'))
})

test('a removed line comes back by undo', async () => {
  await aBasketPage()
  fireEvent.click(await screen.findByRole('button', { name: /entfernen$/ }))
  expect(await screen.findByText('Der Warenkorb ist leer')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  expect(await field()).toBeDefined()
})

test('pasted pairs fill the lines; what is right is ordered, what is unknown stays marked', async () => {
  const { added } = await aBasketPage({ lines: [] })
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Artikelnummer, Zeile 1' })
  const paste = createEvent.paste(first, {
    clipboardData: { getData: () => '4711\t2,88\n0815\t3' },
  })
  fireEvent(first, paste)
  fireEvent.click(await screen.findByRole('button', { name: 'Alle Zeilen übernehmen' }))
  expect(await screen.findByText('Diese Nummer kennen wir nicht.')).toBeDefined()
  expect(added).toHaveBeenCalledExactlyOnceWith([
    { matnr: '4711', quantity: '2.88' },
    { matnr: '0815', quantity: '3' },
  ])
  const left = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Artikelnummer/ })
  expect(left.map(({ value }) => value)).toEqual(['0815', ''])
})

test('a pasted number with a price on request stays, and its line says why', async () => {
  await aBasketPage({ lines: [] })
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Artikelnummer, Zeile 1' })
  fireEvent(first, createEvent.paste(first, { clipboardData: { getData: () => '8000345\t1\n4711\t1,44' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Alle Zeilen übernehmen' }))
  expect(
    await screen.findByText(/gibt es keinen Preis. Er kann angefragt, aber nicht bestellt werden/),
  ).toBeDefined()
  const left = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Artikelnummer/ })
  expect(left.map((input) => [input.value, input.getAttribute('aria-invalid')])).toEqual([
    ['8000345', 'true'],
    ['', null],
  ])
})

test('a quantity between the steps stays, and its line says in which steps the article is sold', async () => {
  await aBasketPage({ lines: [] })
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Artikelnummer, Zeile 1' })
  fireEvent(first, createEvent.paste(first, { clipboardData: { getData: () => '1000352\t3' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Alle Zeilen übernehmen' }))
  expect(await screen.findByText(/in Schritten von 1,44, höchstens 99\.999 je Position/)).toBeDefined()
})

test('a quantity between the steps is taken as the next that can be sold at the press of a button', async () => {
  const { added } = await aBasketPage({ lines: [] })
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Artikelnummer, Zeile 1' })
  fireEvent(first, createEvent.paste(first, { clipboardData: { getData: () => '1000352\t3' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Alle Zeilen übernehmen' }))
  fireEvent.click(await screen.findByRole('button', { name: '4,32 nehmen' }))
  await waitFor(() => expect(added.mock.calls.at(-1)).toEqual([[{ matnr: '1000352', quantity: '4.32' }]]))
  const left = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Artikelnummer, Zeile 1' })
  await waitFor(() => expect(left.value).toBe(''))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Artikelnummer, Zeile 1')
})

test('of more lines than the shop takes in one go the first stand there, and it is said where to go on', async () => {
  const { added } = await aBasketPage({ lines: [] })
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Artikelnummer, Zeile 1' })
  const text = `${'4711\t1\n'.repeat(500)}4712\t1\n4713\t1`
  fireEvent(first, createEvent.paste(first, { clipboardData: { getData: () => text } }))
  const told = toastStore.get().at(-1)
  expect(told).toMatchObject({ text: expect.stringMatching(/ersten 500 von 502 Zeilen.*ab „4712“/) })
  const next = await screen.findByRole('textbox', { name: 'Artikelnummer, Zeile 501' })
  fireEvent.change(next, { target: { value: '4711' } })
  fireEvent.click(screen.getByRole('button', { name: 'Alle Zeilen übernehmen' }))
  await waitFor(() => expect(added.mock.calls.map(([articles]) => articles.length)).toEqual([500, 1]))
})

test('a pasted quantity that is no number stays, and its line asks for one', async () => {
  const { added } = await aBasketPage({ lines: [] })
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Artikelnummer, Zeile 1' })
  fireEvent(first, createEvent.paste(first, { clipboardData: { getData: () => '4711\tviel\n4711\t0' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Alle Zeilen übernehmen' }))
  expect(await screen.findAllByText('Bitte geben Sie eine Menge über 0 als Zahl ein.')).toHaveLength(2)
  const quantities = screen.getAllByRole('textbox', { name: /^Menge, Zeile/ })
  expect(quantities.map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true', null])
  expect(added).not.toHaveBeenCalled()
})

test('the button that takes all lines keeps the keyboard once they are taken, and leads to the next line', async () => {
  await aBasketPage({ lines: [] })
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Artikelnummer, Zeile 1' })
  fireEvent(first, createEvent.paste(first, { clipboardData: { getData: () => '4711\t1,44\n4711\t2,88' } }))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Alle Zeilen übernehmen' })
  fireEvent.click(button)
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Artikelnummer/ })).toHaveLength(1))
  expect(button.disabled).toBe(false)
  fireEvent.click(button)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Artikelnummer, Zeile 1')
})

test('the keyboard goes on at the next line when one is removed, and at the content after the last', async () => {
  const line = (posnr: number, maktx1: string) => aPosition({ posnr, article: aTile({ maktx1 }) })
  await aBasketPage({ lines: [line(10, 'Kleber'), line(20, 'Fuge')] })
  fireEvent.click(await screen.findByRole('button', { name: /^Kleber/ }))
  const other = screen.getByRole('button', { name: /^Fuge/ })
  expect(document.activeElement).toBe(other)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Kleber/ })).toBeNull())
  fireEvent.click(other)
  expect(document.activeElement?.id).toBe('content')
})
