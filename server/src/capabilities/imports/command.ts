import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { type ImportKind, importKindNames, inviteOption } from '@shop/contract/imports/kinds'
import { toDecimal } from '@shop/contract/decimal'
import type { ImportReport, RowProblem } from '@shop/contract/imports/report'
import type { Db } from '#server/db/connection.ts'
import { importCatalogue as importSource } from './import-catalogue.ts'
import { importRead } from './import-rows.ts'
import { type Finding, findingTexts } from './readers/catalogue/finding.ts'
import { defaultMapping, type MappingOptions } from './readers/catalogue/mapping.ts'
import { bmecatSource } from './readers/bmecat/read-bmecat.ts'
import { readCsv } from './readers/csv.ts'
import { readNdjson } from './readers/ndjson.ts'
import { UnreadableFileError, type ReadRow } from './readers/row.ts'

export const usage = `Import data into the shop, running or not.

  npm run import -- --kind KIND FILE… [--invite mail|none]
      rows of one kind: CSV (.csv, .txt, .tsv) or NDJSON (.ndjson, .jsonl, .json)
      kinds: ${importKindNames.join(', ')}
      --invite mail   of users: sends new ones a link to choose a password; nothing is sent without it

  npm run import -- --bmecat FILE… [--supplier NUMBER] [--markup PERCENT] [--gros-list retail|ignore] [--territory DE]
      BMEcat 1.2 or 2005
      --supplier   the shop's number for the supplier; without it the one in the file
      --markup     makes purchase prices (net_customer) retail; without it such articles have no price
      --gros-list  what gros_list is: retail, the list price before discount (as by default), or to be ignored`

/** What a command works with, so that tests can be the terminal. */
export type Surroundings = {
  db: Db
  now: () => Date
  /** The wholesaler's calendar day. */
  today: string
  print: (line: string) => void
}

/** Imports the files named on the command line. Exit code: 0, 1 where all of a file was wrong, 2 for wrong use. */
export async function runImportCommand(words: readonly string[], around: Surroundings): Promise<0 | 1 | 2> {
  const chosen = readWords(words)
  if (typeof chosen === 'string') {
    around.print(`${chosen}\n\n${usage}`)
    return 2
  }
  let code: 0 | 1 = 0
  for (const file of chosen.files) {
    around.print(file)
    const taken = await importFile(file, chosen, around)
    if (!taken) code = 1
  }
  return code
}

type Chosen = {
  files: string[]
  kind?: ImportKind
  invite: 'mail' | 'none'
  mapping: Partial<MappingOptions>
}

const options = {
  kind: { type: 'string' },
  bmecat: { type: 'boolean' },
  supplier: { type: 'string' },
  markup: { type: 'string' },
  'gros-list': { type: 'string' },
  territory: { type: 'string' },
  invite: { type: 'string' },
} as const

/** What the words of the command line ask for, or what is wrong with them. */
function readWords(words: readonly string[]): Chosen | string {
  let parsed
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error.message : 'The words cannot be read.'
  }
  const { values, positionals: files } = parsed
  if (files.length === 0) return 'Name a file to import.'
  if ((values.kind === undefined) === (values.bmecat === undefined)) return 'Choose --kind or --bmecat.'
  const kind = importKindNames.find((name) => name === values.kind)
  if (values.kind !== undefined && kind === undefined) return `There is no kind ${values.kind}.`
  const markup = values.markup === undefined ? undefined : toDecimal(values.markup.replace(',', '.'))
  if (values.markup !== undefined && (markup === undefined || markup.startsWith('-')))
    return '--markup wants a percentage, for example 25.'
  const grosList = values['gros-list']
  if (grosList !== undefined && grosList !== 'retail' && grosList !== 'ignore')
    return '--gros-list wants retail or ignore.'
  const invite = inviteOption.safeParse(values.invite)
  if (!invite.success) return '--invite wants mail or none.'
  return {
    files,
    ...(kind && { kind }),
    invite: invite.data ?? 'none',
    mapping: {
      ...(values.supplier !== undefined && { supplier: values.supplier }),
      ...(markup !== undefined && { markup }),
      ...(grosList && { grosList }),
      ...(values.territory !== undefined && { territory: values.territory }),
    },
  }
}

async function importFile(file: string, chosen: Chosen, around: Surroundings): Promise<boolean> {
  try {
    const report = chosen.kind
      ? await importTable(file, { ...chosen, kind: chosen.kind }, around)
      : await importCatalogue(file, chosen.mapping, around)
    printReport(report, around)
    return report.written > 0 || report.wrong === 0
  } catch (error) {
    if (error instanceof UnreadableFileError || isFileError(error))
      around.print(`  not read: ${error.message}`)
    else throw error
    return false
  }
}

function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

function importTable(
  file: string,
  { kind, invite }: { kind: ImportKind; invite: 'mail' | 'none' },
  { db, now, print }: Surroundings,
): Promise<ImportReport> {
  const read = /\.(?:ndjson|jsonl|json)$/i.test(file) ? readNdjson : readCsv
  const rows = counted(read(bytesOf(file)), print)
  return importRead(db, { kind, source: file, actor: 'command line', now, invite }, rows)
}

function importCatalogue(
  file: string,
  mapping: Partial<MappingOptions>,
  { db, now, today, print }: Surroundings,
): Promise<ImportReport> {
  return importSource(db, {
    kind: 'bmecat',
    source: file,
    actor: 'command line',
    now,
    options: { ...defaultMapping, today, ...mapping },
    catalogue: bmecatSource(() => bytesOf(file)),
    onFinding: (finding) => print(findingLine(finding)),
    onRow: progress(print),
  })
}

/** Opens the file when it is first read, so that its absence is met by whoever reads. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file)
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

function progress(print: (line: string) => void): () => void {
  let count = 0
  return () => {
    count += 1
    if (count % 5000 === 0) print(`  … ${count} rows`)
  }
}

function printReport(
  { run, read, written, wrong, ignored, problems }: ImportReport,
  { print }: Surroundings,
): void {
  for (const problem of problems) print(problemLine(problem))
  if (ignored.length > 0) print(`  ignored fields: ${ignored.join(', ')}`)
  print(`  ${read} rows read, ${written} taken, ${wrong} wrong (import run ${run})`)
}

function problemLine({ row, key, field, reason, value }: RowProblem): string {
  const words = reason.toLowerCase().replaceAll('_', ' ')
  return `  row ${row}${bracketed(key)}: ${field === '' ? '' : `${field} `}${words}${quoted(value)}`
}

function findingLine({ severity, code, line, article, field, detail }: Finding): string {
  const what = article === undefined ? `line ${line ?? '?'}` : `line ${line ?? '?'}, article ${article}`
  return `  ${severity}: ${what} ${findingTexts[code]}${bracketed(field)}${quoted(detail)}`
}

function bracketed(text: string | undefined): string {
  return text === undefined || text === '' ? '' : ` (${text})`
}

function quoted(text: string | undefined): string {
  return text === undefined ? '' : `: ${text}`
}
