// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer, aTile } from '#web/testing/articles.ts'
import { customerSession, type FakeAnswers } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const basket = (id: string, active: boolean) => ({
  id,
  name: `Korb ${id}`,
  kommi: '',
  active,
  numUePos: 2,
  version: 1,
})
const nothing = { documents: [], numFound: 0, start: 0 }

const open = (permissions: typeof customerSession.permissions, more: FakeAnswers = {}) =>
  renderScreen('/myaccount', {
    session: { GET_SESSION: { ...customerSession, permissions } },
    docs: { GET_LIST: nothing, GET_CONTACT: { contact: null } },
    article: { GET_LAST_ARTICLES: { articles: [] } },
    basket: { GET_MULTIBASKETS: { multibaskets: [basket('1', false), basket('2', true)] } },
    ...more,
  })

test('who may see no documents finds nothing that leads to them', async () => {
  await open([])
  await screen.findByRole('heading', { name: 'Warenkörbe' })
  expect(screen.queryByRole('heading', { name: 'Offene Aufträge' })).toBeNull()
  const main = within(screen.getByRole('main'))
  expect(
    main.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('document')),
  ).toEqual([])
})

test('without open orders it says so; nothing to release is not mentioned', async () => {
  await open(['DOCUMENTS_ORDERS', 'BUDGETS_RELEASE'])
  expect(await screen.findByText('Zurzeit ist kein Auftrag offen.')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Warten auf Ihre Freigabe' })).toBeNull()
})

test('who bought nothing yet reads what will stand there', async () => {
  await open(['DOCUMENTS_ORDERS'])
  const panel = within(await screen.findByRole('region', { name: 'Zuletzt gekauft' }))
  expect(panel.getByText('Was Sie bestellen, steht hier zum Nachbestellen.')).toBeDefined()
})

test('what was bought last says when and how much, and leads to the article', async () => {
  const bought = { doctype: 1, docid: '7', date: '2026-03-02', quantity: '2.88', unit: 'M2' }
  const article = aTile({ matnr: '1000003', maktx1: 'Fliese Nordkap' })
  await open(['DOCUMENTS_ORDERS'], {
    article: { GET_LAST_ARTICLES: { articles: [{ article, ...bought }] } },
    materialmaster: {
      GET_AVAILABILITIES_AND_PRICES: { results: [anOffer({ matnr: '1000003' })] },
      GET_ADDITIONAL_DATA: { results: [] },
    },
  })
  const panel = within(await screen.findByRole('region', { name: 'Zuletzt gekauft' }))
  expect(panel.getByRole('link', { name: 'Fliese Nordkap' }).getAttribute('href')).toContain('/p/1000003')
  expect(panel.getByText(/2,88 m² am 02\.03\.2026/)).toBeDefined()
  expect(panel.queryByText('Was Sie bestellen, steht hier zum Nachbestellen.')).toBeNull()
})

test('without a contact person the company stands there', async () => {
  await open([])
  const panel = await screen.findByRole('region', { name: 'So erreichen Sie uns' })
  expect(within(panel).getByRole('link', { name: 'kontakt@gewerk.example' })).toBeDefined()
})

test('the active basket stands first, another one is made active by one press', async () => {
  const activated: string[] = []
  await open([], {
    basket: {
      GET_MULTIBASKETS: { multibaskets: [basket('1', false), basket('2', true)] },
      SET_ACTIVE: ({ multibasket }) => {
        activated.push(String(multibasket))
        return { multibaskets: [] }
      },
    },
  })
  const panel = within(await screen.findByRole('region', { name: 'Warenkörbe' }))
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Korb 2'),
    expect.stringContaining('Korb 1'),
  ])
  fireEvent.click(panel.getByRole('button', { name: 'Warenkorb Korb 1 aktivieren' }))
  await expect.poll(() => activated).toEqual(['1'])
})
