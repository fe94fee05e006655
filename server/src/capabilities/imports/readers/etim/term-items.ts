import { join } from 'node:path'
import type { Language } from '#server/http/context.ts'
import type { Finding } from '../catalogue/finding.ts'
import type { MappedItem } from '../catalogue/mapping.ts'
import { readCsv } from '../csv.ts'
import type { SourceFile } from '../source-file.ts'
import { languageOf } from './language-of.ts'
import { readIxf } from './read-ixf.ts'

/** Code and name of what a table of ETIM's classification lists; its other tables are of groups and of what belongs to a class. */
const columns = [
  ['FEATUREID', 'FEATUREDESC'],
  ['VALUEID', 'VALUEDESC'],
  ['UNITOFMEASID', 'UNITDESC'],
  ['ARTCLASSID', 'ARTCLASSDESC'],
] as const
/** The table of what else classes are called, a row for each. */
const synonymColumns = ['ARTCLASSID', 'CLASSSYNONYM'] as const

/** Names looked at to learn their language. */
const asked = 500
/**
 * Classes whose synonyms are gathered at a time, more than there are; longest synonym and most of a class, as rows take them;
 * rows without a name behind which a table is taken for one of other things.
 */
const limits = { classes: 20_000, text: 80, synonyms: 200, passedOver: 1000 }

type Named = { code: string; name: string; row: number; isSynonym: boolean }

/**
 * ETIM's dictionary as rows of the import interface: its exchange format IXF, with all languages in one file, or its tables as
 * CSV, a set for each language (ETIMFEATURE.csv, ETIMVALUE.csv, ETIMUNIT.csv, ETIMARTCLASS.csv and ETIMARTCLASSSYNONYMMAP.csv
 * beside those of groups and of what belongs to a class, semicolon, UTF-16).
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
    const { code, line, names, synonyms } = next.value
    const name = inBoth((language) => saidIn(names, language))
    if (name === undefined) continue
    const others = inBoth((language) => synonymsAmong(saidIn(synonyms, language)))
    const value = { code, name, ...(others && { synonyms: others }) }
    yield { type: 'row', kind: 'terms', line, file: file.name, value }
  }
}

/** What is said in each language; undefined where nothing is. */
function inBoth<Said>(of: (language: Language) => Said | undefined): { de?: Said; en?: Said } | undefined {
  const [de, en] = [of('de'), of('en')]
  return de === undefined && en === undefined
    ? undefined
    : { ...(de !== undefined && { de }), ...(en !== undefined && { en }) }
}

/** Of several kinds of a language the one of its own country, then the first. */
function saidIn<Said>(said: ReadonlyMap<string, Said>, language: Language): Said | undefined {
  const tags = [...said.keys()].filter((tag) => tag.toLowerCase().split('-')[0] === language)
  const best = tags.find((tag) => /^(?:de(?:-DE)?|en(?:-GB)?)$/i.test(tag)) ?? tags[0]
  return best === undefined ? undefined : said.get(best)
}

function synonymsAmong(said: readonly string[] = []): string[] | undefined {
  const kept = [...new Set(said)].filter((word) => word !== '' && word.length <= limits.text)
  return kept.length === 0 ? undefined : kept.slice(0, limits.synonyms)
}

async function* ofTables(place: string, files: readonly SourceFile[]): AsyncGenerator<MappedItem> {
  const language = await languageOfSet(place, files)
  if (language === undefined) {
    yield refusal(files)
    return
  }
  for (const [index, file] of files.entries()) {
    for await (const { row, ...value } of rowsOf(file, language))
      yield { type: 'row', kind: 'terms', line: row, file: file.name, value }
    yield { type: 'progress', share: (index + 1) / files.length }
  }
}

type Row = { row: number; code: string; name?: Texts<string>; synonyms?: Texts<string[]> }
type Texts<Said> = Partial<Record<Language, Said>>

/** A row for each name, and one for all synonyms of a class. */
async function* rowsOf(file: SourceFile, language: Language): AsyncGenerator<Row> {
  const classes = new Map<string, { row: number; said: string[] }>()
  for await (const { code, name, row, isSynonym } of namesOf(file)) {
    if (!isSynonym) {
      yield { row, code, name: { [language]: name } }
      continue
    }
    const known = classes.get(code) ?? { row, said: [] }
    if (known.said.length < limits.synonyms) known.said.push(name)
    classes.set(code, known)
    if (classes.size < limits.classes) continue
    yield* rowsOfClasses(classes, language)
    classes.clear()
  }
  yield* rowsOfClasses(classes, language)
}

function* rowsOfClasses(
  classes: ReadonlyMap<string, { row: number; said: string[] }>,
  language: Language,
): Generator<Row> {
  for (const [code, { row, said }] of classes) {
    const synonyms = synonymsAmong(said)
    if (synonyms) yield { row, code, synonyms: { [language]: synonyms } }
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
  const classes = new Set<string>()
  let passedOver = 0
  for await (const read of readCsv(file.open())) {
    if (!('value' in read)) continue
    const cells = new Map(
      Object.entries(read.value).map(([name, cell]) => [name.toUpperCase(), String(cell)]),
    )
    const isSynonym = synonymColumns.every((column) => cells.has(column))
    const found = isSynonym
      ? synonymColumns
      : columns.find(([id, text]) => cells.has(id) && (cells.has(text) || !hasOthers(cells)))
    if (found === undefined) {
      // One whose name or synonym is empty says nothing of those below.
      passedOver += 1
      if (passedOver > limits.passedOver) return
      continue
    }
    const [code, name] = found.map((column) => cells.get(column) ?? '')
    const ownName = isSynonym ? cells.get('ARTCLASSDESC') : undefined
    if (code !== undefined && ownName !== undefined && classes.size < classes.add(code).size)
      yield { code, name: ownName, row: read.row, isSynonym: false }
    if (code !== undefined && name !== undefined && name !== '')
      yield { code, name, row: read.row, isSynonym }
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
