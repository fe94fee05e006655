import { fieldCodes } from '@shop/contract/answer'
import { codes } from '@shop/contract/codes'
import { expect, test } from 'vitest'
import de from '../texts/de.json'

const words: Record<string, string> = de

test('every code an answer can carry has words of the shop', () => {
  const silent = Object.keys(codes).filter((code) => words[`error.${code}`] === undefined)
  expect(silent).toEqual([])
})

test('every code of a field has words of the shop', () => {
  expect(fieldCodes.filter((code) => words[`field.${code}`] === undefined)).toEqual([])
})
