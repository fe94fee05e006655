// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer, Input } from '#web/app/api/resources.ts'
import { customerSession, type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { ProductRequest } from './queries.ts'

const head: Omit<ProductRequest, 'positionCount' | 'hasAttachment'> = {
  id: '12',
  createdAt: '2026-03-11T08:00:00Z',
  kunnr: '10001',
  customerName: 'Fliesen Meier',
  userName: 'Mia Meier',
  customerReference: 'Bad Huber',
  done: false,
}
const request: Answer<'notlistedproducts', 'GET_REQUEST'>['request'] = {
  ...head,
  userMail: 'mia@meier.example',
  remark: 'Eilt',
  positions: [
    {
      manufacturer_number: 'BX-7',
      supplier_id: '',
      supplier_name: 'Brenta',
      quantity: '12 m²',
      description: '',
    },
  ],
  attachment: { name: 'Liste.pdf', bytes: 2048, url: '/download/request-attachment?request_id=12' },
  doneAt: null,
  doneBy: '',
}

const open = (path: string, notlistedproducts: FakeAnswers['notlistedproducts']) =>
  renderScreen(path, {
    session: { GET_SESSION: { ...customerSession, staffRole: 'clerk' } },
    notlistedproducts,
  })

test('a request that does not exist is not found', async () => {
  await open('/staff/requests/99', { GET_REQUEST: () => refused('NOT_FOUND') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nicht gefunden' })).toBeDefined()
})

test('where there are no requests, the console says so', async () => {
  await open('/staff/requests', { GET_REQUESTS: { requests: [], numFound: 0 } })
  expect(await screen.findByText('Keine Anfragen')).toBeDefined()
})

test('open requests are looked for by words, page by page', async () => {
  const asked: Input<'notlistedproducts', 'GET_REQUESTS'>[] = []
  const row = { ...head, positionCount: 1, hasAttachment: true }
  await open('/staff/requests?open=true&rows=25', {
    GET_REQUESTS: (input) => (asked.push(input), { requests: [row], numFound: 60 }),
  })
  const link = await screen.findByRole('link', { name: 'Anfrage 12' })
  expect(link.getAttribute('href')).toBe('/staff/requests/12')
  fireEvent.change(screen.getByRole('searchbox', { name: /^Nummer, Kunde/ }), { target: { value: 'Huber' } })
  fireEvent.click(screen.getByRole('button', { name: 'Suchen' }))
  await expect.poll(() => asked.at(-1)).toMatchObject({ query: 'Huber', only_open: true, start: 0, rows: 25 })
})

test('a request shows its lines and its file, and is marked as done', async () => {
  const sent: object[] = []
  await open('/staff/requests/12', {
    GET_REQUEST: { request },
    SET_DONE: (input) => (sent.push(input), {}),
  })
  const lines = within(await screen.findByRole('table', { name: 'Positionen' }))
  expect(lines.getByText('BX-7')).toBeDefined()
  const file = screen.getByRole('link', { name: 'Liste.pdf (2 KB)' })
  expect(file.getAttribute('href')).toBe('/download/request-attachment?request_id=12')
  fireEvent.click(screen.getByRole('button', { name: 'Als erledigt markieren' }))
  await expect.poll(() => sent[0]).toMatchObject({ request_id: '12', done: true })
})

test('a request that is done says by whom, and can be opened again', async () => {
  const done = { ...request, done: true, doneAt: '2026-03-12T08:00:00Z', doneBy: 'innendienst' }
  await open('/staff/requests/12', { GET_REQUEST: { request: done } })
  expect(await screen.findByText(/^innendienst, /)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Wieder öffnen' })).toBeDefined()
})
