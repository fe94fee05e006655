// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastStore } from '#web/app/toasts/toast-store.ts'
import { customerSession, type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { AddressDeletion, GlobalAddress } from './queries.ts'

const place = {
  firstName: '',
  name: 'Lager Nord',
  street: 'Weg 1',
  plz: '80331',
  city: 'München',
  country: 'DE',
}
const address: GlobalAddress = {
  ...place,
  id: 'A1',
  version: 1,
  kunnr: '10001',
  customerName: 'Fliesen Kramer GmbH',
  ofErp: true,
  deletionId: '3',
}
const deletion: AddressDeletion = {
  id: '3',
  addressId: 'A1',
  address: place,
  state: 'open',
  reason: 'Bau fertig',
  createdAt: '2026-02-01T08:00:00.000Z',
  answeredAt: null,
  answer: '',
  kunnr: '10001',
  customerName: 'Fliesen Kramer GmbH',
  userName: 'Karl Kramer',
  userMail: 'karl@kramer.example',
  answeredBy: '',
  current: { ...place, id: 'A1', version: 1, ofErp: true },
}

const open = (at: string, more: FakeAnswers['addresses'] = {}) =>
  renderScreen(at, {
    session: { GET_SESSION: { ...customerSession, staffRole: 'clerk', kunnr: '' } },
    addresses: {
      GET_GLOBAL_ADDRESSES: { addresses: [address], numFound: 1 },
      GET_DELETION_REQUEST: { deletion },
      ...more,
    },
  })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a customer who is not there is told at the field, and what is typed stays', async () => {
  await open('/staff/addresses?q=10001', {
    CREATE_FOR_CUSTOMER: () => refused('INVALID_PARAMS', { fields: { customer: 'UNKNOWN_VALUE' } }),
  })
  await screen.findByText('Lager Nord')
  press('Neue Adresse')
  const dialog = within(await screen.findByRole('dialog', { name: 'Neue Adresse' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Kundennummer').value).toBe('10001')
  fireEvent.change(dialog.getByLabelText('Ort'), { target: { value: 'Ulm' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText('Diese Kundennummer gibt es nicht')).toBeDefined()
  expect(dialog.getByLabelText<HTMLInputElement>('Ort').value).toBe('Ulm')
})

test('an address another clerk has changed is shown as it is before it is deleted', async () => {
  const versions: unknown[] = []
  await open('/staff/addresses', {
    DELETE_GLOBAL_ADDRESS: ({ version }) => {
      versions.push(version)
      if (version !== 2)
        refused('VERSION_CONFLICT', { globalAddress: { ...address, street: 'Weg 9', version: 2 } })
      return {}
    },
  })
  await screen.findByText('Lager Nord')
  press('Lager Nord löschen')
  const dialog = within(await screen.findByRole('dialog', { name: 'Adresse endgültig löschen?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
  expect(await dialog.findByText(/^Die Adresse wurde inzwischen geändert.*Weg 9/)).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(versions).toEqual([1, 2]))
})

test('a request is refused only with a word, which stays while it is missing', async () => {
  const sent: unknown[] = []
  await open('/staff/addresses/deletions/3', {
    ANSWER_DELETION: (input) => {
      sent.push(input)
      if (input.answer === '') refused('INVALID_PARAMS', { fields: { answer: 'REQUIRED' } })
      return { deletion: { ...deletion, state: 'refused' } }
    },
  })
  await screen.findByText('Bau fertig')
  press('Ablehnen')
  const word = await screen.findByLabelText(/^Nachricht an den Kunden/)
  expect(await screen.findByText('Schreiben Sie dem Kunden mindestens drei Zeichen')).toBeDefined()
  fireEvent.change(word, { target: { value: 'Dort steht Ware' } })
  press('Ablehnen')
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ decision: 'refused', answer: 'Dort steht Ware', version: 1 }),
  )
})

test('a request that was answered elsewhere says so', async () => {
  await open('/staff/addresses/deletions/3', { ANSWER_DELETION: () => refused('CHANGED_MEANWHILE') })
  await screen.findByText('Bau fertig')
  press('Adresse löschen')
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject([{ kind: 'error', text: /inzwischen beantwortet/ }]),
  )
})
