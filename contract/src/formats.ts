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

/** German and English words: one for every number, or one of it and several, parted by `|`. */
const units: Record<string, readonly [de: string, en: string]> = {
  ST: ['Stück', 'piece|pieces'],
  HST: ['Hundert Stück', 'hundred pieces'],
  TST: ['Tausend Stück', 'thousand pieces'],
  M2: ['m²', 'm²'],
  M3: ['m³', 'm³'],
  CM2: ['cm²', 'cm²'],
  M: ['m', 'm'],
  LFM: ['lfm', 'm'],
  MM: ['mm', 'mm'],
  CM: ['cm', 'cm'],
  KM: ['km', 'km'],
  KG: ['kg', 'kg'],
  G: ['g', 'g'],
  T: ['t', 't'],
  TO: ['t', 't'],
  L: ['l', 'l'],
  ML: ['ml', 'ml'],
  KAR: ['Karton|Kartons', 'carton|cartons'],
  KIS: ['Kiste|Kisten', 'crate|crates'],
  PAL: ['Palette|Paletten', 'pallet|pallets'],
  PAK: ['Paket|Pakete', 'pack|packs'],
  ROL: ['Rolle|Rollen', 'roll|rolls'],
  SA: ['Sack|Säcke', 'bag|bags'],
  BTL: ['Beutel', 'pouch|pouches'],
  EI: ['Eimer', 'bucket|buckets'],
  EIM: ['Eimer', 'bucket|buckets'],
  DOS: ['Dose|Dosen', 'can|cans'],
  KAN: ['Kanister', 'canister|canisters'],
  KTU: ['Kartusche|Kartuschen', 'cartridge|cartridges'],
  TUB: ['Tube|Tuben', 'tube|tubes'],
  FL: ['Flasche|Flaschen', 'bottle|bottles'],
  BUN: ['Bund', 'bundle|bundles'],
  BL: ['Tafel|Tafeln', 'sheet|sheets'],
  DZ: ['Dutzend', 'dozen'],
  SET: ['Set|Sets', 'set|sets'],
  PAA: ['Paar', 'pair|pairs'],
  VE: ['VE', 'unit|units'],
  H: ['Std.', 'h'],
}

export function createFormats(settings: FormatSettings): Formats {
  const { language, decimalSeparator, thousandsSeparator, dateFormat, timeFormat, timeZone } = settings
  const number: NumberFormat = { decimalSeparator, thousandsSeparator, signFirst: language === 'en' }
  const unit = (code: string, quantity = '1') => {
    const [one, several = one] = (units[code]?.[language === 'de' ? 0 : 1] ?? code).split('|')
    return (quantity === '1' ? one : several) ?? code
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
