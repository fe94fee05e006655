// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer, Input } from '#web/app/api/resources.ts'
import { aMultibasket, aPosition, someTotals } from '#web/testing/articles.ts'
import { customerSession, type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

type Checkout = Answer<'checkout', 'GET_CHECKOUT'>
type Choice = Input<'checkout', 'SAVE_CHECKOUT'>

const office = {
  id: 'customer',
  firstName: '',
  name: 'Fliesen Kramer GmbH',
  street: 'Industrieweg 4',
  plz: '30165',
  city: 'Hannover',
  country: 'DE',
  isDefault: true,
  isGlobal: true,
}
const site = { ...office, id: 'shop-1', name: 'Neubau Stern', isDefault: false, isGlobal: false }

const aCheckout = (given: Partial<Checkout> = {}, delivery_address = 'customer'): Checkout => ({
  basket: aMultibasket({ numUePos: 1 }),
  checkout: {
    kommi: '',
    project1: '',
    project2: '',
    text: '',
    delivery_text: '',
    payment_method: 'invoice',
    delivery_type: '01',
    delivery_address,
    delivery_date: '2026-09-03',
    pickup_werks: '1000',
    pickup_date: null,
    complete_delivery: false,
  },
  positions: [{ ...aPosition(), deliveryDate: '2026-09-03' }],
  totals: someTotals(),
  addresses: [office],
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

type Permissions = typeof customerSession.permissions

/** The dialog of somebody with these permissions, filled, and what is sent. */
async function theDialog(
  permissions: Permissions,
  { save, create }: { save?: () => Checkout; create?: () => never } = {},
) {
  const sent: { created: number; choices: Choice[] } = { created: 0, choices: [] }
  const addresses: FakeAnswers['addresses'] = {
    CREATE_ADDRESS: () => {
      sent.created++
      create?.()
      const more = { version: 1, own: true, editable: true, deletable: true }
      return { address: { ...site, ...more, deletionRequestable: false, deletion: null } }
    },
  }
  await renderScreen('/checkout', {
    session: {
      GET_SESSION: { ...customerSession, permissions: [...customerSession.permissions, ...permissions] },
    },
    basket: { GET_MULTIBASKETS: { multibaskets: [aMultibasket()] } },
    addresses,
    checkout: {
      GET_CHECKOUT: aCheckout(),
      SAVE_CHECKOUT: (choice) => {
        sent.choices.push(choice)
        return save?.() ?? aCheckout({ addresses: [office, site] }, 'shop-1')
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Andere Adresse eingeben' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Neue Lieferadresse' }))
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type('Firma oder Nachname', 'Neubau Stern')
  type('Postleitzahl', '86150')
  const use = () => fireEvent.click(dialog.getByRole('button', { name: 'Hierhin liefern' }))
  return { sent, dialog, use }
}

test('who may not enter addresses is not offered to', async () => {
  await renderScreen('/checkout', {
    basket: { GET_MULTIBASKETS: { multibaskets: [aMultibasket()] } },
    checkout: { GET_CHECKOUT: aCheckout() },
  })
  await screen.findByLabelText('Lieferadresse')
  expect(screen.queryByRole('button', { name: 'Andere Adresse eingeben' })).toBeNull()
})

test('what is wrong with an address for one order is told at its field', async () => {
  const { dialog, use } = await theDialog(['ADDRESSES_FREE'], {
    save: () => refused('INVALID_PARAMS', { fields: { 'free_address.plz': 'INVALID' } }),
  })
  expect(dialog.queryByLabelText(/In meinen Adressen/)).toBeNull()
  use()
  expect(await dialog.findByText('Diese Postleitzahl passt nicht zum Land')).toBeDefined()
  expect(dialog.getByLabelText<HTMLInputElement>('Firma oder Nachname').value).toBe('Neubau Stern')
})

test('an address that was kept, but not chosen for the order, is not kept a second time', async () => {
  let isDown = true
  const { sent, dialog, use } = await theDialog(['ADDRESSES_MANAGE'], {
    save: () => (isDown ? refused('TECHNICAL_ERROR') : aCheckout({ addresses: [office, site] }, 'shop-1')),
  })
  use()
  expect(await dialog.findByText(/in Ihren Adressen gespeichert, aber noch nicht/)).toBeDefined()
  isDown = false
  use()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([sent.created, sent.choices.map((choice) => choice.delivery_address)]).toEqual([
    1,
    ['shop-1', 'shop-1'],
  ])
  expect(screen.getByLabelText<HTMLSelectElement>('Lieferadresse').value).toBe('shop-1')
})

test('whoever may both chooses whether it is kept', async () => {
  const { sent, dialog, use } = await theDialog(['ADDRESSES_MANAGE', 'ADDRESSES_FREE'])
  fireEvent.click(dialog.getByLabelText(/In meinen Adressen/))
  use()
  await waitFor(() => expect(sent.choices).toMatchObject([{ free_address: { name: 'Neubau Stern' } }]))
  expect(sent.created).toBe(0)
})

test('a default that is gone is told where the customer’s stands in for it', async () => {
  await renderScreen('/checkout', {
    basket: { GET_MULTIBASKETS: { multibaskets: [aMultibasket()] } },
    checkout: { GET_CHECKOUT: aCheckout({ defaultGone: true }) },
  })
  expect(await screen.findByText(/^Ihre übliche Lieferadresse gibt es nicht mehr/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Zu den Adressen' })).toBeDefined()
})
