// @vitest-environment happy-dom
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Answer } from '#web/app/api/resources.ts'
import { aMultibasket, someTotals } from '#web/testing/articles.ts'
import { customerSession, noSuggestions } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

type Result = Answer<'basket', 'ADD_ARTICLES'>['results'][number]

/** An empty basket of a shop that answers each line with the same. */
async function aQuickOrder(answer: Partial<Result> = {}) {
  const added = vi.fn()
  const basket = aMultibasket()
  await renderScreen('/basket', {
    session: { GET_SESSION: customerSession },
    search: { SUGGEST: noSuggestions },
    basket: {
      GET_MULTIBASKETS: { multibaskets: [basket] },
      GET_BASKET: { basket, positions: [], totals: someTotals() },
      ADD_ARTICLES: ({ articles }) => {
        added(articles)
        const taken: Omit<Result, 'matnr'> = { ok: true, code: '', posnr: 10, quantity: '1' }
        const results = articles.map(({ matnr }) => ({ ...taken, ...answer, matnr: String(matnr) }))
        return { basket, results }
      },
    },
  })
  return { added, number: await numberIn(1) }
}

const numberIn = (row: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Artikelnummer, Zeile ${row}` })
const quantityIn = (row: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Menge, Zeile ${row}` })

function paste(field: HTMLElement, text: string): void {
  fireEvent(field, createEvent.paste(field, { clipboardData: { getData: () => text } }))
}

const takeAll = () => fireEvent.click(screen.getByRole('button', { name: 'Alle Zeilen übernehmen' }))

const refusal = { ok: false, code: 'INVALID_QUANTITY', posnr: null, quantity: null, max: '99999' } as const

test('a unit the article does not have stays with its line, which names those it has', async () => {
  const { number } = await aQuickOrder({ ...refusal, stepsize: '1', unit: 'ST', units: ['ST', 'KAR'] })
  paste(number, '7000626\t100 m')
  takeAll()
  expect(
    await screen.findByText('In „m“ wird dieser Artikel nicht verkauft. Möglich: Stück, Karton.'),
  ).toBeDefined()
  const quantity = await quantityIn(1)
  expect([quantity.value, quantity.getAttribute('aria-invalid')]).toEqual(['100 m', 'true'])
})

test('why a line stays is read with its field, and with the number of the line when it comes', async () => {
  const { number } = await aQuickOrder({
    ok: false,
    code: 'ARTICLE_NUMBER_NOT_FOUND',
    posnr: null,
    quantity: null,
  })
  paste(number, '1\t1\nxqzvw\t1')
  takeAll()
  await waitFor(() => expect(screen.getAllByText('Diese Nummer kennen wir nicht.')).toHaveLength(2))
  const second = await numberIn(2)
  const reason = document.getElementById(second.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('Diese Nummer kennen wir nicht.')
  expect(reason?.closest('td')?.textContent).toMatch(/^Zeile 2: Diese Nummer/)
  expect((await quantityIn(2)).hasAttribute('aria-describedby')).toBe(false)
})

test('a quantity between the steps is taken in the unit it was written in', async () => {
  const { added, number } = await aQuickOrder({ ...refusal, stepsize: '4', unit: 'ST' })
  paste(number, '1000352\t6 Stk.')
  takeAll()
  expect(await screen.findByText(/in Schritten von 4\sStück, höchstens 99\.999\sStück je/)).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: /^8\sStück nehmen$/ }))
  await waitFor(() =>
    expect(added.mock.calls.at(-1)).toEqual([[{ matnr: '1000352', quantity: '8', unit: 'Stück' }]]),
  )
})

test('lines are sent with the units that were pasted or typed, and without where there is none', async () => {
  const { added, number } = await aQuickOrder()
  paste(number, '7000626\t12 St\n7000626;3;Pak\n1000352 2,88 m²\n4711\t5')
  fireEvent.change(await numberIn(5), { target: { value: '4712' } })
  fireEvent.change(await quantityIn(5), { target: { value: '2 Paletten' } })
  takeAll()
  await waitFor(() => expect(added).toHaveBeenCalled())
  expect(added).toHaveBeenCalledExactlyOnceWith([
    { matnr: '7000626', quantity: '12', unit: 'St' },
    { matnr: '7000626', quantity: '3', unit: 'Pak' },
    { matnr: '1000352', quantity: '2.88', unit: 'm²' },
    { matnr: '4711', quantity: '5' },
    { matnr: '4712', quantity: '2', unit: 'Paletten' },
  ])
})

test('one line with number and unit fills both fields; two groups of figures stay one number', async () => {
  const { number } = await aQuickOrder()
  const isTaken = fireEvent(
    number,
    createEvent.paste(number, { clipboardData: { getData: () => 'GA-944 946' } }),
  )
  expect(isTaken).toBe(true)
  paste(number, '7000626 12 St')
  expect([(await numberIn(1)).value, (await quantityIn(1)).value]).toEqual(['7000626', '12 St'])
})

test('a line longer than any number is cut, so that it refuses no other line', async () => {
  const { added, number } = await aQuickOrder()
  paste(number, `${'Rohr '.repeat(60)}\t2\n4711\t5`)
  takeAll()
  await waitFor(() => expect(added).toHaveBeenCalled())
  const [articles] = added.mock.calls[0] as [{ matnr: string }[]]
  expect(articles.map(({ matnr }) => matnr.length <= 200)).toEqual([true, true])
})

test('lines of a file beyond what the shop takes in one go wait, and follow when they are asked for', async () => {
  await aQuickOrder()
  const lines = Array.from({ length: 502 }, (_, at) => `A 0001${String(1_000_000 + at).padEnd(15)}00002000`)
  const file = new File([lines.join('\r\n')], 'liste.ugs')
  fireEvent.change(screen.getByLabelText('Datei laden', { selector: 'input' }), { target: { files: [file] } })
  expect(await screen.findByText('2 weitere Zeilen der Datei warten.')).toBeDefined()
  expect((await numberIn(500)).value).toBe('1000499')
  fireEvent.click(screen.getByRole('button', { name: 'Anfügen' }))
  expect((await numberIn(502)).value).toBe('1000501')
  expect(screen.queryByText(/weitere Zeile/)).toBeNull()
})
