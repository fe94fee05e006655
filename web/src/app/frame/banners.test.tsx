// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerSession } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const acting = 'Jonas Kramer handelt für Fliesen Kramer GmbH (100234)'

async function bannerOf(who: Partial<typeof customerSession>): Promise<HTMLElement | null> {
  await renderScreen('/forgot-password', { session: { GET_SESSION: { ...customerSession, ...who } } })
  await screen.findByRole('heading', { level: 1 })
  return screen.queryByText(acting)
}

test.each([{ isAdma: true }, { staffRole: 'clerk' as const }, { staffRole: 'admin' as const }])(
  'whoever acts for a customer reads both names on every page: %o',
  async (who) => expect(await bannerOf(who)).not.toBeNull(),
)

test.each([
  {},
  { isAdma: true, admaPending: true },
  { staffRole: 'clerk' as const, kunnr: '', customerName: '' },
])('nobody else does: %o', async (who) => expect(await bannerOf(who)).toBeNull())
