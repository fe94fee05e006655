import { expect, test } from 'vitest'
import { heardAs } from './heard-as.ts'

test.each([
  ['another vowel', 'braid', 'grade'],
  ['a long and a short vowel', 'look', 'lock'],
  ['the same consonants', 'build', 'blade'],
  ['one letter more', 'stain', 'stained'],
])('words with %s sound otherwise: %s and %s', (_, one, other) => {
  expect(heardAs(one)).not.toBe(heardAs(other))
})

test.each([
  ['blaid', 'blade'],
  ['stane', 'stain'],
  ['nales', 'nails'],
  ['fosset', 'faucet'],
  ['pully', 'pulley'],
  ['tyle', 'tile'],
  ['rench', 'wrench'],
  ['dore', 'door'],
  ['exost', 'exhaust'],
  ['rigid', 'ridgid'],
  ['brite', 'bright'],
])('spellings of one sound are heard alike: %s and %s', (one, other) => {
  expect(heardAs(one)).toBe(heardAs(other))
})
