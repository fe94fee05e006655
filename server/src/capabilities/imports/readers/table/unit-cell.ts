import type { Decimal } from '@shop/contract/decimal'
import { shopUnit } from '../catalogue/units.ts'
import { unitCode } from '../datanorm/unit-code.ts'
import { readNumber } from './numbers.ts'

/** So much of a unit (UN/ECE). */
export type Amount = { unit: string; quantity: Decimal }

/**
 * What a column of units says an article is sold by: a unit (UN/ECE, or as it is written where nobody knows it); beside it
 * how many of another one are sold at once ("10 ST"), or what a package holds ("Sack 25 kg").
 */
export type SoldBy = { code: string; atOnce?: Amount; content?: Amount }

const isKnown = (code: string): boolean => shopUnit(code).origin !== 'unknown'

/** A package, and what it holds behind it: "Rolle 50 m", "Karton à 12 St.", "Sack/25 kg", "Eimer (10 l)". */
const packed = /^(\p{L}[\p{L}.]*)\s*(?:(?:à|a|mit|zu|von|=|\/|x)\s*)?[([]?\s*(\d[^()[\]]*?)\s*[)\]]?$/iu

/** Reads a cell of the column of units. */
export function soldBy(text: string): SoldBy {
  const code = unitCode(text)
  if (isKnown(code)) return { code }
  const atOnce = amountIn(text)
  if (atOnce) return { code, atOnce }
  const [, pack = '', behind = ''] = packed.exec(text.trim()) ?? []
  const [packCode, content] = [unitCode(pack), amountIn(behind)]
  // "M 10 ST" is no package.
  if (pack === '' || !content || !isKnown(packCode) || measures.has(packCode)) return { code }
  return packCode === content.unit ? { code } : { code: packCode, content }
}

/** Units something is measured by, and the piece: they hold nothing. */
const measures = new Set(['C62', 'MTR', 'LM', 'MTK', 'MTQ', 'KGM', 'GRM', 'TNE', 'LTR', 'MLT', 'CMT', 'MMT'])

/** "10 ST", "25kg": a whole number of a unit that measures or counts. */
function amountIn(text: string): Amount | undefined {
  const [, digits = '', unit = ''] = /^(\d[\d.,]*)\s*(\D[^\d]*\d?)$/.exec(text.trim()) ?? []
  const quantity = readNumber(digits, 'comma')
  const code = unitCode(unit)
  const isWhole = quantity !== undefined && /^[1-9]\d*$/.test(quantity)
  return isWhole && measures.has(code) ? { unit: code, quantity } : undefined
}
