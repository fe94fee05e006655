import type { Decimal } from '@shop/contract/decimal'
import { sum } from '@shop/contract/exact'
import type { Line } from './positions-store.ts'
import { isSellable, isWithin, quantityLimits, type Sold } from './quantity.ts'

/** Something to put into a basket; note and reference are left as they are where nothing is said. */
export type Wanted = {
  quantity: Decimal
  unit?: string | undefined
  note?: string | undefined
  reference?: string | undefined
  /** Undefined where no article has the number. */
  article: (Sold & { matnr: string }) | undefined
  /** Without a price: can be inquired, not ordered. */
  onRequest?: boolean
}

/** The line as it is now. */
export type Added = { ok: true; posnr: number; version: number; quantity: Decimal; unit: string }
export type NotAdded =
  | { ok: false; code: 'ARTICLE_NUMBER_NOT_FOUND' }
  | { ok: false; code: 'PRICE_ON_REQUEST' }
  | { ok: false; code: 'INVALID_QUANTITY'; stepsize: Decimal; unit: string; max: Decimal; units?: string[] }
  | { ok: false; code: 'BASKET_FULL'; maxLines: number }

/** What a basket holds at most: lines, and quantity of a line. */
export type BasketLimits = { lines: number; quantity: Decimal }

/**
 * What adding means for the lines of a basket: a line of the same article, unit and reference grows, anything else
 * becomes a line of its own. Wrong ones are left out and say why.
 * @param nextPosnr number of the next new line
 */
export function planAdditions(
  lines: readonly Line[],
  wanted: readonly Wanted[],
  nextPosnr: number,
  limits: BasketLimits,
): { inserted: Line[]; updated: Line[]; results: (Added | NotAdded)[]; nextPosnr: number } {
  const inserted: Line[] = []
  const updated = new Map<number, Line>()
  let next = nextPosnr
  const current = () => [...lines.map((line) => updated.get(line.posnr) ?? line), ...inserted]

  const add = (want: Wanted): Added | NotAdded => {
    const { article, quantity } = want
    if (article === undefined) return { ok: false, code: 'ARTICLE_NUMBER_NOT_FOUND' }
    if (want.onRequest === true) return { ok: false, code: 'PRICE_ON_REQUEST' }
    const unit = want.unit ?? article.salesUnit
    const same = current().find((line) => isSameLine(line, article.matnr, unit, want))
    const total = same === undefined ? quantity : sum([same.quantity, quantity])
    if (!isSellable(quantity, unit, article) || !isWithin(total, limits.quantity))
      return { ok: false, code: 'INVALID_QUANTITY', ...quantityLimits(unit, article, limits.quantity) }
    // What stands there already may still grow.
    if (same === undefined && lines.length + inserted.length >= limits.lines)
      return { ok: false, code: 'BASKET_FULL', maxLines: limits.lines }
    const texts = {
      note: want.note ?? same?.note ?? '',
      reference: want.reference ?? same?.reference ?? '',
    }
    let version = 1
    if (same === undefined) {
      inserted.push({ posnr: next++, version, matnr: article.matnr, quantity, unit, ...texts })
    } else if (same.posnr >= nextPosnr) {
      Object.assign(same, { quantity: total, ...texts })
    } else {
      const seen = lines.find((line) => line.posnr === same.posnr) ?? same
      version = seen.version + 1
      updated.set(same.posnr, { ...same, quantity: total, ...texts, version })
    }
    return { ok: true, posnr: same?.posnr ?? next - 1, version, quantity: total, unit }
  }
  const results = wanted.map(add)
  return { inserted, updated: [...updated.values()], results, nextPosnr: next }
}

/**
 * What is wanted, each with all the basket would hold of its article in this unit: a condition may begin with a
 * quantity that only all of it together reaches.
 */
export function quantitiesAfter(
  lines: readonly Line[],
  wanted: readonly Wanted[],
): { matnr: string; unit: string | undefined; quantity: Decimal }[] {
  const named = wanted.map(({ article, unit, quantity }) => ({ matnr: article?.matnr ?? '', unit, quantity }))
  const key = ({ matnr, unit }: { matnr: string; unit?: string | undefined }) => JSON.stringify([matnr, unit])
  const together = Map.groupBy([...lines, ...named], key)
  const totals = new Map(
    [...together].map(([name, same]) => [name, sum(same.map(({ quantity }) => quantity))]),
  )
  return named.map((each) => ({ ...each, quantity: totals.get(key(each)) ?? each.quantity }))
}

function isSameLine(line: Line, matnr: string, unit: string, { note, reference }: Wanted): boolean {
  return (
    line.matnr === matnr &&
    line.unit === unit &&
    (reference === undefined || reference === line.reference) &&
    (note === undefined || note === line.note)
  )
}
