import { spokenNumbers } from './number-words.ts'
import { withUnitsSpelt } from './misspelt-units.ts'
import { withDoorSizes } from './door-sizes.ts'
import { partMeasures, unitNamed } from './units.ts'

const fractionWords: readonly [RegExp, string][] = [
  [/\bthree[ -]quarters?(?=[ -]?in(?:ch(?:es)?)?\b)/g, '3/4'],
  [/\b(?:one[ -]|a )?quarter(?=[ -]?in(?:ch(?:es)?)?\b)/g, '1/4'],
  [/\b(?:one[ -]|a )?half(?=[ -]?(?:in(?:ch(?:es)?)?|hp|gal(?:lon)?)\b)/g, '1/2'],
]
const spokenFraction = /(?<=\d) and (?=[1-9]\/(?:2|4|8|16)\b)/g
const pluralOfSize = /(\dx\d{1,2})'?s\b/g
/** '8k btu' */
const thousands = /(?<![\w.])(\d{1,3}(?:\.5)?)k(?= ?btus?\b)/g
/** 'no. 8 screw', 'number 2 pine' */
/** A 'house number 4 in' is four inches high. */
const numberSign = /\b(?:no|num|number)\b\.? ?#?(?=\d{1,2}\b(?! ?(?:in|inch)\b))/g
/** 'sch40', 'sched 40' */
const schedule = /\bsch(?:ed(?:ule)?)?\.?[ -]?(?=\d{2,3}\b)/g
/** '16 d nails' */
const penny = /(?<![\w./-])(\d{1,2}) d\b(?=.*\bnails?\b)/g
/** '2x4-8' */
const lengthBehind = /(?<![\w./-])(\d{1,2}x\d{1,2})-(\d{1,2})(?![\w./-])/g
/** '3/4plywood' */
const fractionBeforeWord = /(?<![\w./-])((?:\d{1,2}-)?\d{1,2}\/(?:2|4|8|16))(?=[a-z]{4})/g
const airConditioner = /\ba\/c\b/g
const possessive = /(?<=[a-z]{2})'s\b/g

const spokenMeasure = new RegExp(`\\b(${[...spokenNumbers.keys()].join('|')})[ -](?=([a-z]+))`, 'g')

/**
 * An English query in the way titles are written: '2x4s' is 2x4, 'half inch' 1/2 inch, '3 and 1/2' 3-1/2, 'five gallon' 5
 * gallon, '8k btu' 8000 btu, 'no. 8' #8, 'sch40' schedule 40, and a possessive ending says nothing. `q` has small letters and plain signs.
 */
export function asTitlesWrite(q: string): string {
  const counted = withDoorSizes(withUnitsSpelt(q))
    .replace(pluralOfSize, '$1')
    .replace(fractionBeforeWord, '$1 ')
    .replace(schedule, 'schedule ')
    .replace(penny, '$1d')
    .replace(lengthBehind, '$1x$2')
    .replace(possessive, '')
    // As two words it would be a letter, which stands for other things.
    .replace(airConditioner, 'ac')
    .replace(thousands, (_, count: string) => String(Number(count) * 1000))
    .replace(numberSign, '#')
    .replace(spokenFraction, '-')
    .replace(spokenMeasure, (typed: string, number: string, unit: string) =>
      unit !== 'in' && unitNamed(unit) ? `${spokenNumbers.get(number)!} ` : typed,
    )
  return fractionWords.reduce((text, [pattern, figure]) => text.replace(pattern, figure), counted)
}

const gluedFraction = /(?<![\d./])(\d{1,2}?)(\d{1,2})\/(2|4|8|16)(?!\d)/g

/** What was typed without the spaces that part it: measures glued to words, and '71/4' for 7-1/4. */
export const withSpaces = (q: string): string =>
  partMeasures(q).replace(
    gluedFraction,
    (typed: string, whole: string, numerator: string, denominator: string) => {
      const isProper = Number(whole + numerator) < Number(denominator)
      const isFraction = Number(numerator) % 2 === 1 && Number(numerator) < Number(denominator)
      return isFraction && !isProper ? `${whole}-${numerator}/${denominator}` : typed
    },
  )
