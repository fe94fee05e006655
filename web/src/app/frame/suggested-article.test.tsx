// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../api/resources.ts'
import { aTile } from '#web/testing/articles.ts'
import { customerSession, noSuggestions } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

type Suggested = Answer<'search', 'SUGGEST'>['articles'][number]

/** The link of a suggestion. */
async function suggested(article: Suggested, showNetPrice = true): Promise<HTMLElement | null> {
  await renderScreen('/imprint', {
    session: { GET_SESSION: { ...customerSession, showNetPrice } },
    search: { SUGGEST: { ...noSuggestions, articles: [article] } },
  })
  const field = await screen.findByRole('searchbox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'flie' } })
  const name = await screen.findByText(article.maktx1)
  return name.closest('a')
}

/** The price beside a suggestion with 6 € a piece in the list and an own price of 450 € for a hundred. */
async function priceSuggested(showNetPrice: boolean, price: string | null = '6') {
  const own = { price: '450', currency: 'EUR', costUnit: 100, volumeUnit: 'ST' }
  const netPrice = price === null ? null : own
  const article = { ...aTile({ price, kpein: 1, kmein: 'ST' }), netPrice, availabilityFlag: null }
  const link = await suggested(article, showNetPrice)
  return link?.textContent.replaceAll(/\s/g, ' ')
}

test('a suggestion hides the own price while net prices are not to be shown', async () => {
  const text = await priceSuggested(false)
  expect(text).toContain('6,00 € / Stück')
  expect(text).not.toContain('450')
})

test('a suggestion names the list price as that, and nothing else', async () => {
  expect(await priceSuggested(false)).toContain('6,00 € / StückListenpreis')
  cleanup()
  expect(await priceSuggested(true)).not.toContain('Listenpreis')
  cleanup()
  const onRequest = await priceSuggested(true, null)
  expect(onRequest).toContain('Preis auf Anfrage')
  expect(onRequest).not.toContain('Listenpreis')
})

test('a suggestion tells the own price with its own price unit, as what it is to who hears it', async () => {
  expect(await priceSuggested(true)).toContain('Ihr Preis 450,00 € / 100 Stück')
  cleanup()
  expect(await priceSuggested(false)).not.toContain('Ihr Preis')
})

test('a suggestion with several energy classes tells which is of what', async () => {
  const label = {
    eekClass: 'A+++',
    scale: 'A+++-D',
    loadProfile: '',
    eprelId: '',
    supplierId: '70720',
    articleNumber: 'HZ-189649',
    dataSheet: null,
  }
  const link = await suggested({
    ...aTile(),
    netPrice: null,
    availabilityFlag: null,
    eek_classes: [
      { ...label, qualifier: 'heating_55', index: 0 },
      { ...label, qualifier: 'heating_35', eekClass: 'A++', index: 1 },
    ],
  })
  expect(link?.textContent.replaceAll(/\s/g, ' ')).toMatch(/Heizung 55 °C.*A\+\+\+.*Heizung 35 °C.*A\+\+/)
  const arrows = [...(link?.querySelectorAll('title') ?? [])].map((title) => title.textContent)
  expect(arrows[1]).toBe('Energieeffizienzklasse A++ auf einer Skala von A+++ – D, Heizung 35\u00A0°C')
})
