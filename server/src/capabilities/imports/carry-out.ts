import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { currentCurrency } from '../shop/public.ts'
import { importCatalogue } from './import-catalogue.ts'
import { CancelledError, stopCode } from './stop-code.ts'
import { importRead } from './import-rows.ts'
import { followedBy, type Lag } from './keep-behind.ts'
import { openDelivery } from './readers/delivery.ts'
import { readRowFile } from './readers/row-file.ts'
import { UnreadableFileError } from './readers/row.ts'
import { optionsOf, type Reading } from './reading.ts'
import { removeFiles, type SentFile, withSentFiles } from './sent-files.ts'
import { failRun } from './store.ts'
import { undoImport } from './undo-import.ts'

type Around = {
  db: Db
  now: () => Date
  today: (now: Date) => string
  /** How far the search lags behind: an undo goes faster than it can follow. */
  lag?: Lag
  /** Where the media folder is. */
  dataDir?: string
  /** The shop ends: nothing more is begun, and an import is broken off. */
  stopping?: AbortSignal
}
type Task = { id: bigint; source: string; actor: string; task: Reading }

/** Carries out every queued import and undo, one after the other; any number of nodes may. */
export async function carryOutImports(around: Around): Promise<void> {
  const { db, now, lag = async () => undefined, stopping } = around
  const next = async () => (stopping?.aborted === true ? undefined : takeRun(db, now()))
  for (let task = await next(); task; task = await next()) await carryOut(task, around)
  for (let run = await takeUndo(db); run; run = await takeUndo(db))
    await undoImport(db, run.id, { by: run.by, at: now(), before: followedBy(lag), taken: true })
}

async function carryOut(run: Task, around: Around): Promise<void> {
  const { db, now } = around
  const { kind, file_ids: ids } = run.task
  try {
    await withSentFiles(db, ids, (files) =>
      kind === undefined ? catalogueRun(run, files, around) : rowsRun({ ...run, kind }, files, around),
    )
  } catch (error) {
    // A run that began has said so itself; this one's files could not even be opened.
    await failRun(db, run.id, stopCode(error), now())
    if (!(error instanceof UnreadableFileError || error instanceof CancelledError)) throw error
  } finally {
    await removeFiles(db, ids)
  }
}

async function catalogueRun(
  { id, source, actor, task }: Task,
  files: readonly SentFile[],
  { db, now, today, dataDir, stopping }: Around,
): Promise<void> {
  const delivery = await openDelivery(files)
  try {
    const chosen = optionsOf(task, { today: today(now()), currency: await currentCurrency(db) })
    const onFinding = () => undefined
    await importCatalogue(db, {
      source,
      actor,
      now,
      run: id,
      delivery,
      onFinding,
      dataDir,
      stopping,
      ...chosen,
    })
  } finally {
    delivery.close()
  }
}

async function rowsRun(
  { id, source, actor, kind }: Task & { kind: NonNullable<Reading['kind']> },
  files: readonly SentFile[],
  { db, now, stopping }: Around,
): Promise<void> {
  const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let [read, share] = [0, 0]
  const rows = async function* () {
    for (const file of files)
      for await (const row of readRowFile(file, (bytes) => (share = (read += bytes) / total)))
        yield files.length > 1 ? { ...row, file: file.name } : row
  }
  await importRead(db, { kind, source, actor, now, run: id, stopping, share: () => share }, rows())
}

async function takeRun(db: Db, now: Date): Promise<Task | undefined> {
  const [run] = await rowsOf<{ id: string; source: string; actor: string; task: Reading }>(
    db,
    sql`
      update import_runs set state = 'running', alive_at = now(), started_at = ${now.toISOString()}
      where id = (select id from import_runs where state = 'queued' order by id limit 1 for update skip locked)
      returning id::text, source, actor, task`,
  )
  return run && { ...run, id: BigInt(run.id) }
}

async function takeUndo(db: Db): Promise<{ id: bigint; by: string } | undefined> {
  const [run] = await rowsOf<{ id: string; by: string }>(
    db,
    sql`
      update import_runs set undo = 'running', progress = 0, alive_at = now()
      where id = (select id from import_runs where undo = 'requested' order by id limit 1 for update skip locked)
      returning id::text, undone_by as by`,
  )
  return run && { id: BigInt(run.id), by: run.by }
}
