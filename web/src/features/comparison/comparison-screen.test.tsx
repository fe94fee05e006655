// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aTile, anOffer } from '#web/testing/articles.ts'
import { type FakeAnswers, refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { Comparison } from './queries.ts'

const compared = (matnr: string, format: string): Comparison['articles'][number] => ({
  article: aTile({ matnr, matnrDisplay: matnr, maktx1: `Fliese ${matnr}` }),
  addedAt: '2026-03-01T08:00:00.000Z',
  category: { id: 'tiles', name: 'Fliesen' },
  attributes: [
    { key: 'format', name: 'Format', value: format, unit: 'cm' },
    { key: 'grip', name: 'Rutschhemmung', value: 'R10', unit: '' },
  ],
})

const answers = (articles: Comparison['articles']): FakeAnswers => ({
  comparison: { GET_COMPARISON: { articles, max: 24 } },
  materialmaster: {
    GET_AVAILABILITIES_AND_PRICES: ({ articles: asked }) => ({
      results: asked.map(({ matnr }) => anOffer({ matnr: String(matnr) })),
    }),
  },
})

describe('the comparison', () => {
  test('of many articles is printed in parts that can be read, each with the names of its rows', async () => {
    const many = Array.from({ length: 10 }, (_, index) => compared(String(index + 1), `${index}x60`))
    await renderScreen('/comparison', answers(many))
    expect(await screen.findAllByRole('table')).toHaveLength(1)
    fireEvent(window, new Event('beforeprint'))
    const parts = screen.getAllByRole('table')
    const formats = parts.map((part) =>
      within(within(part).getByRole('row', { name: /Format/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    expect(formats.map((cells) => cells.length)).toEqual([5, 5])
    expect(formats[1]?.slice(0, 2)).toEqual(['5x60 cm', '6x60 cm'])
    fireEvent(window, new Event('afterprint'))
    expect(screen.getAllByRole('table')).toHaveLength(1)
  })

  test('says what it is for while it is empty', async () => {
    await renderScreen('/comparison', answers([]))
    expect(await screen.findByRole('heading', { name: 'Noch nichts im Vergleich' })).toBeTruthy()
  })

  test('shows a column for each article and a row for each attribute', async () => {
    await renderScreen('/comparison', answers([compared('1', '60x60'), compared('2', '60x120')]))
    const row = await screen.findByRole('row', { name: /Format/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['60x60 cm', '60x120 cm'])
    expect(screen.getByRole('row', { name: /Rutschhemmung/ })).toBeTruthy()
  })

  test('says that a permission is missing, and does not offer to try again in vain', async () => {
    await renderScreen('/comparison', { comparison: { GET_COMPARISON: () => refused('NO_AUTHORIZATION') } })
    expect(await screen.findByText('Dafür fehlt Ihnen die Berechtigung.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy()
  })

  test('gives the focus to the neighbour of an article that is taken out', async () => {
    await renderScreen('/comparison', {
      ...answers([]),
      comparison: {
        GET_COMPARISON: { articles: [compared('1', '60x60'), compared('2', '60x120')], max: 24 },
        REMOVE_ARTICLE: { matnr: '2', amount: 1, addedAt: '2026-03-01T08:00:00.000Z' },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: /^Fliese 2 .*nehmen/ }))
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Fliese 1 /)
  })

  test('emptied takes out what was seen, all of it, and puts it back to its places', async () => {
    let held = [compared('1', '60x60'), { ...compared('2', '60x120'), addedAt: '2026-03-02T08:00:00.000Z' }]
    const sent: unknown[] = []
    const all = held
    await renderScreen('/comparison', {
      ...answers([]),
      comparison: {
        GET_COMPARISON: () => ({ articles: held, max: 24 }),
        CLEAR_COMPARISON: ({ seen }) => {
          sent.push(seen)
          held = []
          return { amount: 0 }
        },
        PUT_BACK: ({ articles }) => {
          sent.push(articles)
          held = all
          return { amount: 2 }
        },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Vergleich leeren' }))
    expect(await screen.findByText('2 Artikel sind aus dem Vergleich genommen.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Noch nichts im Vergleich' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(await screen.findByRole('columnheader', { name: 'Fliese 2' })).toBeTruthy()
    expect(sent).toEqual([
      ['1', '2'],
      [
        { matnr: '1', added_at: '2026-03-01T08:00:00.000Z' },
        { matnr: '2', added_at: '2026-03-02T08:00:00.000Z' },
      ],
    ])
  })

  test('that could not be emptied shows its articles again, and says why', async () => {
    await renderScreen('/comparison', {
      ...answers([]),
      comparison: {
        GET_COMPARISON: { articles: [compared('1', '60x60')], max: 24 },
        CLEAR_COMPARISON: () => refused('TECHNICAL_ERROR'),
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Vergleich leeren' }))
    expect(
      await screen.findByText('Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.'),
    ).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Fliese 1' })).toBeTruthy()
  })

  test('shows differences only when the address says so', async () => {
    await renderScreen(
      '/comparison?differences=true',
      answers([compared('1', '60x60'), compared('2', '60x120')]),
    )
    expect(await screen.findByRole('row', { name: /Format/ })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /Rutschhemmung/ })).toBeNull()
  })

  test('says of a row that it differs, not by its colour alone', async () => {
    await renderScreen('/comparison', answers([compared('1', '60x60'), compared('2', '60x120')]))
    expect(await screen.findByRole('rowheader', { name: /^Format\s+\(verschieden\)$/ })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'Rutschhemmung' })).toBeTruthy()
  })
})
