import { expect, test } from 'vitest'
import { deviceOf } from './device-words.ts'

test('a browser is named by itself, not by those it descends from', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(deviceOf(`${windows} Chrome/142.0.0.0 Safari/537.36`)).toEqual({
    browser: 'Chrome',
    system: 'Windows',
  })
  expect(deviceOf(`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`)?.browser).toBe('Edge')
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  expect(deviceOf(`${phone} Version/18.6 Mobile/15E148 Safari/604.1`)).toEqual({
    browser: 'Safari',
    system: 'iPhone',
  })
  expect(deviceOf('Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0')).toEqual({
    browser: 'Firefox',
    system: 'Android',
  })
})

test('a program is no browser', () => {
  expect(deviceOf('node')).toBeUndefined()
})
