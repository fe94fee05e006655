import type { ImportReport } from '@shop/contract/imports/report'
import type { Db } from '#server/db/connection.ts'
import { catalogueLookup } from './catalogue-lookup.ts'
import { ImportRun } from './import-run.ts'
import type { Finding } from './readers/catalogue/finding.ts'
import type { MappingOptions } from './readers/catalogue/mapping.ts'
import type { CatalogueSource } from './readers/catalogue/survey.ts'
import { catalogueToRows } from './readers/catalogue/to-rows.ts'

type Call = {
  kind: 'bmecat' | 'datanorm' | 'table'
  source: string
  actor: string
  now: () => Date
  options: MappingOptions
  catalogue: CatalogueSource
  onFinding: (finding: Finding) => void
  onRow?: () => void
}

/**
 * Imports a supplier's catalogue through the rows of the import interface. Findings on the file are handed out as they
 * come and kept with the run beside what is wrong with rows.
 */
export async function importCatalogue(db: Db, call: Call): Promise<ImportReport> {
  const { kind, source, actor, now, options } = call
  const run = await ImportRun.begin(db, { kind, source, actor, now })
  try {
    const lookup = catalogueLookup(db, options.today)
    for await (const item of catalogueToRows(call.catalogue, options, lookup)) {
      if (item.type === 'row') {
        await run.add(item.kind, { row: item.row ?? item.line, value: item.value })
        call.onRow?.()
      } else if (item.type === 'flush') await run.flush()
      else {
        call.onFinding(item)
        run.remark(item)
      }
    }
    return await run.finish()
  } catch (error) {
    await run.abort().catch(() => undefined)
    throw error
  }
}
