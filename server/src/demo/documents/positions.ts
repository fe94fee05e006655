import { lineAmount, vatShares } from '@shop/contract/money'
import { multiply, sum } from '@shop/contract/exact'
import type { Article } from '../catalogue/articles.ts'
import { fraction } from './agreed-price.ts'
import type { Draft, Position, Status } from './draft.ts'

const vatRate = '19'

/** A position of a whole number of sales steps, at the price somebody has for a quantity. */
export function position(
  article: Article,
  steps: number,
  priceOf: (quantity: string, unit: string) => string,
  posnr: number,
  dates: Pick<Position, 'delivery_date' | 'demand_date'>,
): Position {
  const unit = article.salesUnit ?? article.unit
  const quantity = multiply(String(article.step ?? 1), steps)
  const row: Position = {
    posnr,
    matnr: article.matnr,
    text: article.name[0],
    quantity,
    unit,
    remnant: '0',
    status: 'A',
    price: priceOf(quantity, unit),
    kpein: article.kpein ?? 1,
    kmein: article.kmein ?? article.unit,
    vat_rate: vatRate,
    ...dates,
  }
  return { ...row, net: netOf(article, row, row.quantity) }
}

/** The same position for another quantity, e.g. of a part delivery. */
export function withQuantity(article: Article, row: Position, quantity: string, status: Status): Position {
  return { ...row, quantity, status, net: netOf(article, row, quantity), remnant: '0', deliveries: [] }
}

/** Line amount = round(quantity in the price unit × price / kpein). */
function netOf(article: Article, row: Position, quantity: Position['quantity']): string {
  return lineAmount({
    quantity: String(quantity),
    unit: fraction(article, row.unit),
    price: String(row.price),
    costUnit: article.kpein ?? 1,
    priceUnit: fraction(article, row.kmein ?? article.unit),
  })
}

/** Net, VAT and gross of the positions; alternatives are offered, not sold. */
export function totals(positions: readonly Position[]): Pick<Draft, 'netPrice' | 'vat' | 'grossPrice'> {
  const counted = positions.filter((row) => row.alternative_to === undefined)
  const lines = counted.map((row) => ({ net: String(row.net ?? '0'), category: 'S' as const, rate: vatRate }))
  const net = sum(lines.map((line) => line.net))
  const vat = sum(vatShares(lines).map((share) => share.vat))
  return { netPrice: net, vat, grossPrice: sum([net, vat]) }
}
