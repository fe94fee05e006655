import { formatDecimal, formatMoney, type NumberFormat } from './number-format.ts'
import { formatBytes } from './text.ts'

export interface FormatSettings {
  language: 'de' | 'en'
  decimalSeparator: string
  thousandsSeparator: string
  /** With DD, MM and YYYY. */
  dateFormat: string
  /** With HH and mm. */
  timeFormat: string
  timeZone: string
}

/** A price as the API gives it: for `costUnit` of `volumeUnit`. */
export interface Price {
  price: string
  currency: string
  costUnit: number
  volumeUnit: string
}

/** Writes numbers, money, units and moments as the configuration says; takes the API's texts. */
export interface Formats {
  number: NumberFormat
  /** "1.234,5"; `digits` fixes the places. */
  decimal(value: string | number, digits?: number): string
  /** "1.234,50 €" */
  money(amount: string, currency: string): string
  /** "2,88 m²", "2 Kartons" */
  quantity(value: string, unit: string): string
  /** "Stück", "m²"; a code without a word shows itself. */
  unit(code: string): string
  /** "12,50 € / 100 Stück" without the amount: "/ 100 Stück" */
  priceUnit(price: Pick<Price, 'costUnit' | 'volumeUnit'>): string
  /** Of a day (YYYY-MM-DD) or a moment (ISO). */
  date(value: string): string
  dateTime(moment: string): string
  bytes(size: number): string
}

/** Until the configuration is known. */
export const defaultFormats: FormatSettings = {
  language: 'de',
  decimalSeparator: ',',
  thousandsSeparator: '.',
  dateFormat: 'DD.MM.YYYY',
  timeFormat: 'HH:mm',
  timeZone: 'Europe/Berlin',
}

/** One word for every number, or one of it and several. */
type UnitWords = string | readonly [one: string, several: string]

const units: Record<string, { de: UnitWords; en: UnitWords }> = {
  ST: { de: 'Stück', en: ['piece', 'pieces'] },
  M2: { de: 'm²', en: 'm²' },
  M3: { de: 'm³', en: 'm³' },
  M: { de: 'm', en: 'm' },
  KG: { de: 'kg', en: 'kg' },
  T: { de: 't', en: 't' },
  L: { de: 'l', en: 'l' },
  KAR: { de: ['Karton', 'Kartons'], en: ['carton', 'cartons'] },
  PAL: { de: ['Palette', 'Paletten'], en: ['pallet', 'pallets'] },
  PAK: { de: ['Paket', 'Pakete'], en: ['pack', 'packs'] },
  ROL: { de: ['Rolle', 'Rollen'], en: ['roll', 'rolls'] },
  SA: { de: ['Sack', 'Säcke'], en: ['bag', 'bags'] },
  BTL: { de: 'Beutel', en: ['pouch', 'pouches'] },
  EI: { de: 'Eimer', en: ['bucket', 'buckets'] },
  EIM: { de: 'Eimer', en: ['bucket', 'buckets'] },
  DOS: { de: ['Dose', 'Dosen'], en: ['can', 'cans'] },
  KAN: { de: 'Kanister', en: ['canister', 'canisters'] },
  FL: { de: ['Flasche', 'Flaschen'], en: ['bottle', 'bottles'] },
  BUN: { de: 'Bund', en: ['bundle', 'bundles'] },
  SET: { de: ['Set', 'Sets'], en: ['set', 'sets'] },
  PAA: { de: 'Paar', en: ['pair', 'pairs'] },
  VE: { de: 'VE', en: ['unit', 'units'] },
}

export function createFormats(settings: FormatSettings): Formats {
  const { language, decimalSeparator, thousandsSeparator, dateFormat, timeFormat, timeZone } = settings
  const number: NumberFormat = { decimalSeparator, thousandsSeparator, signFirst: language === 'en' }
  const unit = (code: string, quantity = '1') => {
    const words = units[code]?.[language] ?? code
    if (typeof words === 'string') return words
    return quantity === '1' ? words[0] : words[1]
  }
  const decimal = (value: string | number, digits?: number) => formatDecimal(String(value), number, digits)

  /** The parts of a moment where the wholesaler is; a plain day has no zone. */
  function parts(value: string): Record<string, string> {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
    const formatted = new Intl.DateTimeFormat('en-GB', {
      timeZone: isDay ? 'UTC' : timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }).formatToParts(new Date(value))
    const by = Object.fromEntries(formatted.map((part) => [part.type, part.value]))
    return {
      YYYY: by.year ?? '',
      MM: by.month ?? '',
      DD: by.day ?? '',
      HH: by.hour ?? '',
      mm: by.minute ?? '',
    }
  }
  const fill = (format: string, value: string) => {
    const values = parts(value)
    return format.replace(/YYYY|MM|DD|HH|mm/g, (name) => values[name] ?? name)
  }

  return {
    number,
    decimal,
    unit: (code) => unit(code),
    money: (amount, currency) => formatMoney(amount, currency, number),
    quantity: (value, code) => `${decimal(value)}\u00A0${unit(code, value)}`,
    priceUnit: ({ costUnit, volumeUnit }) =>
      costUnit === 1
        ? `/ ${unit(volumeUnit)}`
        : `/ ${decimal(costUnit)}\u00A0${unit(volumeUnit, String(costUnit))}`,
    date: (value) => fill(dateFormat, value),
    dateTime: (moment) => `${fill(dateFormat, moment)}, ${fill(timeFormat, moment)}`,
    bytes: (size) => formatBytes(size, number),
  }
}
