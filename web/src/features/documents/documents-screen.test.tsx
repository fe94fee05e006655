// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerSession, type FakeAnswers } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { DocumentHead } from './queries.ts'

const invoice: DocumentHead = {
  docid: '7000012',
  doctype: 2,
  type: 'invoice',
  status: 'open',
  orderNumber: '9100123',
  createDate: '2026-03-02',
  dueDate: '2026-04-01',
  billDate: null,
  validFrom: null,
  validTo: null,
  desiredDeliveryDate: null,
  creatorName: 'Jonas Kramer',
  currency: 'EUR',
  netPrice: '1234.5',
  grossPrice: '1469.06',
  retailPrice: null,
  kommission: 'Bad Huber',
  projectName: '',
  projectNumber: '',
  positionCount: 3,
}

function open(path: string, documents: DocumentHead[], more: FakeAnswers = {}) {
  const asked: object[] = []
  const opened = renderScreen(path, {
    ...more,
    docs: {
      GET_ALLOWED_DOCTYPES: { allowedDocumentTypes: [{ doctype: 2, type: 'invoice' }] },
      GET_LIST: (input) => {
        asked.push(input)
        return { documents, numFound: documents.length, start: 0 }
      },
    },
  })
  return opened.then((router) => ({ router, asked }))
}

test('nothing found shows the way to everything', async () => {
  await open('/myaccount/documents', [])
  const link = await screen.findByRole('link', { name: 'Ohne Filter, unbegrenzt' })
  expect(link.getAttribute('href')).toBe('/myaccount/documents?timespan=8')
})

test('what the address says is asked, and nonsense in it is not', async () => {
  const { asked } = await open(
    '/myaccount/documents?timespan=99&docstatus=A&sort_field=brutto&sort_direction=asc&page=3&rows=25',
    [invoice],
  )
  expect(asked[0]).toMatchObject({
    timespan: '3',
    docstatus: 'A',
    sort_field: 'brutto',
    sort_direction: 'asc',
    start: 50,
    rows: 25,
  })
})

test('a period of one’s own without a day shows all time and asks for the days', async () => {
  const { asked } = await open('/myaccount/documents?timespan=7', [invoice])
  expect(asked[0]).toMatchObject({ timespan: '8' })
  expect(await screen.findByLabelText('Von')).toBeDefined()
})

test('without net prices there are no columns for amounts, and no sorting by them', async () => {
  await open('/myaccount/documents', [{ ...invoice, netPrice: null, grossPrice: null }], {
    session: { GET_SESSION: { ...customerSession, permissions: [] } },
  })
  await screen.findByRole('link', { name: /9100123/ })
  expect(screen.queryByRole('columnheader', { name: 'Netto' })).toBeNull()
  expect(screen.queryByRole('option', { name: /Brutto/ })).toBeNull()
})

test('the switch that hides net prices hides the amounts here, too', async () => {
  await open('/myaccount/documents', [invoice], {
    session: { GET_SESSION: { ...customerSession, showNetPrice: false } },
  })
  await screen.findByRole('link', { name: /9100123/ })
  expect(document.querySelector('main')?.textContent).not.toMatch(/€|1\.234/)
})

test('choosing a status changes the address and goes back to the first page', async () => {
  const { router } = await open('/myaccount/documents?page=2&doctype=2', [invoice])
  fireEvent.change(await screen.findByLabelText('Status'), { target: { value: 'C' } })
  await expect.poll(() => router.state.location.search).toEqual({ doctype: '2', docstatus: 'C' })
})

test('a column sorts, once more the other way round', async () => {
  await open('/myaccount/documents', [invoice])
  const head = await screen.findByRole('columnheader', { name: 'Datum' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
  expect(within(head).getByRole('link').getAttribute('href')).toContain('sort_direction=asc')
})

test('words are searched for beside what was chosen before', async () => {
  const { router } = await open('/myaccount/documents?timespan=8', [invoice])
  const words = await screen.findByLabelText<HTMLInputElement>(/Suchbegriff/)
  fireEvent.change(words, { target: { value: ' Huber ' } })
  expect(words.form?.noValidate).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Anzeigen' }))
  await expect.poll(() => router.state.location.search).toEqual({ timespan: '8', filter_query: 'Huber' })
})

test('an address no list can have is read as far as it makes sense, not refused', async () => {
  const { asked } = await open(
    '/myaccount/documents?timespan=7&date_from=2026-11-20&date_to=2026-11-01&doctype=100&page=99999999',
    [invoice],
  )
  const period = { date_from: '2026-11-01', date_to: '2026-11-20' }
  expect(asked[0]).toMatchObject({ ...period, doctype: undefined, start: 1_000_000 })
  const { asked: others } = await open('/myaccount/documents?timespan=7&date_from=2026-02-31', [invoice])
  expect(others[0]).toMatchObject({ timespan: '8' })
})

test('a page beyond the last leads to the last', async () => {
  const router = await renderScreen('/myaccount/documents?timespan=8&page=9', {
    docs: {
      GET_ALLOWED_DOCTYPES: { allowedDocumentTypes: [{ doctype: 2, type: 'invoice' }] },
      GET_LIST: ({ start }) => ({
        documents: Number(start) > 50 ? [] : [invoice],
        numFound: 51,
        start: Number(start),
      }),
    },
  })
  await screen.findByRole('link', { name: /9100123/ })
  expect(router.state.location.search).toEqual({ timespan: '8', page: '2' })
})

test('days typed by hand are followed once they make a period, and say when they make none', async () => {
  const { router } = await open('/myaccount/documents?timespan=7&date_from=2026-11-10', [invoice])
  const to = await screen.findByLabelText('Bis')
  const type = (value: string) => fireEvent.change(to, { target: { value } })
  const inAddress = () => (router.state.location.search as { date_to?: string }).date_to
  // As a browser tells them while "2026" is typed.
  for (const year of ['0002', '0020', '0202']) type(`${year}-11-25`)
  type('2026-11-01')
  expect(await screen.findByText('Der Zeitraum endet vor seinem Anfang')).toBeDefined()
  expect(inAddress()).toBeUndefined()
  type('2026-11-25')
  await expect.poll(inAddress).toBe('2026-11-25')
  expect(screen.queryByText('Der Zeitraum endet vor seinem Anfang')).toBeNull()
})
