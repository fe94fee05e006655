import type { SourceFile } from '../source-file.ts'
import { readXml } from './xml-part.ts'

/** Formats every workbook has without describing them that show a day (ECMA-376, 18.8.30). */
const known = new Set([14, 15, 16, 17, 22])

/** Numbers of the cell styles that show a number as a day. */
export async function dayStyles(part: SourceFile | undefined): Promise<Set<number>> {
  const formats = new Map<number, string>()
  const styles = new Set<number>()
  let [isOfCells, style] = [false, 0]
  if (part)
    await readXml(part.open(), {
      open: (name, attributes) => {
        const format = Number(attributes['numFmtId'])
        if (name === 'numFmt') formats.set(format, attributes['formatCode'] ?? '')
        else if (name === 'cellXfs') isOfCells = true
        else if (name === 'xf' && isOfCells) {
          const code = formats.get(format)
          if (code === undefined ? known.has(format) : showsDay(code)) styles.add(style)
          style += 1
        }
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false
      },
    })
  return styles
}

/** Whether a number format shows a day: its letters do, not those in quotes, brackets or behind a mark. */
function showsDay(format: string): boolean {
  const letters = format.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '').replaceAll(/general/gi, '')
  return /[dy]|mmm/i.test(letters) && !/[#?]/.test(letters)
}

const dayLength = 86_400_000

/** The day a number stands for as YYYY-MM-DD; undefined where there is no such day. */
export function dayOf(number: number, from1904: boolean): string | undefined {
  // Excel believes that 1900 had a 29th of February: days behind it are one too far.
  const shift = from1904 ? 1462 : number < 60 ? 1 : 0
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(number + shift) * dayLength)
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10)
}
