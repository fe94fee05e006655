// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { Run } from './queries.ts'
import { aRun, staffSession } from './testing.ts'

const open = (runs: Run[], role: 'admin' | 'clerk' = 'admin') =>
  renderScreen('/staff/imports', {
    session: staffSession(role),
    imports: { GET_RUNS: { runs, numFound: runs.length } },
  })

test('a clerk reads what was imported, and is not offered to import', async () => {
  await open([aRun], 'clerk')
  expect(await screen.findByText('Importieren kann nur die Administration.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Datei importieren' })).toBeNull()
})

test('before the first import the list says what will stand there', async () => {
  await open([])
  expect(await screen.findByText('Noch nichts importiert')).toBeDefined()
})

test('each run tells its file, its state and its counts, and leads to its report', async () => {
  await open([{ ...aRun, id: '8', state: 'aborted', source: '' }, aRun])
  const link = await screen.findByRole('link', { name: 'Import 7 (fliesen.xml)' })
  expect(link.getAttribute('href')).toBe('/staff/imports/7')
  expect(link.closest('tr')?.textContent).toContain('BMEcatFertig1.2382it')
  expect(screen.getByRole('link', { name: 'Import 8' }).closest('tr')?.textContent).toContain('Abgebrochen')
})
