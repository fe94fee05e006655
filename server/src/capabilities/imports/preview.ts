import type { ImportKind } from '@shop/contract/imports/kinds'
import type { Db } from '#server/db/connection.ts'
import { catalogueLookup } from './catalogue-lookup.ts'
import { itemsOf, numCatalogues, type TableChoice } from './delivery-items.ts'
import { passedOver } from './import-catalogue.ts'
import type { Finding } from './readers/catalogue/finding.ts'
import type { MappingOptions } from './readers/catalogue/mapping.ts'
import { SharedFindings } from './readers/catalogue/shared-findings.ts'
import type { Delivery } from './readers/delivery.ts'
import { readRowFile } from './readers/row-file.ts'
import type { SentFile } from './sent-files.ts'
import { firstArticles } from './first-articles.ts'
import { type Read, type Remark, tryOut } from './try-out.ts'

type Preview = Awaited<ReturnType<typeof tryOut>> & {
  /** Articles all files together bring; null where that was not counted. */
  articles: number | null
  /** Columns whose numbers read both ways. */
  ambiguous: string[]
  /** Why nothing at all is taken of the files. */
  refusal: string | undefined
}

/** The files were read to their end, and every row of them is wrong. */
export const nothingTaken = 'NOTHING_TAKEN'

/**
 * Rows shown of a file; rows tried, where reading stops at the latest; remarks kept of them, and shown, the worst first.
 */
const most = { rows: 120, tried: 5000, remarks: 1000, shown: 60 }
const severities = ['error', 'warning', 'note'] as const
/** With one of these nothing is taken, whatever else the files hold. */
const refusals = new Set<Finding['code']>(['NO_SUPPLIER', 'OTHER_CUSTOMER'])

/**
 * What the first rows of a delivery would change: those of its first articles, each with its prices and media. The rows
 * of a batch come kind by kind, so a batch is read and tried as a whole.
 */
export async function previewDelivery(
  db: Db,
  delivery: Delivery,
  { options, table }: { options: MappingOptions; table: TableChoice },
  now: Date,
): Promise<Preview> {
  const read: Read[] = []
  const remarks: Remark[] = passedOver(delivery).map(asRemark)
  const shared = new SharedFindings()
  const lookup = catalogueLookup(db, options.today)
  const counted: number[] = []
  const ambiguous: string[] = []
  let refusal: string | undefined
  let hasArticles = false
  let isRead = true
  for await (const item of itemsOf(delivery, { options, lookup, table })) {
    if (item.type === 'survey') counted.push(item.articles)
    else if (item.type === 'row') {
      hasArticles ||= item.kind !== 'categories'
      read.push({ kind: item.kind, row: item.row ?? item.line, value: item.value })
    } else if (item.type === 'finding') {
      if (item.code === 'AMBIGUOUS_NUMBERS') ambiguous.push(item.field ?? '')
      if (refusals.has(item.code)) refusal ??= item.code
      if (!shared.take(item) && remarks.length < most.remarks) remarks.push(asRemark(item))
    }
    const isEnough = item.type === 'progress' && hasArticles && read.length >= most.rows
    if (isEnough || read.length >= most.tried) {
      isRead = false
      break
    }
  }
  const together = [...shared.all().map(asRemark), ...remarks]
  const isWhole = counted.length === numCatalogues(delivery)
  const articles = isWhole ? counted.reduce((sum, count) => sum + count, 0) : null
  const tried = await tryOut(db, read, now)
  const rows = firstArticles(tried.rows, most.rows)
  // What is still to be said may be why rows are wrong.
  if (isRead && ambiguous.length === 0 && isAllWrong(tried, together)) refusal ??= nothingTaken
  return withRemarks(together, { ...tried, rows, articles, ambiguous, refusal })
}

/** What the first rows of a kind would change. */
export async function previewRows(
  db: Db,
  kind: ImportKind,
  files: readonly SentFile[],
  now: Date,
): Promise<Preview> {
  const read: Read[] = []
  const remarks: Remark[] = []
  let isRead = true
  for (const file of files)
    for await (const item of readRowFile(file)) {
      if (read.length >= most.rows) {
        isRead = false
        break
      }
      if ('value' in item) read.push({ kind, row: item.row, value: item.value })
      else if (remarks.length < most.remarks)
        remarks.push(
          asRemark({ severity: 'error', file: file.name, row: item.row, ...item.error, field: undefined }),
        )
    }
  const tried = await tryOut(db, read, now)
  const refusal = isRead && isAllWrong(tried, remarks) ? nothingTaken : undefined
  return withRemarks(remarks, { ...tried, articles: null, ambiguous: [], refusal })
}

/** Nothing is left to take, and something is wrong: files that hold nothing are no fault. */
const isAllWrong = ({ rows, remarks }: Awaited<ReturnType<typeof tryOut>>, found: readonly Remark[]) =>
  rows.every(({ change }) => change === 'wrong') &&
  [...found, ...remarks].some(({ severity }) => severity === 'error')

function withRemarks(found: readonly Remark[], tried: Preview): Preview {
  const bySeverity = Map.groupBy([...found, ...tried.remarks], ({ severity }) => severity)
  const worstFirst = severities.flatMap((severity) => bySeverity.get(severity) ?? [])
  return { ...tried, remarks: worstFirst.slice(0, most.shown) }
}

type Odd = Pick<Finding, 'severity' | 'file' | 'row' | 'line' | 'article' | 'field' | 'detail'> & {
  code: string
}

function asRemark({ severity, file, row, line, article, field, code, detail }: Odd): Remark {
  return {
    severity,
    file: file ?? '',
    row: row ?? line ?? 0,
    key: article ?? '',
    field: field ?? '',
    reason: code,
    value: detail ?? '',
  }
}
