import { expect, test } from 'vitest'
import { parseConsent } from './consent.ts'

test('no choice, and one made for another declaration, do not count', () => {
  expect(parseConsent('scheme=dark', '2')).toBeUndefined()
  expect(parseConsent('consent=1%7Cportal', '2')).toBeUndefined()
})

test('refusing everything is a choice', () => {
  expect(parseConsent('consent=2', '2')).toEqual({ version: '2', allowed: [] })
})

test('only purposes the shop knows are allowed', () => {
  const choice = parseConsent('scheme=dark; consent=2%7Cportal%7Ctracking', '2')
  expect(choice?.allowed).toEqual(['portal'])
})
