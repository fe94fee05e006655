import type { FieldErrors } from '@shop/contract/answer'
import { type BarcodeType, barcodeSupports, type LabelSheetName, labelSheets } from '@shop/contract/labels'

/** How labels are printed: on which sheet, from which of its places on, with which barcode. */
export type Print = {
  sheet: LabelSheetName
  barcode_type: BarcodeType
  start_row: number
  start_column: number
}

/** What is wrong with a print of these labels, by field; empty when it can be printed. */
export function printProblems(
  { sheet, barcode_type: type, start_row: row, start_column: column }: Print,
  labels: readonly { matnr: string; articleQuantity: string }[],
): FieldErrors {
  const { rows, columns } = labelSheets[sheet]
  const isEncodable = labels.every(
    ({ matnr, articleQuantity }) => barcodeSupports(type, matnr) && barcodeSupports(type, articleQuantity),
  )
  return {
    ...(row > rows && { start_row: 'TOO_LARGE' }),
    ...(column > columns && { start_column: 'TOO_LARGE' }),
    ...(!isEncodable && { barcode_type: 'BARCODE_UNSUPPORTED' }),
  }
}

/** Where each label goes: page (from 0) and its upper left corner in millimetres, row by row from the start on. */
export function places(print: Omit<Print, 'barcode_type'>, count: number) {
  const { rows, columns, width, height, top } = labelSheets[print.sheet]
  const first = (print.start_row - 1) * columns + print.start_column - 1
  const left = (210 - columns * width) / 2
  return Array.from({ length: count }, (_, index) => {
    const place = first + index
    const onPage = place % (rows * columns)
    return {
      page: Math.floor(place / (rows * columns)),
      x: left + (onPage % columns) * width,
      y: top + Math.floor(onPage / columns) * height,
    }
  })
}
