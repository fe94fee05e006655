import { divide } from '@shop/contract/exact'
import { formatDecimal, type NumberFormat } from '@shop/contract/number-format'
import { isUnitWord } from '@shop/contract/unit-words'
import type { PastedRow } from '../pasted-rows.ts'

/** Bytes of an article line (POA) of UGL 2.0 and 4.0, from 0: article number, quantity with three decimals implied, unit. */
const line = { number: [23, 38], quantity: [38, 49], unit: [183, 186] } as const

/**
 * Article lines of a text that is UGL (version 4.0 of 16.06.2006; 2.0 and 5.0 have the same bytes here) or UGS, its predecessor: number
 * and quantity with its unit, as a column pair. Surcharges, texts and lines without an article are left out.
 * @returns undefined where it is neither
 */
export function tradeRows(text: string, format: NumberFormat): PastedRow[] | undefined {
  // A record is not trimmed at its beginning: what stands where is counted from there.
  const records = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\u001A', '')
    .split(/\r\n|\r|\n/)
  if (/^(?:KOP|RGD)/.test(records[0] ?? ''))
    return records.filter((record) => record.startsWith('POA')).flatMap((record) => uglRow(record, format))
  const picks = records.filter((record) => record.trim() !== '' && !record.startsWith('V'))
  return picks.length > 0 && picks.every((record) => pick.test(record)) ? picks.map(ugsRow) : undefined
}

function uglRow(record: string, format: NumberFormat): PastedRow[] {
  const field = ([from, to]: readonly [number, number]) => record.slice(from, to).trim()
  const number = field(line.number)
  if (number === '') return []
  const unit = field(line.unit)
  const quantity = thousandths(field(line.quantity))
  if (!isUnitWord(unit) || !/^[\d.]+$/.test(quantity)) return [{ number, quantity }]
  // With its unit it is read as somebody types it here, where 1.125 may be a thousand.
  return [{ number, quantity: `${formatDecimal(quantity, { ...format, thousandsSeparator: '' })} ${unit}` }]
}

/** An article of UGS: catalogue of four signs, article number of fifteen, quantity with three decimals implied. */
const pick = /^A .{4}(.{15})(\d{8})/

function ugsRow(record: string): PastedRow {
  const [, number = '', digits = ''] = pick.exec(record) ?? []
  return { number: number.trim(), quantity: thousandths(digits) }
}

/** "00000007560" is 7.56; what is no number stays as it is, to be seen. */
const thousandths = (digits: string): string =>
  /^\d{1,15}$/.test(digits) ? divide(digits, '1000', 3) : digits
