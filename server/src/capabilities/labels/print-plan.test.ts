import { describe, expect, test } from 'vitest'
import { places, printProblems } from './print-plan.ts'

const print = { sheet: '70x37', barcode_type: 'CODE128', start_row: 1, start_column: 1 } as const
const labels = [{ matnr: 'A-1', articleQuantity: '1.44' }]

describe('a print', () => {
  test('refuses a start beyond the sheet', () => {
    const problems = printProblems({ ...print, start_row: 9, start_column: 4 }, labels)
    expect(problems).toEqual({ start_row: 'TOO_LARGE', start_column: 'TOO_LARGE' })
  })

  test.each([
    ['ITF', [{ matnr: '4711', articleQuantity: '1.44' }]],
    ['ITF', [{ matnr: 'A1', articleQuantity: '1' }]],
    ['CODE39', [{ matnr: 'a1', articleQuantity: '1' }]],
    ['CODE128', [{ matnr: 'Ü1', articleQuantity: '1' }]],
  ] as const)('refuses %s for %j, which it cannot encode', (barcode_type, rows) => {
    expect(printProblems({ ...print, barcode_type }, rows)).toEqual({ barcode_type: 'BARCODE_UNSUPPORTED' })
  })

  test.each(['CODE128', 'CODE39', 'QR'] as const)('takes %s for numbers and decimal quantities', (type) => {
    expect(printProblems({ ...print, barcode_type: type }, labels)).toEqual({})
  })

  test('goes on row by row from its start and turns the page after the last place', () => {
    const found = places({ sheet: '105x74', start_row: 4, start_column: 2 }, 3)
    expect(found).toEqual([
      { page: 0, x: 105, y: 222.5 },
      { page: 1, x: 0, y: 0.5 },
      { page: 1, x: 105, y: 0.5 },
    ])
  })
})
