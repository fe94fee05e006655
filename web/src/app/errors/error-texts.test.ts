import { fieldCodes } from '@shop/contract/answer'
import { codes } from '@shop/contract/codes'
import { createFormats, defaultFormats } from '@shop/contract/formats'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import app from '../texts/de.json'
import errors from './texts/de.json'
import { errorText, type ErrorWords } from './use-error-text.ts'

const formats = createFormats(defaultFormats)
const words: ErrorWords = { app, errors }

test('every code an answer can carry has words of the shop', () => {
  const silent = Object.keys(codes).filter(
    (code) => words.app[`error.${code}`] === undefined && words.errors[code] === undefined,
  )
  expect(silent).toEqual([])
})

test('who has to wait reads for how long, where the answer says so', () => {
  const refused = (data: Record<string, unknown>) =>
    errorText(
      words,
      'de',
      new ApiError({ code: 'TOO_MANY_ATTEMPTS', message: '', fields: {}, data }),
      formats,
    )
  expect(refused({ retryAfterSeconds: 1 })).toContain('1 Sekunde.')
  expect(refused({ retryAfterSeconds: 60 })).toContain('60 Sekunden')
  expect(refused({})).toContain('einige Minuten')
})

test('a refused quantity says in which steps the article is sold', () => {
  const refused = (data: Record<string, unknown>) =>
    errorText(words, 'de', new ApiError({ code: 'INVALID_QUANTITY', message: '', fields: {}, data }), formats)
  expect(refused({ stepsize: '1.44', max: '99999' })).toMatch(/in Schritten von 1,44, höchstens 99\.999 je/)
  expect(refused({ max: '99999' })).toMatch(/Verpackungseinheit\.$/)
})

test('every code of a field has words of the shop', () => {
  expect(fieldCodes.filter((code) => words.app[`field.${code}`] === undefined)).toEqual([])
})
