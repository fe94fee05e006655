import { addDays } from '@shop/contract/day'
import { isPositive, subtract } from '@shop/contract/exact'
import { lessPercent } from '@shop/contract/money'
import { amount } from '../head.ts'
import { creditedSources } from '../letter/credited-sources.ts'
import type { LetterSources } from '../letter/sources.ts'
import { totalsOfDocument } from '../letter/summary.ts'
import { letterWords } from '../letter/words.ts'
import type { PositionRow } from '../store.ts'
import { type UglVersion, closingLines, dayOf, endRecord, headRecord, ownNumber } from './head-records.ts'
import { type LineOptions, articleRecord, chargeRecord, netOf } from './line-records.ts'
import { FormatRefusal } from '../format-refusal.ts'
import { chars, date, digits, record, whole } from './record.ts'

/**
 * Invoice (RG) or credit note (GS): its data, charges outside the operation, the operation with its lines, end. The format
 * has no texts in them, and no sign: a credit note's amounts are positive, as its kind says what they are.
 * @param operation the number of the order it charges
 */
export function invoiceRecords(
  { kind, version, operation }: { kind: 'RG' | 'GS'; version: UglVersion; operation: string },
  options: LineOptions,
): Buffer[] {
  const sources = kind === 'GS' ? creditedSources(options.sources) : options.sources
  if (!options.withNetPrices) throw new FormatRefusal('NET_HIDDEN')
  const { document, positions, language } = sources
  const names = letterWords[language].surcharges
  const services = positions.filter(({ matnr }) => matnr === null)
  return [
    invoiceRecord(kind, sources),
    ...document.surcharges.map(({ kind: of, net }) => chargeRecord(names[of] ?? of, net)),
    ...services.flatMap((row) => serviceRecord(row, sources)),
    headRecord({ kind: 'BE', version, operation, sources }),
    ...positions.flatMap((row) => (row.matnr === null ? [] : [articleRecord(row, { ...options, sources })])),
    endRecord(closingLines(sources, options)),
  ]
}

/** A service has neither number nor quantity there: its text says how much of it. */
function serviceRecord(row: PositionRow, { formats }: LetterSources): Buffer[] {
  const net = netOf(row)
  if (net === null) return []
  return [chargeRecord(`${formats.quantity(amount(row.quantity) ?? '0', row.unit)} ${row.text}`, net)]
}

function invoiceRecord(kind: 'RG' | 'GS', { document, positions }: LetterSources): Buffer {
  const { net, vat, gross } = totalsOfDocument(document, positions)
  const day = dayOf(document)
  const percent = amount(document.skontoPercent) ?? '0'
  const hasSkonto = kind === 'RG' && document.skontoDays > 0 && isPositive(percent)
  const rates = [...new Set(vat.map(({ rate }) => rate))]
  return record(
    'RGD',
    whole(ownNumber(document), 10),
    kind,
    date(day),
    chars(document.currency, 3),
    digits(gross, 11, 2),
    digits(subtract(gross, net), 11, 2),
    // There is room for one rate; of several none is the invoice's.
    digits((rates.length === 1 ? rates[0] : undefined) ?? '0', 5, 2),
    digits(net, 11, 2),
    digits(hasSkonto ? lessPercent(gross, percent).taken : '0', 11, 2),
    digits(hasSkonto ? percent : '0', 5, 2),
    date(hasSkonto ? addDays(day, document.skontoDays) : null),
    digits('0', 11, 2),
    digits('0', 5, 2),
    date(null),
    date(kind === 'RG' ? (document.dueDate ?? addDays(day, document.paymentDays)) : null),
    digits(hasSkonto ? gross : '0', 11, 2),
  )
}
