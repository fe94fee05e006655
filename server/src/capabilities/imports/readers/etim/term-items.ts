import { join } from 'node:path'
import type { Language } from '#server/http/context.ts'
import type { Finding } from '../catalogue/finding.ts'
import type { MappedItem } from '../catalogue/mapping.ts'
import { readCsv } from '../csv.ts'
import type { SourceFile } from '../source-file.ts'
import { languageOf } from './language-of.ts'
import { readIxf } from './read-ixf.ts'

/** Code and name of what a table of ETIM's classification lists; its other tables are of classes and groups. */
const columns = [
  ['FEATUREID', 'FEATUREDESC'],
  ['VALUEID', 'VALUEDESC'],
  ['UNITOFMEASID', 'UNITDESC'],
] as const

/** Names looked at to learn their language. */
const asked = 500

type Named = { code: string; name: string; row: number }

/**
 * ETIM's dictionary as rows of the import interface: its exchange format IXF, with all languages in one file, or its tables as
 * CSV, a set for each language (ETIMFEATURE.csv, ETIMVALUE.csv and ETIMUNIT.csv beside those of classes, semicolon, UTF-16).
 *
 * @throws {UnreadableFileError} where a file cannot be read at all
 */
export async function* termItems(files: readonly SourceFile[]): AsyncGenerator<MappedItem> {
  const tables: SourceFile[] = []
  for (const file of files) {
    if (await isXml(file)) yield* ofIxf(file)
    else tables.push(file)
  }
  // Names of units say nothing of their language, so a set is asked as a whole.
  for (const [place, set] of Map.groupBy(tables, ({ folder = '' }) => folder)) yield* ofTables(place, set)
}

async function* ofIxf(file: SourceFile): AsyncGenerator<MappedItem> {
  const terms = readIxf(file.open())
  for (let next = await terms.next(); ; next = await terms.next()) {
    if (next.done === true) {
      if (next.value !== undefined)
        yield { type: 'finding', severity: 'error', code: 'NOT_XML', line: next.value, file: file.name }
      return
    }
    const { code, line, names } = next.value
    const [de, en] = [nameIn(names, 'de'), nameIn(names, 'en')]
    if (de === undefined && en === undefined) continue
    const name = { ...(de !== undefined && { de }), ...(en !== undefined && { en }) }
    yield { type: 'row', kind: 'terms', line, file: file.name, value: { code, name } }
  }
}

/** Of several kinds of a language the one of its own country, then the first. */
function nameIn(names: ReadonlyMap<string, string>, language: Language): string | undefined {
  const tags = [...names.keys()].filter((tag) => tag.toLowerCase().split('-')[0] === language)
  const best = tags.find((tag) => /^(?:de(?:-DE)?|en(?:-GB)?)$/i.test(tag)) ?? tags[0]
  return best === undefined ? undefined : names.get(best)
}

async function* ofTables(place: string, files: readonly SourceFile[]): AsyncGenerator<MappedItem> {
  const language = await languageOfSet(place, files)
  if (language === undefined) {
    yield refusal(files)
    return
  }
  for (const [index, file] of files.entries()) {
    for await (const { code, name, row } of namesOf(file))
      yield {
        type: 'row',
        kind: 'terms',
        line: row,
        file: file.name,
        value: { code, name: { [language]: name } },
      }
    yield { type: 'progress', share: (index + 1) / files.length }
  }
}

const refusal = ([file]: readonly SourceFile[]): Finding => ({
  type: 'finding',
  severity: 'error',
  code: 'OTHER_LANGUAGE',
  file: file?.name ?? '',
})

async function languageOfSet(place: string, files: readonly SourceFile[]): Promise<Language | undefined> {
  const names: string[] = []
  for (const file of files) {
    for await (const { code, name } of namesOf(file)) {
      if (!code.startsWith('EU')) names.push(name)
      if (names.length >= asked) break
    }
    if (names.length >= asked) break
  }
  return languageOf(join(place, files.length === 1 ? (files[0]?.name ?? '') : ''), names)
}

/** What a table names; nothing where it lists no names. */
async function* namesOf(file: SourceFile): AsyncGenerator<Named> {
  for await (const read of readCsv(file.open())) {
    if (!('value' in read)) continue
    const cells = new Map(
      Object.entries(read.value).map(([name, cell]) => [name.toUpperCase(), String(cell)]),
    )
    const found = columns.find(([id, text]) => cells.has(id) && (cells.has(text) || !hasOthers(cells)))
    if (found === undefined) return
    const [code, name] = found.map((column) => cells.get(column) ?? '')
    if (code !== undefined && name !== undefined && name !== '') yield { code, name, row: read.row }
  }
}

/** Maps of classes name features and values as well, and do not say what they are called. */
const hasOthers = (cells: ReadonlyMap<string, string>): boolean =>
  [...cells.keys()].some((column) => column.startsWith('ART'))

async function isXml(file: SourceFile): Promise<boolean> {
  for await (const bytes of file.open())
    return /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]*</.test(
      Buffer.from(bytes.subarray(0, 100)).toString('latin1'),
    )
  return false
}
