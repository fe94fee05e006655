import type { Letter } from './compose-letter.ts'
import { drawFrame, drawLetterhead, page } from './letterhead.ts'
import { drawLines } from './line-table.ts'
import { type Sheet, colours, createSheet } from './sheet.ts'

/** Draws a letter as PDF, A4, with embedded fonts. */
export async function renderLetter(letter: Letter): Promise<Buffer> {
  const { company, title, paragraphs, language } = letter
  const sheet = await createSheet({ title, author: company.legalName || company.name, language })
  let y = drawLetterhead(sheet, letter)
  y += sheet.write(title, { x: page.left, y, width: page.width }, { size: 13, weight: 'bold' }) + 4
  for (const text of paragraphs)
    y += sheet.write(text, { x: page.left, y, width: page.width }, { size: 9.5 }) + 2.5
  y = drawLines(sheet, letter, y + 2)
  y = drawSummary(sheet, letter, y + 3)
  drawClosing(sheet, letter, y + 5)
  sheet.onEveryPage((number, pages) => drawFrame(sheet, letter, number, pages))
  return sheet.finish()
}

/** The totals; they never stand apart over two pages. */
function drawSummary(sheet: Sheet, { summary }: Letter, start: number): number {
  let y = keepTogether(sheet, start, summary.length * 5.5 + 3)
  for (const { label, value, strong } of summary) {
    const style = { size: strong ? 10.5 : 9, weight: strong ? ('bold' as const) : ('regular' as const) }
    if (strong) {
      sheet.line({ x: 112, y: y + 0.4 }, { x: page.right, y: y + 0.4 }, { colour: colours.ink, width: 0.8 })
      y += 1.8
    }
    const height = sheet.write(label, { x: 92, y, width: 66 }, { ...style, align: 'right' })
    sheet.write(value, { x: 159, y, width: 30 }, { ...style, align: 'right' })
    y += height + 1
  }
  return y
}

function drawClosing(sheet: Sheet, { closing }: Letter, start: number): void {
  let y = start
  for (const { heading, text } of closing) {
    const written = heading === '' ? text : `${heading}: ${text}`
    y = keepTogether(sheet, y, sheet.heightOf(written, page.width))
    y += sheet.write(written, { x: page.left, y, width: page.width }) + 1.8
  }
}

/** `y`, or the top of a new page where the block does not fit any more. */
function keepTogether(sheet: Sheet, y: number, height: number): number {
  if (y + height <= page.bottom) return y
  sheet.addPage()
  return page.continued
}
