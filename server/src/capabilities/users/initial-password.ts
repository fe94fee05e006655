import { randomInt } from 'node:crypto'
import { passwordProblem } from './password-policy.ts'

/** Without letters and digits that are mistaken for one another when read from paper. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!?+-#'
const length = 16
const allowed = { min: length, max: length }

/** A random password that keeps the rules, for one login: more than 90 bits. */
export function newInitialPassword(): string {
  for (;;) {
    const password = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
    if (passwordProblem(password, allowed) === undefined) return password
  }
}
