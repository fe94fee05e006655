import { expect, test } from 'vitest'
import { reasonOf } from './reason-of.ts'

test('a reason names a cause that says more, and repeats none', () => {
  const cause = new Error('column "x" does not exist')
  expect(reasonOf(new Error('Failed query: select x', { cause }))).toBe(
    'Failed query: select x: column "x" does not exist',
  )
  expect(reasonOf(new Error('DATA_DIR cannot be used: EACCES', { cause: new Error('EACCES') }))).toBe(
    'DATA_DIR cannot be used: EACCES',
  )
})

test('a name of several addresses gives the reason of each', () => {
  const refused = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}`))
  expect(reasonOf(new AggregateError(refused))).toBe(
    'connect ECONNREFUSED ::1, connect ECONNREFUSED 127.0.0.1',
  )
})

test('what is thrown without being an error is told as it is', () => {
  expect(reasonOf('gone')).toBe('gone')
})
