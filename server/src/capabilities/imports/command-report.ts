import type { ImportReport, RowProblem } from '@shop/contract/imports/report'
import { type Finding, findingTexts } from './readers/catalogue/finding.ts'

type Print = (line: string) => void

/** Prints what became of a file. */
export function printReport(report: ImportReport, print: Print): void {
  const { run, read, written, wrong, ignored, problems } = report
  for (const problem of problems) print(problemLine(problem))
  if (ignored.length > 0) print(`  ignored fields: ${ignored.join(', ')}`)
  print(`  ${read} rows read, ${written} taken, ${wrong} wrong (import run ${run})`)
}

/** A line for every five thousand rows. */
export function progress(print: Print): () => void {
  let count = 0
  return () => {
    count += 1
    if (count % 5000 === 0) print(`  … ${count} rows`)
  }
}

function problemLine({ file, row, key, field, reason, value }: RowProblem): string {
  const words = reason.toLowerCase().replaceAll('_', ' ')
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
  return text === undefined ? '' : `: ${text}`
}
