// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Answer, Input } from '#web/app/api/resources.ts'
import { aMultibasket, anOffer, aTile, someDetails } from '#web/testing/articles.ts'
import { customerSession, guestSession, refused } from '#web/testing/fake-shop.ts'
import { toastStore } from '#web/app/toasts/toast-store.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

type Session = typeof customerSession

const additional = (article: ReturnType<typeof aTile>) => ({
  matnr: article.matnr,
  found: true,
  article,
  customerMatnr: '',
  inBasket: false,
  inLists: false,
  inComparison: false,
  inLabels: false,
})

async function anArticlePage(
  given: {
    session?: Partial<Session>
    baskets?: number
    onRequest?: boolean
    position?: Answer<'article', 'GET_DETAILS'>['position']
    offer?: Parameters<typeof anOffer>[0] | (() => Parameters<typeof anOffer>[0])
    article?: Parameters<typeof someDetails>[0]
    /** What more is known about another article. */
    named?: ReturnType<typeof aTile>
    /** Instead of an answer about price and stock. */
    offers?: () => never
    plants?: (() => never) | Answer<'materialmaster', 'GET_WERKS_AVAILABILITY'>
  } = {},
) {
  const added = vi.fn()
  const offer =
    given.onRequest === true ? { onRequest: true, netPrice: null, retailPrice: null } : (given.offer ?? {})
  const baskets = Array.from({ length: given.baskets ?? 1 }, (_, index) =>
    aMultibasket({ id: String(index + 1), name: `Korb ${index + 1}`, active: index === 0 }),
  )
  const router = await renderScreen('/p/4711', {
    session: { GET_SESSION: { ...customerSession, ...given.session } },
    article: { GET_DETAILS: { ...someDetails(given.article), position: given.position ?? null } },
    materialmaster: {
      ...(given.named && { GET_ADDITIONAL_DATA: { results: [additional(given.named)] } }),
      GET_AVAILABILITIES_AND_PRICES:
        given.offers ??
        (({ articles }) => ({
          results: articles.map(({ quantity }) =>
            anOffer({
              quantity: String(quantity ?? '1.44'),
              ...(typeof offer === 'function' ? offer() : offer),
            }),
          ),
        })),
      GET_WERKS_AVAILABILITY: given.plants ?? { matnr: '4711', unit: 'M2', plants: [] },
    },
    basket: {
      GET_MULTIBASKETS: { multibaskets: baskets },
      ADD_ARTICLE: (input: Input<'basket', 'ADD_ARTICLE'>) => {
        added(input.multibasket ?? 'active', input.quantity, input.unit)
        return {
          basket: baskets[0] ?? aMultibasket(),
          posnr: 10,
          version: 1,
          quantity: String(input.quantity),
        }
      },
    },
  })
  const field = async () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Menge für/ })
  return { router, added, field }
}

const aPlant = { availabilityFlag: 'available', quantity: '10', replenishmentDate: null } as const
const twoPlants = {
  matnr: '4711',
  unit: 'M2',
  plants: [
    {
      ...aPlant,
      werks: '1000',
      name: 'Zentrallager Ulm',
      plz: '89077',
      city: 'Ulm',
      own: true,
      distance: 0,
      latitude: 48.4,
      longitude: 9.96,
    },
    {
      ...aPlant,
      werks: '1100',
      name: 'Niederlassung Augsburg',
      plz: '86153',
      city: 'Augsburg',
      own: false,
      distance: 70,
      latitude: 48.38,
      longitude: 10.9,
    },
  ],
}

const order = async () => fireEvent.click(await screen.findByRole('button', { name: 'In den Warenkorb' }))

/** Chooses a basket in the dialog. */
async function choose(name: RegExp) {
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name }))
}

test('an unknown article is not found inside the shop', async () => {
  await renderScreen('/p/0815', {
    basket: { GET_MULTIBASKETS: { multibaskets: [] } },
    article: { GET_DETAILS: () => refused('INVALID_MATNR') },
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Artikel 0815 gibt es hier nicht' }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Nach „0815“ suchen' }).getAttribute('href')).toBe('/search?q=0815')
  await waitFor(() => expect(document.title).toContain('Artikel 0815 gibt es hier nicht'))
})

test('a document named in part does not stand before the article', async () => {
  const asked = vi.fn()
  const router = await renderScreen('/p/4711?docid=7000001', {
    basket: { GET_MULTIBASKETS: { multibaskets: [] } },
    article: {
      GET_DETAILS: (input: Input<'article', 'GET_DETAILS'>) => {
        asked(input.docid)
        return input.docid === undefined ? someDetails() : refused('INVALID_PARAMS')
      },
    },
    materialmaster: {
      GET_AVAILABILITIES_AND_PRICES: { results: [anOffer()] },
      GET_WERKS_AVAILABILITY: { matnr: '4711', unit: 'M2', plants: [] },
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Bodenfliese Basalto 60x120' })).toBeDefined()
  expect(router.state.location.search).toEqual({})
  expect(asked).toHaveBeenCalledWith('7000001')
})

test('an article that has left the shop while its page was open is neither offered nor asked for', async () => {
  await anArticlePage({ offer: { found: false, onRequest: true, netPrice: null, retailPrice: null } })
  expect(await screen.findByText(/gibt es inzwischen nicht mehr/)).toBeDefined()
  expect(screen.queryByText('Preis auf Anfrage')).toBeNull()
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull()
})

test('an article that is gone or kept for others by the time it is ordered is said to be, and not offered any more', async () => {
  let isGone = false
  const { added } = await anArticlePage({ offer: () => ({ found: !isGone }) })
  added.mockImplementationOnce(() => {
    isGone = true
    refused('ARTICLE_NUMBER_NOT_FOUND')
  })
  await order()
  const told = 'Bodenfliese Basalto 60x120 ist nicht mehr im Sortiment oder nicht mehr für Sie freigegeben.'
  await waitFor(() => expect(toastStore.get()).toMatchObject([{ kind: 'error', text: told }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull())
})

test('both numbers of one supplier stand there, also when the article changes', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const supplier = { supplierNumber: '70010', supplierName: 'Gresalta' }
  const factoryNumbers = ['GA-1', 'GA-2'].map((supplierMatnr) => ({ ...supplier, supplierMatnr }))
  await anArticlePage({ article: { factoryNumbers } })
  expect(await screen.findByText('GA-2')).toBeDefined()
  expect(complaint.mock.calls.flat().filter((text) => String(text).includes('same key'))).toEqual([])
  complaint.mockRestore()
})

test('hazard statements are marked by the language they are written in', async () => {
  const statement = 'H315 Causes skin irritation.'
  const attributes = [
    { key: 'h_statements', name: 'H statements', value: statement, unit: '', valueLanguage: 'en' as const },
  ]
  await anArticlePage({ article: { attributes } })
  expect((await screen.findByText(statement)).closest('[lang]')?.getAttribute('lang')).toBe('en')
})

test("a successor's name is marked by the language it is written in", async () => {
  await anArticlePage({
    article: { discontinued: true, successor: '4712' },
    named: aTile({ matnr: '4712', maktx1: 'Bodenfliese Neu', textLanguage: 'de' }),
  })
  expect((await screen.findByRole('link', { name: 'Bodenfliese Neu' })).getAttribute('lang')).toBe('de')
})

test('an article without a price can be asked for, not ordered', async () => {
  await anArticlePage({ onRequest: true })
  expect(await screen.findByText('Preis auf Anfrage')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull()
})

test('where the sum cannot be had, the price that stands above is not told to be missing', async () => {
  await anArticlePage({ offers: () => refused('TECHNICAL_ERROR') })
  const panel = within(await screen.findByRole('region', { name: 'Preis und Bestellung' }))
  expect(await panel.findByText('Summe nicht geladen.')).toBeDefined()
  expect(panel.getByText('Ihr Preis')).toBeDefined()
  expect(panel.queryByText('Preis nicht geladen.')).toBeNull()
})

test('stock that cannot be had says so in its place, and is asked for again', async () => {
  const plants = vi.fn(() => refused('TECHNICAL_ERROR'))
  const { field } = await anArticlePage({ plants })
  fireEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  await waitFor(() => expect(plants).toHaveBeenCalledTimes(2))
  expect(await field()).toBeDefined()
})

test('a radius without a branch says so, beside the own one that stays', async () => {
  await anArticlePage({ plants: twoPlants })
  const radius = await screen.findByLabelText('Umkreis')
  fireEvent.change(radius, { target: { value: '50' } })
  expect(screen.queryByText(/haben wir keine Niederlassung/)).toBeNull()
  fireEvent.change(await screen.findByLabelText('Postleitzahl'), { target: { value: '99999' } })
  fireEvent.click(screen.getByRole('button', { name: 'Entfernung ab PLZ' }))
  expect(await screen.findByText('In diesem Umkreis haben wir keine Niederlassung.')).toBeDefined()
  expect(screen.getByText('Zentrallager Ulm')).toBeDefined()
  expect(screen.queryByText('Niederlassung Augsburg')).toBeNull()
})

test('the nearest branch to a postcode is said aloud', async () => {
  await anArticlePage({ plants: twoPlants })
  fireEvent.change(await screen.findByLabelText('Postleitzahl'), { target: { value: '86150' } })
  fireEvent.click(screen.getByRole('button', { name: 'Entfernung ab PLZ' }))
  const said = await screen.findByText(/^Am nächsten: Niederlassung Augsburg, ca\. \d+ km$/)
  expect(said.localName).toBe('output')
})

test('the nearest branch is said where none is within the radius, too, and not the own one farther away', async () => {
  await anArticlePage({ plants: twoPlants })
  fireEvent.change(await screen.findByLabelText('Umkreis'), { target: { value: '10' } })
  // In Munich.
  fireEvent.change(screen.getByLabelText('Postleitzahl'), { target: { value: '80331' } })
  fireEvent.click(screen.getByRole('button', { name: 'Entfernung ab PLZ' }))
  const none = await screen.findByText('In diesem Umkreis haben wir keine Niederlassung.')
  expect(none.localName).toBe('output')
  expect(screen.getByText(/^Am nächsten: Niederlassung Augsburg/)).toBeDefined()
})

test('an unknown postcode is told at its field, to which the keyboard comes back, and not aloud besides', async () => {
  await anArticlePage({ plants: twoPlants })
  const field = await screen.findByLabelText('Postleitzahl')
  fireEvent.change(field, { target: { value: '1' } })
  screen.getByRole('button', { name: 'Entfernung ab PLZ' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Entfernung ab PLZ' }))
  const told = await screen.findByText(/^Diese Postleitzahl kennen wir nicht/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(told.id)
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an unknown postcode is told aloud to who is in its field already', async () => {
  await anArticlePage({ plants: twoPlants })
  const field = await screen.findByLabelText<HTMLInputElement>('Postleitzahl')
  field.focus()
  fireEvent.change(field, { target: { value: '1' } })
  if (field.form) fireEvent.submit(field.form)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Diese Postleitzahl kennen wir nicht/)
})

test('while the device looks for its position the button is busy and says so aloud; a postcode ends it', async () => {
  const geolocation = { getCurrentPosition: () => undefined }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  await anArticlePage({ plants: twoPlants })
  const here = await screen.findByRole('button', { name: 'Von meinem Standort' })
  fireEvent.click(here)
  expect(here.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText('Ihr Standort wird ermittelt …').localName).toBe('output')
  fireEvent.change(screen.getByLabelText('Postleitzahl'), { target: { value: '86150' } })
  fireEvent.click(screen.getByRole('button', { name: 'Entfernung ab PLZ' }))
  await screen.findByText(/^Am nächsten: Niederlassung Augsburg/)
  expect(here.getAttribute('aria-busy')).toBeNull()
})

test('after an unknown postcode distances are from the own branch again, not from the postcode before', async () => {
  await anArticlePage({ plants: twoPlants })
  const distances = () =>
    screen
      .queryAllByText(/\d\skm$/)
      .flatMap((shown) => (shown.localName === 'span' ? [shown.textContent] : []))
  const field = await screen.findByLabelText('Postleitzahl')
  const before = distances()
  const measureFrom = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Entfernung ab PLZ' }))
  }
  measureFrom('86150')
  await screen.findByText(/^Am nächsten:/)
  expect(distances()).not.toEqual(before)
  measureFrom('1')
  await screen.findByText(/^Diese Postleitzahl kennen wir nicht/)
  expect(distances()).toEqual(before)
  expect(screen.queryByText(/^Am nächsten:/)).toBeNull()
})

test('a position one comes from is named by the number its document bears, and leads back to it', async () => {
  const position = {
    doctype: 1,
    docid: '7003109',
    number: '4500001',
    posnr: 10,
    quantity: '10.8',
    unit: 'M2',
    netPrice: { price: '25.79', currency: 'EUR', costUnit: 1, volumeUnit: 'M2' },
  }
  await anArticlePage({ position })
  expect(await screen.findByText(/^In Beleg 4500001, Position 10, vereinbart: 10,8\sm²/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Zum Beleg' }).getAttribute('href')).toBe(
    '/myaccount/document/1/7003109',
  )
})

test('the next scale is told with the unit its price is for', async () => {
  const nextScale = {
    from: '1000',
    fromUnit: 'ST',
    price: '8.88',
    currency: 'EUR',
    costUnit: 100,
    volumeUnit: 'ST',
  }
  await anArticlePage({ offer: { explanation: { rule: 'customer-article', validTo: null, nextScale } } })
  expect(await screen.findByText(/Ab 1\.000\sStück zahlen Sie 8,88\s€ \/ 100\sStück\./)).toBeDefined()
})

test('the address gets the name of the article', async () => {
  const { router } = await anArticlePage()
  expect(router.state.location.pathname).toBe('/p/4711/bodenfliese-basalto-60x120')
})

test('a quantity is told in cartons and kilograms', async () => {
  const { field } = await anArticlePage()
  fireEvent.change(await field(), { target: { value: '2,88' } })
  expect(await screen.findByText('2,88 m² = 2 Kartons, 58 kg')).toBeDefined()
})

test('what a quantity means is said when the quantity changes, and not with each page', async () => {
  const before = toastStore.spoken()
  const { field } = await anArticlePage()
  const input = await field()
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.closest('output')).toBeNull()
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(toastStore.spoken()).toBe(before)
  await waitFor(() => expect(toastStore.spoken()).toMatch(/^2,88\sm² = 2\sKartons, 58\skg$/))
})

test('a quantity between the steps is raised, said, and ordered only when confirmed', async () => {
  const { field, added } = await anArticlePage({ session: { addToBasketMode: 3 } })
  fireEvent.change(await field(), { target: { value: '2' } })
  await order()
  expect((await field()).value).toBe('2,88')
  expect(added).not.toHaveBeenCalled()
  await order()
  await waitFor(() => expect(added).toHaveBeenCalledExactlyOnceWith('active', '2.88', 'M2'))
})

test('the quantity of before is not taken for a typed one that cannot be read', async () => {
  const { field, added } = await anArticlePage({ session: { addToBasketMode: 3 } })
  fireEvent.change(await field(), { target: { value: '12 Stk' } })
  fireEvent.blur(await field())
  await order()
  const told = await screen.findAllByText(/war keine Menge\. Eingetragen sind 1,44\sm², bitte bestätigen/)
  // Once to be read, once beside the button, where a phone has its thumb; and it is said.
  expect(
    told.map((one) => [one.getAttribute('aria-hidden'), one.closest('[data-thumb-bar]') !== null]),
  ).toEqual([
    [null, false],
    ['true', true],
  ])
  await waitFor(() => expect(toastStore.spoken()).toMatch(/bitte bestätigen/))
  expect(added).not.toHaveBeenCalled()
  await order()
  await waitFor(() => expect(added).toHaveBeenCalledExactlyOnceWith('active', '1.44', 'M2'))
})

test('digits typed anywhere and Enter order that quantity', async () => {
  const { field, added } = await anArticlePage({ session: { addToBasketMode: 3 } })
  const input = await field()
  fireEvent.keyDown(document.body, { key: '7' })
  expect(document.activeElement).toBe(input)
  fireEvent.change(input, { target: { value: '7,20' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  await waitFor(() => expect(added).toHaveBeenCalledExactlyOnceWith('active', '7.2', 'M2'))
})

test('mode 1 always asks which basket, and says for what', async () => {
  const { added } = await anArticlePage({ session: { addToBasketMode: 1 } })
  await order()
  const asking = await screen.findByRole('dialog', { name: 'In welchen Warenkorb?' })
  const about = document.getElementById(asking.getAttribute('aria-describedby') ?? '')
  expect(about?.textContent).toMatch(/^1,44\sm² Bodenfliese Basalto/)
  await choose(/^Korb 1/)
  await waitFor(() => expect(added).toHaveBeenCalledExactlyOnceWith('1', '1.44', 'M2'))
})

test('mode 2 asks only where there is more than one basket', async () => {
  const single = await anArticlePage({ session: { addToBasketMode: 2 }, baskets: 1 })
  await order()
  await waitFor(() => expect(single.added).toHaveBeenCalledWith('active', '1.44', 'M2'))
  const several = await anArticlePage({ session: { addToBasketMode: 2 }, baskets: 2 })
  await order()
  await choose(/^Korb 2/)
  await waitFor(() => expect(several.added).toHaveBeenCalledExactlyOnceWith('2', '1.44', 'M2'))
})

test('one piece lies in the basket, several lie there', async () => {
  const article = { meins: 'ST', salesUnit: 'ST', qty_stepsize: '1', units: [] }
  const { field } = await anArticlePage({ session: { addToBasketMode: 3 }, article })
  await order()
  expect(await screen.findByText(/^1\sStück .* liegt im Warenkorb/)).toBeDefined()
  fireEvent.change(await field(), { target: { value: '2' } })
  await order()
  expect(await screen.findByText(/^2\sStück .* liegen im Warenkorb/)).toBeDefined()
})

test('mode 3 never asks', async () => {
  const { added } = await anArticlePage({ session: { addToBasketMode: 3 }, baskets: 3 })
  await order()
  await waitFor(() => expect(added).toHaveBeenCalledExactlyOnceWith('active', '1.44', 'M2'))
})

test('a basket can be created in the dialog only with the permission', async () => {
  await anArticlePage({ session: { addToBasketMode: 1, permissions: [] } })
  await order()
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: /^Korb 1/ })
  expect(dialog.queryByRole('button', { name: 'Neuer Warenkorb' })).toBeNull()
})

test('with net prices switched off only the list price is on screen', async () => {
  await anArticlePage({ session: { showNetPrice: false } })
  expect(await screen.findByText('40,00 €')).toBeDefined()
  expect(screen.queryByText('32,08 €')).toBeNull()
})

test('search engines get the list price on the page of a guest', async () => {
  await anArticlePage({ session: guestSession })
  await screen.findByRole('heading', { level: 1 })
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(data).toContain('"price":"40"')
  expect(data).not.toContain('32.08')
})

test('search engines are told what the article is, and of one nobody has described nothing but the shop', async () => {
  const told = () =>
    [...document.querySelectorAll('meta[name="description"]')].at(-1)?.getAttribute('content')
  const description = `Durchgefärbtes Feinsteinzeug. ${'Frostsicher und trittfest. '.repeat(10)}`
  await anArticlePage({ article: { maktx2: 'Steinoptik matt, 10 mm', description } })
  await waitFor(() =>
    expect(told()).toMatch(/^Steinoptik matt, 10 mm\. Durchgefärbtes Feinsteinzeug\. .{80,}…$/),
  )
  expect(told()?.length).toBeLessThanOrEqual(160)
  cleanup()
  await anArticlePage({ article: { maktx2: '', description: '' } })
  await screen.findByRole('heading', { level: 1 })
  expect(told() ?? '').not.toContain('Feinsteinzeug')
})

test('brand and properties that are filters lead to what shares them, other properties nowhere', async () => {
  const category = (id: string, name: string) => ({ id, name, value: `000010${name}` })
  const categories = [[category('tiles', 'Fliesen'), category('small', 'Fliesen 60x60')]]
  const colour = { key: 'colour', name: 'Farbe', value: 'grau', unit: '', filter: 'attr:colour:"grau"' }
  const thickness = { key: 'thickness', name: 'Stärke', value: '9', unit: 'mm' }
  await anArticlePage({ article: { categories, attributes: [colour, thickness] } })
  const colourLink = await screen.findByRole('link', { name: 'grau' })
  expect(colourLink.getAttribute('href')).toBe('/c/tiles?fq=attr%3Acolour%3A%22grau%22')
  expect(colourLink.getAttribute('rel')).toBe('nofollow')
  expect(
    screen.getByText('Ein unterstrichener Wert führt zu allen Artikeln mit dieser Eigenschaft in „Fliesen“.'),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^9/ })).toBeNull()
  const brandLink = screen.getByRole('link', { name: 'Gresalta' })
  expect(brandLink.getAttribute('href')).toBe('/search?fq=brand%3A%22Gresalta%22')
})

test('two energy classes of an article are told apart by who hears them', async () => {
  const heating = {
    eekClass: 'A+++',
    scale: 'A+++-D',
    loadProfile: '',
    eprelId: '',
    supplierId: '70001',
    articleNumber: 'HZ-1',
  }
  await anArticlePage({
    article: {
      eekClasses: [
        { ...heating, qualifier: 'heating_55', index: 0, dataSheet: '/sheet-0' },
        { ...heating, qualifier: 'heating_35', index: 1, dataSheet: '/sheet-1' },
      ],
    },
  })
  await screen.findByRole('link', { name: 'Produktdatenblatt, Heizung 55\u00A0°C' })
  expect(screen.getByRole('link', { name: 'Produktdatenblatt, Heizung 35\u00A0°C' })).toBeDefined()
  for (const degrees of [55, 35])
    expect(
      screen.getByTitle(`Energieeffizienzklasse A+++ auf einer Skala von A+++ – D, Heizung ${degrees} °C`),
    ).toBeDefined()
  // At the thumb of a phone the price stands alone; there they are seen, and not read out once more.
  const arrows = [...document.querySelectorAll('[data-thumb-bar] svg:has(title)')]
  expect(arrows.map((arrow) => arrow.textContent)).toEqual(
    [0, 1].map(() => expect.stringMatching(/Skala von A\+\+\+ – D.*A\+\+\+$/)),
  )
  expect(arrows.every((arrow) => arrow.closest('[aria-hidden]') !== null)).toBe(true)
})
