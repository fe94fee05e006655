import { withoutCurrency } from './currency.ts'
import { withoutMoment } from './plain-heading.ts'
import { type PriceUnit, type PriceUnitOfRow, readPriceUnit } from './price-unit.ts'

/** A package of so many as the list says elsewhere, or nowhere. */
const somePackage =
  /^(?:vpe|ve|vke|verp(?:ackung)?s?-?einheit|versandeinheit|gebinde|bund|pack(?:ing|aging) unit)(?![\p{L}\p{N}])/iu

/** What each price is for where the heading leaves it to the column of units or of price units: "EUR/ME". */
const someUnit = /^(?:me|eh|einh|einheit|mengeneinheit|pe|preiseinheit|unit)$/i

/** What says no more of a price than its column does: that it is net, of this year, or new. */
const idle =
  /(?<![\p{L}\p{N}])(?:netto|net|brutto|(?:zzgl|exkl|excl|ohne|plus)\.?\s*(?:der\s+)?(?:ges(?:etzl)?\.?\s*)?(?:mwst|ust|vat|tax)|in)(?![\p{L}\p{N}])\.?/giu

/** What parts a price from what it is for. */
const per = /\/|(?<![\p{L}\p{N}])(?:je|per|pro)\s/iu

/** A unit with its number, or such a number, before words that say something else: "100 St. frei Haus", "100 ME". */
const beginning = [/^\d[\d.,]*\s*\p{L}[^\s,;]*/u, /^[\p{L}%][^\s,;]*/u] as const
const numberAlone = /^(1\.?0{0,3})(?=\s*(?:(?:me|eh|einh|einheiten|units?)\b\.?|[,;.]?\s*$))/i

/** Longer than any heading: a cell may hold a book. */
const longest = 300

/** Digits but a one, which changes nothing. */
const someNumber = /\d/
const onlyOne = /(?<![\d.,])0*1(?![\d.,]*\d)/g

/**
 * What the heading of a price says its prices are for: "Preis (EUR/100)", "Preis je 100 Stück in €", "Preis €/m² netto";
 * `unreadable` where that is a package nobody knows the content of ("Preis je VPE"), or has a number nobody understands: a
 * price taken without it would be wrong by tens.
 */
export function priceUnitInHeading(heading: string): PriceUnitOfRow {
  const [alone] = /(?<=[([])[^()[\]]*(?=[)\]])/.exec(heading) ?? []
  const parts = [...partsBehindPer(heading), ...(alone === undefined ? [] : [hundredAlone(alone)])]
  const said = parts.map(unitSaid)
  const [read, ...others] = said.filter((one) => one !== undefined)
  if (read === undefined || read === 'unreadable') return read ?? {}
  return others.every((one) => isSame(one, read)) ? read : 'unreadable'
}

/** Whether a heading is an amount for so much, and no more: "€/m²", "EUR je ME", "€/100 Stk netto". */
export function isAmountPer(heading: string): boolean {
  const amount = withoutCurrency(heading)
  if (amount === heading.trim() || !/^[\s([]*(?:\/|(?:je|per|pro)\s)/i.test(amount)) return false
  const said = partsBehindPer(heading)
    .map((part) => part.replace(/\.$/, ''))
    .filter(Boolean)
  return (
    said.length > 0 &&
    said.every(
      (part) => someUnit.test(part) || somePackage.test(part) || readPriceUnit(part, 'comma') !== undefined,
    )
  )
}

/** What stands behind each "je" or "/" of a heading, without what says nothing of it. */
export function partsBehindPer(heading: string): string[] {
  const [, ...behind] = withoutCurrency(withoutMoment(heading.slice(0, longest)))
    .replaceAll(/[()[\]]/g, ' ')
    .split(per)
  return behind.map((part) =>
    part
      .replaceAll(idle, ' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s,;:-]+$/, '')
      .trim(),
  )
}

const isSame = (one: PriceUnitOfRow, other: PriceUnit): boolean =>
  one !== 'unreadable' &&
  one.quantity === other.quantity &&
  (one.unit ?? other.unit) === (other.unit ?? one.unit)

/** In brackets a price unit may stand alone: "Preis (100 St.)"; any other number there is a note. */
const hundredAlone = (said: string): string =>
  /^(?:10{1,3}|1\.000)(?!\d)/.test(said.trim()) ? said.trim() : ''

function unitSaid(part: string): PriceUnitOfRow | undefined {
  if (somePackage.test(part.replace(/^\d+\s*/, ''))) return 'unreadable'
  const read = readBeginning(part)
  if (read !== undefined) return read
  return someNumber.test(part.replaceAll(onlyOne, '')) ? 'unreadable' : undefined
}

function readBeginning(part: string): PriceUnit | undefined {
  const [, number] = numberAlone.exec(part) ?? []
  if (number !== undefined) return readPriceUnit(number, 'comma')
  for (const said of [part, ...beginning.map((one) => one.exec(part)?.[0] ?? '')]) {
    const read = said === '' ? undefined : readPriceUnit(said, 'comma')
    // A number alone that is no hundred may be a page or a day.
    if (read !== undefined && (read.unit !== undefined || /^10{0,3}$/.test(read.quantity ?? ''))) return read
  }
  return undefined
}
