import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { UnreadableFileError } from '../row.ts'
import type { Sheet } from './parse-workbook.ts'
import type { FromWorkbook } from './workbook-thread.ts'

/**
 * The sheets of a workbook, read in a thread of its own: a hundred thousand rows take a second, in which nobody would be
 * answered. They come over in small parts, each asked for.
 *
 * @throws {UnreadableFileError} UNREADABLE_SHEET
 */
export async function readWorkbook(path: string): Promise<Sheet[]> {
  const worker = new Worker(new URL('workbook-thread.ts', import.meta.url), { workerData: path })
  const sheets: Sheet[] = []
  try {
    for (;;) {
      const [part]: FromWorkbook[] = await once(worker, 'message')
      if (part === undefined || part.what === 'end') return sheets
      if (part.what === 'failure') throw new UnreadableFileError('UNREADABLE_SHEET', part.message)
      if (part.what === 'sheet') sheets.push({ ...part.sheet, rows: [] })
      else sheets.at(-1)?.rows.push(...part.rows)
      await setImmediate()
      worker.postMessage('next')
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    // Its memory did not suffice, for instance.
    throw new UnreadableFileError('UNREADABLE_SHEET', error instanceof Error ? error.message : '')
  } finally {
    await worker.terminate()
  }
}
