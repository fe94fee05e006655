import type { ImportReport, RowProblem } from '@shop/contract/imports/report'
import type { CancelledError } from './stop-code.ts'
import { type Finding, findingTexts } from './readers/catalogue/finding.ts'
import { namedRow } from './writers.ts'

type Print = (line: string) => void

/** Prints what became of a file. */
export function printReport(report: ImportReport, print: Print): void {
  const { run, read, written, wrong, ignored, problems } = report
  for (const problem of problems) print(problemLine(problem))
  if (ignored.length > 0) print(`  ignored fields: ${ignored.join(', ')}`)
  print(`  ${read} rows read, ${written} taken, ${wrong} wrong (import run ${run})`)
}

/** What is kept of a file that could not be read to its end. */
export function brokenLine({ run, written }: Pick<ImportReport, 'run' | 'written'>): string {
  const kept = written === 0 ? 'nothing of it was taken' : `${written} rows before that were taken and stay`
  const undo = written === 0 ? '' : `, or undo them with --undo ${run}`
  return `  broken off: the file could not be read to its end, ${kept}. Send the whole file again${undo}.`
}

/** What is kept of an import somebody has broken off. */
export function stoppedLine({ kept }: CancelledError): string {
  if (kept === undefined || kept.written === 0) return '  stopped: nothing was taken.'
  const { run, written } = kept
  return `  stopped: ${written} rows were taken and stay. Import the file again, or undo them with --undo ${run}.`
}

/** The database went away in the middle: what became of the batch under way nobody knows, its run tells later. */
export const awayLine =
  '  broken off: the database does not answer. The rows taken by then stay; import the file again when it is back.'

const whyLeft = { changed: 'changed since', 'in-use': 'in use' } as const

/** Prints which rows an undo has left as they are: these of all. */
export function printNotRestored(
  rows: readonly { table: string; key: Record<string, string | number>; outcome: keyof typeof whyLeft }[],
  total: number,
  print: Print,
): void {
  for (const { table, key, outcome } of rows) {
    const row = namedRow(table, key)
    print(`  left: ${row.kind} ${row.key}${bracketed(row.validFrom)}: ${whyLeft[outcome]}`)
  }
  if (total > rows.length) print(`  … and ${total - rows.length} more; all stand in the report of the run.`)
}

/** A line for every five thousand rows. */
export function progress(print: Print): () => void {
  let count = 0
  return () => {
    count += 1
    if (count % 5000 === 0) print(`  … ${count} rows`)
  }
}

function problemLine({ file, row, key, field, reason, value, taken }: RowProblem): string {
  const words = `${reason.toLowerCase().replaceAll('_', ' ')}${taken ? ' (taken all the same)' : ''}`
  return `  ${inFile(file)}row ${row}${bracketed(key)}: ${field === '' ? '' : `${field} `}${words}${quoted(value)}`
}

export function findingLine({ severity, code, file, line, article, field, detail }: Finding): string {
  const where = line === undefined ? 'the file' : `line ${line}`
  const what = `${inFile(file)}${where}${article === undefined ? '' : `, article ${article}`}`
  return `  ${severity}: ${what} ${findingTexts[code]}${bracketed(field)}${quoted(detail)}`
}

function inFile(file: string | undefined): string {
  return file === undefined ? '' : `${file} `
}

function bracketed(text: string | undefined): string {
  return text === undefined || text === '' ? '' : ` (${text})`
}

function quoted(text: string | undefined): string {
  return text === undefined || text === '' ? '' : `: ${text}`
}
