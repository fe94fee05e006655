// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerSession, type FakeAnswers } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { StaffOrder } from './queries.ts'

const order: StaffOrder['order'] = {
  docid: '7000001',
  doctype: 1,
  type: 'order',
  status: 'open',
  orderNumber: '4500001',
  createDate: '2026-03-11',
  kunnr: '10001',
  customerName: 'Fliesen Meier',
  creatorName: 'Mia Meier',
  kommission: 'Bad',
  currency: 'EUR',
  netPrice: '45.43',
  completeDelivery: false,
  reason: '',
}
const line = { matnr: '1000517', text: 'Bodenfliese', quantity: '10', delivered: '0', unit: 'M2' }
const positions: StaffOrder['positions'] = [
  { ...line, posnr: 10, remnant: '7.5', status: 'open' },
  { ...line, posnr: 20, remnant: '0', status: 'completed' },
]

const open = (given: Partial<StaffOrder> = {}, erp: FakeAnswers['erp'] = {}) =>
  renderScreen('/staff/orders/7000001', {
    session: { GET_SESSION: { ...customerSession, staffRole: 'clerk' } },
    erp: { GET_ORDER: { order, positions, followUps: [], builtIn: true, ...given }, ...erp },
  })

test('with a real ERP nothing can be done here', async () => {
  await open({ builtIn: false })
  expect(await screen.findByText(/angeschlossene Warenwirtschaft/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Lieferschein erstellen' })).toBeNull()
})

test('a queued order is refused with its reason', async () => {
  const sent: object[] = []
  await open(
    { order: { ...order, doctype: 10, type: 'queued', orderNumber: '' } },
    { REFUSE_ORDER: (input) => (sent.push(input), {}) },
  )
  fireEvent.change(await screen.findByLabelText('Grund'), { target: { value: 'Artikel entfallen' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ablehnen' }))
  await expect.poll(() => sent[0]).toMatchObject({ docid: '7000001', reason: 'Artikel entfallen' })
})

test('what is open stands there to be delivered, in the way numbers are written', async () => {
  const sent: { idempotency_key: string }[] = []
  await open({}, { DELIVER_ORDER: (input) => (sent.push(input), { docid: '1', orderNumber: '80000001' }) })
  const field = await screen.findByLabelText<HTMLInputElement>(/Menge Pos. 10/)
  expect(field.value).toBe('7,5')
  expect(screen.queryByLabelText(/Menge Pos. 20/)).toBeNull()
  fireEvent.change(field, { target: { value: '2,5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Lieferschein erstellen' }))
  await expect.poll(() => sent[0]).toMatchObject({ positions: [{ posnr: 10, quantity: '2.5' }] })
  expect(sent[0]?.idempotency_key).toMatch(/^[\da-f]{32}$/)
})

test('a delivery without any quantity is not sent', async () => {
  const sent: object[] = []
  await open({}, { DELIVER_ORDER: (input) => (sent.push(input), { docid: '1', orderNumber: '1' }) })
  fireEvent.change(await screen.findByLabelText(/Menge Pos. 10/), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Lieferschein erstellen' }))
  expect(await screen.findByText('Bitte geben Sie mindestens eine Menge ein.')).toBeDefined()
  expect(sent).toEqual([])
})
