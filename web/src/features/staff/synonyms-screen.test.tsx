// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerSession } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const open = (path: string) =>
  renderScreen(path, {
    session: { GET_SESSION: { ...customerSession, staffRole: 'clerk' } },
    staff: { GET_SYNONYMS: { synonyms: [], numFound: 0 } },
  })

test('a search for a word that no synonym has names it, and does not say that there are none', async () => {
  await open('/staff/synonyms?q=Plättli')
  expect(await screen.findByRole('heading', { name: 'Keine Synonyme mit „Plättli“' })).toBeDefined()
  expect(screen.getByText(/^Gesucht wurde in allen Wörtern/)).toBeDefined()
})

test('before the first synonym the list says what will stand there', async () => {
  await open('/staff/synonyms')
  expect(await screen.findByRole('heading', { name: 'Keine Synonyme' })).toBeDefined()
})
