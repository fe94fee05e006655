import { lineAmount, percentOf, roundCents, vatShares } from '@shop/contract/money'
import { multiply, subtract, sum } from '@shop/contract/exact'
import type { Fraction } from '@shop/contract/quantity'
import { baseFraction } from '@shop/contract/quantity'
import type { Article } from '../catalogue/articles.ts'
import { euros } from '../shared/texts.ts'
import type { Draft, Position, Status } from './draft.ts'

const vatRate = '19'

/** A position of a whole number of sales steps at retail less discount. */
export function position(
  article: Article,
  steps: number,
  discountPercent: string,
  posnr: number,
  dates: Pick<Position, 'delivery_date' | 'demand_date'>,
): Position {
  const unit = article.salesUnit ?? article.unit
  const retail = euros(article.price ?? 0)
  const price = roundCents(subtract(retail, percentOf(retail, discountPercent)))
  const row: Position = {
    posnr,
    matnr: article.matnr,
    text: article.name[0],
    quantity: multiply(String(article.step ?? 1), steps),
    unit,
    remnant: '0',
    status: 'A',
    price,
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

function fraction(article: Article, unit: string): Fraction {
  return (article.units?.find((each) => each.unit === unit) as Fraction | undefined) ?? baseFraction
}

/** Net, VAT and gross of the positions; alternatives are offered, not sold. */
export function totals(positions: readonly Position[]): Pick<Draft, 'netPrice' | 'vat' | 'grossPrice'> {
  const counted = positions.filter((row) => row.alternative_to === undefined)
  const lines = counted.map((row) => ({ net: String(row.net ?? '0'), category: 'S' as const, rate: vatRate }))
  const net = sum(lines.map((line) => line.net))
  const vat = sum(vatShares(lines).map((share) => share.vat))
  return { netPrice: net, vat, grossPrice: sum([net, vat]) }
}
