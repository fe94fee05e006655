import { basename } from 'node:path'
import type { ImportReport } from '@shop/contract/imports/report'
import type { Db } from '#server/db/connection.ts'
import { unreachable } from '#server/db/outages.ts'
import { auditCommand } from '../audit/public.ts'
import { currentCurrency } from '../shop/public.ts'
import {
  awayLine,
  brokenLine,
  findingLine,
  printNotRestored,
  printReport,
  progress,
  stoppedLine,
} from './command-report.ts'
import { type Import, misuseOfImport, readWords } from './command-words.ts'
import type { TableChoice } from './delivery-items.ts'
import { type CatalogueReport, importCatalogue } from './import-catalogue.ts'
import { importRead } from './import-rows.ts'
import { CancelledError } from './stop-code.ts'
import { defaultMapping } from './readers/catalogue/mapping.ts'
import { openDelivery } from './readers/delivery.ts'
import { readRowFile } from './readers/row-file.ts'
import { type ReadRow, UnreadableFileError } from './readers/row.ts'
import { stopText } from './remark-texts.ts'
import { listNotRestored, listUnderWay } from './staff-store.ts'
import { commandLine as actor } from './tables.ts'
import { undoImport } from './undo-import.ts'
import { terminalLine } from '#server/terminal-text.ts'

/** What a command works with, so that tests can be the terminal. */
export type Surroundings = {
  db: Db
  now: () => Date
  /** The wholesaler's calendar day. */
  today: string
  print: (line: string) => void
  /** Where the media folder is; without it pictures and papers of a delivery stay in it. */
  dataDir?: string
  /** Somebody stops the command: an import ends behind the batch under way, and none begins. */
  stopping?: AbortSignal
}

/**
 * Imports the files named on the command line. Exit code: 0, 1 where all of a file was wrong or it could not be read to
 * its end, 2 for wrong use.
 */
export async function runImportCommand(words: readonly string[], given: Surroundings): Promise<0 | 1 | 2> {
  const chosen = readWords(words)
  if (typeof chosen === 'string') {
    given.print(misuseOfImport(words) ?? chosen)
    return 2
  }
  const around = { ...given, print: (line: string) => given.print(terminalLine(line)) }
  if (chosen.what === 'undo') return undo(chosen.run, around)
  // The files of a DATANORM set or of a dictionary belong together; any other file stands for itself.
  const isSet = chosen.what === 'datanorm' || chosen.what === 'etim'
  const imports = isSet ? [chosen.files] : chosen.files.map((file) => [file])
  for (const { id, source } of await listUnderWay(around.db))
    around.print(
      `Import ${id} (${source}) is under way, too: where both change the same rows, one waits for the other.`,
    )
  let code: 0 | 1 = 0
  for (const files of imports) {
    around.print(files.join(', '))
    if (around.stopping?.aborted === true) {
      around.print('  not begun')
      code = 1
      continue
    }
    const taken = await importFiles(files, chosen, around)
    if (!taken) code = 1
  }
  return code
}

/** Rows left by an undo that are printed; all of them stand in the report of the run. */
const mostLeft = 200

async function undo(run: bigint, { db, now, print }: Surroundings): Promise<0 | 1> {
  const undone = await undoImport(db, run, { by: actor, at: now() })
  if (typeof undone === 'string') {
    print(`Import run ${run} cannot be undone: ${undone.toLowerCase().replaceAll('_', ' ')}.`)
    return 1
  }
  const became = `${undone.restored} rows restored, ${undone.notRestored} left as they are by now`
  if (undone.before) {
    const when = undone.before.toISOString().slice(0, 16).replace('T', ' ')
    print(`Import run ${run} was undone before (${when} UTC: ${became}). Nothing changed now.`)
  } else {
    await auditCommand(db, { action: 'undo-import', object: String(run) })
    print(`Import run ${run}: ${became}.`)
  }
  printNotRestored(await listNotRestored(db, String(run), mostLeft), undone.notRestored, print)
  return 0
}

async function importFiles(files: readonly string[], chosen: Import, around: Surroundings): Promise<boolean> {
  try {
    const report =
      chosen.what === 'rows'
        ? await importTable(files, chosen, around)
        : await importDelivery(files, chosen, around)
    printReport(report, around.print)
    const isBroken = 'isBroken' in report && report.isBroken
    if (isBroken) around.print(brokenLine(report))
    return !isBroken && (report.written > 0 || report.wrong === 0)
  } catch (error) {
    if (error instanceof UnreadableFileError)
      around.print(`  not read: ${error.message}. ${stopText(error.code, 'en')}`)
    else if (error instanceof CancelledError) around.print(stoppedLine(error))
    else if (isFileError(error)) around.print(`  not read: ${error.message}`)
    else if (unreachable(error)) around.print(awayLine)
    else throw error
    return false
  }
}

function isFileError(error: unknown): error is Error {
  // Of what is read there is no path.
  return (
    error instanceof Error &&
    'syscall' in error &&
    ('path' in error || /^(?:EISDIR|EIO)\b/.test(error.message))
  )
}

function importTable(
  [file = '']: readonly string[],
  { kind, invite }: Import & { what: 'rows' },
  { db, now, print, stopping }: Surroundings,
): Promise<ImportReport> {
  const source = basename(file)
  const rows = counted(readRowFile({ name: source, path: file }), print)
  return importRead(db, { kind, source, actor, now, invite, stopping }, rows)
}

async function importDelivery(
  files: readonly string[],
  { what, mapping, table }: Import & { table: TableChoice },
  { db, now, today, print, dataDir, stopping }: Surroundings,
): Promise<CatalogueReport> {
  const delivery = await openDelivery(files.map((path) => ({ path })))
  try {
    const found = delivery.format === 'csv' || delivery.format === 'xlsx' ? 'table' : delivery.format
    if (found !== what) throw new UnreadableFileError('OTHER_FORMAT', `--${found} would read this file`)
    return await importCatalogue(db, {
      source: [files.map((file) => basename(file)).join(', '), ...(table.sheet ? [table.sheet] : [])].join(
        ': ',
      ),
      actor,
      now,
      options: { ...defaultMapping, today, currency: await currentCurrency(db), ...mapping },
      delivery,
      dataDir,
      stopping,
      table,
      onFinding: (finding) => print(findingLine(finding)),
      onRow: progress(print),
    })
  } finally {
    delivery.close()
  }
}

async function* counted(
  rows: AsyncIterable<ReadRow>,
  print: (line: string) => void,
): AsyncGenerator<ReadRow> {
  const step = progress(print)
  for await (const row of rows) {
    yield row
    step()
  }
}
