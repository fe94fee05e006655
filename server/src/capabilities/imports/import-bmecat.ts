import type { ImportReport } from '@shop/contract/imports/report'
import type { Db } from '#server/db/connection.ts'
import { catalogueLookup } from './catalogue-lookup.ts'
import { ImportRun } from './import-run.ts'
import type { Finding } from './readers/bmecat/finding.ts'
import type { MappingOptions } from './readers/bmecat/mapping.ts'
import { bmecatToRows } from './readers/bmecat/to-rows.ts'
import type { ByteStream } from './readers/row.ts'

type Call = {
  source: string
  actor: string
  now: () => Date
  options: MappingOptions
  /** Opens the file anew: a catalogue refers forward and is read more than once. */
  open: () => ByteStream
  onFinding: (finding: Finding) => void
  onRow?: () => void
}

/**
 * Imports a BMEcat file through the rows of the import interface. Findings on the file are handed out as they come and
 * kept with the run beside what is wrong with rows.
 */
export async function importBmecat(db: Db, call: Call): Promise<ImportReport> {
  const { source, actor, now } = call
  const run = await ImportRun.begin(db, { kind: 'bmecat', source, actor, now })
  try {
    for await (const item of bmecatToRows(call.open, call.options, catalogueLookup(db, call.options.today))) {
      if (item.type === 'row') {
        await run.add(item.kind, { row: item.row ?? item.line, value: item.value })
        call.onRow?.()
        continue
      }
      call.onFinding(item)
      run.remark(item)
    }
    return await run.finish()
  } catch (error) {
    await run.abort().catch(() => undefined)
    throw error
  }
}
