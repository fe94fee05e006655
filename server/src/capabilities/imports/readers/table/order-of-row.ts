import type { Decimal } from '@shop/contract/decimal'
import type { TableField } from '@shop/contract/imports/table-columns'
import type { Article } from '../catalogue/records.ts'
import { soldUnit, unitCode } from '../datanorm/unit-code.ts'
import { contentUnitIn } from './content-unit.ts'
import { type PriceUnitOfRow, quantityOfUnit } from './price-unit.ts'
import { type SoldBy, soldBy } from './unit-cell.ts'

/** The cells of a row by what they mean. */
export type CellsOfRow = {
  text: (field: TableField) => string | undefined
  /** Its number, or that in `amount`, which is its cell without what stands behind; what is none is told. */
  number: (field: TableField, amount?: string) => Decimal | undefined
  /** Heading of its column. */
  nameOf: (field: TableField) => string
}

type Prices = Article['prices']

/** Units and quantities of a row, and how many of its unit its weight is of. */
export function orderOfRow(
  cells: CellsOfRow,
  priceUnit: PriceUnitOfRow,
  prices: Prices,
): { order: Article['order']; atOnce: Decimal } {
  const { text, number, nameOf } = cells
  const unit = text('unit')
  const told = unit === undefined ? undefined : soldBy(unit)
  const named = text('contentUnit')
  const said = priceUnit === 'unreadable' ? {} : priceUnit
  const ownStep = stepOf(cells)
  const ownContent = number('content')
  const isPlain = named === undefined && ownContent === undefined
  const atOnce = told && isPlain ? atOnceOf(told, { said, prices, ownStep }) : undefined
  const code = atOnce?.unit ?? (told?.content && !isPlain ? unitCode(unit ?? '') : told?.code)
  // Prices for another unit than the one sold say so themselves.
  const isOfUnit = said.unit === undefined || code === undefined || said.unit === code
  const priceQuantity = isOfUnit ? (said.quantity ?? pricedAtOnce(atOnce, prices)) : undefined
  const ofPackage = isPlain ? told?.content : undefined
  const contentUnit =
    ofPackage?.unit ?? (named === undefined ? contentUnitIn(nameOf('content')) : unitCode(named))
  const content = ofPackage?.quantity ?? ownContent
  // What is sold by the square metre, so many to a carton, is sold by whole cartons.
  const sold = code ?? prices.find(({ base }) => base !== undefined)?.base?.unit
  const isStep = sold !== undefined && sold === contentUnit
  const step = ownStep ?? atOnce?.quantity ?? (isStep ? content : undefined)
  const weighed = atOnce?.quantity ?? '1'
  if (sold === undefined && priceQuantity === undefined) return { order: undefined, atOnce: weighed }
  return {
    atOnce: weighed,
    order: {
      ...(code !== undefined && { orderUnit: soldUnit(code, priceQuantity ?? quantityOfUnit(prices)) }),
      ...(contentUnit !== undefined &&
        content !== undefined &&
        !isStep &&
        (code ?? priceQuantity) !== undefined && { contentUnit, contentPerOrderUnit: content }),
      ...(priceQuantity !== undefined && { priceQuantity }),
      ...(step !== undefined && step !== '0' && { quantityMin: step, quantityInterval: step }),
      packings: [],
    },
  }
}

/**
 * "10 ST" is sold ten at once, for the price of ten, unless another column says otherwise: then nobody can tell whether that
 * counts pieces or tens.
 */
function atOnceOf(
  { atOnce }: SoldBy,
  {
    said,
    prices,
    ownStep,
  }: { said: Exclude<PriceUnitOfRow, 'unreadable'>; prices: Prices; ownStep: Decimal | undefined },
): SoldBy['atOnce'] {
  const { unit, quantity } = atOnce ?? {}
  const isSame = (own: Decimal | undefined) => own === undefined || own === quantity
  const isOfUnit = said.unit !== undefined && said.unit === unit
  const arePricesClear = prices.every((price) => price.base !== undefined || isSame(price.quantity))
  return (isOfUnit || isSame(said.quantity)) && arePricesClear && isSame(ownStep) ? atOnce : undefined
}

/** Prices that say nothing of what they are for are for what is sold at once. */
function pricedAtOnce(atOnce: SoldBy['atOnce'], prices: Prices): Decimal | undefined {
  return prices.some(({ base }) => base !== undefined) ? undefined : atOnce?.quantity
}

/** The step, also with its unit behind: "10 Stück". */
function stepOf({ text, number }: CellsOfRow): Decimal | undefined {
  const step = text('step')
  return step && number('step', step.replace(/(?<=\d)\s*(?:st|stk|stck|stück|pcs)\.?$/i, ''))
}
