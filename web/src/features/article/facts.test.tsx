// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { someDetails } from '#web/testing/articles.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const note = 'Diese Beschreibung gibt es nur auf Englisch.'
const open = (given: Parameters<typeof someDetails>[0]) =>
  renderScreen('/p/4711/bodenfliese-basalto-60x120', {
    article: { GET_DETAILS: someDetails(given) },
    materialmaster: { GET_WERKS_AVAILABILITY: { matnr: '4711', unit: 'M2', plants: [] } },
  })

test('a description in the language of the page stands without a note', async () => {
  await open({ description: 'Für Bad und Flur.' })
  expect((await screen.findByText('Für Bad und Flur.')).lang).toBe('')
  expect(screen.queryByText(note)).toBeNull()
})

test('one in the other language is marked for those who hear it, and for those who read it', async () => {
  await open({
    description: 'For bathrooms.',
    descriptionLanguage: 'en',
    attributes: [
      { key: 'surface', name: 'Oberfläche', value: 'matt glazed', unit: '', valueLanguage: 'en' },
      { key: 'grip', name: 'Slip resistance', value: 'R10', unit: '', language: 'en' },
    ],
  })
  expect((await screen.findByText('For bathrooms.')).lang).toBe('en')
  expect(screen.getByText(note)).toBeTruthy()
  expect(screen.getByText('matt glazed').closest('dd')?.lang).toBe('en')
  expect(screen.getByText('Oberfläche').closest('[lang]')?.tagName).not.toBe('DT')
  expect(screen.getByText('Slip resistance').lang).toBe('en')
})
