import { expect, test } from 'vitest'
import { safetyData } from './safety-data.ts'

const attribute = (key: string, value: string) => ({ key, name: key, value, unit: '' })

test('an article without hazards has no labelling', () => {
  expect(safetyData([attribute('colour', 'grau')])).toBeUndefined()
})

test('pictograms, signal word and each statement are told apart', () => {
  const data = safetyData([
    attribute('ghs_pictograms', 'GHS07, GHS05'),
    attribute('signal_word', 'Gefahr'),
    attribute('h_statements', 'H315 Verursacht Hautreizungen. EUH208 Enthält Chrom. Siehe Blatt.'),
  ])
  expect(data).toEqual({
    pictograms: ['GHS05', 'GHS07'],
    signalWord: 'Gefahr',
    statements: ['H315 Verursacht Hautreizungen.', 'EUH208 Enthält Chrom. Siehe Blatt.'],
  })
})

test('a statement of several numbers is one', () => {
  const text =
    'H302 + H312 Gesundheitsschädlich bei Verschlucken oder Hautkontakt. H315+H319 Reizt. H318 Schadet.'
  expect(safetyData([attribute('h_statements', text)])?.statements).toEqual([
    'H302 + H312 Gesundheitsschädlich bei Verschlucken oder Hautkontakt.',
    'H315+H319 Reizt.',
    'H318 Schadet.',
  ])
})
