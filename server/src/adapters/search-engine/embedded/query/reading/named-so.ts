import { weights } from './options.ts'
import type { Option } from './options.ts'

/**
 * Who says 'Zahnspachtel' means the 'Zahnkelle' before any other 'Kelle', which is a name of it, too. What `isWhole`, a name of
 * several words, says is that thing before what has its words apart ('shower head': no shower system with a 250 mm head).
 */
export const namedSo = (
  terms: readonly string[],
  names: readonly (readonly string[])[],
  isWhole = false,
): Option => ({
  terms,
  weight: isGeneral(terms, names) ? weights.generalName : isWhole ? weights.wholeName : weights.synonym,
  compounds: terms.length === 1,
})

const isGeneral = ([term = '', ...more]: readonly string[], names: readonly (readonly string[])[]): boolean =>
  more.length === 0 &&
  names.some(([name = '', ...others]) =>
    others.length ? others.at(-1) === term : name !== term && name.endsWith(term),
  )
