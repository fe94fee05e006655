// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { customerSession } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const category = (id: string, level: number) => ({ id, level, parent: '', value: id, name: id, image: '' })
const list = {
  id: '7',
  version: 1,
  name: 'Bad Standard',
  createdAt: '2026-02-01T08:00:00.000Z',
  articlesAmount: 2,
  isPublic: true,
  pinned: false,
  own: true,
}

function open(permissions: typeof customerSession.permissions, lists = [list]) {
  const asked: string[] = []
  const refusal = { code: 'DATANORM_EMPTY', message: '' }
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ status: 'ERROR', ...refusal }, { status: 409 }))
  })
  return renderScreen('/datanorm', {
    session: { GET_SESSION: { ...customerSession, permissions } },
    lists: { GET_LISTS: { lists } },
    categories: {
      GET_SHOP_CATEGORY_NAMES: { categories: [category('Fliesen', 1), category('Bodenfliesen', 2)] },
    },
  }).then(() => asked)
}

const chosen = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('who may not see net prices cannot choose them', async () => {
  await open([])
  const prices = await screen.findByLabelText<HTMLSelectElement>('Preise')
  expect([...prices.options].map(({ value }) => value)).toEqual(['list'])
})

test('without a list there is nothing to download of one, and the way to lists is shown', async () => {
  await open([], [])
  await screen.findByLabelText('Welche Artikel')
  chosen('Welche Artikel', 'list')
  expect(screen.getByRole('link', { name: 'Zu den Listen' })).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Dateien herunterladen' }).disabled).toBe(true)
})

test('what is chosen is asked for, and a refusal is told where one is', async () => {
  const asked = await open(['NET_PRICES'])
  await screen.findByLabelText('Welche Artikel')
  chosen('Welche Artikel', 'category')
  chosen('Warengruppe', 'Bodenfliesen')
  fireEvent.click(screen.getByRole('button', { name: 'Dateien herunterladen' }))
  expect(await screen.findByText('Diese Auswahl enthält keinen Artikel.')).toBeDefined()
  expect(asked).toEqual(['/download/datanorm?articles=category&prices=net&id=Bodenfliesen'])
})
