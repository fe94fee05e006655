import type { ImportReport } from '@shop/contract/imports/report'
import type { NumberStyle, TableColumns } from '@shop/contract/imports/table-columns'
import type { Db } from '#server/db/connection.ts'
import { catalogueLookup } from './catalogue-lookup.ts'
import { ImportRun } from './import-run.ts'
import { bmecatSource } from './readers/bmecat/read-bmecat.ts'
import type { Finding } from './readers/catalogue/finding.ts'
import type { MappingOptions } from './readers/catalogue/mapping.ts'
import { SharedFindings } from './readers/catalogue/shared-findings.ts'
import { breaksOff, type CatalogueSource } from './readers/catalogue/survey.ts'
import { catalogueToRows } from './readers/catalogue/to-rows.ts'
import { datanormSource } from './readers/datanorm/datanorm-source.ts'
import type { Delivery } from './readers/delivery.ts'
import { openTable, type Table } from './readers/table/read-table.ts'
import { columnsLike } from './readers/table/table-head.ts'
import { tableSource } from './readers/table/table-source.ts'

/** How a table is to be read; columns that nobody chose are recognised by their headings. */
export type TableChoice = {
  columns?: TableColumns | undefined
  numbers?: NumberStyle | undefined
  /** Sheet of a workbook; of several tables that of the first. */
  sheet?: string | undefined
  /** The first table, where somebody has opened it: a workbook takes seconds. */
  opened?: Table | undefined
}

type Call = {
  source: string
  actor: string
  now: () => Date
  options: MappingOptions
  delivery: Delivery
  table?: TableChoice | undefined
  onFinding: (finding: Finding) => void
  onRow?: () => void
  /** A run queued before, to be carried out now. */
  run?: bigint
  /** The shop ends: the run is broken off as soon as it can be. */
  stopping?: AbortSignal | undefined
}

/** What became of a catalogue; `isBroken`: a file could not be read to its end, what stands before that was taken. */
export type CatalogueReport = ImportReport & { isBroken: boolean }

/**
 * Imports a supplier's catalogue through the rows of the import interface. Findings on the file are handed out as they
 * come, those that many articles share behind the last, and kept with the run beside what is wrong with rows. A run
 * whose file breaks off stands as aborted, with the rows before.
 *
 * @throws {UnreadableFileError} where a file cannot be read at all; the run then stands as aborted
 */
export async function importCatalogue(db: Db, call: Call): Promise<CatalogueReport> {
  const { delivery, source, actor, now, options, stopping } = call
  const start = { kind: delivery.format, source, actor, now, run: call.run, together: true, stopping }
  const run = await ImportRun.begin(db, start)
  const shared = new SharedFindings()
  const tellShared = async () => {
    const findings = [...shared.all()]
    findings.forEach(call.onFinding)
    await run.remarkAtTop(findings)
  }
  let isBroken = false
  try {
    for (const finding of passedOver(delivery)) {
      call.onFinding(finding)
      run.remark(finding)
    }
    const lookup = catalogueLookup(db, options.today)
    const catalogues = numCatalogues(delivery)
    let done = 0
    for await (const catalogue of cataloguesIn(delivery, options, call.table)) {
      for await (const item of catalogueToRows(catalogue, options, lookup)) {
        if (item.type === 'row') {
          const { kind, row = item.line, file, value } = item
          await run.add(kind, { row, value, ...(file !== undefined && { file }) })
          call.onRow?.()
        } else if (item.type === 'flush') await run.flush()
        else if (item.type === 'progress') {
          run.progress((done + item.share) / catalogues)
          await run.between()
        } else if (item.type === 'finding') {
          isBroken ||= breaksOff(item)
          if (shared.take(item)) continue
          call.onFinding(item)
          run.remark(item)
        }
      }
      await run.flush()
      done += 1
    }
    await tellShared()
    if (run.hasChangedNothing) {
      const same = { type: 'finding', severity: 'note', code: 'NOTHING_CHANGED' } as const
      call.onFinding(same)
      run.remark(same)
    }
    return { ...(await run.finish(isBroken ? 'BROKEN_FILE' : '')), isBroken }
  } catch (error) {
    await tellShared().catch(() => undefined)
    await run.abort(error).catch(() => undefined)
    throw error
  }
}

/** A set of DATANORM files is one catalogue; each BMEcat file, and each table, is one. */
export const numCatalogues = ({ format, files }: Delivery): number =>
  format === 'datanorm' ? 1 : files.length

/** Files of an archive that nobody reads: who sent them is to know. */
export const passedOver = ({ passedOver: files }: Delivery): Finding[] =>
  files.map((file) => ({ type: 'finding', severity: 'warning', code: 'FILE_PASSED_OVER', file }))

export async function* cataloguesIn(
  delivery: Delivery,
  options: MappingOptions,
  chosen: TableChoice = {},
): AsyncGenerator<CatalogueSource> {
  const { format, files } = delivery
  if (format === 'datanorm') yield await datanormSource(files, options)
  else if (format === 'bmecat') for (const { open } of files) yield bmecatSource(open, options)
  else {
    for (const [place, file] of files.entries()) {
      // Chosen were sheet and columns of the first table; others may be called otherwise.
      const [opened, sheet] = place === 0 ? [chosen.opened, chosen.sheet] : []
      const table = opened ?? (await openTable(format, file, sheet))
      const columns =
        place === 0 && chosen.columns ? chosen.columns : columnsLike(chosen.columns, table.names)
      const { currency } = options
      yield await tableSource(table, { columns, numbers: chosen.numbers ?? 'auto', currency })
    }
  }
}
