// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#web/app/api/api-error.ts'
import { anOffer, aTile } from '#web/testing/articles.ts'
import { customerSession, type FakeAnswers } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const tile = {
  article: aTile({ matnr: '1000003', maktx1: 'Fliese Nordkap' }),
  orders: 3,
  quantities: [
    { quantity: '25.92', unit: 'M2' },
    { quantity: '2', unit: 'KAR' },
  ],
  last: {
    doctype: 1,
    docid: '7000007',
    orderNumber: '4300033',
    date: '2026-03-02',
    quantity: '2.88',
    unit: 'M2',
  },
}
const glue = {
  ...tile,
  article: aTile({ matnr: '1000517', maktx1: 'Flexkleber' }),
  orders: 1,
  quantities: [{ quantity: '4', unit: 'SA' }],
  last: { ...tile.last, quantity: '4', unit: 'SA' },
}

const office = { id: '1', name: 'Büro', kommi: '', active: true, numUePos: 0, version: 1 }
const site = { ...office, id: '2', name: 'Baustelle Nord', active: false }

function open(path: string, more: FakeAnswers = {}, mode: 1 | 2 | 3 = 3) {
  const offers = [anOffer({ matnr: '1000003' }), anOffer({ matnr: '1000517' })]
  return renderScreen(path, {
    session: {
      GET_SESSION: { ...customerSession, permissions: ['DOCUMENTS_ORDERS'], addToBasketMode: mode },
    },
    topsellers: { GET_TOPSELLERS: { articles: [tile, glue], numFound: 2, start: 0 } },
    materialmaster: {
      GET_AVAILABILITIES_AND_PRICES: { results: offers },
      GET_ADDITIONAL_DATA: { results: [] },
    },
    ...more,
    basket: { GET_MULTIBASKETS: { multibaskets: [office, site] }, ...more.basket },
  })
}

test('who may not see orders is told so instead of being shown nothing', async () => {
  await open('/myaccount/topsellers', {
    session: { GET_SESSION: { ...customerSession, permissions: [] } },
    topsellers: { GET_TOPSELLERS: { articles: [], numFound: 0, start: 0 } },
  })
  expect(await screen.findByText(/^Aufträge dürfen Sie nicht einsehen/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Oft bestellt' })).toBeNull()
})

test('nothing of one’s own leads to other periods and to what the company ordered', async () => {
  await open('/myaccount/topsellers', {
    topsellers: { GET_TOPSELLERS: { articles: [], numFound: 0, start: 0 } },
  })
  expect(await screen.findByText(/^In diesem Zeitraum haben Sie nichts bestellt/)).toBeDefined()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Alle Zeiträume zeigen')).toBe('/myaccount/topsellers?timespan=8')
  expect(href('Artikel der ganzen Firma zeigen')).toBe('/myaccount/topsellers/customer')
})

test('each screen asks for its own orders, and a page beyond the last leads to the last', async () => {
  const asked: unknown[] = []
  const answers: FakeAnswers = {
    topsellers: {
      GET_TOPSELLERS: ({ scope, order, timespan, query, start = 0, rows }) => {
        asked.push({ scope, order, timespan, query, start, rows })
        return { articles: start === 0 ? [tile] : [], numFound: 1, start: Number(start) }
      },
    },
  }
  await open('/myaccount/last-articles?timespan=8&query=nordkap&page=3', answers)
  expect(await screen.findByRole('heading', { name: 'Zuletzt bestellte Artikel' })).toBeDefined()
  const latest = { scope: 'customer', order: 'latest', timespan: '8', query: 'nordkap', rows: 25 }
  expect(asked).toEqual([
    { ...latest, start: 50 },
    { ...latest, start: 0 },
  ])
  await open('/myaccount/topsellers', answers)
  await screen.findByRole('heading', { name: 'Meine meistbestellten Artikel' })
  expect(asked.at(-1)).toEqual({ scope: 'own', order: 'often', timespan: '6', start: 0, rows: 25 })
})

test('an article says how often and how much it was ordered, and leads to the newest order', async () => {
  await open('/myaccount/topsellers/customer')
  const [first, second] = await screen
    .findAllByRole('listitem')
    .then((all) => all.filter((item) => within(item).queryByRole('checkbox') !== null))
  if (!first || !second) throw new Error('no articles')
  expect(
    within(first).getByText('In 3 Aufträgen, zusammen 25,92 m², 2 Kartons, zuletzt 2,88 m² am 02.03.2026'),
  ).toBeDefined()
  expect(within(second).getByText('In 1 Auftrag, zuletzt 4 Säcke am 02.03.2026')).toBeDefined()
  const link = within(first).getByRole('link', { name: 'Auftrag 4300033' })
  expect(link.getAttribute('href')).toBe('/myaccount/document/1/7000007')
})

const results = [
  { matnr: '1000003', ok: true, code: '' as const, posnr: 4, quantity: '2.88' },
  { matnr: '1000517', ok: false, code: 'PRICE_ON_REQUEST' as const, posnr: null, quantity: null },
]

test('what was chosen goes into the basket as it was ordered last, each says what became of it, and all can be undone', async () => {
  const [sent, taken]: [unknown[], unknown[]] = [[], []]
  await open('/myaccount/topsellers', {
    basket: {
      ADD_ARTICLES: ({ articles, multibasket }) => {
        sent.push({ articles, multibasket })
        return { basket: office, results }
      },
      TAKE_BACK: ({ multibasket, additions }) => {
        taken.push({ multibasket, additions })
        throw new ApiError({ code: 'BASKET_NOT_FOUND', message: '', fields: {} })
      },
    },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Alle auswählen' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mit letzter Menge in den Warenkorb' }))
  expect(await screen.findByText('1 Position liegt im Warenkorb „Büro“')).toBeDefined()
  expect(screen.getByText('Im Warenkorb „Büro“')).toBeDefined()
  expect(screen.getByText('Preis auf Anfrage: nicht bestellbar')).toBeDefined()
  expect(sent).toEqual([
    {
      articles: [
        { matnr: '1000003', quantity: '2.88', unit: 'M2' },
        { matnr: '1000517', quantity: '4', unit: 'SA' },
      ],
    },
  ])
  // What was refused stays chosen.
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Flexkleber auswählen' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  const meant = { multibasket: '1', additions: [{ posnr: 4, matnr: '1000003', quantity: '2.88' }] }
  await expect.poll(() => taken).toEqual([meant])
  // What could not be taken back still says so.
  expect(await screen.findByText('Im Warenkorb „Büro“')).toBeDefined()
})

test('who is asked for the basket each time is asked here, too', async () => {
  const sent: unknown[] = []
  await open(
    '/myaccount/topsellers',
    {
      basket: {
        ADD_ARTICLES: (input) => {
          sent.push(input.multibasket)
          return { basket: site, results }
        },
      },
    },
    1,
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Fliese Nordkap auswählen' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mit letzter Menge in den Warenkorb' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(sent).toEqual([])
  fireEvent.click(await dialog.findByRole('button', { name: /^Baustelle Nord/ }))
  expect(await screen.findByText('1 Position liegt im Warenkorb „Baustelle Nord“')).toBeDefined()
  expect(sent).toEqual(['2'])
})
