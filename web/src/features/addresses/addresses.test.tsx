// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastStore } from '#web/app/toasts/toast-store.ts'
import { customerSession, type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { Address, Deletion } from './queries.ts'

const site: Address = {
  id: 'shop-1',
  firstName: '',
  name: 'Baustelle Kellerweg',
  street: 'Kellerweg 3',
  plz: '80331',
  city: 'München',
  country: 'DE',
  isDefault: false,
  isGlobal: false,
  version: 1,
  own: true,
  editable: true,
  deletable: true,
  deletionRequestable: false,
  deletion: null,
}
const shared: Address = {
  ...site,
  id: 'A1',
  name: 'Lager Nord',
  isDefault: true,
  isGlobal: true,
  own: false,
  editable: false,
  deletable: false,
  deletionRequestable: true,
}
const refusedDeletion: Deletion = {
  id: '3',
  addressId: 'A1',
  address: {
    firstName: '',
    name: 'Lager Nord',
    street: 'Weg 1',
    plz: '80331',
    city: 'München',
    country: 'DE',
  },
  state: 'refused',
  reason: '',
  createdAt: '2026-02-01T08:00:00.000Z',
  answeredAt: '2026-02-02T08:00:00.000Z',
  answer: 'Dort steht noch Ware',
}
const managing = {
  ...customerSession,
  permissions: [...customerSession.permissions, 'ADDRESSES_MANAGE' as const, 'ADDRESSES_GLOBAL' as const],
}

const open = (
  given: { addresses?: Address[]; deletions?: Deletion[]; defaultGone?: boolean } = {},
  more: FakeAnswers['addresses'] = {},
  at = '/myaccount/addresses',
  session = managing,
) => {
  const { addresses = [shared, site], deletions = [], defaultGone = false } = given
  return renderScreen(at, {
    session: { GET_SESSION: session },
    addresses: {
      GET_ADDRESSES: { addresses, numFound: addresses.length, usual: '', defaultGone },
      GET_DELETIONS: { deletions, numFound: deletions.length },
      GET_ADDRESS: { address: site },
      ...more,
    },
  })
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('who may not manage addresses sees them with nothing to press, and no form', async () => {
  const bare = { ...site, editable: false, deletable: false }
  await open({ addresses: [bare] }, {}, '/myaccount/addresses', {
    ...customerSession,
    permissions: ['NET_PRICES'],
  })
  const card = within((await screen.findByText('Baustelle Kellerweg')).closest('li') as HTMLElement)
  expect(card.queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('link', { name: 'Neue Adresse' })).toBeNull()
  await open({}, {}, '/myaccount/addresses/create', customerSession)
  expect(await screen.findByText(/fehlt Ihnen die Berechtigung/)).toBeDefined()
})

test('what is wrong is told at its field, and nothing typed is lost', async () => {
  await open(
    {},
    {
      CREATE_ADDRESS: () => refused('INVALID_PARAMS', { fields: { plz: 'INVALID', city: 'REQUIRED' } }),
    },
    '/myaccount/addresses/create',
  )
  const plz = await screen.findByLabelText<HTMLInputElement>('Postleitzahl')
  fireEvent.change(plz, { target: { value: '803' } })
  press('Adresse anlegen')
  expect(await screen.findByText('Diese Postleitzahl passt nicht zum Land')).toBeDefined()
  expect([plz.value, document.activeElement]).toEqual(['803', plz])
})

test('an address another window has changed meanwhile is shown before it is replaced', async () => {
  const sent: unknown[] = []
  const now = { ...site, street: 'Kellerweg 9', version: 2 }
  await open(
    {},
    {
      EDIT_ADDRESS: (input) => {
        sent.push([input.version, input.street, input.name])
        return input.version === 1 ? refused('VERSION_CONFLICT', { address: now }) : { address: now }
      },
    },
    '/myaccount/addresses/edit/shop-1',
  )
  fireEvent.change(await screen.findByLabelText('Firma oder Nachname'), { target: { value: 'Rohbau' } })
  press('Speichern')
  expect(await screen.findByText(/^Die Adresse wurde inzwischen geändert.*Kellerweg 9/)).toBeDefined()
  // What was not touched shows what it is by now.
  expect(screen.getByLabelText<HTMLInputElement>('Straße und Hausnummer').value).toBe('Kellerweg 9')
  press('Speichern')
  await waitFor(() =>
    expect(sent).toEqual([
      [1, 'Kellerweg 3', 'Rohbau'],
      [2, 'Kellerweg 9', 'Rohbau'],
    ]),
  )
})

test('an address of all is not edited, and says whom to ask', async () => {
  await open({}, { GET_ADDRESS: { address: shared } }, '/myaccount/addresses/edit/A1')
  expect(await screen.findByText(/kann sie nur unser Innendienst/)).toBeDefined()
  expect(screen.queryByLabelText('Postleitzahl')).toBeNull()
})

test('a deleted address goes at once and comes back by the toast', async () => {
  const sent: string[] = []
  await open(
    {},
    {
      DELETE_ADDRESS: ({ address_id: id, version }) => {
        sent.push(`delete ${id} ${version}`)
        return {}
      },
      PUT_BACK: ({ address_id: id }) => {
        sent.push(`back ${id}`)
        return { address: site }
      },
    },
  )
  await screen.findByText('Baustelle Kellerweg')
  press('Baustelle Kellerweg löschen')
  await waitFor(() => expect(toastStore.get()).toMatchObject([{ text: /ist gelöscht/ }]))
  const [toast] = toastStore.get()
  if (toast && 'undo' in toast) toast.undo?.()
  await waitFor(() => expect(sent).toEqual(['delete shop-1 1', 'back shop-1']))
})

test('an address another window has changed is not deleted unseen', async () => {
  await open(
    {},
    {
      DELETE_ADDRESS: () => refused('VERSION_CONFLICT', { address: { ...site, street: 'Kellerweg 9' } }),
    },
  )
  await screen.findByText('Baustelle Kellerweg')
  press('Baustelle Kellerweg löschen')
  expect(await screen.findByText(/inzwischen geändert und ist noch da. Aktuell: .*Kellerweg 9/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Baustelle Kellerweg löschen' })).toBeDefined()
})

test('the deletion of an address of all is requested with a reason', async () => {
  const sent: unknown[] = []
  await open(
    { deletions: [refusedDeletion] },
    {
      REQUEST_DELETION: (input) => {
        sent.push(input)
        return { deletion: { ...refusedDeletion, state: 'open' }, repeated: false }
      },
    },
  )
  // What the clerk has said before stands below.
  expect(await screen.findByText(/Dort steht noch Ware/)).toBeDefined()
  press('Löschung beantragen: Lager Nord')
  const dialog = within(await screen.findByRole('dialog', { name: 'Löschung beantragen?' }))
  fireEvent.change(dialog.getByLabelText(/^Grund/), { target: { value: 'Bau fertig' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Löschung beantragen' }))
  await waitFor(() => expect(sent).toMatchObject([{ address_id: 'A1', reason: 'Bau fertig' }]))
})

test('a default that is gone is told until it is understood', async () => {
  const chosen: string[] = []
  await open(
    { defaultGone: true },
    {
      SET_DEFAULT: ({ address_id: id }) => {
        chosen.push(id)
        return {}
      },
    },
  )
  expect(await screen.findByText(/^Ihre übliche Lieferadresse gibt es nicht mehr/)).toBeDefined()
  press('Verstanden')
  await waitFor(() => expect(chosen).toEqual(['']))
})

test('nothing found says so, and leads back to all', async () => {
  await open({ addresses: [] }, {}, '/myaccount/addresses?query=xyz')
  expect(await screen.findByText('Keine Adresse passt zu „xyz“.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Alle Adressen zeigen' })).toBeDefined()
})
