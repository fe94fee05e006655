// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Input } from '#web/app/api/resources.ts'
import type { Session } from '#web/app/shop-queries.ts'
import { anOffer, aTile } from '#web/testing/articles.ts'
import {
  customerSession,
  type FakeAnswers,
  guestSession,
  noSuggestions,
  refused,
} from '#web/testing/fake-shop.ts'
import { type Hits, someHits as hitsOf } from '#web/testing/hits.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const brandFilter: Hits['facets'][number] = {
  kind: 'field',
  field: 'brand',
  label: 'Marke',
  unit: '',
  numberOfValues: 1,
  values: [{ value: 'Gresalta', label: 'Gresalta', count: 2, isActive: false, markedForActivation: false }],
  range: null,
  pivot: [],
}

const brands = ['Gresalta', 'Albero', 'Brenta', 'Corvo', 'Delta', 'Elba', 'Fiora', 'Garda', 'Isola', 'Kerana']
const allBrands: Hits['facets'][number] = {
  ...brandFilter,
  numberOfValues: brands.length,
  values: brands.map((brand) => ({
    value: brand,
    label: brand,
    count: 2,
    isActive: false,
    markedForActivation: false,
  })),
}

const categoryFilter: Hits['facets'][number] = {
  ...brandFilter,
  kind: 'pivot',
  field: 'category',
  label: 'Kategorie',
  values: [],
}

const someHits = (given: Partial<Hits> = {}, docs = [aTile()]): Hits =>
  hitsOf({ facets: [categoryFilter, brandFilter], ...given }, docs)

const category = (id: string, parent: string, name: string) => ({
  id,
  parent,
  name,
  value: `000100${name}`,
  image: '',
  level: parent === '' ? 0 : 1,
})

async function aListing(
  path: string,
  hits: Hits | (() => Hits | Promise<Hits>) = someHits(),
  session: Session = customerSession,
  /** Refuses a search. */
  check: () => unknown = () => undefined,
  suggestions: NonNullable<NonNullable<FakeAnswers['search']>['SUGGEST']> = noSuggestions,
) {
  const asked: Input<'search', 'SEARCH'>[] = []
  const router = await renderScreen(path, {
    session: { GET_SESSION: session },
    basket: { GET_MULTIBASKETS: { multibaskets: [] } },
    categories: {
      GET_SHOP_CATEGORY_NAMES: {
        categories: [category('tiles', '', 'Fliesen'), category('floor', 'tiles', 'Bodenfliesen')],
      },
    },
    search: {
      SEARCH: (input) => {
        asked.push(input)
        check()
        if (input.facet_field !== undefined) return someHits({ facets: [allBrands] })
        return typeof hits === 'function' ? hits() : hits
      },
      SUGGEST: suggestions,
    },
    materialmaster: {
      GET_AVAILABILITIES_AND_PRICES: ({ articles }) => ({ results: articles.map(() => anOffer()) }),
      GET_ADDITIONAL_DATA: ({ articles }) => ({
        results: articles.map(({ matnr }) => ({
          matnr: String(matnr),
          found: true,
          article: null,
          customerMatnr: '',
          inBasket: false,
          inLists: false,
          inComparison: false,
          inLabels: false,
        })),
      }),
    },
  })
  return { router, asked }
}

const addressOf = (router: Awaited<ReturnType<typeof renderScreen>>) =>
  decodeURIComponent(router.state.location.href)

test('nothing found says what was looked for and what may help', async () => {
  await aListing('/search?q=xyz', someHits({}, []))
  expect(await screen.findByText('Keine Treffer für „xyz“')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sehen Sie nach Marken.' })).toBeDefined()
  const request = screen.getByRole('link', {
    name: 'Fragen Sie einen Artikel an, der nicht im Sortiment ist.',
  })
  expect(request.getAttribute('href')).toBe('/not-listed-products?q=xyz')
})

test('a guest for whom nothing is found is led to the login, and from there to the request', async () => {
  const { router } = await aListing('/search?q=xyz', someHits({}, []), guestSession)
  const request = await screen.findByRole('link', {
    name: 'Melden Sie sich an, um einen Artikel anzufragen, der nicht im Sortiment ist.',
  })
  fireEvent.click(request)
  await waitFor(() => expect(addressOf(router)).toBe('/login?redirect=/not-listed-products?q=xyz'))
})

test('that nothing is found is said aloud, and the page has no empty column of filters', async () => {
  await aListing('/search?q=xyz', someHits({ facets: [] }, []))
  await screen.findByText('Keine Treffer für „xyz“')
  expect(screen.getByText('0 Artikel').localName).toBe('output')
  const list = screen.getByRole('region', { name: 'Treffer' })
  expect(list.parentElement?.hasAttribute('data-bare')).toBe(true)
})

test('of the pages the one on screen alone is the current one, and no way to take a filter back is', async () => {
  const filters = ['brand:"Gresalta"', 'brand:"Albero"'].map((fq) => `&fq=${encodeURIComponent(fq)}`)
  await aListing(
    `/search?q=x&page=2${filters.join('')}`,
    someHits({ response: { numFound: 70, start: 24, docs: [aTile()] } }),
  )
  await screen.findByRole('link', { name: 'Alle Filter aufheben' })
  const current = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent)
  expect(current).toEqual(['Seite 2'])
})

test('of the categories on the way the one on screen alone is the current one', async () => {
  await aListing('/c/tiles/floor')
  const links = await screen.findAllByRole('link', { name: 'Fliesen' })
  expect(links.length).toBeGreaterThan(1)
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(links.map(() => null))
})

test('beside hits with filters there is a column for them', async () => {
  await aListing('/search?q=x')
  const list = await screen.findByRole('region', { name: 'Treffer' })
  expect(list.parentElement?.hasAttribute('data-bare')).toBe(false)
})

test('nothing found leads guests to no request, which needs a login', async () => {
  await aListing('/search?q=xyz', someHits({}, []), guestSession)
  expect(await screen.findByText('Keine Treffer für „xyz“')).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Fragen Sie einen Artikel an/ })).toBeNull()
})

const order = {
  type: 'order' as const,
  doctype: 1,
  docid: '7003101',
  number: '4400797',
  kommission: 'Bad Huber',
  createDate: '2026-11-20',
}

test('where no article is found the visitor finds his own documents and lists by the same words', async () => {
  const bad = { id: '7', name: 'Bad Huber', articlesAmount: 3 }
  const own = { ...noSuggestions, documents: [order], lists: [bad] }
  await aListing('/search?q=440079', someHits({}, []), customerSession, () => undefined, own)
  const found = await screen.findByRole('link', { name: /^Auftrag 4400797 20\.11\.2026, Bad Huber$/ })
  expect(found.getAttribute('href')).toBe('/myaccount/document/1/7003101')
  expect(screen.getByRole('link', { name: /^Bad Huber / }).getAttribute('href')).toBe(
    '/myaccount/lists/edit/7',
  )
  // What one can try instead is told where it stands, behind what was found.
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'In Ihren Belegen und Listen',
    'Das können Sie versuchen',
  ])
  expect(headings[1]?.nextElementSibling?.localName).toBe('ul')
  expect(screen.getByText('Keine Treffer für „440079“').nextElementSibling?.textContent).toMatch(/^In Ihren/)
})

test('own documents that cannot be had leave the page of nothing found as it is, and guests are asked for none', async () => {
  const refusing = () => refused('TECHNICAL_ERROR')
  await aListing('/search?q=440079', someHits({}, []), customerSession, () => undefined, refusing)
  expect(await screen.findByText('Keine Treffer für „440079“')).toBeDefined()
  expect(screen.queryByText('In Ihren Belegen und Listen')).toBeNull()
  cleanup()
  const asked = vi.fn(() => ({ ...noSuggestions, documents: [order] }))
  await aListing('/search?q=440079', someHits({}, []), guestSession, () => undefined, asked)
  expect(await screen.findByText('Keine Treffer für „440079“')).toBeDefined()
  expect(asked).not.toHaveBeenCalled()
})

test('half a number that articles have, too, leads to own documents with it, above the hits', async () => {
  const asked = vi.fn(() => ({ ...noSuggestions, documents: [order] }))
  await aListing('/search?q=440079', someHits(), guestSession, () => undefined, asked)
  await screen.findAllByRole('article')
  for (const q of ['fliese', '60x120']) {
    await aListing(`/search?q=${q}`, someHits(), customerSession, () => undefined, asked)
    await screen.findAllByRole('article')
  }
  await aListing('/search?q=440079&fq=brand:"Gresalta"', someHits(), customerSession, () => undefined, asked)
  await screen.findAllByRole('article')
  expect(asked).not.toHaveBeenCalled()

  const inReference = { ...order, docid: '7003102', number: '4400555', kommission: 'Angebot 440079' }
  const own = { ...noSuggestions, documents: [order, inReference] }
  await aListing('/search?q=440079', someHits(), customerSession, () => undefined, own)
  const found = await screen.findByRole('link', { name: /^Auftrag 4400797 20\.11\.2026, Bad Huber$/ })
  expect(found.getAttribute('href')).toBe('/myaccount/document/1/7003101')
  expect(screen.queryByRole('link', { name: /4400555/ })).toBeNull()
  const first = screen.getAllByRole('article')[0]
  expect(first && found.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('own documents that cannot be had leave the hits as they are', async () => {
  const refusing = () => refused('TECHNICAL_ERROR')
  await aListing('/search?q=440079', someHits(), customerSession, () => undefined, refusing)
  expect((await screen.findAllByRole('article')).length).toBe(1)
  expect(screen.queryByText(/Ihrer Belege/)).toBeNull()
})

test("a number that is nobody's names the articles with the nearest ones", async () => {
  const nearest = [
    { matnr: '1000123', maktx1: 'Bodenfliese grau', number: '1000123', kind: 'matnr' as const },
    { matnr: '2000456', maktx1: 'Fugenmörtel', number: '10-001-2', kind: 'supplier' as const },
  ]
  await aListing('/search?q=1000129', someHits({ nearestNumbers: nearest }, []))
  const near = await screen.findByRole('link', { name: 'Art.-Nr. 1000123' })
  expect(near.getAttribute('href')).toBe('/p/1000123')
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts).toContain('Art.-Nr. 1000123 Bodenfliese grau')
  expect(texts).toContain('Art.-Nr. 2000456 Fugenmörtel (Herstellernummer 10-001-2)')
})

test('nothing found with filters offers to take them back', async () => {
  await aListing('/search?q=x&fq=brand:"Gresalta"', someHits({}, []))
  const all = await screen.findByRole('link', { name: 'Alle Filter aufheben' })
  expect(all.getAttribute('href')).toBe('/search?q=x')
})

test('until hits without the filters are there nobody is told that there are none, and the sorting stays', async () => {
  const { promise, resolve: come } = Promise.withResolvers<Hits>()
  const answers = [someHits({}, []), promise]
  const { router } = await aListing('/search?q=x&fq=brand:"Gresalta"', () => answers.shift() ?? promise)
  fireEvent.click(await screen.findByRole('link', { name: 'Alle Filter aufheben' }))
  await waitFor(() => expect(addressOf(router)).toBe('/search?q=x'))
  expect(screen.queryByText('Das können Sie versuchen')).toBeNull()
  expect(screen.getByText(/^Mit diesen Filtern passt nichts zusammen/)).toBeDefined()
  expect(screen.getByRole('combobox', { name: 'Sortierung' })).toBeDefined()
  come(someHits())
  expect(await screen.findByRole('heading', { level: 2, name: /Basalto/ })).toBeDefined()
})

test('until the hits of other words are there, what is said of those before is not said of these', async () => {
  const { promise, resolve: come } = Promise.withResolvers<Hits>()
  const response = { numFound: 0, start: 0, docs: [aTile()] }
  const answers = [someHits({ partial: true, response }), promise]
  const { router } = await aListing('/search?q=sitz', () => answers.shift() ?? promise)
  expect(await screen.findByText(/^Kein Artikel heißt „sitz“/)).toBeDefined()
  void router.navigate({ to: '/search', search: { q: 'fliese' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Suche nach „fliese“' })).toBeDefined()
  expect(screen.queryByText(/^Kein Artikel heißt „fliese“/)).toBeNull()
  come(someHits())
  await waitFor(() => expect(screen.queryByText(/^Kein Artikel heißt/)).toBeNull())
})

test('while the search is down the page says what still works', async () => {
  await aListing('/search?q=x', someHits({ solrOffline: true }, []))
  expect(await screen.findByText(/^Die Suche ist zurzeit nicht erreichbar/)).toBeDefined()
})

/** What is done again and again, as often as told. */
async function afterAWhile(open: () => Promise<unknown>) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await open()
  return () => vi.advanceTimersByTime(10_000)
}

test('hits that the search could not give come by themselves once it is back', async () => {
  let solrOffline = true
  const pass = await afterAWhile(() =>
    aListing('/search?q=x', () => (solrOffline ? someHits({ solrOffline }, []) : someHits())),
  )
  const pause = await screen.findByRole('heading', { name: 'Die Suche macht gerade Pause' })
  expect(screen.getByRole('link', { name: 'Alle Kategorien ansehen' }).getAttribute('href')).toBe('/')
  solrOffline = false
  pass()
  expect(await screen.findByRole('heading', { level: 2, name: /Basalto/ })).toBeDefined()
  expect(pause.isConnected).toBe(false)
})

test('hits of a filter that could not be had come by themselves once the shop is back', async () => {
  let isThere = true
  const check = () => isThere || refused('TECHNICAL_ERROR')
  const pass = await afterAWhile(() => aListing('/search?q=x', someHits(), customerSession, check))
  isThere = false
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Gresalta/ }))
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' })
  isThere = true
  pass()
  await waitFor(() => expect(again.isConnected).toBe(false))
})

test('a filter that cannot be had leaves the hits before it, says why, and is tried again', async () => {
  let isThere = true
  await aListing('/search?q=x', someHits(), customerSession, () => isThere || refused('UNEXPECTED_ANSWER'))
  isThere = false
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Gresalta/ }))
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' })
  expect(screen.getByRole('heading', { level: 2, name: /Basalto/ })).toBeDefined()
  // How many the filter would leave nobody knows.
  expect(screen.queryByText('1 Artikel')).toBeNull()
  isThere = true
  fireEvent.click(again)
  await waitFor(() => expect(again.isConnected).toBe(false))
  expect(screen.getByText('1 Artikel')).toBeDefined()
})

test('other words that cannot be searched for are an error: hits of those before would be a lie', async () => {
  let isThere = true
  const check = () => isThere || refused('UNEXPECTED_ANSWER')
  const { router } = await aListing('/search?q=x', someHits(), customerSession, check)
  isThere = false
  await router.navigate({ to: '/search', search: { q: 'y' } })
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeDefined()
  expect(screen.queryByRole('heading', { level: 2, name: /Basalto/ })).toBeNull()
})

test('while the search is down nobody is told that a filter has no hits', async () => {
  await aListing('/search?q=x&fq=brand:"Gresalta"', someHits({ solrOffline: true }, []))
  expect(await screen.findByText(/^Die Suche ist zurzeit nicht erreichbar/)).toBeDefined()
  expect(screen.queryByText('0 Artikel')).toBeNull()
})

test('a category that comes whole while the search is down says that filters and sorting have no effect', async () => {
  const whole = /^Die Suche ist zurzeit nicht erreichbar.* Filter und Sortierung wirken so lange nicht\.$/
  for (const asked of ['fq=brand:"Gresalta"', 'sort=price desc']) {
    await aListing(`/c/tiles?${asked}`, someHits({ solrOffline: true }))
    expect(await screen.findByText(whole)).toBeDefined()
  }
  await aListing('/c/tiles', someHits({ solrOffline: true }))
  expect(await screen.findByText(/^Die Suche ist zurzeit nicht erreichbar/)).toBeDefined()
  expect(screen.queryByText(whole)).toBeNull()
})

test('an empty category says that it is, instead of showing what stands elsewhere, and leads up', async () => {
  const { asked } = await aListing('/c/tiles/floor', someHits({}, []))
  expect(await screen.findByText('In „Bodenfliesen“ gibt es noch keine Artikel')).toBeDefined()
  const up = screen.getByRole('link', { name: 'Alles in „Fliesen“ ansehen' })
  expect(up.getAttribute('href')).toBe('/c/tiles')
  expect(asked.at(-1)).toMatchObject({ strict: 'X', fq: ['category:"floor"'] })
})

test('a shop without articles says so, without advice on how to search for them', async () => {
  await aListing('/search', someHits({ facets: [] }, []))
  expect(await screen.findByRole('heading', { name: 'Hier gibt es keine Artikel' })).toBeDefined()
  expect(screen.queryByText(/weniger oder andere Wörter/)).toBeNull()
})

test('words searched in a category may lead out of it', async () => {
  const { asked } = await aListing('/c/tiles/floor?q=x')
  await screen.findAllByRole('article')
  expect(asked.at(-1)).not.toHaveProperty('strict')
})

test('a category that was left out is told and marked; undoing keeps the words and insists on it', async () => {
  const { router, asked } = await aListing(
    '/search?q=x&fq=category:"floor"&fq=brand:"Gresalta"',
    someHits({ droppedFilters: ['floor'] }),
  )
  const chip = await screen.findByRole('link', {
    name: 'Filter Kategorie Bodenfliesen nicht angewendet aufheben',
  })
  expect(chip.getAttribute('href')).toBe('/search?q=x&fq=brand%3A%22Gresalta%22')
  expect(screen.getByRole('link', { name: 'Filter Marke Gresalta aufheben' })).toBeDefined()
  const whole = screen.getByRole('link', { name: 'Alles in „Bodenfliesen“ ansehen' })
  expect(whole.getAttribute('href')).toBe('/c/tiles/floor')
  fireEvent.click(screen.getByRole('link', { name: 'Rückgängig: nur in „Bodenfliesen“ suchen' }))
  await waitFor(() =>
    expect(addressOf(router)).toBe('/search?q=x&fq=category:"floor"&fq=brand:"Gresalta"&strict=X'),
  )
  expect(asked.at(-1)).toMatchObject({ q: 'x', strict: 'X', fq: ['category:"floor"', 'brand:"Gresalta"'] })
})

test('the heading of a category that was left out tells what is shown', async () => {
  await aListing('/c/tiles/floor?q=x', someHits({ droppedFilters: ['floor'] }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Suche nach „x“' })).toBeDefined()
  await waitFor(() => expect(document.title).toMatch(/^Suche nach „x“ (?!in )/))
})

test('a title tells what is shown, too, where a filter has the category left out', async () => {
  const late = Promise.withResolvers<Hits>()
  const found = [someHits(), late.promise, someHits()]
  const { router } = await aListing('/c/tiles/floor?q=x', () => found.shift() ?? someHits())
  await waitFor(() => expect(document.title).toMatch(/^Suche nach „x“ in „Bodenfliesen“/))
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Gresalta/ }))
  await waitFor(() => expect(addressOf(router)).toContain('fq='))
  late.resolve(someHits({ droppedFilters: ['floor'] }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Suche nach „x“' })).toBeDefined()
  await waitFor(() => expect(document.title).toMatch(/^Suche nach „x“ (?!in )/))
  fireEvent.click(await screen.findByRole('link', { name: 'Filter Marke Gresalta aufheben' }))
  await waitFor(() => expect(document.title).toMatch(/^Suche nach „x“ in „Bodenfliesen“/))
})

const unknownFilters = (...places: number[]) =>
  refused('INVALID_PARAMS', {
    status: 'WARNING',
    validator: 'X',
    fields: Object.fromEntries(places.map((place) => [`fq.${place}`, 'UNKNOWN_VALUE'])),
  })

test('filters of a link that do not exist for its reader are left out, told and marked; the others stay', async () => {
  const link = '/search?q=x&fq=bought:"X"&fq=brand:"Gresalta"&fq=colour:"blau"'
  const answers = [() => unknownFilters(0), () => unknownFilters(1)]
  const { asked } = await aListing(link, someHits(), guestSession, () => answers.shift()?.())
  const notice = await screen.findByText(/^Nach eigenen Artikeln filtern kann, wer angemeldet ist/)
  expect(screen.getByText(/^Einen Filter dieser Adresse gibt es hier nicht/)).toBeDefined()
  const away = screen.getByRole('link', { name: 'Filter weglassen' }).getAttribute('href')
  expect(new URL(away ?? '', 'http://shop/').searchParams.getAll('fq').join()).toMatch(
    /^\W*bought.*Gresalta\W*$/,
  )
  expect(asked.map(({ fq }) => fq)).toEqual([
    ['bought:"X"', 'brand:"Gresalta"', 'colour:"blau"'],
    ['brand:"Gresalta"', 'colour:"blau"'],
    ['brand:"Gresalta"'],
  ])
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const chip = screen.getByRole('link', { name: 'Filter Schon gekauft nicht angewendet aufheben' })
  expect(chip.getAttribute('href')).not.toContain('bought')
  expect(screen.getByRole('link', { name: 'Filter colour blau nicht angewendet aufheben' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Filter Marke Gresalta aufheben' })).toBeDefined()
  const signIn = notice.querySelector('a')?.getAttribute('href') ?? ''
  expect(new URL(signIn, 'http://shop/').searchParams.get('redirect')).toContain('bought')
})

test('who is signed in is told of one filter that does not exist, and not to sign in', async () => {
  const answers = [() => unknownFilters(0)]
  await aListing('/search?q=x&fq=colour:"blau"', someHits(), customerSession, () => answers.shift()?.())
  const notice = await screen.findByText(
    /^Einen Filter dieser Adresse gibt es hier nicht oder nicht mehr\. Sie sehen die Treffer ohne ihn\./,
  )
  expect(notice.textContent).not.toMatch(/[Aa]nmelden/)
})

test('a guest is not asked to sign in for a filter that nobody has', async () => {
  const answers = [() => unknownFilters(0)]
  await aListing('/search?q=x&fq=bought:"ja"', someHits(), guestSession, () => answers.shift()?.())
  await screen.findByText(/^Einen Filter dieser Adresse gibt es hier nicht/)
  expect(screen.queryByRole('link', { name: /danach filtern/ })).toBeNull()
})

test('of a brand there is none of the page says so, and leads to those there are', async () => {
  const none = someHits({ response: { numFound: 0, start: 0, docs: [] } })
  await aListing('/search?fq=brand:"Nix %26 Co"', none)
  expect(
    await screen.findByRole('heading', { name: 'Von „Nix & Co“ führen wir keine Artikel' }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Alle Marken ansehen' }).getAttribute('href')).toBe('/brands')
})

test('filters are offered on phones only where there is something to choose', async () => {
  await aListing('/c/tiles/floor', someHits({ solrOffline: true, facets: [] }))
  await screen.findAllByRole('article')
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull()
  await aListing('/c/tiles/floor')
  expect(await screen.findByRole('button', { name: 'Filter' })).toBeDefined()
})

test.each([
  ['/c/tiles/floor', 'Bodenfliesen'],
  ['/c/tiles/floor?q=x', 'Suche nach „x“ in „Bodenfliesen“'],
  ['/search?q=x', 'Suche nach „x“'],
  ['/search', 'Alle Artikel'],
  ['/search?fq=brand:"Gresalta"', 'Artikel der Marke Gresalta'],
])('the title of %s is that of its heading: %s', async (path, title) => {
  await aListing(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  await waitFor(() => expect(document.title.split(' · ')[0]).toBe(title))
})

test('a category without a name in the language of the page tells which one it is in', async () => {
  const node = { value: '000100Fliesen', image: '', level: 1, count: 2, isActive: false, children: [] }
  const pivot = [
    { ...node, id: 'tiles', label: 'Fliesen', language: 'de' as const, markedForActivation: false },
    { ...node, id: 'tools', label: 'Tools', markedForActivation: false },
  ]
  await aListing('/search?q=x', someHits({ facets: [{ ...categoryFilter, pivot }] }))
  expect((await screen.findByText('Fliesen', { selector: 'label span' })).lang).toBe('de')
  expect(screen.getByText('Tools', { selector: 'label span' }).lang).toBe('')
})

test('a search that insists on its category says so when it finds nothing, with the way to all', async () => {
  await aListing('/c/tiles/floor?q=x&strict=X', someHits({}, []))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Suche nach „x“ in „Bodenfliesen“',
  )
  expect(screen.queryByRole('link', { name: /aufheben$/ })).toBeNull()
  const everywhere = await screen.findByRole('link', { name: 'In allen Kategorien suchen' })
  expect(everywhere.getAttribute('href')).toBe('/search?q=x')
})

test('a category in which nothing is found keeps its name', async () => {
  await aListing('/search?q=x&fq=category:"floor"&strict=X', someHits({}, []))
  expect(await screen.findByRole('link', { name: 'Filter Kategorie Bodenfliesen aufheben' })).toBeDefined()
})

test('on the page of a category the words can be looked for in it alone', async () => {
  const { router } = await aListing('/c/tiles/floor')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Suche' }), { target: { value: 'kleber' } })
  fireEvent.click(
    await screen.findByRole('button', { name: 'kleber in dieser Kategorie suchen: Bodenfliesen' }),
  )
  await waitFor(() => expect(addressOf(router)).toBe('/search?q=kleber&fq=category:"floor"'))
})

test('hits that hold only some of the words are marked as such, with the words nothing holds', async () => {
  await aListing('/search?q=roter%20Kran', someHits({ partial: true, unknownWords: ['kran'] }))
  const notice = await screen.findByText(/^Kein Artikel enthält alle Wörter von „roter Kran“/)
  expect(notice.textContent).toMatch(/Nichts gefunden wurde für „Kran“\.$/)
})

test('hits that match only a part of one word are marked as that, and the word is told once', async () => {
  await aListing('/search?q=Badm%C3%B6bel', someHits({ partial: true, unknownWords: ['badmöbel'] }))
  const notice = await screen.findByText(/^Kein Artikel heißt „Badmöbel“/)
  expect(notice.textContent).not.toContain('Nichts gefunden')
})

test('a word that nothing is found for is told once', async () => {
  await aListing('/search?q=Fensterbank', someHits({ unknownWords: ['fensterbank'] }, []))
  expect(await screen.findByText('Keine Treffer für „Fensterbank“')).toBeDefined()
  expect(screen.queryByText(/^Nichts gefunden/)).toBeNull()
})

test('nothing found names the words that are to blame', async () => {
  await aListing('/search?q=roter%20kran&fq=brand:"Gresalta"', someHits({ unknownWords: ['kran'] }, []))
  expect(await screen.findByText('Nichts gefunden wurde für „kran“.')).toBeDefined()
})

test('a misspelled word is told as it was read', async () => {
  await aListing('/search?q=flise', someHits({ corrections: [{ from: 'flise', to: 'fliese' }] }))
  expect(await screen.findByText('Gesucht nach „fliese“ statt „flise“.')).toBeDefined()
})

test('words found in the texts of another language are told', async () => {
  await aListing('/search?q=grout', someHits({ readIn: 'en' }))
  const told = '„grout“ wurde in den englischen Texten der Artikel gefunden.'
  expect(await screen.findByText(told)).toBeDefined()
})

test("what is one's own is filtered in one place; its chip is taken back like any other", async () => {
  const own = (field: string, value: string, label: string) => ({
    ...brandFilter,
    kind: 'query' as const,
    field,
    label,
    values: [{ value, label, count: 3, isActive: false, markedForActivation: false }],
  })
  const facets = [
    brandFilter,
    own('werks', '1000', 'In meiner Niederlassung'),
    own('bought', 'X', 'Schon gekauft'),
  ]
  const { router } = await aListing('/search?q=x', someHits({ facets }))
  expect(await screen.findByText('Für Sie')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Schon gekauft/ }))
  await waitFor(() => expect(addressOf(router)).toBe('/search?q=x&fq=bought:"X"'))
  fireEvent.click(await screen.findByRole('checkbox', { name: /^In meiner Niederlassung/ }))
  await waitFor(() => expect(addressOf(router)).toBe('/search?q=x&fq=bought:"X"&fq=werks:"1000"'))
  fireEvent.click(await screen.findByRole('link', { name: 'Filter Schon gekauft aufheben' }))
  await waitFor(() => expect(addressOf(router)).toBe('/search?q=x&fq=werks:"1000"'))
})

test('an article number opens its article; with a filter it shows the listing and leads there', async () => {
  const hits = someHits({ exactHit: 'A1' })
  const { router } = await aListing('/search?q=47-11', hits)
  expect(router.state.location.pathname).toBe('/p/A1')
  await aListing('/search?q=47-11&fq=brand:"Gresalta"', hits)
  const link = await screen.findByRole('link', { name: '„47-11“ ist eine Artikelnummer: Artikel öffnen' })
  expect(link.getAttribute('href')).toBe('/p/A1')
})

test('a page beyond the last leads to the last, and more signs than the search takes are left out', async () => {
  const empty = someHits({ response: { numFound: 30, start: 240, docs: [] } })
  const { router } = await aListing('/search?q=fliese&page=11', empty)
  expect(addressOf(router)).toBe('/search?q=fliese&page=2')
  const { asked } = await aListing(`/search?q=${'a'.repeat(250)}&page=99999999`)
  expect(asked[0]).toMatchObject({ q: 'a'.repeat(200), start: 1_000_000 })
})

test('a filter that there is not, is a page that is not found', async () => {
  await renderScreen('/search?fq=foo:"x"', {
    search: { SEARCH: () => refused('INVALID_PARAMS'), SUGGEST: noSuggestions },
  })
  expect(await screen.findByRole('heading', { name: 'Nicht gefunden' })).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/^Nicht gefunden/))
})

test("a brand's page carries its name and leads back to all brands", async () => {
  await aListing('/search?fq=brand:"Gresalta"')
  expect(await screen.findByRole('heading', { level: 1, name: 'Artikel der Marke Gresalta' })).toBeDefined()
  const path = within(screen.getByRole('navigation', { name: 'Sie sind hier' }))
  expect(path.getByRole('link', { name: 'Marken' }).getAttribute('href')).toBe('/brands')
})

test('an unknown category is not found', async () => {
  await aListing('/c/tiles/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nicht gefunden' })).toBeDefined()
  await waitFor(() => expect(document.title).toMatch(/^Nicht gefunden/))
})

test('a category that has moved keeps its page; the address follows it', async () => {
  const { router, asked } = await aListing('/c/elsewhere/floor?sort=name')
  expect(router.state.location.href).toBe('/c/tiles/floor?sort=name')
  expect(asked[0]?.fq).toEqual(['category:"floor"'])
})

test('a filter stands in the address and can be taken back by its chip', async () => {
  const { router, asked } = await aListing('/search?q=x&page=3')
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Gresalta/ }))
  await waitFor(() => expect(addressOf(router)).toBe('/search?q=x&fq=brand:"Gresalta"'))
  expect(asked.at(-1)).toMatchObject({ fq: ['brand:"Gresalta"'], start: 0 })
  fireEvent.click(await screen.findByRole('link', { name: 'Filter Marke Gresalta aufheben' }))
  await waitFor(() => expect(addressOf(router)).toBe('/search?q=x'))
})

test('a filter that is taken back stays open under the hand', async () => {
  const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'brand']
  const facets = fields.map((field) => ({ ...brandFilter, field, label: `Filter ${field}` }))
  await aListing('/search?q=fliese&fq=brand%3A%22Gresalta%22', someHits({ facets }))
  const filters = within(screen.getByRole('complementary', { name: 'Filter' }))
  const chosen = await filters.findByRole('checkbox', { checked: true })
  fireEvent.click(chosen)
  await waitFor(() => expect(filters.queryByRole('checkbox', { checked: true })).toBeNull())
  expect(chosen.isConnected).toBe(true)
  expect(chosen.closest('details')?.open).toBe(true)
})

test('values of a filter stand in a list of its name', async () => {
  await aListing('/search', someHits({ facets: [{ ...allBrands, values: allBrands.values.slice(0, 7) }] }))
  expect(await screen.findByRole('list', { name: allBrands.label })).toBeDefined()
})

test('own price and stock appear on each hit', async () => {
  await aListing('/search')
  const tile = within(await screen.findByRole('article'))
  expect(await tile.findByText('32,08 €')).toBeDefined()
  expect(tile.getByText('Verfügbar')).toBeDefined()
})

test('beside a list price the own one says to who hears it that it is his', async () => {
  await aListing('/search')
  const tile = await screen.findByRole('article')
  await waitFor(() => expect(tile.textContent).toMatch(/Ihr Preis 32,08\s€.*Listenpreis 40,00\s€/))
})

test('the table shows the same hits in lines', async () => {
  const { router } = await aListing('/search')
  fireEvent.click(await screen.findByRole('button', { name: 'Als Tabelle' }))
  // Without a name of its own, which would be read instead of the number.
  const name = /^Bodenfliese Basalto 60x120.*Art\.-Nr\./
  expect(await screen.findByRole('rowheader', { name })).toBeDefined()
  expect(addressOf(router)).toBe('/search?view=table')
})

test('the columns of the table are those of all hits, also where an article has nothing in one', async () => {
  const hits = someHits({ columns: [{ key: 'width', name: 'Breite', unit: 'mm' }] }, [
    aTile({ attributes: [{ key: 'width', name: 'Breite', unit: 'mm', value: '600' }] }),
    aTile({ matnr: 'A2', attributes: [] }),
  ])
  await aListing('/search?view=table', hits)
  expect(await screen.findByRole('columnheader', { name: 'Breite mm' })).toBeDefined()
  expect(screen.getByRole('cell', { name: '600' })).toBeDefined()
  expect(screen.getByRole('cell', { name: '–' })).toBeDefined()
})

test('the values a page did not bring come when all of them are wanted', async () => {
  const someBrands = { ...allBrands, values: allBrands.values.slice(0, 7) }
  const { asked } = await aListing('/search?q=x', someHits({ facets: [someBrands] }))
  fireEvent.click(await screen.findByRole('button', { name: 'Alle 10 zeigen' }))
  expect(await screen.findByRole('checkbox', { name: /^Kerana/ })).toBeDefined()
  expect(asked.at(-1)).toMatchObject({ q: 'x', rows: 0, facet_field: ['brand'] })
})

test('words inside a filter are looked for among all its values', async () => {
  const someBrands = { ...allBrands, values: allBrands.values.slice(0, 7) }
  await aListing('/search?q=x', someHits({ facets: [someBrands] }))
  const words = await screen.findByRole('searchbox', { name: 'In dieser Liste suchen: Marke' })
  fireEvent.focus(words)
  fireEvent.change(words, { target: { value: 'KÉR' } })
  expect(await screen.findByRole('checkbox', { name: /^Kerana/ })).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: /^Gresalta/ })).toBeNull()
  fireEvent.change(words, { target: { value: 'xq' } })
  expect(screen.getByText('Kein Wert passt dazu.').localName).toBe('output')
})

test('values that cannot be had are told in the filter, and tried again on demand', async () => {
  let isThere = true
  const someBrands = { ...allBrands, values: allBrands.values.slice(0, 7) }
  const check = () => isThere || refused('UNEXPECTED_ANSWER')
  await aListing('/search?q=x', someHits({ facets: [someBrands] }), customerSession, check)
  const words = await screen.findByRole('searchbox', { name: 'In dieser Liste suchen: Marke' })
  isThere = false
  fireEvent.focus(words)
  fireEvent.change(words, { target: { value: 'kerana' } })
  const failed = await screen.findByRole('alert')
  expect(failed.textContent).toContain('Die übrigen Werte lassen sich gerade nicht laden.')
  expect(screen.queryByText('Kein Wert passt dazu.')).toBeNull()
  isThere = true
  fireEvent.click(within(failed).getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('checkbox', { name: /^Kerana/ })).toBeDefined()
  expect(failed.isConnected).toBe(false)
})

test('what stands below a marked category and cannot be had is told, and tried again on demand', async () => {
  let isThere = true
  const node = { level: 1, count: 2, isActive: false, markedForActivation: false, image: '', children: [] }
  const tiles = { ...node, id: 'tiles', value: '000010Fliesen', label: 'Fliesen' }
  const facets = [{ ...categoryFilter, pivot: [tiles] }]
  const check = () => isThere || refused('UNEXPECTED_ANSWER')
  await aListing('/search?q=x', someHits({ facets }), customerSession, check)
  fireEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  const drawer = within(await screen.findByRole('dialog'))
  isThere = false
  fireEvent.click(drawer.getByRole('checkbox', { name: /^Fliesen/ }))
  const again = await drawer.findByRole('button', { name: 'Erneut versuchen' })
  isThere = true
  fireEvent.click(again)
  await waitFor(() => expect(again.isConnected).toBe(false))
})

test('whoever asks for all values of a filter goes on by keyboard where the further ones begin', async () => {
  const someBrands = { ...allBrands, values: allBrands.values.slice(0, 7) }
  await aListing('/search?q=x', someHits({ facets: [someBrands] }))
  const all = await screen.findByRole('button', { name: 'Alle 10 zeigen' })
  all.focus()
  fireEvent.click(all)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Fiora/ }))
})

const pricesFrom = (from: number | null, to: number | null): Hits =>
  someHits({
    facets: [
      {
        ...brandFilter,
        kind: 'range',
        field: 'price',
        unit: 'EUR',
        values: [],
        label: 'Preis',
        range: {
          min: 0.01,
          max: 10_000,
          from,
          to,
          histogram: [0.01, 0.1, 1, 10, 100, 1000].map((at) => ({ from: at, to: at * 10, count: 1 })),
        },
      },
    ],
  })

test.each(['abc', '12,5,5', '9999999999999'])(
  'what is no number stays in the range as %s, is told, and filters nothing',
  async (typed) => {
    const { router } = await aListing('/search?q=x', pricesFrom(null, null))
    const from = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Preis von' })
    fireEvent.change(from, { target: { value: typed } })
    fireEvent.blur(from)
    expect(from.value).toBe(typed)
    expect(screen.getByRole('alert').textContent).toContain(`„${typed}“`)
    expect(from.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    expect(router.state.location.searchStr).not.toContain('price')
    fireEvent.change(from, { target: { value: '12,5' } })
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.blur(from)
    await waitFor(() => expect(router.state.location.searchStr).toContain('12.5'))
  },
)

test('a bound taken by Enter keeps the focus in its field, and the slider writes it anew', async () => {
  const { router } = await aListing('/search?q=x', pricesFrom(null, null))
  const from = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Preis von' })
  from.focus()
  fireEvent.change(from, { target: { value: '1000' } })
  fireEvent.keyDown(from, { key: 'Enter' })
  await waitFor(() => expect(router.state.location.searchStr).toContain('1000'))
  await waitFor(() => expect(from.value).toBe('1.000'))
  expect(document.activeElement).toBe(from)
  fireEvent.change(screen.getByRole('slider', { name: 'Preis von' }), { target: { value: '0' } })
  expect(from.value).toBe('0,01')
})

test('a handle moved by several keys is one change of the address; leaving it does not wait', async () => {
  const { router } = await aListing('/search?q=x', pricesFrom(null, null))
  const changes: string[] = []
  onTestFinished(router.history.subscribe(() => changes.push(router.history.location.search)))
  const handle = await screen.findByRole<HTMLInputElement>('slider', { name: 'Preis von' })
  const press = (value: string) => {
    fireEvent.keyDown(handle, { key: 'ArrowRight' })
    fireEvent.change(handle, { target: { value } })
    fireEvent.keyUp(handle, { key: 'ArrowRight' })
  }
  for (const value of ['1', '2', '3']) press(value)
  expect(changes).toEqual([])
  await waitFor(() => expect(changes).toHaveLength(1), { timeout: 3000 })
  press('4')
  fireEvent.blur(handle)
  await waitFor(() => expect(changes).toHaveLength(2))
})

test('a slider stands where its bars stand; what was chosen is written as it was', async () => {
  await aListing('/search?q=x&fq=price:[12.34 TO 1234.56]', pricesFrom(12.34, 1234.56))
  const upTo = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Preis bis' })
  expect(upTo.value).toBe('1.234,56')
  const handle = screen.getByRole<HTMLInputElement>('slider', { name: 'Preis von' })
  expect(Number(handle.value) / Number(handle.max)).toBeCloseTo(0.5, 1)
  expect(handle.getAttribute('aria-valuetext')).toBe('12,34\u00A0€')
})
