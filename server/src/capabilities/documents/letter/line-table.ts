import type { Letter, LetterLine } from './compose-letter.ts'
import { drawEnergy, energyRow } from './energy-arrow.ts'
import { page } from './letterhead.ts'
import { type Sheet, colours } from './sheet.ts'

type Column = {
  head: string
  x: number
  width: number
  align: 'left' | 'right'
  text: (line: LetterLine) => string
}

/** Columns of the lines: with prices amount and unit price, without them the delivery date. */
function columnsOf({ words, priced }: Letter): { article: Column; others: Column[] } {
  const column = (
    head: string,
    [x, width]: readonly [number, number],
    align: 'left' | 'right',
    text: Column['text'],
  ): Column => ({ head, x: page.left + x, width, align, text })
  const price = (line: LetterLine) => [line.price, line.priceUnit].filter((part) => part !== '').join('\n')
  const pos = column(words.pos, [1, 10], 'left', (line) => line.pos)
  const matnr = (line: LetterLine) => line.matnr
  if (!priced) {
    return {
      article: column(words.article, [12, 90], 'left', matnr),
      others: [
        pos,
        column(words.quantity, [104, 32], 'right', (line) => line.quantity),
        column(words.deliveryDate, [138, 26], 'right', (line) => line.date),
      ],
    }
  }
  return {
    article: column(words.article, [12, 73], 'left', matnr),
    others: [
      pos,
      column(words.quantity, [87, 25], 'right', (line) => line.quantity),
      column(words.price, [113, 26], 'right', price),
      column(words.amount, [140, 24], 'right', (line) => line.amount),
    ],
  }
}

const gap = 1.8

/** Draws the lines from `y` on, over as many pages as they need, each with the head again; returns where they end. */
export function drawLines(sheet: Sheet, letter: Letter, start: number): number {
  if (letter.lines.length === 0) return start
  const { article, others } = columnsOf(letter)
  const drawHead = (y: number): number => {
    sheet.blocks([{ x: page.left, y, width: page.width, height: 6.4 }], colours.shade)
    for (const { head, x, width, align } of [article, ...others])
      sheet.write(head, { x, y: y + 1.5, width }, { size: 8, weight: 'bold', align })
    return y + 6.4
  }
  let y = drawHead(start)
  for (const line of letter.lines) {
    const height = rowHeight(sheet, line, article, others)
    if (y + height > page.bottom) {
      sheet.addPage()
      y = drawHead(page.continued)
    }
    drawRow(sheet, line, { article, others, y: y + gap })
    y += height
    sheet.line({ x: page.left, y }, { x: page.right, y })
  }
  return y
}

/** The parts of a line's article cell, one below the other. */
const articleParts = ({ matnr, text, notes }: LetterLine) =>
  [
    { text: matnr, style: { size: 8.5, weight: 'bold' as const } },
    { text, style: { size: 8.5 } },
    ...notes.map((note) => ({ text: note, style: { size: 7.5, colour: colours.grey } })),
  ].filter((part) => part.text !== '')

function rowHeight(sheet: Sheet, line: LetterLine, article: Column, others: readonly Column[]): number {
  const parts = articleParts(line).map((part) => sheet.heightOf(part.text, article.width, part.style))
  const cells = others.map(({ text, width }) => sheet.heightOf(text(line), width, { size: 8.5 }))
  return (
    Math.max(parts.reduce((sum, height) => sum + height, 0) + line.energy.length * energyRow, ...cells) +
    2 * gap
  )
}

function drawRow(
  sheet: Sheet,
  line: LetterLine,
  { article, others, y }: { article: Column; others: readonly Column[]; y: number },
): void {
  for (const { x, width, align, text } of others)
    sheet.write(text(line), { x, y, width }, { size: 8.5, align })
  let below = y
  for (const part of articleParts(line))
    below += sheet.write(part.text, { x: article.x, y: below, width: article.width }, part.style)
  for (const [row, energy] of line.energy.entries())
    drawEnergy(sheet, energy, { x: article.x, y: below + row * energyRow, width: article.width })
}
