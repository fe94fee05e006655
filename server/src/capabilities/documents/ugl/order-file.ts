import type { Decimal } from '@shop/contract/decimal'
import { amount } from '../head.ts'
import { letterWords } from '../letter/words.ts'
import type { PositionRow } from '../store.ts'
import { inCodePage850, inLines } from './code-page.ts'
import {
  type UglVersion,
  addressRecords,
  closingLines,
  endRecord,
  headRecord,
  headerLines,
  ownNumber,
} from './head-records.ts'
import {
  type LineOptions,
  articleRecord,
  lineDetails,
  netOf,
  restOfText,
  surchargeRecord,
  textRecords,
} from './line-records.ts'
import { uglWords } from './words.ts'

const endLines = 4
const lineWidth = 40
const nameWidth = 80

/** Kinds of surcharges by the shop's names; everything else is 99 and says what it is. */
const surchargeTypes: Readonly<Record<string, string>> = { smallQuantity: '06', freight: '07' }
const otherSurcharge = '99'

/**
 * Order confirmation (AB) or offer (PA): head, differing address, texts of the whole, lines with their texts, surcharges, end.
 * Version 2.0 knows no surcharges: there they, and services without an article, are texts that name their amounts.
 */
export function orderRecords(kind: 'AB' | 'PA', version: UglVersion, options: LineOptions): Buffer[] {
  const { sources } = options
  const closing = closingLines(sources, options)
  return [
    headRecord({ kind, version, operation: ownNumber(sources.document), sources }),
    ...addressRecords(sources),
    ...textRecords(0, [...headerLines(sources), ...closing.slice(endLines)]),
    ...sources.positions.flatMap((row) =>
      row.matnr === null
        ? withoutArticle(row, version, options)
        : [
            articleRecord(row, options),
            ...textRecords(row.posnr, [...restOfText(row), ...lineDetails(row, options)]),
          ],
    ),
    ...(options.withNetPrices ? surchargeRecords(version, options) : []),
    endRecord(closing.slice(0, endLines)),
  ]
}

/** A service with an amount is a surcharge; a remark, and an alternative that is in no total, a text. */
function withoutArticle(row: PositionRow, version: UglVersion, options: LineOptions): Buffer[] {
  const { formats, language, document } = options.sources
  const name = `${formats.quantity(amount(row.quantity) ?? '0', row.unit)} ${row.text}`
  const net = options.withNetPrices ? netOf(row) : null
  const details = lineDetails(row, options)
  if (version === '04.00' && net !== null && row.alternativeTo === null) {
    const left = inCodePage850(name).length > nameWidth ? inLines(row.text, lineWidth) : []
    return [
      surchargeRecord({ posnr: row.posnr, type: otherSurcharge, name, net }),
      ...textRecords(row.posnr, [...left, ...details]),
    ]
  }
  const told = net === null ? name : `${name}: ${formats.money(net, document.currency)}`
  const lines = inLines(uglWords[language].line(row.posnr, told), lineWidth)
  return textRecords(row.posnr, [...lines, ...details])
}

function surchargeRecords(version: UglVersion, { sources }: LineOptions): Buffer[] {
  const { document, formats, language } = sources
  const names = letterWords[language].surcharges
  const named = document.surcharges.map(({ kind, net }): { kind: string; name: string; net: Decimal } => ({
    kind,
    name: names[kind] ?? kind,
    net,
  }))
  if (version === '04.00')
    return named.map(({ kind, ...surcharge }) =>
      surchargeRecord({ posnr: 0, type: surchargeTypes[kind] ?? otherSurcharge, ...surcharge }),
    )
  const lines = named.map(({ name, net }) => `${name}: ${formats.money(net, document.currency)}`)
  return textRecords(
    0,
    lines.flatMap((line) => inLines(line, lineWidth)),
  )
}
