import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import type { Language } from '../../document.ts'
import { remembering } from '../memory/remembering.ts'
import { fold, withUmlauts } from './fold.ts'
import { tradeNouns } from './trade-nouns.ts'

/** Plurals the rules of the stemmer miss, and short words they would cut to nothing. */
const irregularEnglish = new Map(
  Object.entries({
    gas: 'gas',
    gases: 'gas',
    bus: 'bus',
    shelves: 'shelf',
    shelving: 'shelf',
    knives: 'knife',
    leaves: 'leaf',
    halves: 'half',
    wolves: 'wolf',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mouse',
    grey: 'gray',
    colour: 'color',
    aluminium: 'aluminum',
    fibre: 'fiber',
    fibreglass: 'fiberglass',
    mould: 'mold',
    moulding: 'mold',
    metre: 'meter',
    litre: 'liter',
  }),
)

/** Who or what does a thing is not the doing of it: the 'Kleber', the 'Schrauber' and the 'Putzer'. */
const doers = /(?:bohr|glätt|kleb|putz|reinig|schleif|schneid|schraub)er[ns]?$/

export const isDoer = (word: string): boolean => doers.test(word)

/** Nouns of the trade keep the end that the stemmer takes for a plural: a 'Keller' is no 'Kelle', a 'Ständer' no 'Stand'. */
const mayEndInEr = /er[ns]?$/
const endsInEr = new RegExp(`(?:${[...tradeNouns].filter((noun) => noun.endsWith('er')).join('|')})[ns]?$`)

/** Plural of an abbreviation, which has no vowel: 'WCs'. */
const abbreviations = /^[^aeiouyäöü]{2,3}s$/

/** The stemmer leaves the plural of a 'Kachel' and of a 'Schindel' as it is. */
const pluralOfEl = /[^aeiou]eln$/

/** 'Flexibel' loses its last e when it gets an end: a 'flexibler Kleber'. */
const adjective = /ibel$/

function germanStem(word: string): string {
  if (abbreviations.test(word)) return word.slice(0, -1)
  const folded = fold(word, 'de')
  if (isDoer(word) || (mayEndInEr.test(folded) && endsInEr.test(folded))) return folded.replace(/[ns]$/, '')
  return fold(german(withUmlauts(pluralOfEl.test(folded) ? word.slice(0, -1) : word)), 'de').replace(
    adjective,
    'ibl',
  )
}

/** The rules give these the stem of 'general', 'organic' and 'insulation'. */
const noDoing = /^(?:generator|organi[sz]er|insulator)s?$/

/** Of a word of three letters, which is its own stem: the rules make 'ties' and 'keys' those of no 'tie' and no 'key'. */
const shortPlural = /^[a-z]{2}[^isu]s$/

function englishStem(word: string): string {
  const folded = fold(word, 'en')
  const regular = irregularEnglish.get(folded) ?? (shortPlural.test(folded) ? folded.slice(0, -1) : folded)
  if (noDoing.test(folded)) return folded.replace(/s$/, '').replace('ise', 'ize')
  return regular.length < 4 ? regular : english(regular)
}

/** Queries say the same words again and again, and the rules of a stemmer take longer than all else that is done to one. */
const kept = 10_000
const stems = { de: remembering(germanStem, kept), en: remembering(englishStem, kept) }

/** The form under which a lower-case word of a language is indexed and looked up. */
export const stem = (word: string, language: Language): string => stems[language](word)
