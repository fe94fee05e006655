import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { CancelledError } from './import-run.ts'
import { importCatalogue } from './import-catalogue.ts'
import { UnreadableFileError } from './readers/row.ts'
import { optionsOf, type Reading } from './reading.ts'
import { openSentFiles, removeFiles } from './sent-files.ts'
import { saveProgress } from './store.ts'
import { undoImport } from './undo-import.ts'

type Around = { db: Db; now: () => Date; today: (now: Date) => string }
type Task = { id: bigint; source: string; actor: string; task: Reading }

/** Carries out every queued import and undo, one after the other; any number of nodes may. */
export async function carryOutImports(around: Around): Promise<void> {
  const { db, now } = around
  await giveUpSilent(db)
  for (let task = await takeRun(db); task; task = await takeRun(db)) await carryOut(task, around)
  for (let run = await takeUndo(db); run; run = await takeUndo(db))
    await undoImport(db, run.id, { by: run.by, at: now() })
}

async function carryOut({ id, source, actor, task }: Task, { db, now, today }: Around): Promise<void> {
  try {
    const delivery = await openSentFiles(db, task.file_ids)
    try {
      const chosen = optionsOf(task, today(now()))
      await importCatalogue(db, {
        source,
        actor,
        now,
        run: id,
        delivery,
        onFinding: () => undefined,
        ...chosen,
      })
    } finally {
      delivery.close()
    }
  } catch (error) {
    const isKnown = error instanceof UnreadableFileError || error instanceof CancelledError
    const none = { rowsRead: 0, rowsWritten: 0, rowsWrong: 0 }
    // A run that began has said so itself; here the files could not even be opened.
    if (error instanceof UnreadableFileError)
      await saveProgress(db, id, none, { state: 'aborted', at: now(), stoppedBy: error.code })
    if (!isKnown) throw error
  } finally {
    await removeFiles(db, task.file_ids)
  }
}

async function takeRun(db: Db): Promise<Task | undefined> {
  const [run] = await rowsOf<{ id: string; kind: string; source: string; actor: string; task: Reading }>(
    db,
    sql`
      update import_runs set state = 'running', alive_at = now()
      where id = (select id from import_runs where state = 'queued' order by id limit 1 for update skip locked)
      returning id::text, source, actor, task`,
  )
  return run && { ...run, id: BigInt(run.id) }
}

async function takeUndo(db: Db): Promise<{ id: bigint; by: string } | undefined> {
  const [run] = await rowsOf<{ id: string; by: string }>(
    db,
    sql`
      update import_runs set undo = 'running', alive_at = now()
      where id = (select id from import_runs where undo = 'requested' order by id limit 1 for update skip locked)
      returning id::text, undone_by as by`,
  )
  return run && { id: BigInt(run.id), by: run.by }
}

/** Runs whose node went away: an import stands as broken off, an undo goes on. */
async function giveUpSilent(db: Db): Promise<void> {
  await db.execute(sql`
    update import_runs set state = 'aborted', stopped_by = 'INTERRUPTED', ended_at = now()
    where state = 'running' and task is not null and alive_at < now() - interval '5 minutes'`)
  await db.execute(sql`
    update import_runs set undo = 'requested'
    where undo = 'running' and alive_at < now() - interval '30 minutes'`)
}
