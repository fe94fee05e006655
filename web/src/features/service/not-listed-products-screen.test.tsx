// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#web/app/api/api-error.ts'
import type { Input } from '#web/app/api/resources.ts'
import { customerSession, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

type Sent = Input<'notlistedproducts', 'SEND_REQUEST'>

const lost = (): never => {
  throw new ApiError({ code: 'OFFLINE', message: '', fields: {} })
}
const wrong = (fields: Record<string, string>) =>
  refused('INVALID_PARAMS', { status: 'WARNING', validator: 'X', fields })

/** The screen over a shop that answers as told, call by call, and then takes everything as request 12. */
async function open(path = '/not-listed-products', ...answers: (() => never)[]) {
  const sent: Sent[] = []
  await renderScreen(path, {
    misc: { GET_BRANDS: { index: [], brands: [{ name: 'Brenta', count: 4 }] } },
    notlistedproducts: {
      SEND_REQUEST: (input) => {
        sent.push(input)
        answers.shift()?.()
        return { request_id: '12', repeated: false }
      },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Artikel anfragen' })
  return sent
}

const line = (place: number) => within(screen.getByRole('group', { name: `Position ${place}` }))
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Anfrage senden' }))

function choose(file: File) {
  const input = screen.getByLabelText<HTMLInputElement>(/^Datei/, { selector: 'input' })
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  fireEvent.change(input)
}

test('staff without a customer are told that requests belong to one', async () => {
  await renderScreen('/not-listed-products', {
    session: { GET_SESSION: { ...customerSession, kunnr: '', staffRole: 'clerk' } },
  })
  expect(await screen.findByText(/wer für einen Kunden angemeldet ist/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Anfrage senden' })).toBeNull()
})

test('what a line misses stands at its fields, and the first of them has the focus', async () => {
  await open('/not-listed-products', () => wrong({ 'positions.0.supplier_name': 'REQUIRED' }))
  fireEvent.click(screen.getByRole('button', { name: 'Weitere Position' }))
  write(line(2).getByLabelText(/^Herstellernummer/), 'BX-7')
  send()
  expect(await screen.findByText('Bitte korrigieren Sie die markierten Felder')).toBeDefined()
  const supplier = line(2).getByLabelText('Hersteller oder Lieferant')
  expect(supplier.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(supplier)
  expect(line(1).getByLabelText('Hersteller oder Lieferant').getAttribute('aria-invalid')).toBeNull()
})

test('an empty form asks the shop what its first line misses', async () => {
  const sent = await open('/not-listed-products', () => wrong({ 'positions.0.supplier_name': 'REQUIRED' }))
  send()
  await screen.findByText('Bitte korrigieren Sie die markierten Felder')
  expect(sent[0]?.positions).toHaveLength(1)
})

test('a file that is too large or none of those is not sent', async () => {
  const sent = await open()
  choose(new File(['MZ'], 'setup.exe'))
  send()
  expect(await screen.findByText(/^Diese Datei können wir nicht annehmen/)).toBeDefined()
  choose(new File([new Uint8Array(5 * 1024 ** 2 + 1)], 'Foto.jpg'))
  send()
  expect(await screen.findByText('Die Datei ist zu groß. Höchstens 5 MB sind möglich.')).toBeDefined()
  expect(sent).toEqual([])
})

test('what was typed stays when the connection is lost; the repeat has the same key, a change another', async () => {
  const sent = await open('/not-listed-products', lost, lost)
  write(line(1).getByLabelText(/^Beschreibung/), 'Blaue Sockelfliese')
  send()
  expect(await screen.findByText(/^Der Shop ist nicht erreichbar/)).toBeDefined()
  send()
  await expect.poll(() => sent.length).toBe(2)
  await expect
    .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Anfrage senden' }).disabled)
    .toBe(false)
  expect(line(1).getByLabelText<HTMLInputElement>(/^Beschreibung/).value).toBe('Blaue Sockelfliese')
  write(screen.getByLabelText(/^Bemerkung/), 'Eilt')
  send()
  await screen.findByText('Ihre Anfrage ist bei uns')
  expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key)
  expect(sent[2]?.idempotency_key).not.toBe(sent[0]?.idempotency_key)
})

test('what was searched stands in the first line', async () => {
  await open('/not-listed-products?q=quietschentchen')
  expect(line(1).getByLabelText<HTMLInputElement>(/^Beschreibung/).value).toBe('quietschentchen')
  await open('/not-listed-products?q=BX-7')
  expect(line(1).getByLabelText<HTMLInputElement>(/^Herstellernummer/).value).toBe('BX-7')
})

test('lines come and go with the focus; the only one stays', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Position 1 entfernen' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Weitere Position' }))
  expect(document.activeElement).toBe(line(2).getByLabelText(/^Herstellernummer/))
  write(line(2).getByLabelText(/^Menge/), '3 Stück')
  fireEvent.click(screen.getByRole('button', { name: 'Position 1 entfernen' }))
  expect(line(1).getByLabelText<HTMLInputElement>(/^Menge/).value).toBe('3 Stück')
  expect(document.activeElement).toBe(line(1).getByLabelText(/^Herstellernummer/))
})

test('a request goes as it was written, with its file, and its number is told', async () => {
  const sent = await open()
  write(line(1).getByLabelText(/^Herstellernummer/), ' BX-7 ')
  write(line(1).getByLabelText('Hersteller oder Lieferant'), 'Brenta')
  fireEvent.click(screen.getByRole('button', { name: 'Weitere Position' }))
  write(screen.getByLabelText(/^Ihre Referenz/), 'Bad Huber')
  choose(new File(['a;b'], 'Liste.csv'))
  expect(screen.getByText(/^Mit Ihrer Datei müssen die Positionen nicht vollständig sein/)).toBeDefined()
  send()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Ihre Anfrage ist bei uns' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('12')).toBeDefined()
  expect(sent).toMatchObject([
    {
      positions: [{ manufacturer_number: 'BX-7', supplier_name: 'Brenta', quantity: '' }],
      attachment_name: 'Liste.csv',
      attachment: btoa('a;b'),
      customer_reference: 'Bad Huber',
    },
  ])
  expect(sent[0]?.positions).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Weitere Anfrage' }))
  expect(line(1).getByLabelText<HTMLInputElement>(/^Herstellernummer/).value).toBe('')
})
