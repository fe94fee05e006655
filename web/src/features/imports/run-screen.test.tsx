// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { Run } from './queries.ts'
import { aRun, staffSession } from './testing.ts'

const report = { remarks: [], numRemarks: 0, notRestored: [] }

const open = (run: Partial<Run>, answers: FakeAnswers['imports'] = {}, role: 'admin' | 'clerk' = 'admin') =>
  renderScreen('/staff/imports/7', {
    session: staffSession(role),
    imports: { GET_RUN: { ...report, run: { ...aRun, ...run } }, ...answers },
  })

test('an import that is not there is said so', async () => {
  await open({}, { GET_RUN: () => refused('NOT_FOUND') })
  expect(await screen.findByRole('heading', { level: 1, name: /nicht gefunden/i })).toBeDefined()
})

test.each([
  ['preise.csv', 'Import 7 (preise.csv)'],
  ['', 'Import 7'],
])('an import from "%s" has a speaking name as heading and in the tab', async (source, name) => {
  await open({ source })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${RegExp.escape(name)} · `)))
})

test('a clerk reads the report and changes nothing', async () => {
  await open({}, {}, 'clerk')
  expect(await screen.findByRole('link', { name: /Bericht herunterladen/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull()
})

test('a run that has ended says when it began and when it ended', async () => {
  await open({})
  const end = (await screen.findByText('Ende')).nextElementSibling
  expect(end?.textContent).toBe(screen.getByText('Zeit').nextElementSibling?.textContent)
})

test.each([
  ['bmecat', true],
  ['prices', false],
] as const)(
  'of %s the figures are rows, and that an article is several of them: %s',
  async (kind, several) => {
    await open({ kind })
    expect(await screen.findByText('Gelesene Zeilen')).toBeDefined()
    expect(screen.queryByText(/Aus einem Artikel werden mehrere Zeilen/) !== null).toBe(several)
  },
)

test('a run under way shows how far it is and can be cancelled', async () => {
  const cancelled: unknown[] = []
  await open(
    { state: 'running', endedAt: null, progress: 40, secondsLeft: 200, cancellable: true },
    { CANCEL_IMPORT: ({ run_id: id }) => (cancelled.push(id), {}) },
  )
  expect(await screen.findByText('40 % erledigt · noch etwa 4 Minuten')).toBeDefined()
  expect(screen.queryByText('Ende')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Import abbrechen' }))
  await expect.poll(() => cancelled).toEqual(['7'])
})

test('a run that waits says for which one, and how many come before it, too', async () => {
  const waitsFor = { id: '6', source: 'preise.csv', what: 'import', others: 2 } as const
  await open({ state: 'queued', endedAt: null, progress: null, waitsFor })
  const link = await screen.findByRole('link', { name: 'Import 6 (preise.csv)' })
  expect(link.getAttribute('href')).toMatch(/staff\/imports\/6$/)
  expect(link.parentElement?.textContent).toBe('Wartet auf Import 6 (preise.csv) · davor noch 2 weitere')
})

test('a run nobody is heard of says since when, and what becomes of it', async () => {
  await open({ state: 'running', endedAt: null, progress: 40, silentSince: '2026-03-11T08:01:00.000Z' })
  expect(await screen.findByText(/^Letztes Lebenszeichen: 11.03.2026/)).toBeDefined()
  expect(screen.getByText(/zwei Minuten/)).toBeDefined()
})

test('a run ended early says why, row by row too', async () => {
  const remark = { severity: 'error' as const, file: '', row: 12, key: '4711', field: 'price', value: 'abc' }
  await open(
    { state: 'aborted', stoppedBy: 'Jemand hat ihn abgebrochen.' },
    {
      GET_RUN: {
        run: { ...aRun, state: 'aborted', stoppedBy: 'Jemand hat ihn abgebrochen.' },
        remarks: [{ ...remark, text: 'Keine Zahl' }],
        numRemarks: 300,
        notRestored: [],
      },
    },
  )
  expect(await screen.findByText(/Jemand hat ihn abgebrochen/)).toBeDefined()
  expect(screen.getByText('Keine Zahl · price · abc')).toBeDefined()
  expect(screen.getByText(/1 von 300 Meldungen/)).toBeDefined()
})

/** A price that an undo has left. */
const left = (validFrom: string) =>
  ({ kind: 'prices', key: '4711 EUR', validFrom, outcome: 'changed' }) as const

test('a remark on a row bears the sign of its severity, not that of something under way', async () => {
  const remark = { row: 2, key: 'X-2', text: 'Kein Preis', field: '', value: '', file: '' }
  await open(
    {},
    {
      GET_RUN: {
        ...report,
        run: aRun,
        remarks: [
          { ...remark, severity: 'warning' },
          { ...remark, severity: 'note' },
        ],
        numRemarks: 2,
      },
    },
  )
  const toneOf = async (words: string) =>
    (await screen.findByText(words)).closest('[data-tone]')?.getAttribute('data-tone')
  expect(await screen.findByText(/^2 Meldungen; sie stehen auch/)).toBeDefined()
  expect(await toneOf('Warnung')).toBe('warn')
  expect(await toneOf('Hinweis')).toBe('note')
})

test('undoing is asked for once more, and rows that stay are listed with the reason', async () => {
  let undo: Run['undo'] = null
  await open(
    {},
    {
      GET_RUN: () => ({
        ...report,
        run: { ...aRun, undo, rowsRestored: 1237, rowsNotRestored: undo === null ? 0 : 1 },
        notRestored: undo === null ? [] : [left('1900-01-01'), left('2026-11-01')],
      }),
      UNDO_IMPORT: () => ((undo = 'done'), {}),
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import rückgängig machen?' }))
  expect(undo).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Rückgängig machen' }))
  expect(await screen.findByText('Listenpreise 4711 EUR: seither geändert')).toBeDefined()
  expect(screen.getByText('Listenpreise 4711 EUR ab 01.11.2026: seither geändert')).toBeDefined()
  expect(screen.getByText('Rückgängig gemacht')).toBeDefined()
})

test('an undo that left no row is not offered again, nor one whose rows are kept no more', async () => {
  for (const run of [{ rowsNotRestored: 0 }, { rowsNotRestored: 2, images: 'expired' } as const]) {
    await open({}, { GET_RUN: { ...report, run: { ...aRun, undo: 'done', ...run }, notRestored: [] } })
    expect(await screen.findByText('Rückgängig gemacht')).toBeDefined()
    expect(screen.queryByRole('button', { name: /rückgängig machen/i })).toBeNull()
    cleanup()
  }
})

test('rows an undo has left may be undone once more', async () => {
  let asked = 0
  await open(
    {},
    {
      GET_RUN: {
        ...report,
        run: { ...aRun, undo: 'done', rowsNotRestored: 1 },
        notRestored: [left('1900-01-01')],
      },
      UNDO_IMPORT: () => ((asked += 1), {}),
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Übrige rückgängig machen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import rückgängig machen?' }))
  expect(dialog.getByText(/noch einmal angesehen/)).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(asked).toBe(1))
})

test('the undoing of many rows shows how far it is, and says when it lists only some of those that stay', async () => {
  await open(
    {},
    {
      GET_RUN: {
        ...report,
        run: { ...aRun, undo: 'running', progress: 42, rowsNotRestored: 400 },
        notRestored: [left('1900-01-01')],
      },
    },
  )
  expect(await screen.findByText('42 % erledigt')).toBeDefined()
  expect(screen.getByText(/1 von 400 Zeilen; alle stehen im Bericht/)).toBeDefined()
})
