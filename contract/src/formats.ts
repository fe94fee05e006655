import { addDays, localTime } from './day.ts'
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
  /** "Stück", "m²", of several "Kartons"; a code without a word shows itself. */
  unit(code: string, quantity?: string): string
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

/**
 * German and English words, or one for both. Where several are called otherwise, `+` adds to the word and `|` replaces
 * it. Every page carries this list, so it is short.
 */
const units: Record<string, string> = {
  ST: 'Stück/piece+s',
  HST: 'Hundert Stück/hundred pieces',
  TST: 'Tausend Stück/thousand pieces',
  M2: 'm²',
  M3: 'm³',
  M: 'm',
  LFM: 'lfm/m',
  MM: 'mm',
  CM: 'cm',
  KM: 'km',
  CM2: 'cm²',
  H: 'h',
  KG: 'kg',
  G: 'g',
  T: 't',
  TO: 't',
  L: 'l',
  ML: 'ml',
  KAR: 'Karton+s/carton+s',
  KIS: 'Kiste+n/crate+s',
  PAL: 'Palette+n/pallet+s',
  PAK: 'Paket+e/pack+s',
  ROL: 'Rolle+n/roll+s',
  SA: 'Sack|Säcke/bag+s',
  BTL: 'Beutel/pouch+es',
  EI: 'Eimer/bucket+s',
  EIM: 'Eimer/bucket+s',
  DOS: 'Dose+n/can+s',
  KAN: 'Kanister/canister+s',
  KTU: 'Kartusche+n/cartridge+s',
  TUB: 'Tube+n/tube+s',
  FL: 'Flasche+n/bottle+s',
  BUN: 'Bund/bundle+s',
  BND: 'Bund/bundle+s',
  BL: 'Tafel+n/sheet+s',
  RNG: 'Ring+e/coil+s',
  TRO: 'Trommel+n/drum+s',
  STG: 'Stange+n/bar+s',
  DZ: 'Dutzend/dozen',
  SET: 'Set+s/set+s',
  PAA: 'Paar/pair+s',
  VE: 'VE/unit+s',
}

export function createFormats(settings: FormatSettings): Formats {
  const { language, decimalSeparator, thousandsSeparator, dateFormat, timeFormat, timeZone } = settings
  const number: NumberFormat = { decimalSeparator, thousandsSeparator, signFirst: language === 'en' }
  const unit = (code: string, quantity = '1') => {
    const [german = code, english = german] = units[code]?.split('/') ?? []
    const word = language === 'de' ? german : english
    return quantity === '1' ? word.replace(/[+|].*/, '') : word.replace(/\+|.*\|/, '')
  }
  const decimal = (value: string | number, digits?: number) => formatDecimal(String(value), number, digits)

  /** The parts of a moment where the wholesaler is; a plain day has no zone. */
  function parts(value: string): Record<string, string> {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
    const { day, time } = isDay
      ? { day: addDays(value, 0), time: '00:00' }
      : localTime(new Date(value), timeZone)
    const [YYYY = '', MM = '', DD = ''] = day.split('-')
    const [HH = '', mm = ''] = time.split(':')
    return { YYYY, MM, DD, HH, mm }
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
