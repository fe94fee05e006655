import { expect, test } from 'vitest'
import { attributeDifferences } from './attribute-differences.ts'

const attribute = (key: string, value: string, unit = '') => ({ key, name: key.toUpperCase(), value, unit })

test('only what differs is named, in the own order, and what only the other has last', () => {
  const own = [attribute('format', '60x60', 'cm'), attribute('grip', 'R10'), attribute('edge', 'ja')]
  const other = [attribute('frost', 'ja'), attribute('grip', 'R10'), attribute('format', '60x120', 'cm')]
  expect(attributeDifferences(own, other, () => false)).toEqual([
    { key: 'format', name: 'FORMAT', own: '60x60 cm', other: '60x120 cm' },
    { key: 'edge', name: 'EDGE', own: 'ja', other: '' },
    { key: 'frost', name: 'FROST', own: '', other: 'ja' },
  ])
})

test('what is shown elsewhere is left out', () => {
  expect(attributeDifferences([attribute('h', '1')], [attribute('h', '2')], (key) => key === 'h')).toEqual([])
})
