import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UnreadableFileError } from './readers/row.ts'
import { scratchFolder } from './readers/scratch-folder.ts'
import { signatureOf } from './readers/signatures.ts'
import { readWorkbook } from './readers/table/read-workbook.ts'
import { checkWorkbook } from './readers/zip.ts'

/** Cells of a sheet as text, by column; '' for empty ones. */
export type SheetText = { name: string; rows: string[][] }

/** What a small workbook may unpack to. */
const limits = { files: 2000, bytes: 60 * 1024 ** 2, ratio: 200 }
/** Milliseconds until a reading is given up. */
const longest = 20_000

/**
 * The sheets of a small workbook that are seen in it, with their seen rows and columns, as text; numbers with a point, days as
 * YYYY-MM-DD. It is read in a thread of its own, and kept nowhere.
 *
 * @throws {UnreadableFileError} UNKNOWN_FORMAT where it is no workbook, OLD_WORKBOOK, NOT_A_ZIP, ARCHIVE_TOO_LARGE,
 *   UNREADABLE_SHEET
 */
export async function readSheets(content: Uint8Array): Promise<SheetText[]> {
  const signature = signatureOf(content)
  if (signature === 'compound') throw new UnreadableFileError('OLD_WORKBOOK', '')
  if (signature !== 'zip') throw new UnreadableFileError('UNKNOWN_FORMAT', '')
  const folder = await scratchFolder()
  try {
    const file = path.join(folder, 'workbook.xlsx')
    await writeFile(file, content)
    await checkWorkbook(file, limits)
    const sheets = await readWorkbook(file, { signal: AbortSignal.timeout(longest) })
    // Any other archive.
    if (sheets.length === 0) throw new UnreadableFileError('UNKNOWN_FORMAT', '')
    return sheets.map(({ name, rows }) => ({
      name,
      rows: rows.flatMap((row) => ('cells' in row ? [Array.from(row.cells, (cell) => cell ?? '')] : [])),
    }))
  } catch (error) {
    // Whatever a thread cannot read in that time is no list of articles.
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw isLate ? new UnreadableFileError('ARCHIVE_TOO_LARGE', 'too late') : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
