import type { Condition } from './condition.ts'
import { type AskedLine, type PricedLine, pricedLine, type PriceView } from './priced-line.ts'
import type { SoldArticle } from './sold-article.ts'

/** Quantities of an article that one customer looks at. */
const mostLines = 20

const linesOf = new WeakMap<readonly Condition[], { article: SoldArticle; lines: Map<string, PricedLine> }>()

/**
 * `pricedLine`, calculated once for the same article and conditions: where both are kept in memory they are the same
 * objects until the change log names them. What is given must not be changed.
 */
export function sameLine(
  asked: AskedLine,
  article: SoldArticle,
  conditions: readonly Condition[],
  view: PriceView,
): PricedLine {
  let known = linesOf.get(conditions)
  if (known?.article !== article) {
    known = { article, lines: new Map() }
    linesOf.set(conditions, known)
  }
  const { lines } = known
  const name = JSON.stringify([asked.unit, asked.quantity, view])
  const found = lines.get(name)
  if (found !== undefined) return found
  const line = pricedLine(asked, article, conditions, view)
  if (lines.size >= mostLines) lines.clear()
  lines.set(name, line)
  return line
}
