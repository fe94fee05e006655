import type { ImportInput, ImportKind } from '@shop/contract/imports/kinds'
import type { ImportReport } from '@shop/contract/imports/report'
import type { Db } from '#server/db/connection.ts'
import { ImportRun } from './import-run.ts'
import type { ReadRow } from './readers/row.ts'

type Call = {
  kind: ImportKind
  /** Where the rows come from: "http", a file name, "demo". */
  source: string
  /** Who sends them: label of the token, name of the command. */
  actor: string
  now: () => Date
  /** Of users: whether new ones get their access data by mail; not when left out. */
  invite?: 'mail' | 'none'
  /** Whether the run can be undone later; as by default. */
  undoable?: boolean
  /** A run queued before, to be carried out now. */
  run?: bigint
  /** The shop ends: the run is broken off as soon as it can be. */
  stopping?: AbortSignal | undefined
  /** How much of the source has been read, 0 to 1, where that is known. */
  share?: () => number
}

/** Imports rows as a reader gives them; memory holds one batch. A source that fails midway leaves an aborted run. */
export async function importRead(db: Db, call: Call, rows: AsyncIterable<ReadRow>): Promise<ImportReport> {
  const run = await ImportRun.begin(db, call)
  try {
    for await (const row of rows) {
      await run.add(call.kind, row)
      if (call.share) run.progress(call.share())
    }
    await run.nameCodes()
    return await run.finish()
  } catch (error) {
    // Where the database itself is gone its error tells more than one about the record of the run.
    await run.abort(error).catch(() => undefined)
    throw error
  }
}

/** Imports rows made by a program, such as the demo's: the same checks, the same way in. */
export function importRows<K extends ImportKind>(
  db: Db,
  call: Call & { kind: K },
  rows: Iterable<ImportInput<K>> | AsyncIterable<ImportInput<K>>,
): Promise<ImportReport> {
  return importRead(db, { undoable: false, ...call }, numbered(rows))
}

async function* numbered(rows: Iterable<object> | AsyncIterable<object>): AsyncGenerator<ReadRow> {
  let row = 0
  for await (const value of rows) yield { row: (row += 1), value: { ...value } }
}
