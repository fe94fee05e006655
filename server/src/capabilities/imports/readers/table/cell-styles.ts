import type { SourceFile } from '../source-file.ts'
import { decimalsShown } from './calculated.ts'
import { type Around, aroundNumber } from './number-format.ts'
import { readXml } from './xml-part.ts'

/** Formats every workbook has without describing them (ECMA-376, 18.8.30): those that show a day, and percents. */
const known = new Set([14, 15, 16, 17, 22])
const percents = new Map([
  [9, '0%'],
  [10, '0.00%'],
])

/**
 * Cell styles by their number: `days` show a number as a day, `zeros` with zeros in front, up to so many digits, `around`
 * with something before or behind it, `decimals` with so many of them.
 */
export type CellStyles = {
  days: ReadonlySet<number>
  zeros: ReadonlyMap<number, number>
  around: ReadonlyMap<number, Around>
  decimals: ReadonlyMap<number, number>
}

/** What the styles of a workbook make of the numbers in its cells. */
export async function cellStyles(part: SourceFile | undefined): Promise<CellStyles> {
  const formats = new Map<number, string>()
  const [days, zeros, around] = [new Set<number>(), new Map<number, number>(), new Map<number, Around>()]
  const decimals = new Map<number, number>()
  let [isOfCells, style] = [false, 0]
  if (part)
    await readXml(part.open(), {
      open: (name, attributes) => {
        const format = Number(attributes['numFmtId'])
        if (name === 'numFmt') formats.set(format, attributes['formatCode'] ?? '')
        else if (name === 'cellXfs') isOfCells = true
        else if (name === 'xf' && isOfCells) {
          const code = formats.get(format)
          const digits = /^0{2,}(?=;|$)/.exec(code ?? '')?.[0].length
          const seen = aroundNumber(code ?? percents.get(format) ?? '')
          if (code === undefined ? known.has(format) : showsDay(code)) days.add(style)
          else if (seen) around.set(style, seen)
          if (digits !== undefined) zeros.set(style, digits)
          const places = decimalsShown(format, code)
          if (places !== undefined) decimals.set(style, places)
          style += 1
        }
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false
      },
    })
  return { days, zeros, around, decimals }
}

/** Whether a number format shows a day: its letters do, not those in quotes, brackets or behind a mark. */
function showsDay(format: string): boolean {
  const letters = format.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '').replaceAll(/general/gi, '')
  return /[dy]|mmm/i.test(letters) && !/[#?]/.test(letters)
}
