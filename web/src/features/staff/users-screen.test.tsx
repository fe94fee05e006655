// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { customerSession, type FakeAnswers } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { StaffUser } from './queries.ts'

const mia: StaffUser = {
  userId: 'U1',
  alias: 'mia',
  name: 'Mia Meier',
  mail: 'mia@meier.example',
  kunnr: '10001',
  customerName: 'Fliesen Meier',
  staffRole: null,
  password: 'none',
  active: true,
  locked: false,
  letterSentAt: null,
}

const open = (users: StaffUser[], staff: FakeAnswers['staff'] = {}) =>
  renderScreen('/staff/users', {
    session: { GET_SESSION: { ...customerSession, staffRole: 'clerk' } },
    staff: { GET_USERS: { users, numFound: users.length }, ...staff },
  })

afterEach(() => void vi.restoreAllMocks())

test('a search without result says where users come from', async () => {
  await open([])
  expect(await screen.findByText(/kommen durch den Import/)).toBeDefined()
})

test('clerks are offered nothing for colleagues and locked users', async () => {
  await open([
    { ...mia, userId: 'U2', name: 'Ina Ihle', staffRole: 'admin' },
    { ...mia, userId: 'U3', name: 'Lutz Lang', locked: true },
  ])
  expect(await screen.findByText('Administrator')).toBeDefined()
  expect(screen.getByText('Gesperrt')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Zugangsdaten/ })).toBeNull()
})

test('a link is mailed at once, a letter is made only after it was confirmed', async () => {
  const [mailed, printed]: [unknown[], unknown[]] = [[], []]
  const saved: string[] = []
  // A real press would lead the test's page, which others share, to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await open([mia], {
    SEND_ACCESS_DATA: ({ user_id: id }) => (mailed.push(id), {}),
    PRINT_ACCESS_DATA: ({ user_id: id }) => (printed.push(id), { name: 'Brief.pdf', pdf: 'JVBERi0=' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Zugangsdaten per E-Mail an Mia Meier' }))
  await expect.poll(() => mailed).toEqual(['U1'])
  fireEvent.click(screen.getByRole('button', { name: 'Zugangsdaten als Brief für Mia Meier' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Initialpasswort für Mia Meier?' }))
  expect(printed).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Brief erstellen' }))
  await expect.poll(() => [...printed, ...saved]).toEqual(['U1', 'Brief.pdf'])
})

test('a page beyond the last leads to the last', async () => {
  const router = await renderScreen('/staff/users?page=9&q=mia', {
    session: { GET_SESSION: { ...customerSession, staffRole: 'clerk' } },
    staff: { GET_USERS: ({ start }) => ({ users: start === 50 ? [mia] : [], numFound: 51 }) },
  })
  expect(await screen.findByText('Mia Meier')).toBeDefined()
  expect(router.state.location.search).toEqual({ page: '2', q: 'mia' })
})
