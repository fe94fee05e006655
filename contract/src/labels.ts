/** Barcodes a label can carry. */
export const barcodeTypes = ['CODE128', 'CODE39', 'ITF', 'QR'] as const
export type BarcodeType = (typeof barcodeTypes)[number]

/** Characters each type can encode: CODE39 has no small letters, ITF ("2 of 5 interleaved") digits alone. */
const characters: Record<BarcodeType, RegExp> = {
  CODE128: /^[\x20-\x7E]+$/,
  CODE39: /^[0-9A-Z \-.$/+%]+$/,
  ITF: /^\d+$/,
  QR: /^.+$/,
}

/** Whether the type can encode a text, an article number or a quantity. */
export const barcodeSupports = (type: BarcodeType, text: string): boolean => characters[type].test(text)

/** A sheet of self-adhesive labels, A4, in millimetres; without gaps between the labels. */
export interface LabelSheet {
  columns: number
  rows: number
  width: number
  height: number
  top: number
}

/** Usual sheets of the stationery trade, by the size of one label. */
export const labelSheets = {
  '70x37': { columns: 3, rows: 8, width: 70, height: 37, top: 0.5 },
  '105x48': { columns: 2, rows: 6, width: 105, height: 48, top: 4.5 },
  '105x74': { columns: 2, rows: 4, width: 105, height: 74, top: 0.5 },
  '52.5x29.7': { columns: 4, rows: 10, width: 52.5, height: 29.7, top: 0 },
} as const satisfies Record<string, LabelSheet>
export type LabelSheetName = keyof typeof labelSheets
export const labelSheetNames = Object.keys(labelSheets) as [LabelSheetName, ...LabelSheetName[]]

/** How labels reach whoever prints them. */
export const labelSendMethods = ['download', 'mail'] as const

/** Labels of one article, and of one print, at most. */
export const mostLabelsOfArticle = 99
export const mostLabelsOfPrint = 500
