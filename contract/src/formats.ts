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
  /** "2,88 m²" */
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

const units: Record<string, { de: string; en: string }> = {
  ST: { de: 'Stück', en: 'pcs' },
  M2: { de: 'm²', en: 'm²' },
  M3: { de: 'm³', en: 'm³' },
  M: { de: 'm', en: 'm' },
  KG: { de: 'kg', en: 'kg' },
  T: { de: 't', en: 't' },
  L: { de: 'l', en: 'l' },
  KAR: { de: 'Karton', en: 'carton' },
  PAL: { de: 'Palette', en: 'pallet' },
  PAK: { de: 'Paket', en: 'pack' },
  ROL: { de: 'Rolle', en: 'roll' },
  SA: { de: 'Sack', en: 'bag' },
  BTL: { de: 'Beutel', en: 'pouch' },
  EIM: { de: 'Eimer', en: 'bucket' },
  DOS: { de: 'Dose', en: 'can' },
  KAN: { de: 'Kanister', en: 'canister' },
  FL: { de: 'Flasche', en: 'bottle' },
  BUN: { de: 'Bund', en: 'bundle' },
  SET: { de: 'Set', en: 'set' },
  PAA: { de: 'Paar', en: 'pair' },
  VE: { de: 'VE', en: 'unit' },
}

export function createFormats(settings: FormatSettings): Formats {
  const { language, decimalSeparator, thousandsSeparator, dateFormat, timeFormat, timeZone } = settings
  const number: NumberFormat = { decimalSeparator, thousandsSeparator, signFirst: language === 'en' }
  const unit = (code: string) => units[code]?.[language] ?? code
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
    unit,
    money: (amount, currency) => formatMoney(amount, currency, number),
    quantity: (value, code) => `${decimal(value)}\u00A0${unit(code)}`,
    priceUnit: ({ costUnit, volumeUnit }) =>
      costUnit === 1 ? `/ ${unit(volumeUnit)}` : `/ ${decimal(costUnit)}\u00A0${unit(volumeUnit)}`,
    date: (value) => fill(dateFormat, value),
    dateTime: (moment) => `${fill(dateFormat, moment)}, ${fill(timeFormat, moment)}`,
    bytes: (size) => formatBytes(size, number),
  }
}
