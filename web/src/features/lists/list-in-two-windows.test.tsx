// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastStore } from '#web/app/toasts/toast-store.ts'
import { anOffer, aTile } from '#web/testing/articles.ts'
import { refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { ListAnswer } from './queries.ts'

const before: ListAnswer = {
  list: {
    id: '7',
    version: 1,
    name: 'Bad Standard',
    createdAt: '2026-02-01T08:00:00.000Z',
    articlesAmount: 1,
    isPublic: false,
    pinned: false,
    own: true,
  },
  articles: [
    { id: '1', version: 1, matnr: '4711', quantity: '1.44', unit: 'M2', stepsize: '1.44', article: aTile() },
  ],
}

/** A list of a shop that remembers; `elsewhere` is what another window makes of it meanwhile. */
async function aListPage() {
  let now = before
  const session = { isOver: false }
  let isDeleted = false
  const found = () => (isDeleted ? refused('LIST_NOT_FOUND') : now)
  const line = () => now.articles[0]
  const grow = (change: Partial<ListAnswer['list']>) => {
    now = { ...now, list: { ...now.list, ...change, version: now.list.version + 1 } }
  }
  const setQuantity = (quantity: string) => {
    grow({})
    now = { ...now, articles: now.articles.map((one) => ({ ...one, quantity, version: one.version + 1 })) }
  }
  const check = (version: unknown) => {
    if (session.isOver) refused('SESSION_ENDED')
    found()
    if (line()?.version !== version) refused('VERSION_CONFLICT', now)
  }
  const router = await renderScreen('/myaccount/lists/edit/7', {
    basket: { GET_MULTIBASKETS: { multibaskets: [] } },
    lists: {
      GET_LISTS: () => ({ lists: [now.list] }),
      GET_LIST: found,
      THROW_LIST: () => refused('LIST_NOT_FOUND'),
      EDIT_ARTICLE: ({ version, quantity }) => {
        check(version)
        setQuantity(String(quantity))
        return now
      },
      REMOVE_ARTICLE: ({ version }) => {
        check(version)
        grow({ articlesAmount: 0 })
        now = { ...now, articles: [] }
        return now
      },
      EDIT_LIST_NAME: ({ name, seen_name: seen }) => {
        found()
        if (seen !== now.list.name) refused('CHANGED_MEANWHILE', { list: now.list })
        grow({ name })
        return now
      },
      DELETE_LIST: ({ version }) => {
        found()
        if (version !== now.list.version) refused('VERSION_CONFLICT', { list: now.list })
        return {}
      },
    },
    materialmaster: { GET_AVAILABILITIES_AND_PRICES: { results: [anOffer()] } },
  })
  await field()
  return {
    router,
    elsewhere: setQuantity,
    renamedElsewhere: (name: string) => grow({ name }),
    deletedElsewhere: () => void (isDeleted = true),
    session,
    line,
  }
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Menge für/ })

async function setQuantity(value: string) {
  const input = await field()
  fireEvent.change(input, { target: { value } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

test('a line another window has changed shows both states and keeps the one that is chosen', async () => {
  const { elsewhere, line } = await aListPage()
  elsewhere('7.2')
  await setQuantity('4,32')
  const told = 'Diese Zeile wurde inzwischen geändert. Aktuell: 7,2 m². Ihre Eingabe: 4,32 m².'
  expect(await screen.findByText(told)).toBeDefined()
  expect((await field()).value).toBe('7,2')
  expect(line()?.quantity).toBe('7.2')
  fireEvent.click(screen.getByRole('button', { name: 'Meine Eingabe übernehmen' }))
  await waitFor(() => expect(line()?.quantity).toBe('4.32'))
  expect(screen.queryByText(told)).toBeNull()
})

test('a line another window has changed is not taken off unseen', async () => {
  const { elsewhere, line } = await aListPage()
  elsewhere('7.2')
  fireEvent.click(screen.getByRole('button', { name: /von der Liste nehmen$/ }))
  const told = 'Diese Zeile wurde inzwischen geändert und steht noch auf der Liste. Aktuell: 7,2 m².'
  expect(await screen.findByText(told)).toBeDefined()
  expect(line()?.quantity).toBe('7.2')
  fireEvent.click(screen.getByRole('button', { name: 'Trotzdem herausnehmen' }))
  expect(await screen.findByText('Diese Liste ist leer')).toBeDefined()
})

test('what is typed on a line after the session has ended stays there to be saved', async () => {
  const { session, line } = await aListPage()
  session.isOver = true
  await setQuantity('4,32')
  expect(await screen.findByText('Nicht gespeichert. Aktuell: 1,44 m². Ihre Eingabe: 4,32 m².')).toBeDefined()
  session.isOver = false
  fireEvent.click(screen.getByRole('button', { name: 'Meine Eingabe übernehmen' }))
  await waitFor(() => expect(line()?.quantity).toBe('4.32'))
})

test('a change that is refused after its page was left is told, and waits there for the choice', async () => {
  const { elsewhere, router } = await aListPage()
  elsewhere('7.2')
  fireEvent.change(await field(), { target: { value: '4,32' } })
  await router.navigate({ to: '/myaccount/lists' })
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject([{ kind: 'error', text: /auch anderswo geändert/ }]),
  )
  await router.navigate({ to: '/myaccount/lists/edit/$id', params: { id: '7' } })
  expect(await screen.findByText(/Aktuell: 7,2 m². Ihre Eingabe: 4,32 m²\./)).toBeDefined()
})

test('a name another window has given the list meanwhile is shown before it is replaced', async () => {
  const { renamedElsewhere } = await aListPage()
  fireEvent.click(screen.getByRole('button', { name: 'Umbenennen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Liste umbenennen' }))
  fireEvent.change(dialog.getByLabelText('Name der Liste'), { target: { value: 'Bad Nord' } })
  renamedElsewhere('Bad Süd')
  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText(/^Die Liste heißt inzwischen „Bad Süd“/)).toBeDefined()
  expect(dialog.getByLabelText<HTMLInputElement>('Name der Liste').value).toBe('Bad Nord')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bad Süd' })).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Bad Nord' })).toBeDefined()
})

test('a list another window has changed meanwhile is shown as it is before it is deleted', async () => {
  const { renamedElsewhere, router } = await aListPage()
  fireEvent.click(screen.getByRole('button', { name: 'Bad Standard löschen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Liste löschen?' }))
  renamedElsewhere('Bad Süd')
  fireEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
  expect(
    await dialog.findByText(/inzwischen geändert und ist noch da. Aktuell: „Bad Süd“ mit 1/),
  ).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/myaccount/lists'))
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
async function pressInDialog(title: string, name: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  fireEvent.click(dialog.getByRole('button', { name }))
}

test.each([
  ['a quantity is typed', () => setQuantity('4,32')],
  ['a line is taken off', () => press(/von der Liste nehmen$/)],
  ['all of it is ordered', () => press('In den Warenkorb')],
  ['it is renamed', () => (press('Umbenennen'), pressInDialog('Liste umbenennen', 'Speichern'))],
  ['it is deleted', () => (press('Bad Standard löschen'), pressInDialog('Liste löschen?', 'Löschen'))],
])('a list another window has deleted leaves the screen when %s', async (_why, write) => {
  const { deletedElsewhere } = await aListPage()
  deletedElsewhere()
  await write()
  expect(await screen.findByRole('heading', { name: 'Diese Liste gibt es nicht mehr' })).toBeDefined()
  expect(toastStore.get()).toMatchObject([{ kind: 'error' }])
  expect(screen.queryByRole('textbox', { name: /^Menge für/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Zu den Listen' }).getAttribute('href')).toMatch(
    /myaccount\/lists$/,
  )
})
