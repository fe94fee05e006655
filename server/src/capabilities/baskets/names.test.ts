import { describe, expect, test } from 'vitest'
import { freeName, guestBasketName, nameKey, nameProblem } from './names.ts'

describe('a basket name', () => {
  test('is missing when it is empty or blank', () => {
    expect(['', '   ', '\u200d'].map(nameProblem)).toEqual(Array(3).fill('MISSING_NAME'))
  })

  test('cannot hold control characters, nor others that nobody sees', () => {
    for (const name of ['Bad\u0007Müller', 'Bad\u200b', 'Bad\u202eMüller', '\ufeffBad', 'Bad\ud800'])
      expect(nameProblem(name)).toBe('INVALID_NAME')
    expect(nameProblem('👩\u200d🔧 می\u200cخواهم')).toBeUndefined()
    expect(nameProblem('Bad Müller, 2. OG – Süd')).toBeUndefined()
  })

  test('is compared without case, also of umlauts, and with any white space as one', () => {
    expect(nameKey('  KÜCHE \t Nord ')).toBe(nameKey('küche nord'))
    expect(nameKey('Bad\u200d')).toBe(nameKey('Bad'))
  })

  test('gets a number where it is taken', () => {
    const taken = new Set(['gastwarenkorb', 'gastwarenkorb (2)'])
    expect(freeName('Gastwarenkorb', taken)).toBe('Gastwarenkorb (3)')
    expect(freeName('Bad', taken)).toBe('Bad')
  })

  test('of a former guest says when it was', () => {
    expect(guestBasketName('de', '2026-03-11')).toBe('Gastwarenkorb 11.03.2026')
    expect(guestBasketName('en', '2026-03-11')).toBe('Guest basket 11/03/2026')
  })
})
