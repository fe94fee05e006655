// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Answer, Input } from '#web/app/api/resources.ts'
import { aMultibasket, aPosition, aTile, someTotals } from '#web/testing/articles.ts'
import { customerSession, guestSession, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

type Checkout = Answer<'checkout', 'GET_CHECKOUT'>
type Order = Input<'checkout', 'PLACE_ORDER'>

const priceRise = { posnr: 10, matnr: '4711', kind: 'price' as const, before: '32.08', after: '33.5' }

const aCheckout = (given: Partial<Checkout> = {}): Checkout => ({
  basket: aMultibasket({ numUePos: 1 }),
  checkout: {
    kommi: '',
    project1: '',
    project2: '',
    text: '',
    delivery_text: '',
    payment_method: 'invoice',
    delivery_type: '01',
    delivery_address: 'A1',
    delivery_date: '2026-09-03',
    pickup_werks: '1000',
    pickup_date: null,
    complete_delivery: false,
  },
  positions: [{ ...aPosition(), deliveryDate: '2026-09-03' }],
  totals: someTotals(),
  addresses: [
    {
      id: 'A1',
      firstName: '',
      name: 'Fliesen Kramer GmbH',
      street: 'Industrieweg 4',
      plz: '30165',
      city: 'Hannover',
      country: 'DE',
      isDefault: true,
      isGlobal: true,
    },
  ],
  defaultGone: false,
  plants: [],
  paymentMethods: ['invoice'],
  paymentTerms: { days: 30, skontoDays: 0, skontoPercent: '0' },
  nextDeliveryDate: '2026-09-03',
  problems: [],
  budget: 'within',
  differences: [],
  seen: 'first',
  termsVersion: '1',
  ...given,
})

beforeEach(() => sessionStorage.clear())

async function theCheckout(
  place: (order: Order) => Answer<'checkout', 'PLACE_ORDER'> = () => placed,
  answers: Checkout[] = [aCheckout()],
  afterSaving = aCheckout({ seen: 'saved' }),
) {
  const orders: Order[] = []
  const saved = vi.fn()
  let shown = 0
  const router = await renderScreen('/checkout', {
    basket: { GET_MULTIBASKETS: { multibaskets: [aMultibasket()] } },
    checkout: {
      GET_CHECKOUT: () => answers[Math.min(shown++, answers.length - 1)] ?? aCheckout(),
      SAVE_CHECKOUT: ({ multibasket: _, ...choice }) => {
        saved(choice)
        return afterSaving
      },
      PLACE_ORDER: (order: Order) => {
        orders.push(order)
        return place(order)
      },
    },
  })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Zahlungspflichtig bestellen' })
  return { router, orders, saved, button }
}

const placed = { docid: '7000001', doctype: 10, repeated: false }

test('guests choose how to order before anything is asked', async () => {
  await renderScreen('/checkout', { session: { GET_SESSION: guestSession } })
  expect(await screen.findByRole('heading', { name: 'Wie möchten Sie bestellen?' })).toBeDefined()
})

test('whoever may not order is told so', async () => {
  await renderScreen('/checkout', { session: { GET_SESSION: { ...customerSession, permissions: [] } } })
  expect(await screen.findByText(/^Zum Bestellen fehlt Ihnen die Berechtigung/)).toBeDefined()
})

test('a missing date is asked for, and nothing is sent without it', async () => {
  const problems = [{ field: 'delivery_date', posnr: null, code: 'REQUIRED' as const, date: '2026-09-03' }]
  const { button, orders } = await theCheckout(undefined, [aCheckout({ problems })])
  fireEvent.click(button)
  expect(screen.getByText('Bitte Datum pflegen')).toBeDefined()
  expect(screen.getByText('Es fehlen benötigte Daten')).toBeDefined()
  expect(orders).toEqual([])
})

test('a line that cannot be ordered is told as such, not as missing data', async () => {
  const problems = [{ field: 'positions', posnr: 10, code: 'UNKNOWN_ARTICLE' as const, date: null }]
  const { button, orders } = await theCheckout(undefined, [aCheckout({ problems })])
  fireEvent.click(button)
  expect(screen.getByText(/^Einzelne Positionen können so nicht bestellt werden/)).toBeDefined()
  expect(orders).toEqual([])
})

test('a line of an article that is gone has no price, and does not offer one on request', async () => {
  const line = {
    ...aPosition(),
    article: null,
    retailPrice: null,
    netPrice: null,
    problem: 'UNKNOWN_ARTICLE' as const,
  }
  await theCheckout(undefined, [aCheckout({ positions: [{ ...line, deliveryDate: null }] })])
  // In what screen readers say of the line, too.
  expect(
    screen.getByRole('rowheader', { name: /nicht mehr im Sortiment oder nicht für Sie freigegeben/ }),
  ).toBeDefined()
  expect(screen.queryByText('Preis auf Anfrage')).toBeNull()
})

test.each([
  ['release', 'Diese Bestellung ist durch Ihr Budget nicht gedeckt. Erst nach der Freigabe'],
  ['refused', 'Diese Bestellung übersteigt Ihr Budget und kann so nicht bestellt werden.'],
] as const)('that an order is beyond the budget (%s) is told before it is placed', async (budget, words) => {
  await theCheckout(undefined, [aCheckout({ budget })])
  expect(screen.getByText(new RegExp(`^${words}`))).toBeDefined()
})

test('the next possible delivery date is named', async () => {
  await theCheckout()
  expect(screen.getByText('Das nächstmögliche Lieferdatum ist der 03.09.2026')).toBeDefined()
})

test('a price that has changed stands with the energy class of its article', async () => {
  const label = { eekClass: 'A', scale: 'A+-F', qualifier: '', loadProfile: '', eprelId: '' } as const
  const named = { supplierId: '70720', articleNumber: 'HZ-1', index: 0, dataSheet: null }
  const heater = aTile({ eek_classes: [{ ...label, ...named }] })
  const positions = [{ ...aPosition({ article: heater }), deliveryDate: '2026-09-03' }]
  const { button } = await theCheckout(
    () => refused('CHECKOUT_CHANGED', { differences: [priceRise] }),
    [aCheckout({ positions }), aCheckout({ positions })],
  )
  fireEvent.click(button)
  const changes = await screen.findByRole('region', { name: 'Das hat sich geändert' })
  expect(within(changes).getByTitle(/^Energieeffizienzklasse A auf/)).toBeDefined()
})

test('of an article that has no price any more it is said, beside the one it had', async () => {
  const { button } = await theCheckout(
    () => refused('CHECKOUT_CHANGED', { differences: [{ ...priceRise, after: null }] }),
    [aCheckout(), aCheckout()],
  )
  fireEvent.click(button)
  const changes = await screen.findByRole('region', { name: 'Das hat sich geändert' })
  expect(within(changes).getByText('kein Preis').tagName).toBe('INS')
})

test('a remark another window has written is shown before anything is ordered with it', async () => {
  const remark = { posnr: null, matnr: '', kind: 'text', before: '', after: 'Tor 3' } as const
  const { button } = await theCheckout(
    () => refused('CHECKOUT_CHANGED', { differences: [remark] }),
    [aCheckout(), aCheckout()],
  )
  fireEvent.click(button)
  const changes = within(await screen.findByRole('region', { name: 'Das hat sich geändert' }))
  expect(changes.getByText('Bemerkung zur Bestellung')).toBeDefined()
  expect([changes.getByText('leer').tagName, changes.getByText('Tor 3').tagName]).toEqual(['DEL', 'INS'])
})

test('what has changed must be accepted, line by line in words, before it is ordered', async () => {
  const { button, orders } = await theCheckout(
    ({ seen }) => (seen === 'second' ? placed : refused('CHECKOUT_CHANGED', { differences: [priceRise] })),
    [aCheckout(), aCheckout({ seen: 'second' })],
  )
  fireEvent.click(button)
  expect(await screen.findByText('33,50 €')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Änderungen übernehmen' }))
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  expect(await screen.findByText('7000001')).toBeDefined()
  expect(orders.map(({ seen }) => seen)).toEqual(['first', 'second'])
})

test('after a lost connection it is said once what is open, and that a further press makes no second order', async () => {
  const { button } = await theCheckout(() => refused('OFFLINE'))
  const kommission = screen.getByLabelText(/^Kommission/)
  kommission.focus()
  fireEvent.keyDown(kommission, { key: 'Enter', ctrlKey: true })
  const told = await screen.findByText(
    /angekommen ist, ist noch offen.*Es wird nur eine Bestellung daraus\.$/,
  )
  expect(told.parentElement?.getAttribute('aria-live')).toBe('assertive')
  expect(document.activeElement).toBe(button)
  expect(screen.queryByText(/^Der Shop ist nicht erreichbar/)).toBeNull()
})

test('a retry after a lost connection carries the same key', async () => {
  let isLost = true
  const { button, orders } = await theCheckout(() => {
    if (!isLost) return placed
    isLost = false
    return refused('OFFLINE')
  })
  fireEvent.click(button)
  await waitFor(() => expect(orders).toHaveLength(1))
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  expect(await screen.findByText('7000001')).toBeDefined()
  expect(new Set(orders.map((order) => order.idempotency_key)).size).toBe(1)
})

test('a double click orders once', async () => {
  const { button, orders } = await theCheckout()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('7000001')).toBeDefined()
  expect(orders).toHaveLength(1)
})

test('the next checkout has a key of its own', async () => {
  const first = await theCheckout()
  fireEvent.click(first.button)
  await screen.findByText('7000001')
  const second = await theCheckout()
  fireEvent.click(second.button)
  await waitFor(() => expect(second.orders).toHaveLength(1))
  expect(second.orders[0]?.idempotency_key).not.toBe(first.orders[0]?.idempotency_key)
})

test('Ctrl and Enter order, after the text that is being written is saved', async () => {
  const { saved, orders } = await theCheckout()
  const kommi = screen.getByRole('textbox', { name: /^Kommission/ })
  kommi.focus()
  fireEvent.change(kommi, { target: { value: 'Bad Müller' } })
  fireEvent.keyDown(kommi, { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText('7000001')).toBeDefined()
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kommi: 'Bad Müller' }))
  expect(orders[0]?.seen).toBe('saved')
})

test('the keyboard stays at the button, by Ctrl and Enter from a field, too, to be led to the next page', async () => {
  const { button, orders } = await theCheckout()
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(button)
  await waitFor(() => expect(orders).toHaveLength(1))
  cleanup()
  const other = await theCheckout()
  screen.getByRole('textbox', { name: /^Kommission/ }).focus()
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Enter', ctrlKey: true })
  expect(document.activeElement).toBe(other.button)
  await waitFor(() => expect(other.orders).toHaveLength(1))
})

test('a price that changes while the last text is saved is told before anything is ordered', async () => {
  const dearer = aCheckout({
    seen: 'saved',
    totals: { ...someTotals(), net: '9999' },
    differences: [priceRise],
  })
  const { orders, button } = await theCheckout(
    ({ seen }) => (seen === 'first' ? refused('CHECKOUT_CHANGED', { differences: [priceRise] }) : placed),
    [aCheckout(), dearer],
    dearer,
  )
  const kommi = screen.getByRole('textbox', { name: /^Kommission/ })
  kommi.focus()
  fireEvent.change(kommi, { target: { value: 'Bad Müller' } })
  fireEvent.keyDown(kommi, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(orders.map(({ seen }) => seen)).toEqual(['first']))
  expect(await screen.findByText('33,50 €')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Änderungen übernehmen' }))
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  expect(await screen.findByText('7000001')).toBeDefined()
  expect(orders.map(({ seen }) => seen)).toEqual(['first', 'saved'])
})

test('a budget order says that it waits for its release', async () => {
  const { button } = await theCheckout(() => ({ ...placed, doctype: 9 }))
  fireEvent.click(button)
  expect(await screen.findByText('Ihre Bestellung wartet auf Freigabe')).toBeDefined()
})
