import type { FieldCode } from '@shop/contract/answer'

const special = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~§€°]/
const supported = /^[\p{L}\d !"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~§€°]+$/u

/** The most frequent passwords and those that name the shop's subject, as `words` leaves them. */
const common = new Set(
  'password passwort kennwort geheim willkommen welcome qwertz qwerty asdfgh hallo sommer winter fruehling herbst schalke bayern fliese fliesen gewerk baustoff handwerk admin test iloveyou letmein monkey dragon master login abc start'.split(
    ' ',
  ),
)

/** What is written for a letter where digits and signs are demanded. */
const disguises: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** A password's letters alone, and as it reads without its disguise: 'P4ssw0rt2026!' is 'passwort'. */
function words(password: string): readonly string[] {
  const small = password.toLowerCase()
  const undisguised = small
    .replace(/[^\p{L}]+$/u, '')
    .replace(/[013457@$]/g, (sign) => disguises[sign] ?? sign)
  return [small, undisguised].map((text) => text.replace(/[^\p{L}]+/gu, ''))
}

/**
 * What is wrong with a new password (specification section 5); undefined when it may be used. The lengths are configured; composition rules and
 * the ban of the last five are the specification's, beyond what OWASP ASVS 5 asks for (decision 0006).
 */
export function passwordProblem(
  password: string,
  allowed: { min: number; max: number },
): FieldCode | undefined {
  if (password.length < allowed.min) return 'TOO_SHORT'
  if (password.length > allowed.max) return 'TOO_LONG'
  if (!supported.test(password)) return 'PASSWORD_UNSUPPORTED'
  if (!/\p{L}/u.test(password)) return 'PASSWORD_NO_LETTER'
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password)) return 'PASSWORD_NO_UPPER_AND_LOWER'
  if (!/\d/.test(password)) return 'PASSWORD_NO_DIGIT'
  if (!special.test(password)) return 'PASSWORD_NO_SPECIAL'
  if (words(password).some((word) => common.has(word))) return 'PASSWORD_COMMON'
  return undefined
}
