// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/app/api/api-error.ts'
import type { FakeAnswers } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { Preview } from './queries.ts'
import { aRun, staffSession } from './testing.ts'

const preview: Preview = {
  format: 'csv',
  unreadable: null,
  columnsLeft: 0,
  sheet: '',
  sheets: [],
  ambiguous: [],
  articles: 12_345,
  columns: [
    { name: 'Nr', field: 'number', samples: ['4711'] },
    { name: 'Was', field: null, samples: ['Fuge'] },
  ],
  rows: [{ row: 2, kind: 'articles', key: '70040-4711', change: 'new', title: 'Fuge grau', price: null }],
  remarks: [],
}

const open = (answers: FakeAnswers['imports'] = {}, role: 'admin' | 'clerk' = 'admin') =>
  renderScreen('/staff/imports/new', {
    session: staffSession(role),
    imports: {
      CREATE_FILE: { file_id: '3', piece_size: 4 },
      ADD_PIECE: {},
      PREVIEW: preview,
      GET_LOOKING: { looked: null },
      START_IMPORT: { run_id: '7' },
      GET_RUN: { run: aRun, remarks: [], numRemarks: 0, notRestored: [] },
      ...answers,
    },
  })

async function choose(content: string, name = 'liste.csv') {
  const input = await screen.findByLabelText('Dateien')
  fireEvent.change(input, { target: { files: [new File([content], name)] } })
}

/** The simulated browser keeps files from counting as a value, so the form is sent past its own check. */
async function look(name = 'Prüfen und Vorschau zeigen') {
  fireEvent.submit((await screen.findByRole('button', { name })).closest('form') ?? document)
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('a clerk is told who may import', async () => {
  await open({}, 'clerk')
  expect(await screen.findByText('Nur für die Administration')).toBeDefined()
  expect(screen.queryByLabelText('Dateien')).toBeNull()
})

test('a mark-up that is no number is refused by the browser with how to write it', async () => {
  await open()
  const markup = await screen.findByLabelText<HTMLInputElement>(/^Aufschlag/)
  fireEvent.change(markup, { target: { value: 'abc' } })
  expect([markup.validity.valid, markup.title]).toEqual([false, 'Prozent als Zahl, etwa 25 oder 12,5'])
})

test('an empty file is refused before anything is sent', async () => {
  const created = vi.fn<() => { file_id: string; piece_size: number }>()
  await open({ CREATE_FILE: created })
  await choose('')
  await look()
  expect(await screen.findByText('liste.csv ist leer.')).toBeDefined()
  expect(created).not.toHaveBeenCalled()
})

test('a file nobody can read says why and cannot be imported', async () => {
  const unreadable = { code: 'UNKNOWN_FORMAT', text: 'Das Format ist unbekannt.' }
  await open({ PREVIEW: { ...preview, format: null, columns: [], articles: null, rows: [], unreadable } })
  await choose('Hallo')
  await look()
  expect(await screen.findByText('Das Format ist unbekannt.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Import starten' })).toHaveProperty('disabled', true)
})

test('files of which every row is wrong cannot be imported, and lead to what is wrong with each', async () => {
  const unreadable = { code: 'NOTHING_TAKEN', text: 'Keine Zeile würde übernommen.' }
  const remark = { file: '', row: 2, key: '4711', field: 'Einheit', text: 'Fehlt', value: '' }
  await open({ PREVIEW: { ...preview, unreadable, remarks: [{ ...remark, severity: 'error' }] } })
  await choose('Nr;Was\n')
  await look()
  const told = await screen.findByText(/^Keine Zeile würde übernommen/)
  expect(within(told).getByRole('link', { name: 'Bericht je Zeile ansehen' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Import starten' })).toHaveProperty('disabled', true)
})

test.each([
  [19_703, /^19\.703 weitere Spalten/],
  [1, /^Eine weitere Spalte /],
])('columns too many to be shown are counted: %i', async (columnsLeft, text) => {
  await open({ PREVIEW: { ...preview, columnsLeft } })
  await choose('Nr;Was')
  await look()
  expect(await screen.findByText(text)).toBeDefined()
})

test('what is wrong or odd is told before the start, not only below all rows', async () => {
  const remark = { file: '', row: 3, key: '4712', field: 'Preis', text: 'Keine Zahl', value: 'abc' }
  const remarks = [{ ...remark, severity: 'warning' as const }]
  await open({ PREVIEW: { ...preview, remarks } })
  await choose('Nr;Was\n')
  await look()
  const link = await screen.findByRole('link', { name: 'Bericht je Zeile ansehen' })
  const start = screen.getByRole('button', { name: 'Import starten' })
  expect(link.compareDocumentPosition(start) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0)
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  expect(target?.textContent).toBe('Bericht je Zeile')
})

test('a preview says how many articles the files hold', async () => {
  await open()
  await choose('Nr;Was')
  await look()
  expect(await screen.findByText('Enthält 12.345 Artikel.')).toBeDefined()
})

test('how far a look at large files is can be seen, and it can be stopped', async () => {
  const stopped: string[] = []
  let answer: (preview: Preview) => void = () => undefined
  await open({
    PREVIEW: () => new Promise<Preview>((resolve) => (answer = resolve)),
    GET_LOOKING: { looked: 42 },
    STOP_LOOKING: ({ file_id: id }) => {
      stopped.push(String(id))
      answer({ ...preview, rows: [], unreadable: { code: 'CANCELLED', text: '' } })
      return {}
    },
  })
  await choose('Nr;Was')
  await look()
  expect(await screen.findByText(/42 % gelesen/)).toBeDefined()
  await press('Prüfung abbrechen')
  await expect.poll(() => screen.queryByRole('button', { name: 'Prüfung abbrechen' })).toBeNull()
  expect(stopped).toEqual(['3'])
  expect(screen.getByRole('status').textContent).toMatch(/Prüfung ist abgebrochen/)
  expect(screen.queryByRole('region', { name: 'Vorschau' })).toBeNull()
})

test('what is looked at while something else is chosen is not shown, and never imported', async () => {
  const answers: ((preview: Preview) => void)[] = []
  await open({
    PREVIEW: () => new Promise<Preview>((resolve) => void answers.push(resolve)),
    STOP_LOOKING: {},
  })
  await choose('Nr;Was')
  await look()
  await expect.poll(() => answers.length).toBe(1)
  await choose('Nr;Wer', 'andere.csv')
  await look()
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.({ ...preview, articles: 1 })
  answers[1]?.({ ...preview, articles: 2 })
  expect(await screen.findByText(/2 Artikel/)).toBeDefined()
  await look()
  await expect.poll(() => answers.length).toBe(3)
  fireEvent.change(await screen.findByLabelText(/^Aufschlag/), { target: { value: '12' } })
  answers[2]?.(preview)
  expect((await screen.findByText(/Prüfung ist abgebrochen/)).tagName).toBe('OUTPUT')
  expect(screen.queryByRole('button', { name: 'Import starten' })).toBeNull()
})

test('a lost connection is said, and sending goes on when asked', async () => {
  let isDead = true
  const sent: number[] = []
  await open({
    CREATE_FILE: () => {
      if (isDead) throw new ApiError({ code: 'OFFLINE', message: '', fields: {} })
      return { file_id: '3', piece_size: 4 }
    },
    ADD_PIECE: ({ index }) => (sent.push(Number(index)), {}),
  })
  await choose('Nr;Was')
  await look()
  expect(await screen.findByText(/0 B von 6 B sind angekommen/)).toBeDefined()
  isDead = false
  await look('Weiter senden')
  expect(await screen.findByText('Fuge grau')).toBeDefined()
  expect(sent).toEqual([0, 1])
})

test('columns are chosen, looked at again and imported as seen', async () => {
  const [asked, started]: [unknown[], unknown[]] = [[], []]
  const chosen = [preview.columns[0], { name: 'Was', field: 'text', samples: ['Fuge'] }] as Preview['columns']
  const router = await open({
    PREVIEW: ({ columns }) => (asked.push(columns), { ...preview, ...(columns && { columns: chosen }) }),
    START_IMPORT: ({ file_ids: ids, columns, supplier }) => (
      started.push({ ids, columns, supplier }),
      { run_id: '7' }
    ),
  })
  await choose('Nr;Was\n4711;Fuge\n')
  fireEvent.change(screen.getByLabelText(/^Lieferantennummer/), { target: { value: '70040' } })
  await look()
  const part = within(await screen.findByRole('region', { name: 'Vorschau' }))
  fireEvent.change(part.getByLabelText('Was'), { target: { value: 'text' } })
  expect(part.getByRole('button', { name: 'Import starten' })).toHaveProperty('disabled', true)
  await press('Mit diesen Spalten prüfen')
  await expect.poll(() => part.queryByRole('button', { name: 'Mit diesen Spalten prüfen' })).toBeNull()
  await press('Import starten')
  await expect.poll(() => router.state.location.pathname).toBe('/staff/imports/7')
  const columns = { Nr: 'number', Was: 'text' }
  expect(asked).toEqual([undefined, columns])
  expect(started).toEqual([{ ids: ['3'], columns, supplier: '70040' }])
})

test('of a workbook another sheet is chosen, looked at and imported, and only what was looked at', async () => {
  const [asked, started]: [unknown[], unknown[]] = [[], []]
  await open({
    PREVIEW: ({ sheet = 'Fliesen', columns }) => (
      asked.push([sheet, columns]),
      { ...preview, format: 'xlsx', sheet, sheets: ['Fliesen', 'Rohre'] }
    ),
    START_IMPORT: ({ sheet }) => (started.push(sheet), { run_id: '7' }),
  })
  await choose('PK', 'liste.xlsx')
  await look()
  const part = within(await screen.findByRole('region', { name: 'Vorschau' }))
  fireEvent.change(part.getByLabelText('Was'), { target: { value: 'text' } })
  fireEvent.change(part.getByLabelText('Tabellenblatt'), { target: { value: 'Rohre' } })
  expect(part.getByRole('button', { name: 'Import starten' })).toHaveProperty('disabled', true)
  await press('Dieses Blatt prüfen')
  await expect.poll(() => part.queryByRole('button', { name: 'Dieses Blatt prüfen' })).toBeNull()
  expect(part.getByLabelText('Was')).toHaveProperty('value', '')
  fireEvent.change(part.getByLabelText('Was'), { target: { value: 'text' } })
  await press('Mit diesen Spalten prüfen')
  await expect.poll(() => asked.length).toBe(3)
  fireEvent.change(part.getByLabelText('Was'), { target: { value: '' } })
  await press('Import starten')
  await expect.poll(() => started).toEqual(['Rohre'])
  expect(asked).toEqual([
    ['Fliesen', undefined],
    ['Rohre', undefined],
    ['Rohre', { Nr: 'number', Was: 'text' }],
  ])
})

test.each([
  ['2026-12-01', '1.234,50 € / 100 Stück ab 01.12.2026'],
  ['1900-01-01', '1.234,50 € / 100 Stück'],
])('a price valid from %s is written as its reader writes prices', async (validFrom, written) => {
  const cost = { price: '1234.5', currency: 'EUR', costUnit: 100, volumeUnit: 'ST' }
  const row = {
    row: 2,
    kind: 'prices',
    key: `70040-4711 EUR ${validFrom}`,
    change: 'new',
    title: '',
  } as const
  await open({
    PREVIEW: { ...preview, rows: [{ ...row, price: { ...cost, matnr: '70040-4711', validFrom } }] },
  })
  await choose('Nr;Preis')
  await look()
  const cells = (await screen.findAllByRole('cell')).map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  )
  expect(cells).toEqual(expect.arrayContaining(['70040-4711', written]))
})

test('rows of the interface need no supplier', async () => {
  const readings: unknown[] = []
  await open({
    PREVIEW: (reading) => (readings.push(reading), { ...preview, format: 'rows', columns: [] }),
  })
  await choose('{}', 'preise.ndjson')
  fireEvent.change(screen.getByLabelText('Was ist in den Dateien?'), { target: { value: 'prices' } })
  expect(screen.queryByLabelText(/^Lieferantennummer/)).toBeNull()
  await look()
  expect(await screen.findByText('Fuge grau')).toBeDefined()
  expect(readings).toMatchObject([{ kind: 'prices', file_ids: ['3'] }])
})

test('numbers that read both ways are asked for before anything can be started', async () => {
  const started: unknown[] = []
  await open({
    PREVIEW: ({ numbers }) => ({ ...preview, ambiguous: numbers === 'auto' ? ['Preis'] : [] }),
    START_IMPORT: ({ numbers }) => (started.push(numbers), { run_id: '7' }),
  })
  await choose('Nr;Was')
  await look()
  expect(await screen.findByText(/lassen sich auf zwei Arten lesen: Preis/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Import starten' })).toHaveProperty('disabled', true)
  await press('Eins Komma zwei fünf')
  await expect.poll(() => screen.queryByText(/auf zwei Arten/)).toBeNull()
  await press('Import starten')
  await expect.poll(() => started).toEqual(['point'])
})
