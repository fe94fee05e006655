import { on } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { UnreadableFileError } from '../row.ts'
import type { Watch } from '../source-file.ts'
import type { Sheet } from './parse-workbook.ts'
import type { FromWorkbook } from './workbook-thread.ts'

/**
 * The sheets of a workbook, read in a thread of its own: a hundred thousand rows take seconds, in which nobody would be
 * answered. They come over in small parts, each asked for.
 *
 * @throws {UnreadableFileError} UNREADABLE_SHEET
 * @throws the reason of the signal, as soon as somebody stops it
 */
export async function readWorkbook(path: string, { onShare, signal }: Watch = {}): Promise<Sheet[]> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('workbook-thread.ts', import.meta.url), { workerData: path })
  const sheets: Sheet[] = []
  try {
    for await (const [part] of on(worker, 'message', { close: ['exit'], ...(signal && { signal }) })) {
      const told = part as FromWorkbook
      if (told.what === 'share') {
        onShare?.(told.share)
        continue
      }
      if (told.what === 'end') return sheets
      if (told.what === 'failure') throw new UnreadableFileError('UNREADABLE_SHEET', told.message)
      if (told.what === 'sheet') sheets.push({ ...told.sheet, rows: [] })
      else sheets.at(-1)?.rows.push(...told.rows)
      await setImmediate()
      worker.postMessage('next')
    }
    throw new UnreadableFileError('UNREADABLE_SHEET', 'the thread ended')
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof UnreadableFileError) throw error
    // Its memory did not suffice, for instance.
    throw new UnreadableFileError('UNREADABLE_SHEET', error instanceof Error ? error.message : '')
  } finally {
    await worker.terminate()
  }
}
