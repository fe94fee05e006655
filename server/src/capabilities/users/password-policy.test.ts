import { describe, expect, test } from 'vitest'
import { passwordProblem } from './password-policy.ts'

const problem = (password: string) => passwordProblem(password, { min: 8, max: 128 })

describe('a new password', () => {
  test('is refused where everybody guesses it, with digits and signs around or within its letters', () => {
    const guessed = [
      'Passwort1!',
      '1!Willkommen',
      'Passw0rd!',
      'P@ssw0rt2026!',
      'Pa$$word1',
      'W1nter25!',
      'Fl13s3n#1',
    ]
    expect(guessed.map(problem)).toEqual(guessed.map(() => 'PASSWORD_COMMON'))
  })

  test('is taken where it only holds such a word', () => {
    const own = ['Fliese60x120!', 'Fugengrau7?', 'Sommerestrich7!', '7Passwortzettel!', 'Mörtel25kg!']
    expect(own.map(problem)).toEqual(own.map(() => undefined))
  })

  test('must keep every rule, the first that is broken is named', () => {
    const told = [
      'Kurz1!',
      'mörtel25kg!',
      'MÖRTEL25KG!',
      'Mörtelsack!',
      'Mörtel25kg',
      'Mörtel 25kg!😀',
      '12345678!',
    ].map(problem)
    expect(told).toEqual([
      'TOO_SHORT',
      'PASSWORD_NO_UPPER_AND_LOWER',
      'PASSWORD_NO_UPPER_AND_LOWER',
      'PASSWORD_NO_DIGIT',
      'PASSWORD_NO_SPECIAL',
      'PASSWORD_UNSUPPORTED',
      'PASSWORD_NO_LETTER',
    ])
  })
})
