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

const load = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  fireEvent.change(screen.getByLabelText('Datei laden', { selector: 'input' }), {
    target: { files: [new File([content], name)] },
  })

const uglLine = (number: string, quantity: string, unit = 'ST') =>
  `POA${'0'.repeat(20)}${number.padEnd(15)}${quantity}${' '.repeat(80)}${'0'.repeat(33)}${' '.repeat(21)}${unit}`

test('a file that is none is refused with what to do', async () => {
  await aQuickOrder()
  load('liste.xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, 0))
  expect(await screen.findByText(/^Diese Arbeitsmappe kann nicht gelesen werden/)).toBeDefined()
  load('bild.ugl', Uint8Array.of(0xff, 0x00, 0x01))
  expect(await screen.findByText(/^Diese Datei kann nicht gelesen werden/)).toBeDefined()
  load('leer.csv', '\r\n')
  expect(await screen.findByText('Diese Datei enthält keine Artikelzeilen.')).toBeDefined()
})

test('a UGL file becomes lines with units, behind what is typed, and tells what else it says', async () => {
  const { added, number } = await aQuickOrder()
  fireEvent.change(number, { target: { value: '4711' } })
  const head = `KOP${' '.repeat(20)}BE${'B-1'.padEnd(15)}BV M\x81ller`
  // As the format has it, in code page 850.
  const bytes = Uint8Array.from([head, uglLine('1000517', '00000007560', 'M2'), 'END'].join('\r\n'), (sign) =>
    sign.charCodeAt(0),
  )
  load('A0261014.001', bytes)
  expect(await screen.findByText('Kommission: BV Müller')).toBeDefined()
  expect([(await numberIn(2)).value, (await quantityIn(2)).value]).toEqual(['1000517', '7,56 M2'])
  takeAll()
  await waitFor(() =>
    expect(added).toHaveBeenCalledExactlyOnceWith([
      { matnr: '4711', quantity: '1' },
      { matnr: '1000517', quantity: '7.56', unit: 'M2' },
    ]),
  )
})

test("the number of a line in the customer's specification of works is kept as his reference", async () => {
  const { added } = await aQuickOrder()
  const line = uglLine('1000517', '00000002000')
  load('A0261014.001', `${line.slice(0, 162)}${'01.02.0030'.padEnd(18)}${line.slice(180)}`)
  expect(await screen.findByText('Ihre Referenz: 01.02.0030')).toBeDefined()
  expect(screen.queryByText(/^Die Datei enthält mehr/)).toBeNull()
  takeAll()
  await waitFor(() =>
    expect(added).toHaveBeenCalledExactlyOnceWith([
      { matnr: '1000517', quantity: '2', unit: 'ST', reference: '01.02.0030' },
    ]),
  )
})

test('lines of a UGL file are pasted like those of a spreadsheet, one alone as well', async () => {
  const { number } = await aQuickOrder()
  paste(number, uglLine('4711', '00000012000'))
  expect([(await numberIn(1)).value, (await quantityIn(1)).value]).toEqual(['4711', '12 ST'])
})

test('the columns of a table are shown, and chosen where the guess is wrong', async () => {
  const { added } = await aQuickOrder()
  load('export.csv', 'Pos;Artikelnr;Lager;Menge\n1;4711;9;2,5\n2;4712;9;1.200,0\n')
  const dialog = await screen.findByRole('dialog', { name: 'Spalten von „export.csv“' })
  expect(dialog.textContent).toContain('So wird gelesen: 2 von 2 Zeilen')
  fireEvent.change(screen.getByLabelText(/^Menge/, { selector: 'select' }), { target: { value: '2' } })
  fireEvent.change(screen.getByLabelText(/^Menge/, { selector: 'select' }), { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: '2 Zeilen laden' }))
  takeAll()
  await waitFor(() =>
    expect(added).toHaveBeenCalledExactlyOnceWith([
      { matnr: '4711', quantity: '2.5' },
      { matnr: '4712', quantity: '1200' },
    ]),
  )
})

test('quantities that can be read in two ways are taken only once somebody has said how', async () => {
  await aQuickOrder()
  load('export.csv', 'Artikelnr;Menge\n4711;1.500\n')
  fireEvent.click(await screen.findByRole('button', { name: '1 Zeile laden' }))
  expect(
    await screen.findByText('Bitte wählen Sie, welches Zeichen die Dezimalstellen abtrennt.'),
  ).toBeDefined()
  fireEvent.change(screen.getByLabelText(/^Dezimalzeichen/), { target: { value: '.' } })
  fireEvent.click(screen.getByRole('button', { name: '1 Zeile laden' }))
  expect((await quantityIn(1)).value).toBe('1,5')
})

test('of a long file the rest waits', async () => {
  await aQuickOrder()
  load('lang.csv', Array.from({ length: 502 }, (_, place) => `${10_000 + place};1`).join('\n'))
  fireEvent.click(await screen.findByRole('button', { name: '502 Zeilen laden' }))
  expect(await screen.findByText(/^Aus der Datei warten noch 2 Zeilen\./)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Nächste laden' }))
  expect((await numberIn(502)).value).toBe('10501')
  expect(screen.queryByText(/warten noch/)).toBeNull()
})

test('what waits of a file is still there after another', async () => {
  await aQuickOrder()
  load('lang.csv', Array.from({ length: 502 }, (_, place) => `${10_000 + place};1`).join('\n'))
  fireEvent.click(await screen.findByRole('button', { name: '502 Zeilen laden' }))
  await screen.findByText(/^Aus der Datei warten noch 2 Zeilen\./)
  load('kurz.csv', '4711;1')
  fireEvent.click(await screen.findByRole('button', { name: '1 Zeile laden' }))
  expect((await numberIn(501)).value).toBe('4711')
  fireEvent.click(screen.getByRole('button', { name: 'Nächste laden' }))
  expect([(await numberIn(502)).value, (await numberIn(503)).value]).toEqual(['10500', '10501'])
})
