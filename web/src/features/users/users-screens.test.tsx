// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { permissionNames } from '@shop/contract/permissions'
import { customerSession, type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { ListedUser, ManagedUser } from './queries.ts'

const always = { validFrom: '1900-01-01', validTo: '9999-12-31' }

const leonie: ManagedUser = {
  userId: 'U3',
  alias: 'azubi',
  title: 'Frau',
  firstName: 'Leonie',
  lastName: 'Kling',
  mail: 'azubi@meier.example',
  phone: '',
  fax: '',
  language: 'de',
  currency: 'EUR',
  password: 'own',
  active: true,
  locked: false,
  master: false,
  budgetManager: false,
  budgetActive: true,
  isOciUser: false,
  letterSentAt: null,
  isOwn: false,
  acceptedTerms: true,
  selfRegistered: false,
  changeable: 'all',
  wayInChangeable: true,
  rolesChangeable: true,
  permissions: permissionNames.map((name) => ({
    name,
    held: name === 'ORDERS_PLACE',
    changeable: ['ORDERS_PLACE', 'NET_PRICES'].includes(name),
  })),
  accesses: [{ kunnr: '10001', name: 'Fliesen Meier', city: 'München', assigned: true }],
  budgets: [{ type: 'monthly', amount: '2000', currency: 'EUR', lock: true, used: '120.5', ...always }],
  sales: [{ period: 'month', from: '2026-03-01', to: '2026-03-31', amount: '120.5' }],
  catalogs: [],
  versions: { data: 'd1', permissions: 'p1', access: 'a1', budget: 'b1', catalogs: 'c1' },
}

const listed: ListedUser = { ...leonie, name: 'Leonie Kling' }
const boss = {
  ...customerSession,
  master: true,
  showNetPrice: true,
  permissions: [...permissionNames],
}

const open = (path: string, users: FakeAnswers['users'], session = boss) =>
  renderScreen(`/myaccount/manage-users${path}`, { session: { GET_SESSION: session }, users })

const openUser = (path: string, user: ManagedUser, users: FakeAnswers['users'] = {}, session = boss) =>
  open(`/edit/${user.userId}${path}`, { GET_USER: { user }, ...users }, session)

afterEach(() => void vi.restoreAllMocks())

test('whoever may not manage users is told so, and nothing is asked for', async () => {
  await open('', {}, { ...boss, permissions: [] })
  expect(await screen.findByText(/Benutzer verwaltet, wer die Berechtigung/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Benutzer' })).toBeNull()
})

test('a search without a result leads back to all', async () => {
  await open('?q=zzz', { GET_USERS: { users: [], numFound: 0 } })
  expect(await screen.findByRole('heading', { name: 'Kein Benutzer gefunden' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Alle anzeigen' }).getAttribute('href')).toBe(
    '/myaccount/manage-users',
  )
})

test('the list says who can get in, and who is what', async () => {
  const others: Partial<ListedUser>[] = [
    { userId: 'U4', name: 'Lutz Lang', locked: true },
    { userId: 'U5', name: 'Nina Neu', password: 'none', letterSentAt: '2026-03-10T08:00:00Z' },
    { userId: 'U6', name: 'Ina Ihle', password: 'initial', master: true },
  ]
  const users = [listed, ...others.map((other) => ({ ...listed, budgetActive: false, ...other }))]
  await open('', { GET_USERS: { users, numFound: 4 } })
  const rowOf = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('tr')?.textContent ?? ''
  expect(await rowOf('Leonie Kling')).toContain('Eigenes PasswortBudget')
  expect(await rowOf('Lutz Lang')).toContain('Gesperrt')
  expect(await rowOf('Nina Neu')).toContain('Zugangsdaten gesendet10.03.2026')
  expect(await rowOf('Ina Ihle')).toContain('InitialpasswortHauptbenutzer')
})

test('a page beyond the last leads to the last', async () => {
  const router = await open('?page=9&q=kling', {
    GET_USERS: ({ start }) => ({ users: start === 50 ? [listed] : [], numFound: 51 }),
  })
  expect(await screen.findByText('Leonie Kling')).toBeDefined()
  expect(router.state.location.search).toEqual({ page: '2', q: 'kling' })
})

test('a refused new user keeps what was typed, and says at the field what is wrong', async () => {
  const sent: unknown[] = []
  await open('/create', {
    CREATE_USER: (input) => {
      sent.push(input)
      return refused('INVALID_PARAMS', {
        status: 'WARNING',
        validator: 'X',
        fields: { user_alias: 'ALREADY_TAKEN' },
      })
    },
  })
  fireEvent.change(await screen.findByLabelText('Nachname oder Firma'), { target: { value: 'Neumann' } })
  fireEvent.change(screen.getByLabelText('Benutzername'), { target: { value: 'azubi' } })
  fireEvent.click(screen.getByRole('button', { name: 'Benutzer anlegen' }))
  await expect.poll(() => screen.getByLabelText('Benutzername').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Nachname oder Firma').value).toBe('Neumann')
  expect(sent).toMatchObject([
    {
      user_alias: 'azubi',
      last_name: 'Neumann',
      permissions: ['BASKETS_MANAGE', 'ORDERS_PLACE'],
      invite: true,
    },
  ])
})

test('the data form sends what was changed, and asks anew where somebody else was faster', async () => {
  const sent: unknown[] = []
  const now: ManagedUser = { ...leonie, phone: '4711', versions: { ...leonie.versions, data: 'd2' } }
  await openUser('', leonie, {
    EDIT_USER: (input) => {
      sent.push(input)
      return sent.length === 1 ? refused('CHANGED_MEANWHILE', { user: now }) : {}
    },
  })
  fireEvent.change(await screen.findByLabelText('Nachname oder Firma'), { target: { value: 'Klang' } })
  const save = screen.getByRole('button', { name: 'Speichern' })
  fireEvent.click(save)
  expect((await screen.findByRole('alert')).textContent).toContain('Telefon: 4711')
  expect(screen.getByLabelText<HTMLInputElement>(/^Telefon/).value).toBe('4711')
  fireEvent.click(save)
  await expect
    .poll(() => sent)
    .toEqual([
      { event: 'EDIT_USER', user_id: 'U3', version: 'd1', last_name: 'Klang' },
      { event: 'EDIT_USER', user_id: 'U3', version: 'd2', last_name: 'Klang' },
    ])
})

test('own permissions change after a confirmation, which leads to the login', async () => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const sent: unknown[] = []
  await openUser(
    '?tab=permissions',
    { ...leonie, isOwn: true },
    {
      SET_PERMISSIONS: (input) => (sent.push(input), { signedOut: true }),
    },
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Eigene Nettopreise sehen' }))
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Eigene Berechtigungen ändern?' }))
  expect(sent).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Ändern und abmelden' }))
  await expect.poll(() => gone.mock.calls).toEqual([['/login?nosession=true']])
  expect(sent).toEqual([
    {
      event: 'SET_PERMISSIONS',
      user_id: 'U3',
      version: 'p1',
      permissions: ['NET_PRICES', 'ORDERS_PLACE'],
      confirmed: true,
    },
  ])
})

test('what support alone changes cannot be ticked', async () => {
  await openUser('?tab=permissions', leonie)
  const box = await screen.findByRole('checkbox', { name: /^Benutzer verwalten/ })
  expect((box as HTMLInputElement).disabled).toBe(true)
})

test('a budget that is no number is told at its field, and one as people write it is sent', async () => {
  const sent: unknown[] = []
  await openUser('?tab=budget', leonie, { SET_BUDGET: (input) => (sent.push(input), {}) })
  const month = within(await screen.findByRole('group', { name: 'Je Monat' }))
  const amount = month.getByLabelText(/Betrag netto/)
  expect((amount as HTMLInputElement).value).toBe('2.000,00')
  fireEvent.change(amount, { target: { value: 'viel' } })
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(amount, { target: { value: '1.250,5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await expect
    .poll(() => sent)
    .toEqual([
      {
        event: 'SET_BUDGET',
        user_id: 'U3',
        version: 'b1',
        budget_active: true,
        budgets: [{ type: 'monthly', amount: '1250.5', lock: true }],
      },
    ])
})

test('turnover is hidden with the net prices', async () => {
  await openUser('?tab=budget', leonie, {}, { ...boss, showNetPrice: false })
  expect(await screen.findByText(/Nettopreise sind ausgeblendet/)).toBeDefined()
  expect(screen.queryByText(/120,50/)).toBeNull()
})

test('of a user who is beyond the asker all is shown and nothing offered', async () => {
  await openUser('', { ...leonie, changeable: 'nothing', master: true }, {}, { ...boss, master: false })
  expect(await screen.findByText('Hauptbenutzer ändert nur ein Hauptbenutzer.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Speichern|Sperren|Löschen/ })).toBeNull()
})

test('nobody is offered to lock or delete himself, or to give himself access data', async () => {
  await openUser('?tab=password', { ...leonie, isOwn: true })
  expect(await screen.findByText(/Ihr eigenes Passwort ändern Sie/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Sperren|Löschen|Brief|Initialpasswort/ })).toBeNull()
})

test('a user is deleted after it was confirmed, and the list follows', async () => {
  const deleted: unknown[] = []
  const router = await openUser('', leonie, {
    GET_USERS: { users: [], numFound: 0 },
    DELETE_USER: ({ user_id: id }) => (deleted.push(id), {}),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Löschen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leonie Kling löschen?' }))
  expect(deleted).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
  await expect.poll(() => router.state.location.pathname).toBe('/myaccount/manage-users')
  expect(deleted).toEqual(['U3'])
})
