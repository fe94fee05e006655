// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cookieConsent, parseConsent } from './consent.ts'

test('no choice, and one made for another declaration, do not count', () => {
  expect(parseConsent('scheme=dark', '2')).toBeUndefined()
  expect(parseConsent('consent=1%7Cportal', '2')).toBeUndefined()
})

test('refusing is a choice, and something else than never having been asked', () => {
  expect(parseConsent('consent=2%7C-portal', '2')).toEqual({ version: '2', decisions: { portal: false } })
  expect(parseConsent('consent=2', '2')).toEqual({ version: '2', decisions: {} })
})

test('only purposes the shop knows are allowed', () => {
  const choice = parseConsent('scheme=dark; consent=2%7Cportal%7Ctracking', '2')
  expect(choice?.decisions).toEqual({ portal: true })
})

test('what is saved is read again and told to whoever listens', () => {
  const manager = cookieConsent('/')
  let heard = 0
  const stop = manager.subscribe(() => heard++)
  const choice = { version: '2', decisions: { portal: true, captcha: false } }
  manager.save(choice)
  expect([manager.read('2'), manager.read('3'), heard]).toEqual([choice, undefined, 1])
  stop()
  manager.save({ version: '2', decisions: {} })
  expect(heard).toBe(1)
})
