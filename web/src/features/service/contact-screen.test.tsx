// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#web/app/api/api-error.ts'
import { customerSession, type FakeAnswers, shopConfig } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const person = { name: 'Petra Kern', role: 'Innendienst', phone: '0731 1234', mail: 'kern@gewerk.example' }

const branch = (werks: string, name: string, phone: string, mail: string) => ({
  werks,
  name,
  phone,
  mail,
  street: 'Ziegelweg 1',
  plz: '89077',
  city: 'Ulm',
  openingHours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '06:30', to: '17:00' })),
  latitude: 48.4,
  longitude: 9.9,
  pickup: true,
  pickupCutoff: '15:00',
})
const { company } = shopConfig
const plants = [
  branch('1000', 'Ulm', '0731 555010', 'ulm@gewerk.example'),
  branch('1100', 'Augsburg', '0821 555010', company.mail.toUpperCase()),
  branch('1200', 'Kempten', '0831 555010', ''),
]
const misc = { GET_CONFIG: { ...shopConfig, plants } }

const open = (docs: FakeAnswers['docs'] = {}) =>
  renderScreen('/contact', { misc, docs: { GET_CONTACT: { contact: person }, ...docs } })

test('staff who act for nobody see whom to call, and no form', async () => {
  const clerk = { ...customerSession, kunnr: '', customerName: '', staffRole: 'clerk' as const }
  await renderScreen('/contact', { session: { GET_SESSION: clerk } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeDefined()
  expect(screen.queryByLabelText('Ihre Nachricht')).toBeNull()
})

test('a message that is refused says so at its field and stays', async () => {
  await open({
    SEND_CONTACT_MAIL: () => {
      throw new ApiError({ code: 'INVALID_PARAMS', message: '', fields: { subject: 'REQUIRED' } })
    },
  })
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Ihre Nachricht')
  fireEvent.change(message, { target: { value: 'Bitte um Rückruf' } })
  fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }))
  await screen.findByText('Bitte füllen Sie dieses Feld aus')
  expect(screen.getByLabelText('Betreff').getAttribute('aria-invalid')).toBe('true')
  expect(message.value).toBe('Bitte um Rückruf')
})

test('one writes to his person, the head office or a branch, each address once', async () => {
  await open()
  const to = await screen.findByLabelText<HTMLSelectElement>('An')
  const mails = [...to.options].map(({ value }) => value)
  expect(mails).toEqual([person.mail, company.mail, 'ulm@gewerk.example'])
  expect(to.value).toBe(person.mail)
})

test('what is sent names the chosen recipient and no document', async () => {
  const sent: unknown[] = []
  await open({ SEND_CONTACT_MAIL: (input) => (sent.push(input), {}) })
  fireEvent.change(await screen.findByLabelText('An'), { target: { value: company.mail } })
  fireEvent.change(screen.getByLabelText('Betreff'), { target: { value: 'Musterplatten' } })
  fireEvent.change(screen.getByLabelText('Ihre Nachricht'), { target: { value: 'Haben Sie welche?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }))
  await screen.findByText(/^Ihre Nachricht ist unterwegs/)
  expect(sent).toEqual([
    {
      event: 'SEND_CONTACT_MAIL',
      mail_to: company.mail,
      subject: 'Musterplatten',
      message: 'Haben Sie welche?',
    },
  ])
})

test('the branches stand with address, opening hours and telephone', async () => {
  await open()
  const list = (await screen.findByRole('heading', { name: 'Niederlassungen' })).parentElement
  const branches = within(list ?? document.body)
  for (const { name, phone } of plants) {
    expect(branches.getByRole('heading', { name })).toBeDefined()
    expect(branches.getByRole('link', { name: phone }).getAttribute('href')).toMatch(/^tel:/)
  }
  expect(branches.getAllByText('Mo–Fr 06:30–17:00')).toHaveLength(plants.length)
})
