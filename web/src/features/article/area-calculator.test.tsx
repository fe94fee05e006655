// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Input } from '#web/app/api/resources.ts'
import { aMultibasket, anOffer, aTile, someDetails } from '#web/testing/articles.ts'
import { customerSession } from '#web/testing/fake-shop.ts'
import { toastStore } from '#web/app/toasts/toast-store.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

type Added = Input<'basket', 'ADD_ARTICLES'>['articles']

interface Given {
  /** The basket takes so much of it. */
  takes?: 'all' | 'tiles' | 'nothing'
  /** Called when something is taken out of the basket again. */
  removed?: (asked: Input<'basket', 'TAKE_BACK'>) => void
  withSkirting?: boolean
  /** Millimetres it is counted by, where what it is laid with fills joints. */
  joint?: string | null
  /** Of all that is asked for. */
  offer?: (asked: { matnr: string; quantity: string }) => Partial<ReturnType<typeof anOffer>>
}

/** The page of a tile that is laid with one adhesive, 0.12 sacks a square metre; the basket refuses the adhesive. */
async function aLaidArticle({
  takes = 'tiles',
  removed = () => {},
  withSkirting = false,
  joint = null,
  offer = () => ({}),
}: Given = {}) {
  const added = vi.fn<(articles: Added) => void>()
  const adhesive = aTile({ matnr: '2000001', maktx1: 'Flexkleber C2 TE', meins: 'SA', qty_stepsize: '1' })
  const plinth = aTile({ matnr: '1000941', maktx1: 'Sockel 7x60', meins: 'ST', qty_stepsize: '1' })
  await renderScreen('/p/4711', {
    session: { GET_SESSION: { ...customerSession, addToBasketMode: 3 } },
    article: {
      GET_DETAILS: {
        ...someDetails(),
        accessories: [
          ...(withSkirting ? [{ category: 'skirting', name: 'Sockel', articles: [plinth] }] : []),
          { category: 'adhesive', name: 'Kleber', articles: [adhesive] },
        ],
        laying: [
          { matnr: '2000001', perSquareMetre: '0.12', consumption: { value: '3', unit: 'KG' }, joint },
        ],
        skirting: withSkirting ? [{ matnr: '1000941', metres: '0.6' }] : [],
      },
    },
    materialmaster: {
      GET_AVAILABILITIES_AND_PRICES: ({
        articles,
      }: Input<'materialmaster', 'GET_AVAILABILITIES_AND_PRICES'>) => ({
        results: articles.map(({ matnr, quantity = '1.44' }) => {
          const asked = { matnr: String(matnr), quantity: String(quantity) }
          return anOffer({ ...asked, ...offer(asked) })
        }),
      }),
      GET_WERKS_AVAILABILITY: { matnr: '4711', unit: 'M2', plants: [] },
    },
    basket: {
      GET_MULTIBASKETS: { multibaskets: [aMultibasket()] },
      ADD_ARTICLES: ({ articles }: Input<'basket', 'ADD_ARTICLES'>) => {
        added(articles)
        const refused = { ok: false, code: 'ARTICLE_NUMBER_NOT_FOUND', posnr: null, quantity: null } as const
        const taken = { ok: true, code: '', posnr: 10, quantity: '23.04' } as const
        return {
          basket: aMultibasket(),
          results: articles.map(({ matnr }, index) => ({
            matnr: String(matnr),
            ...(takes === 'all' || (takes === 'tiles' && matnr === '4711')
              ? { ...taken, posnr: (index + 1) * 10 }
              : refused),
          })),
        }
      },
      TAKE_BACK: (asked: Input<'basket', 'TAKE_BACK'>) => {
        removed(asked)
        return { basket: aMultibasket() }
      },
    },
  })
  return added
}

/** What is said aloud stands in the page once more. */
const seen = { selector: ':not(.visually-hidden)' }

/** Puts all that 20 m² need into the basket. */
async function putAll() {
  fireEvent.change(await screen.findByLabelText('oder Fläche in m²'), { target: { value: '20' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Alles in den Warenkorb' }))
}

test('where the basket takes nothing of all that is needed, that is said, and there is nothing to take back', async () => {
  await aLaidArticle({ takes: 'nothing' })
  await putAll()
  const told = await screen.findByText(/kam nichts davon\. Nicht übernommen: .*\(4711\); Flexkleber C2 TE/)
  expect(told.parentElement?.textContent).not.toContain('Rückgängig')
})

test('what the basket takes of all that is needed and what it does not is named, and what it took is taken back', async () => {
  const removed = vi.fn()
  const added = await aLaidArticle({ removed })
  await putAll()
  expect(
    await screen.findByText(
      /^Im Warenkorb „.*“ liegen jetzt: 23,04\sm² [^;]*\. Nicht übernommen: Flexkleber C2 TE \(2000001\)$/,
    ),
  ).toBeDefined()
  expect(added.mock.calls).toEqual([
    [
      [
        { matnr: '4711', quantity: '23.04', unit: 'M2' },
        { matnr: '2000001', quantity: '3', unit: 'SA' },
      ],
    ],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
  expect(removed.mock.calls[0]?.[0]).toEqual({
    event: 'TAKE_BACK',
    multibasket: aMultibasket().id,
    additions: [{ posnr: 10, matnr: '4711', quantity: '23.04' }],
  })
})

test('all that was added at once is taken back at once, each out of its own line', async () => {
  const removed = vi.fn()
  await aLaidArticle({ takes: 'all', removed })
  await putAll()
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
  expect(removed.mock.calls[0]?.[0]).toMatchObject({
    multibasket: aMultibasket().id,
    additions: [
      { posnr: 10, matnr: '4711', quantity: '23.04' },
      { posnr: 20, matnr: '2000001', quantity: '3' },
    ],
  })
})

test('what a room needs is said while one is still in its field', async () => {
  await aLaidArticle()
  fireEvent.change(await screen.findByLabelText('oder Fläche in m²'), { target: { value: '20' } })
  await waitFor(() => expect(toastStore.spoken()).toMatch(/^Für 20\sm² und 10\s% Verschnitt brauchen Sie \d/))
})

test('how the sizes of a room were read is said in words', async () => {
  await aLaidArticle()
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText('Länge in m')
  fill('Länge in m', '3.125')
  fill('Breite in m', '4')
  expect(await screen.findByText(/^Für 12\.500\sm² und 10\s% Verschnitt brauchen Sie/, seen)).toBeDefined()
  fill('Länge in m', '3,125')
  fill('Verschnitt in %', '7,5')
  expect(await screen.findByText(/^Für 12,5\sm² und 7,5\s% Verschnitt brauchen Sie/, seen)).toBeDefined()
  fill('oder Fläche in m²', '20')
  expect(await screen.findByText(/^Für 20\sm² und/, seen)).toBeDefined()
})

test('walls are asked for only where a skirting goes with the article', async () => {
  await aLaidArticle()
  await screen.findByLabelText('Länge in m')
  expect(screen.queryByLabelText('oder Sockellänge in m')).toBeNull()
})

test('skirting for the walls less the doors goes into the basket with the rest; without walls it stays out', async () => {
  const added = await aLaidArticle({ withSkirting: true })
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const take = () => fireEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }))
  await screen.findByLabelText('Länge in m')
  fill('oder Fläche in m²', '20')
  expect(await screen.findByText(/^Für den Sockel bitte Länge und Breite/)).toBeDefined()
  take()
  await waitFor(() => expect(added).toHaveBeenCalledTimes(1))
  fill('oder Fläche in m²', '')
  fill('Länge in m', '5')
  fill('Breite in m', '4')
  fill('abzüglich Türbreiten in m', '18')
  expect(await screen.findByText('Die Türen sind breiter als die Wände.')).toBeDefined()
  fill('abzüglich Türbreiten in m', '0,9')
  expect(await screen.findByText(/^32\sSt\S* für 17,1\sm$/)).toBeDefined()
  take()
  await waitFor(() => expect(added).toHaveBeenCalledTimes(2))
  const numbers = added.mock.calls.map(([articles]) => articles.map(({ matnr }) => matnr))
  expect(numbers).toEqual([
    ['4711', '2000001'],
    ['4711', '1000941', '2000001'],
  ])
  expect(added.mock.lastCall?.[0][1]).toEqual({ matnr: '1000941', quantity: '32', unit: 'ST' })
})

test('the joint decides how much grout is needed; one that is none is refused in words', async () => {
  await aLaidArticle({ joint: '3' })
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText('Fuge in mm')
  fill('oder Fläche in m²', '20')
  expect(screen.getByLabelText<HTMLInputElement>('Fuge in mm').value).toBe('3')
  expect(screen.getByText(/^Bedarf 60\skg, 3\skg je m²$/)).toBeDefined()
  fill('Fuge in mm', '0')
  expect(screen.getByText(/^Bitte die Fugenbreite/)).toBeDefined()
  expect(screen.queryByText(/^Bedarf/)).toBeNull()
  fill('Fuge in mm', '4,5')
  expect(screen.getByText(/^Bedarf 90\skg, 4,5\skg je m²$/)).toBeDefined()
  expect(screen.getByText(/^4\sS/)).toBeDefined()
})

test('no joint is asked for where nothing that fills one goes with the article', async () => {
  await aLaidArticle()
  await screen.findByLabelText('Verschnitt in %')
  expect(screen.queryByLabelText('Fuge in mm')).toBeNull()
})

test('what all of it costs is said, and what of it has no price', async () => {
  await aLaidArticle({
    offer: ({ matnr }) => (matnr === '4711' ? { netTotal: '739.12' } : { netTotal: '60.3' }),
  })
  fireEvent.change(await screen.findByLabelText('oder Fläche in m²'), { target: { value: '20' } })
  expect(await screen.findByText(/^799,42\s€$/)).toBeDefined()
  cleanup()
  await aLaidArticle({
    offer: ({ matnr }) =>
      matnr === '4711'
        ? { netTotal: '739.12' }
        : { netPrice: null, retailPrice: null, netTotal: null, retailTotal: null, onRequest: true },
  })
  fireEvent.change(await screen.findByLabelText('oder Fläche in m²'), { target: { value: '20' } })
  expect(await screen.findByText('Ohne Preis: Flexkleber C2 TE')).toBeDefined()
  expect(screen.getByText(/^Zusammen/).textContent).toMatch(/^Zusammen 739,12\s€/)
})

test('a size that is no number is marked, and told what is wrong; the others are not', async () => {
  await aLaidArticle({ joint: '3' })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.change(await screen.findByLabelText('Länge in m'), { target: { value: 'abc' } })
  const sentence = screen.getByText(/^Bitte Maße als Zahlen/)
  expect(field('Länge in m').getAttribute('aria-invalid')).toBe('true')
  expect(field('Länge in m').getAttribute('aria-describedby')).toBe(sentence.id)
  for (const label of ['Breite in m', 'Verschnitt in %', 'Fuge in mm'])
    expect(field(label).hasAttribute('aria-invalid'), label).toBe(false)
  fireEvent.change(field('Länge in m'), { target: { value: '4' } })
  fireEvent.change(field('Verschnitt in %'), { target: { value: '101' } })
  expect(field('Länge in m').hasAttribute('aria-invalid')).toBe(false)
  const ofWaste = screen.getByText(/^Bitte den Verschnitt/)
  expect(field('Verschnitt in %').getAttribute('aria-describedby')).toBe(ofWaste.id)
})

test('of two fields that are wrong each is told its own reason', async () => {
  await aLaidArticle({ joint: '3' })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.change(await screen.findByLabelText('Länge in m'), { target: { value: 'abc' } })
  fireEvent.change(field('Verschnitt in %'), { target: { value: '101' } })
  const sentences = [/^Bitte Maße als Zahlen/, /^Bitte den Verschnitt/].map(
    (text) => screen.getByText(text).id,
  )
  expect(
    ['Länge in m', 'Verschnitt in %'].map((label) => field(label).getAttribute('aria-describedby')),
  ).toEqual(sentences)
})

test('a room that is added takes the keyboard, and with one side it is named as not counted yet', async () => {
  await aLaidArticle()
  fireEvent.change(await screen.findByLabelText('oder Fläche in m²'), { target: { value: '20' } })
  fireEvent.click(screen.getByRole('button', { name: 'Raum hinzufügen' }))
  expect(screen.queryByText(/^Noch nicht mitgerechnet/)).toBeNull()
  const [, length = document.body] = screen.getAllByLabelText('Länge in m')
  expect(document.activeElement).toBe(length)
  const [, width = document.body] = screen.getAllByLabelText('Breite in m')
  fireEvent.change(length, { target: { value: '3' } })
  expect(screen.getByText(/^Noch nicht mitgerechnet: Raum 2\./)).toBeDefined()
  expect(screen.getByText(/^Für 20\sm² und/, seen)).toBeDefined()
  fireEvent.change(width, { target: { value: '2' } })
  expect(screen.queryByText(/^Noch nicht mitgerechnet/)).toBeNull()
  expect(screen.getByText(/^Für 26\sm² und/)).toBeDefined()
})

test('two sides of which one is zero are told, at that side, once nothing more is typed', async () => {
  await aLaidArticle()
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
  await screen.findByLabelText('Länge in m')
  fill('Länge in m', '3')
  fill('Breite in m', '0')
  // "0" is how "0,9" begins.
  expect(screen.queryByText(/größer als 0/)).toBeNull()
  const told = await screen.findByText('Noch nicht mitgerechnet: Raum 1. Maße müssen größer als 0 sein.')
  expect(field('Breite in m').getAttribute('aria-describedby')).toBe(told.id)
  expect(field('Länge in m').hasAttribute('aria-invalid')).toBe(false)
  fill('Breite in m', '0,9')
  expect(screen.queryByText(/größer als 0/)).toBeNull()
  expect(screen.getByText(/^Für 2,7\sm² und/)).toBeDefined()
})

test('a second room of no area leaves the others counted', async () => {
  await aLaidArticle()
  fireEvent.change(await screen.findByLabelText('oder Fläche in m²'), { target: { value: '20' } })
  fireEvent.click(screen.getByRole('button', { name: 'Raum hinzufügen' }))
  const [, area = document.body] = screen.getAllByLabelText('oder Fläche in m²')
  fireEvent.change(area, { target: { value: '0' } })
  expect(await screen.findByText(/Raum 2\. Maße müssen größer als 0 sein/)).toBeDefined()
  expect(screen.queryByText(/fehlt eine Seite/)).toBeNull()
  expect(screen.getByText(/^Für 20\sm² und/, seen)).toBeDefined()
})

test('of a hall that needs more than is ordered at once the most is told, never as what it needs', async () => {
  await aLaidArticle()
  fireEvent.change(await screen.findByLabelText('oder Fläche in m²'), { target: { value: '9999999' } })
  expect(
    screen.getByText(
      /^Für 9\.999\.999\sm² und 10\s% Verschnitt brauchen Sie mehr, als sich auf einmal/,
      seen,
    ),
  ).toBeDefined()
  expect(screen.getByText('Für größere Mengen fragen Sie uns bitte an.')).toBeDefined()
  expect(screen.getByText(/^höchstens \d/)).toBeDefined()
})

test('an area too small to be written is told as below the smallest that is', async () => {
  await aLaidArticle()
  fireEvent.change(await screen.findByLabelText('oder Fläche in m²'), { target: { value: '0,000001' } })
  expect(screen.getByText(/^Für unter 0,0001\sm² und/, seen)).toBeDefined()
})
