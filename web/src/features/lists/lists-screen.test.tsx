// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#web/app/api/api-error.ts'
import type { FakeAnswers } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { List } from './queries.ts'

const bath: List = {
  id: '7',
  version: 1,
  name: 'Bad Standard',
  createdAt: '2026-02-01T08:00:00.000Z',
  articlesAmount: 2,
  isPublic: true,
  pinned: false,
  own: true,
}
const basket = { id: '1', name: 'Büro', kommi: '', active: true, numUePos: 1, version: 1 }

const open = (lists: List[], more: FakeAnswers['lists'] = {}) =>
  renderScreen('/myaccount/lists', {
    lists: { GET_LISTS: { lists }, ...more },
    basket: { GET_MULTIBASKETS: { multibaskets: [basket] } },
  })

test('without a name no list can be created', async () => {
  await open([])
  await screen.findByText('Noch keine Liste')
  for (const name of ['Liste anlegen', 'Aus dem aktiven Warenkorb anlegen'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
})

test('a name that is taken says so at its field', async () => {
  await open([], {
    CREATE_LIST: () => {
      throw new ApiError({ code: 'NAME_ALREADY_TAKEN', message: '', fields: {} })
    },
  })
  const name = await screen.findByLabelText('Name der Liste')
  fireEvent.change(name, { target: { value: 'Bad Standard' } })
  fireEvent.click(screen.getByRole('button', { name: 'Liste anlegen' }))
  const told = await screen.findByText('Der Name ist bereits vergeben')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  // Read with the field, which one is brought to.
  expect(document.activeElement).toBe(name)
  expect(told.getAttribute('role')).toBeNull()
})

test('a name that is taken is read aloud to whoever is still in its field', async () => {
  await open([], {
    CREATE_LIST: () => {
      throw new ApiError({ code: 'NAME_ALREADY_TAKEN', message: '', fields: {} })
    },
  })
  const name = await screen.findByLabelText('Name der Liste')
  name.focus()
  fireEvent.change(name, { target: { value: 'Bad Standard' } })
  fireEvent.submit(name)
  expect((await screen.findByRole('alert')).textContent).toBe('Der Name ist bereits vergeben')
})

test('a list of somebody else cannot be deleted, an own one only after it was confirmed', async () => {
  const deleted: unknown[] = []
  await open([bath, { ...bath, id: '8', name: 'Estrich', own: false }], {
    DELETE_LIST: ({ list_id: id }) => {
      deleted.push(id)
      return {}
    },
  })
  const own = await screen.findByRole('button', { name: 'Bad Standard löschen' })
  expect(screen.queryByRole('button', { name: 'Estrich löschen' })).toBeNull()
  fireEvent.click(own)
  const dialog = within(await screen.findByRole('dialog', { name: 'Liste löschen?' }))
  expect(deleted).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
  await expect.poll(() => deleted).toEqual(['7'])
})

test('a list in the basket names what could not be taken over', async () => {
  const refused = [
    { matnr: '1000517', code: 'INVALID_QUANTITY' as const },
    { matnr: '8000345', code: 'PRICE_ON_REQUEST' as const },
  ]
  await open([bath], {
    THROW_LIST: { basket, added: 1, notAdded: ['1000517', '8000345'], refused, taken: [] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Bad Standard in den Warenkorb' }))
  expect(
    await screen.findByText(
      /1 Artikel liegt im Warenkorb „Büro“. Preis auf Anfrage, deshalb nicht übernommen: 8000345. Nicht übernommen: 1000517\./,
    ),
  ).toBeDefined()
})

test('what a list put into the basket is taken back, and nothing else of its lines', async () => {
  const taken = [
    { posnr: 1, matnr: '1000003', quantity: '1.44' },
    { posnr: 4, matnr: '2000154', quantity: '16' },
  ]
  const undone: unknown[] = []
  await renderScreen('/myaccount/lists', {
    lists: {
      GET_LISTS: { lists: [bath] },
      THROW_LIST: { basket, added: 2, notAdded: [], refused: [], taken },
    },
    basket: {
      GET_MULTIBASKETS: { multibaskets: [basket] },
      TAKE_BACK: ({ multibasket, additions }) => {
        undone.push([multibasket, additions])
        return { basket }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Bad Standard in den Warenkorb' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await expect.poll(() => undone).toEqual([[basket.id, taken]])
})

test('who has several baskets is asked which one a list goes into', async () => {
  const sent: unknown[] = []
  const site = { ...basket, id: '2', name: 'Baustelle Nord', active: false }
  await renderScreen('/myaccount/lists', {
    lists: {
      GET_LISTS: { lists: [bath] },
      THROW_LIST: ({ list_id: id, multibasket }) => {
        sent.push([id, multibasket])
        return { basket: site, added: 2, notAdded: [], refused: [], taken: [] }
      },
    },
    basket: { GET_MULTIBASKETS: { multibaskets: [basket, site] } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Bad Standard in den Warenkorb' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(sent).toEqual([])
  fireEvent.click(await dialog.findByRole('button', { name: /^Baustelle Nord/ }))
  expect(await screen.findByText(/Baustelle Nord/)).toBeDefined()
  await expect.poll(() => sent).toEqual([['7', '2']])
})

test('a long list names the first that could not be taken over, and how many more', async () => {
  const refused = Array.from({ length: 13 }, (_, index) => ({
    matnr: `10005${10 + index}`,
    code: 'INVALID_QUANTITY' as const,
  }))
  await open([bath], { THROW_LIST: { basket, added: 1, notAdded: [], refused, taken: [] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Bad Standard in den Warenkorb' }))
  expect(await screen.findByText(/Nicht übernommen: 1000510, .*1000519 und 3 weitere\./)).toBeDefined()
})

test('a list that is not there is not found inside the shop', async () => {
  await renderScreen('/myaccount/lists/edit/99', {
    lists: {
      GET_LIST: () => {
        throw new ApiError({ code: 'LIST_NOT_FOUND', message: '', fields: {} })
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Nicht gefunden' })).toBeDefined()
  await waitFor(() => expect(document.title).toMatch(/^Nicht gefunden/))
})

test('whoever does not own a list finds no way to change it', async () => {
  await renderScreen('/myaccount/lists/edit/7', {
    lists: {
      GET_LIST: {
        list: { ...bath, own: false },
        articles: [
          {
            id: '1',
            version: 1,
            matnr: '1000517',
            quantity: '2.88',
            unit: 'M2',
            stepsize: null,
            article: null,
          },
        ],
      },
    },
  })
  expect(await screen.findByText('2,88 m²')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Umbenennen' })).toBeNull()
  expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeDefined()
})

test('a line that was taken off by mistake comes back in its own unit', async () => {
  const line = {
    id: '1',
    version: 1,
    matnr: '1000517',
    quantity: '2',
    unit: 'KAR',
    stepsize: null,
    article: null,
  }
  const added: unknown[] = []
  await renderScreen('/myaccount/lists/edit/7', {
    lists: {
      GET_LIST: { list: bath, articles: [line] },
      REMOVE_ARTICLE: { list: { ...bath, articlesAmount: 0 }, articles: [] },
      ADD_ARTICLE: (input) => {
        added.push(input)
        return { list: bath }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '1000517 von der Liste nehmen' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await expect.poll(() => added).toMatchObject([{ matnr: '1000517', quantity: '2', unit: 'KAR' }])
})

test('the name of the next list stays in its field when the one before it is answered', async () => {
  let answer: (() => void) | undefined
  await open([], {
    CREATE_LIST: () => new Promise((resolve) => (answer = () => resolve({ list: bath }))),
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Name der Liste')
  fireEvent.change(field, { target: { value: bath.name } })
  fireEvent.submit(field)
  fireEvent.change(field, { target: { value: 'Estrich' } })
  await waitFor(() => expect(answer).toBeDefined())
  answer?.()
  expect(await screen.findByText('Die Liste „Bad Standard“ ist angelegt.')).toBeDefined()
  expect(field.value).toBe('Estrich')
})

test('of lists another window has deleted none stays once that is told', async () => {
  let isDeleted = false
  await renderScreen('/myaccount/lists', {
    lists: {
      GET_LISTS: () => ({ lists: isDeleted ? [] : [bath] }),
      THROW_LIST: () => {
        throw new ApiError({ code: 'LIST_NOT_FOUND', message: '', fields: {} })
      },
    },
    basket: { GET_MULTIBASKETS: { multibaskets: [basket] } },
  })
  const throwIt = await screen.findByRole('button', { name: 'Bad Standard in den Warenkorb' })
  isDeleted = true
  fireEvent.click(throwIt)
  expect(await screen.findByText('Die Liste gibt es nicht mehr.')).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Noch keine Liste' })).toBeDefined()
})
