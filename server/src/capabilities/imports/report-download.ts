import { idIn } from '@shop/contract/ids'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { defineDownload } from '#server/http/downloads.ts'
import { fieldName } from './field-names.ts'
import { remarkText } from './remark-texts.ts'
import { findRun, listNotRestored, listRemarks } from './staff-store.ts'
import { namedRow } from './writers.ts'

/** As many remarks as a run keeps, and as many rows. */
const [mostRemarks, mostRows] = [60_000, 250_000]

/** Why an undo left a row as it is. */
const whyLeft = {
  changed: { de: 'Nicht zurückgesetzt: seither geändert', en: 'Not restored: changed since' },
  'in-use': { de: 'Nicht zurückgesetzt: wird gebraucht', en: 'Not restored: in use' },
}

/** The report of an import for a spreadsheet: a line per remark, then the rows an undo has left. */
export const importReportDownload = defineDownload({
  name: 'import-report',
  summary: 'The report of an import run as CSV.',
  produces: ['text/csv'],
  errors: ['NOT_FOUND'],
  access: { staff: 'clerk' },
  query: z.object({ run_id: idIn }),
  make: async ({ run_id: id }, { db, language, fail }) => {
    const run = await findRun(db, id)
    if (!run) throw fail('NOT_FOUND')
    const head = ['severity', 'file', 'row', 'key', 'field', 'code', 'text', 'value']
    const remarks = (await listRemarks(db, id, mostRemarks)).map(
      ({ severity, file, row, key, field, reason, value }) =>
        [
          severity,
          file,
          row,
          key,
          fieldName(field, run.kind, language),
          reason,
          remarkText(reason, language),
          value ?? '',
        ].map(harmless),
    )
    const left = (await listNotRestored(db, id, mostRows)).map(({ table, key, outcome }) => {
      const row = namedRow(table, key)
      return [
        'not restored',
        '',
        '',
        row.key,
        row.kind,
        outcome,
        whyLeft[outcome][language],
        row.validFrom,
      ].map(harmless)
    })
    // The byte order mark makes spreadsheets read it as UTF-8.
    const content = `\uFEFF${stringify([head, ...remarks, ...left], { delimiter: ';', record_delimiter: '\r\n' })}`
    return { name: `import-${id}.csv`, mime: 'text/csv; charset=utf-8', content }
  },
})

/**
 * A cell a spreadsheet would calculate is text, and so is a number of an article of which it would make a day
 * ("01.03.2025"), or whose zeros or last digits it would drop: our own tables, like those of others, are read so, too.
 */
function harmless(cell: string | number): string | number {
  if (typeof cell !== 'string') return cell
  if (/^[=+\-@\t\r]/.test(cell)) return `'${cell}`
  return isMadeOver.test(cell) ? `="${cell}"` : cell
}

/** What a spreadsheet makes something else of: days, fractions, times, hundreds ("1E5"), zeros in front, long numbers. */
const isMadeOver =
  /^(?:\d{1,4}[.\-/]\d{1,2}(?:[.\-/]\d{0,4})?|\d{1,2}:\d{2}(?::\d{2})?|\d+(?:[.,]\d+)?E[+-]?\d+|0\d+|\d{12,})$/i
