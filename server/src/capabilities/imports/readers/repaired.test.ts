import { expect, test } from 'vitest'
import { repaired } from './repaired.ts'

test('UTF-8 written twice is read back, whichever code page lay between', () => {
  expect(repaired('GrÃ¶ÃŸe fÃ¼r Ã–l, 5 mÂ² â€“ 3 â‚¬')).toBe('Größe für Öl, 5 m² – 3 €')
  expect(repaired('Gr\u00C3\u00B6\u00C3\u009Fe')).toBe('Größe')
})

test('letters with their dots apart become one, and marks without width go', () => {
  expect(repaired('Gro\u0308ße')).toBe('Größe')
  expect(repaired('\u200B4711\uFEFF')).toBe('4711')
  expect(repaired('Fein\u00ADsteinzeug')).toBe('Feinsteinzeug')
})

test('what is written rightly stays', () => {
  for (const text of ['Größe 5 µm Ø 20', 'São Paulo', 'Âge', '„Premium“ – ½"', 'plain'])
    expect(repaired(text)).toBe(text)
})
