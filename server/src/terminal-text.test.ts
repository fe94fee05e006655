import { expect, test } from 'vitest'
import { terminalLine, terminalText } from './terminal-text.ts'

test('orders to the terminal are written out, and texts stay', () => {
  expect(terminalText('\u001B[31mrot\u009B2J\u202Ecsv.exe')).toBe(
    String.raw`\u001b[31mrot\u009b2J\u202ecsv.exe`,
  )
  expect(terminalText('Größe\t"60×120" – 5 °C\nzweite Zeile 👍')).toBe(
    'Größe\t"60×120" – 5 °C\nzweite Zeile 👍',
  )
})

test('a line is one, whatever the name of a file', () => {
  expect(terminalLine('a\r\n  9 rows read, 9 taken')).toBe(String.raw`a\u000d\n  9 rows read, 9 taken`)
})
