import { setImmediate } from 'node:timers/promises'
import type { Formats } from '@shop/contract/formats'
import { type LabelSheet, labelSheets } from '@shop/contract/labels'
import { truncate } from '@shop/contract/text'
import { type Barcode, barcodeOf } from '#server/adapters/images/generated/barcode.ts'
import type { Language } from '#server/http/context.ts'
import { createSheet } from '../documents/public.ts'
import { places, type Print } from './print-plan.ts'
import { labelWords } from './words.ts'

/** What one label says, in its language. */
export type PrintedLabel = {
  matnr: string
  name: string
  brand: string
  articleQuantity: string
  unit: string
  labelQuantity: number
}
type Sheet = Awaited<ReturnType<typeof createSheet>>
type Box = { x: number; y: number; width: number; height: number }

const ink = '#000000'
const margin = 3

/** Labels as a PDF for sheets of self-adhesive labels; each in the number that is asked for. */
export async function labelPdf(
  labels: readonly PrintedLabel[],
  print: Print,
  { author, language, formats }: { author: string; language: Language; formats: Formats },
): Promise<{ name: string; mime: string; content: Buffer }> {
  const { title, fileName } = labelWords[language]
  const sheet = await createSheet({ title, author, language })
  const { width, height } = labelSheets[print.sheet]
  const drawn = labels.flatMap((label) => {
    const codes = {
      number: barcodeOf(print.barcode_type, label.matnr),
      quantity: barcodeOf(print.barcode_type, label.articleQuantity),
    }
    return Array.from({ length: label.labelQuantity }, () => ({ label, codes }))
  })
  let page = 0
  for (const [index, place] of places(print, drawn.length).entries()) {
    const one = drawn[index]
    if (one === undefined) continue
    if (place.page > page) {
      page = place.page
      sheet.addPage()
      // A page takes milliseconds of computing; others get their turn in between.
      await setImmediate()
    }
    drawLabel(sheet, { ...place, width, height }, { ...one, formats, print: labelSheets[print.sheet] })
  }
  return { name: `${fileName}.pdf`, mime: 'application/pdf', content: await sheet.finish() }
}

interface Drawing {
  label: PrintedLabel
  codes: { number: Barcode; quantity: Barcode }
  formats: Formats
  print: LabelSheet
}

/** Name on top, then number and quantity, each as barcode with its text below: beside one another where they are square. */
function drawLabel(sheet: Sheet, { x, y, width, height }: Box, { label, codes, formats, print }: Drawing) {
  const inner = { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin }
  const size = print.height < 40 ? 7 : 10
  const line = size * 0.42
  const name = truncate(label.name, Math.floor((inner.width / size) * 4.4))
  sheet.write(name, { x: inner.x, y: inner.y, width: inner.width }, { size, weight: 'bold', colour: ink })
  const rest = { ...inner, y: inner.y + line + 1, height: inner.height - line - 1 }
  const texts = {
    number: [label.matnr, label.brand].filter((part) => part !== '').join(' · '),
    quantity: formats.quantity(label.articleQuantity, label.unit),
  }
  const isSquare = codes.number.rows > 1
  const part = isSquare
    ? { width: rest.width / 2, height: rest.height }
    : { width: rest.width, height: rest.height / 2 }
  const second = isSquare ? { x: rest.x + part.width, y: rest.y } : { x: rest.x, y: rest.y + part.height }
  drawCode(sheet, codes.number, texts.number, { x: rest.x, y: rest.y, ...part }, size)
  drawCode(sheet, codes.quantity, texts.quantity, { ...second, ...part }, size)
}

/** Larger modules than these only waste ink. */
const widest = { bar: 0.5, square: 1.4 }

function drawCode(sheet: Sheet, code: Barcode, text: string, { x, y, width, height }: Box, size: number) {
  const line = size * 0.42
  const room = height - line - 0.8
  const isSquare = code.rows > 1
  const module = isSquare
    ? Math.min(widest.square, (width - margin) / code.columns, room / code.rows)
    : Math.min(widest.bar, width / code.columns)
  const tall = isSquare ? module : room
  const boxes = code.boxes.map((box) => ({
    x: x + box.x * module,
    y: y + box.y * module,
    width: box.width * module,
    height: tall,
  }))
  sheet.blocks(boxes, ink)
  const below = isSquare ? y + code.rows * module : y + room
  sheet.write(text, { x, y: below + 0.4, width }, { size: size - 1, colour: ink })
}
