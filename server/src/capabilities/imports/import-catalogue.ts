import type { ImportReport } from '@shop/contract/imports/report'
import type { Db } from '#server/db/connection.ts'
import { catalogueLookup } from './catalogue-lookup.ts'
import { touchArticles } from '../catalogue/public.ts'
import { DeliveredMedia } from './delivered-media.ts'
import { itemsOf, type TableChoice } from './delivery-items.ts'
import { ImportRun } from './import-run.ts'
import type { Finding } from './readers/catalogue/finding.ts'
import type { MappingOptions } from './readers/catalogue/mapping.ts'
import { SharedFindings } from './readers/catalogue/shared-findings.ts'
import { breaksOff } from './readers/catalogue/survey.ts'
import type { Delivery } from './readers/delivery.ts'

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
  /** Folder of the shop's data, into whose media what is delivered goes; without it none is taken. */
  dataDir?: string | undefined
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
  const media = call.dataDir === undefined ? undefined : new DeliveredMedia(delivery.media, call.dataDir)
  const tell = (finding: Finding) => {
    call.onFinding(finding)
    run.remark(finding)
  }
  let isBroken = false
  try {
    passedOver(delivery).forEach(tell)
    const lookup = catalogueLookup(db, options.today)
    for await (const item of itemsOf(delivery, { options, lookup, table: call.table })) {
      if (item.type === 'row') {
        const { kind, row = item.line, file, value } = item
        if (item.kind === 'media' && 'source' in item.value) await media?.take(item.value)
        await run.add(kind, { row, value, ...(file !== undefined && { file }) })
        call.onRow?.()
      } else if (item.type === 'flush') await run.flush()
      else if (item.type === 'progress') {
        run.progress(item.share)
        await run.between()
      } else if (item.type === 'finding') {
        isBroken ||= breaksOff(item)
        if (!shared.take(item)) tell(item)
      }
    }
    await tellShared()
    const named = await run.nameCodes()
    if (named) call.onFinding(named)
    const ofMedia = [...(media?.findings() ?? [])]
    ofMedia.forEach(tell)
    if (media) await touchArticles(db, [...media.exchanged])
    const isSame = run.hasChangedNothing && !ofMedia.some(({ code }) => code === 'MEDIA_TAKEN')
    if (isSame) tell({ type: 'finding', severity: 'note', code: 'NOTHING_CHANGED' })
    return { ...(await run.finish(isBroken ? 'BROKEN_FILE' : '')), isBroken }
  } catch (error) {
    await tellShared().catch(() => undefined)
    await run.abort(error).catch(() => undefined)
    throw error
  }
}

/** Files of an archive that nobody reads: who sent them is to know. */
export const passedOver = ({ passedOver: files }: Delivery): Finding[] =>
  files.map((file) => ({ type: 'finding', severity: 'warning', code: 'FILE_PASSED_OVER', file }))
