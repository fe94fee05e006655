import type { BarcodeType } from '@shop/contract/labels'
import bwip from 'bwip-js/node'

/** Dark boxes of a barcode in modules; a bar is one row high. */
export type Barcode = {
  columns: number
  rows: number
  boxes: { x: number; y: number; width: number }[]
}

const encoders: Record<BarcodeType, string> = {
  CODE128: 'code128',
  CODE39: 'code39',
  ITF: 'interleaved2of5',
  QR: 'qrcode',
}

/** Encodes a text the type supports. */
export function barcodeOf(type: BarcodeType, text: string): Barcode {
  const [code] = bwip.raw({ bcid: encoders[type], text })
  if (code && 'pixs' in code) return matrix(code.pixs, code.pixx, code.pixy)
  if (code && 'sbs' in code) return bars(code.sbs)
  throw new Error(`no barcode of type ${type}`)
}

/** Widths of bars and spaces by turns, a bar first. */
function bars(widths: ArrayLike<number>): Barcode {
  const boxes: Barcode['boxes'] = []
  let x = 0
  Array.from(widths).forEach((width, index) => {
    if (index % 2 === 0) boxes.push({ x, y: 0, width })
    x += width
  })
  return { columns: x, rows: 1, boxes }
}

/** Dark neighbours in a row become one box. */
function matrix(pixels: ArrayLike<number>, columns: number, rows: number): Barcode {
  const boxes: Barcode['boxes'] = []
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (pixels[y * columns + x] !== 1) continue
      const last = boxes.at(-1)
      if (last && last.y === y && last.x + last.width === x) last.width++
      else boxes.push({ x, y, width: 1 })
    }
  }
  return { columns, rows, boxes }
}
