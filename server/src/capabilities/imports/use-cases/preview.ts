import type { Parsed, Result } from '@shop/contract/define-resource'
import type { imports } from '@shop/contract/resources/imports'
import type { Context, Language, UseCase } from '#server/http/context.ts'
import { fieldName } from '../field-names.ts'
import { CancelledError } from '../stop-code.ts'
import { watchLook } from '../look-watch.ts'
import { findMapping } from '../mapping-store.ts'
import { nothingTaken, previewDelivery, previewRows } from '../preview.ts'
import { openDelivery } from '../readers/delivery.ts'
import { UnreadableFileError } from '../readers/row.ts'
import { columnsLike, tableHead } from '../readers/table/table-head.ts'
import { watched } from '../readers/watched.ts'
import { optionsOf } from '../reading.ts'
import { remarkText, stopText } from '../remark-texts.ts'
import { holdFiles, type SentFile, withSentFiles } from '../sent-files.ts'

type Reading = Parsed<typeof imports, 'PREVIEW'>
type Shown = Result<typeof imports, 'PREVIEW'>
type Asked = {
  reading: Reading
  files: readonly SentFile[]
  watch: Parameters<typeof watched>[1]
  context: Pick<Context, 'db' | 'now' | 'today' | 'shop'>
}
type Seen = Pick<Shown, 'format' | 'columns' | 'columnsLeft' | 'sheet' | 'sheets'>
type Found = Awaited<ReturnType<typeof previewRows>>

/** Columns shown at most beside those of the shop: more fields to choose than these, no page and nobody can hold. */
const mostColumns = 300

/** PREVIEW */
export const preview: UseCase<typeof imports, 'PREVIEW'> = async (reading, context) => {
  const { db, actor, language, fail } = context
  if (!(await holdFiles(db, reading.file_ids, actor.user?.userId ?? ''))) throw fail('NOT_FOUND')
  return watchLook(db, reading.file_ids, (watch) =>
    withSentFiles(db, reading.file_ids, (files) => look({ reading, files, watch, context }, language)),
  )
}

async function look(asked: Asked, language: Language): Promise<Shown> {
  const { reading } = asked
  const seen: Seen = { format: null, columns: [], columnsLeft: 0, sheet: '', sheets: [] }
  try {
    const { rows, remarks, articles, ambiguous, refusal } = await (reading.kind === undefined
      ? lookAtCatalogue(asked, seen)
      : lookAtRows(asked, reading.kind, seen))
    const inWords = remarks.map(({ reason, field, ...remark }) => ({
      ...remark,
      field: fieldName(field, seen.format ?? '', language),
      text: remarkText(reason, language),
    }))
    const textOf = refusal === nothingTaken ? stopText : remarkText
    const unreadable = refusal === undefined ? null : { code: refusal, text: textOf(refusal, language) }
    return { ...seen, unreadable, articles, ambiguous, rows, remarks: inWords }
  } catch (error) {
    if (!(error instanceof UnreadableFileError || error instanceof CancelledError)) throw error
    const unreadable = { code: error.code, text: stopText(error.code, language) }
    return { ...seen, unreadable, articles: null, ambiguous: [], rows: [], remarks: [] }
  }
}

function lookAtRows(
  { files, context }: Asked,
  kind: NonNullable<Reading['kind']>,
  seen: Pick<Shown, 'format'>,
): Promise<Found> {
  seen.format = 'rows'
  return previewRows(context.db, kind, files, context.now)
}

/** Takes down in `seen` what it learns, so that a file that cannot be read still shows what it is. */
async function lookAtCatalogue(
  { reading, files, watch, context: { db, now, today, shop } }: Asked,
  seen: Seen,
): Promise<Found> {
  const delivery = watched(await openDelivery(files), watch)
  try {
    seen.format = delivery.format
    const head = await tableHead(delivery, reading.sheet)
    const saved = head && reading.supplier ? await findMapping(db, reading.supplier) : undefined
    const columns = head && (reading.columns ?? columnsLike(saved, head.table))
    const all = (head?.table.names ?? []).map((name, index) => ({
      name,
      field: columns?.[name] ?? null,
      samples: [...(head?.samples[index] ?? [])],
    }))
    seen.columns = all.filter(({ field }, index) => field !== null || index < mostColumns)
    seen.sheet = head?.table.sheet ?? ''
    seen.sheets = (head?.table.sheets ?? []).slice(0, mostColumns)
    seen.columnsLeft = all.length - seen.columns.length
    const { options, table } = optionsOf({ ...reading, columns }, { today, currency: shop.currency })
    return await previewDelivery(db, delivery, { options, table: { ...table, opened: head?.table } }, now)
  } finally {
    delivery.close()
  }
}
