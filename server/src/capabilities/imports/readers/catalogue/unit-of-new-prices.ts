import { namedUnit } from './map-units.ts'
import type { KnownArticle, Note } from './mapping.ts'
import type { Article } from './records.ts'
import { unitAmong } from './units.ts'

/**
 * The unit an update of prices alone says they are for; undefined where it says none, 'unknown' where the article has no
 * such unit: of a price for square metres nobody can tell what a carton costs.
 */
export function unitOfNewPrices(
  { scope, order }: Article,
  { salesUnit, units }: KnownArticle,
  note: Note,
): string | undefined {
  if (scope !== 'prices' || order?.orderUnit === undefined) return undefined
  const unit = namedUnit(order.orderUnit, 'ORDER_UNIT', note)
  const own = unitAmong(unit, [salesUnit, ...units])
  if (own !== undefined) return own
  note('warning', 'PRICE_UNIT_CLASH', 'ORDER_UNIT', order.orderUnit)
  return 'unknown'
}
