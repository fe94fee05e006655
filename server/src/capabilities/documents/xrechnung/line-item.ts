import type { Decimal } from '@shop/contract/decimal'
import { compare, divide, multiply } from '@shop/contract/exact'
import { formatDecimal, numberFormats } from '@shop/contract/number-format'
import { amount } from '../head.ts'
import { letterWords } from '../letter/words.ts'
import type { LetterSources } from '../letter/sources.ts'
import { type Xml, element, text } from './element.ts'
import type { ChargedLine, Rate } from './invoice-sums.ts'
import { unitCode } from './unit-code.ts'

/** An amount with its cents. */
export const cents = (value: Decimal): string =>
  formatDecimal(value, { ...numberFormats.en, thousandsSeparator: '' }, 2)

/** What is taxed how, within the element that says so for a line, a charge or the whole. */
export const taxOf = ({ category, rate }: Rate): Xml =>
  text('ram:TypeCode', 'VAT') + text('ram:CategoryCode', category) + text('ram:RateApplicablePercent', rate)

/** A line of the invoice (BG-25). */
export function lineItem({ row, net, ...tax }: ChargedLine, { language }: LetterSources): Xml {
  const words = letterWords[language]
  const reference = row.reference === '' ? '' : `${words.kommission}: ${row.reference}`
  const unit = unitCode(row.unit)
  const { price, per, quantity } = priceOf(row, net)
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element(
      'ram:AssociatedDocumentLineDocument',
      text('ram:LineID', String(row.posnr)),
      element(
        'ram:IncludedNote',
        text('ram:Content', [reference, row.note].filter((part) => part !== '').join('\n')),
      ),
    ),
    element(
      'ram:SpecifiedTradeProduct',
      text('ram:SellerAssignedID', row.matnr ?? ''),
      text('ram:Name', row.text),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element(
        'ram:NetPriceProductTradePrice',
        text('ram:ChargeAmount', price),
        text('ram:BasisQuantity', per, { unitCode: unit }),
      ),
    ),
    element('ram:SpecifiedLineTradeDelivery', text('ram:BilledQuantity', quantity, { unitCode: unit })),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element('ram:ApplicableTradeTax', taxOf(tax)),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', text('ram:LineTotalAmount', cents(net))),
    ),
  )
}

/**
 * The price per quantity that makes the line's amount again. Where the stored one does not, because it is for another unit
 * or of an ERP that rounds otherwise, the amount is the price of the whole quantity. A price is never negative, what is
 * taken off has a quantity that is (BR-27).
 */
function priceOf(row: ChargedLine['row'], net: Decimal): { price: Decimal; per: Decimal; quantity: Decimal } {
  const amountOf = amount(row.quantity) ?? '0'
  const isTakenOff = compare(net, '0') < 0
  const absolute = amountOf === '0' ? '1' : amountOf.replace('-', '')
  const quantity = isTakenOff ? `-${absolute}` : absolute
  const stored = amount(row.netPrice)?.replace('-', '')
  const isSameUnit = row.kmein === '' || row.kmein === row.unit
  const per = String(row.kpein)
  if (stored !== undefined && isSameUnit && divide(multiply(stored, quantity), per, 2) === net)
    return { price: stored, per, quantity }
  return { price: net.replace('-', ''), per: absolute, quantity }
}
