import { parseArgs } from 'node:util'
import { toDecimal } from '@shop/contract/decimal'
import { type ImportKind, importKindNames, inviteOption } from '@shop/contract/imports/kinds'
import { type TableField, tableFields } from '@shop/contract/imports/table-columns'
import type { TableChoice } from './delivery-items.ts'
import type { MappingOptions } from './readers/catalogue/mapping.ts'

/** How the command is called. */
export const usageOfImport = `Import data into the shop, running or not.

  npm run import -- --undo RUN
      brings the rows of an import back as they were, except those changed since; within 30 days

  npm run import -- --kind KIND FILE… [--invite mail|none]
      rows of one kind: CSV (.csv, .txt, .tsv) or NDJSON (.ndjson, .jsonl, .json)
      kinds: ${importKindNames.join(', ')}
      --invite mail   of users: sends new ones a link to choose a password; nothing is sent without it

  npm run import -- --bmecat FILE…     [--supplier NUMBER] [options]
  npm run import -- --datanorm FILE…    --supplier NUMBER  [options]
  npm run import -- --table FILE…       --supplier NUMBER  [--column HEADING=FIELD]… [options]
      BMEcat 1.2 or 2005, or DATANORM 4 or 5, also as ZIP; several DATANORM files are one delivery;
      or a price list as CSV or XLSX, whose columns are recognised by their headings
      --column     what a column is; with it only the columns named count. Fields:
                   ${tableFields.join(', ')}
      --sheet      the sheet of a workbook; without it the one most like a price list
      --numbers    how its numbers are written: auto (as by default), comma or point
      --supplier   the shop's number for the supplier; BMEcat: without it the one in the file
      --customer   the wholesaler's number with the supplier: prices for another customer are refused
      --basis      list (as by default): supplier's list prices become retail prices;
                   purchase: what the wholesaler pays, with the mark-up
      --markup     percent on purchase prices; without it articles that have no other price are on request
      --gros-list  what gros_list is: net, a price whose VAT is taken out where the file names it (as by default);
                   retail, the list price without VAT; or ignore
      --expired    prices past their last day: end (as by default) or extend
      --territory  country whose prices count (DE)

  npm run import -- --etim FILE…
      ETIM's dictionary, which names the codes BMEcat files are full of: its exchange format IXF, or its tables as
      CSV, also as ZIP; the German one before the English one`

const options = {
  undo: { type: 'string' },
  kind: { type: 'string' },
  invite: { type: 'string' },
  bmecat: { type: 'boolean' },
  datanorm: { type: 'boolean' },
  table: { type: 'boolean' },
  etim: { type: 'boolean' },
  column: { type: 'string', multiple: true },
  sheet: { type: 'string' },
  numbers: { type: 'string' },
  supplier: { type: 'string' },
  customer: { type: 'string' },
  basis: { type: 'string' },
  markup: { type: 'string' },
  'gros-list': { type: 'string' },
  expired: { type: 'string' },
  territory: { type: 'string' },
} as const

/** What the words of the command line ask for. */
export type Chosen = Import | { what: 'undo'; run: bigint }

/** Files to import, and how. */
export type Import = { files: string[]; mapping: Partial<MappingOptions> } & (
  | { what: 'rows'; kind: ImportKind; invite: 'mail' | 'none' }
  | { what: 'bmecat' | 'datanorm' | 'table' | 'etim'; table: TableChoice }
)

/** What is wrong with the words of the command line, and how they are meant; undefined where they are right. */
export function misuseOfImport(words: readonly string[]): string | undefined {
  const chosen = readWords(words)
  return typeof chosen === 'string' ? `${chosen}\n\n${usageOfImport}` : undefined
}

/** Reads the words of the command line; a text says what is wrong with them. */
export function readWords(words: readonly string[]): Chosen | string {
  let parsed
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error.message : 'The words cannot be read.'
  }
  const { values, positionals: files } = parsed
  if (values.undo !== undefined)
    return /^\d{1,18}$/.test(values.undo)
      ? { what: 'undo', run: BigInt(values.undo) }
      : '--undo wants the number of an import run.'
  if (files.length === 0) return 'Name a file to import.'
  const mapping = readMapping(values)
  if (typeof mapping === 'string') return mapping
  const formats = (['bmecat', 'datanorm', 'table', 'etim'] as const).filter((format) => values[format])
  const [format] = formats
  if (formats.length + (values.kind === undefined ? 0 : 1) !== 1)
    return 'Choose --kind, --bmecat, --datanorm, --table or --etim.'
  const table = readTable(values)
  if (typeof table === 'string') return table
  if (format !== undefined) return { files, mapping, what: format, table }
  const kind = importKindNames.find((name) => name === values.kind)
  const invite = inviteOption.safeParse(values.invite)
  if (kind === undefined) return `There is no kind ${values.kind}.`
  if (!invite.success) return '--invite wants mail or none.'
  return { files, mapping, what: 'rows', kind, invite: invite.data ?? 'none' }
}

type Values = Partial<Record<keyof typeof options, string | boolean | string[]>>

function readTable({ column, numbers, sheet }: Values): TableChoice | string {
  const style = oneOf(numbers, ['auto', 'comma', 'point'])
  if (style === false) return '--numbers wants auto, comma or point.'
  const columns: Record<string, TableField> = {}
  for (const word of Array.isArray(column) ? column : []) {
    const [heading = '', wanted] = word.split(/=(?=[^=]*$)/)
    const field = tableFields.find((name) => name === wanted)
    if (field === undefined) return `--column wants HEADING=FIELD, and there is no field ${wanted ?? ''}.`
    columns[heading] = field
  }
  return {
    numbers: style,
    sheet: text(sheet),
    columns: Object.keys(columns).length > 0 ? columns : undefined,
  }
}

function readMapping(values: Values): Partial<MappingOptions> | string {
  const markup = toDecimal(text(values.markup)?.replace(',', '.') ?? '0')
  if (markup === undefined || markup.startsWith('-')) return '--markup wants a percentage, for example 25.'
  const basis = oneOf(values.basis, ['list', 'purchase'])
  const grosList = oneOf(values['gros-list'], ['net', 'retail', 'ignore'])
  const expired = oneOf(values.expired, ['end', 'extend'])
  if (basis === false) return '--basis wants list or purchase.'
  if (basis === 'purchase' && values.markup === undefined)
    return '--basis purchase wants a --markup, be it 0.'
  if (grosList === false) return '--gros-list wants net, retail or ignore.'
  if (expired === false) return '--expired wants end or extend.'
  const [supplier, customerNumber, territory] = [values.supplier, values.customer, values.territory].map(text)
  return {
    ...(basis && { basis }),
    ...(grosList && { grosList }),
    ...(expired && { expired }),
    ...(values.markup !== undefined && { markup }),
    ...(supplier !== undefined && { supplier }),
    ...(customerNumber !== undefined && { customerNumber }),
    ...(territory !== undefined && { territory }),
  }
}

function text(value: string | boolean | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The choice made; undefined where none was, false where there is no such choice. */
function oneOf<Choice extends string>(
  value: string | boolean | string[] | undefined,
  choices: readonly Choice[],
): Choice | false | undefined {
  return value === undefined ? undefined : (choices.find((choice) => choice === value) ?? false)
}
