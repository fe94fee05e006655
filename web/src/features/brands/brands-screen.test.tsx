// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/testing/render-screen.tsx'

const withBrands = (brands: { name: string; count: number }[]) =>
  renderScreen('/brands', { misc: { GET_BRANDS: { index: [], brands } } })

test('a failed answer shows what happened and the way to try again', async () => {
  await renderScreen('/brands')
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeDefined()
})

test('without brands it says so', async () => {
  await withBrands([])
  expect(await screen.findByText('Zurzeit führen wir keine Marken im Shop.')).toBeDefined()
})

test('brands stand under their letter and lead to their articles', async () => {
  await withBrands([
    { name: 'Öresund', count: 1 },
    { name: '3F', count: 2 },
  ])
  const headings = await screen.findAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['#', 'O'])
  const link = screen.getByRole('link', { name: 'Öresund' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/search?fq=brand:"Öresund"')
})

test('none of the letters is the current page before one went there', async () => {
  await withBrands([{ name: 'Öresund', count: 1 }])
  const letter = await screen.findByRole('link', { name: 'O' })
  expect(letter.getAttribute('aria-current')).toBeNull()
})

test('a brand with quotes in its name leads to its articles, too', async () => {
  await withBrands([{ name: 'Stein "Alt"', count: 1 }])
  const link = await screen.findByRole('link', { name: 'Stein "Alt"' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/search?fq=brand:"Stein+\\"Alt\\""')
})
