import { sheetLimits, type WorkbookFault } from '@shop/contract/order-files'
import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { readSheets, type SheetText, UnreadableFileError } from '../../imports/public.ts'

const faults: Readonly<Partial<Record<UnreadableFileError['code'], WorkbookFault>>> = {
  UNKNOWN_FORMAT: 'NO_WORKBOOK',
  OLD_WORKBOOK: 'OLD_OR_LOCKED',
  ARCHIVE_TOO_LARGE: 'TOO_LARGE',
}

/** Readings of this node: each is a thread of its own, of which a few at once would leave nothing for anybody else. */
const atOnce = 2
let reading = 0

/** READ_WORKBOOK */
export const readWorkbook: UseCase<typeof basket, 'READ_WORKBOOK'> = async ({ content }, { fail }) => {
  if (reading >= atOnce) throw fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 5 })
  reading++
  try {
    const sheets = await readSheets(Buffer.from(content, 'base64'))
    return {
      sheets: sheets
        .filter(({ rows }) => rows.length > 0)
        .slice(0, sheetLimits.sheets)
        .map(inLimits),
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    throw fail('UNREADABLE_FILE', { fault: faults[error.code] ?? 'DAMAGED' })
  } finally {
    reading--
  }
}

function inLimits({ name, rows }: SheetText) {
  const { rows: most, columns, cell } = sheetLimits
  const taken = rows.slice(0, most)
  return {
    name,
    rows: taken.map((row) => row.slice(0, columns).map((text) => text.slice(0, cell).toWellFormed())),
    more: rows.length - taken.length,
  }
}
