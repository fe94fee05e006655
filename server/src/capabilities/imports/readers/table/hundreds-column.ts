import { readPriceUnit } from './price-unit.ts'

/** Headings that stand above the price of one as well as above how many a price is for: "je Stück", "pro St.", "per m". */
const perUnit = /^(?:je|pro|per)\s+(\p{L}[^\s]*)$/iu

/** How many prices are for, alone or with its unit. */
const hundred = /^(?:1|10|100|1\.?000)(?:\s*\p{L}+\.?)?$/u

/**
 * The column that says how many a price is for under a heading that may as well stand above prices: its cells are tens, hundreds
 * and thousands. Undefined where there is none, or several.
 */
export function hundredsColumn(
  names: readonly string[],
  first: readonly (readonly string[])[],
): string | undefined {
  const [found, ...others] = names.filter((name, index) => {
    const unit = perUnit.exec(name)?.[1]
    const cells = first.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '')
    return (
      unit !== undefined &&
      readPriceUnit(unit, 'comma')?.unit !== undefined &&
      cells.every((cell) => hundred.test(cell)) &&
      cells.some((cell) => /^1\.?0/.test(cell))
    )
  })
  return others.length === 0 ? found : undefined
}
