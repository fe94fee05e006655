import type { Language, SearchCategory, SearchSynonym } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import { ValueBook } from '../index/value-book.ts'
import type { Facet, Value } from '../index/value-book.ts'
import { LiveIndex } from '../live-index.ts'
import { runInSlices } from '../memory/steps.ts'
import type { Steps } from '../memory/steps.ts'
import { readSnapshot, writeSnapshot } from './file.ts'
import { attachArrays, detachArrays } from './tree.ts'

interface Header {
  version: string
  languages: readonly Language[]
  categories: readonly SearchCategory[]
  synonyms: readonly SearchSynonym[]
  facets: Omit<Facet, 'values'>[]
  segments: unknown[]
}

const valuesPerLine = 1000

/** Saves the index as it is now; what changes while the file is written is not in it. */
export async function saveIndex(index: LiveIndex, file: string, version: string): Promise<void> {
  const arrays: Parameters<typeof detachArrays>[1] = []
  const at = { bytes: 0 }
  const segments = index.segments.map((segment) =>
    detachArrays({ ...segment, deleted: segment.deleted.slice() }, arrays, at),
  )
  const { languages, categories, synonyms, book } = index
  const header: Header = {
    version,
    languages,
    categories: [...categories.values()],
    synonyms,
    facets: book.facets.map(({ field, kind, label, unit }) => ({ field, kind, label, unit })),
    segments,
  }
  const valueLines = await runInSlices(stringifyValues(book.values.slice()))
  await writeSnapshot(file, { lines: [JSON.stringify(header), ...valueLines], arrays })
}

/** Loads a saved index of these languages; undefined when the file is absent, broken or of another kind. */
export async function loadIndex(
  file: string,
  languages: readonly Language[],
): Promise<{ index: LiveIndex; version: string } | undefined> {
  const saved = await readSnapshot(file)
  if (!saved) return undefined
  const [first = '', ...valueLines] = saved.lines
  const header = JSON.parse(first) as Header
  if (header.languages.join() !== languages.join()) return undefined
  const book = new ValueBook()
  for (const { field, kind, label, unit } of header.facets) book.facet(field, kind, label, unit)
  await runInSlices(parseValues(valueLines, book))
  const index = new LiveIndex(languages, book)
  index.setCategories(header.categories)
  index.setSynonyms(header.synonyms)
  for (const segment of attachArrays(header.segments, saved.buffer, saved.arraysAt) as Segment[]) {
    index.addSegment(segment)
  }
  return { index, version: header.version }
}

function* stringifyValues(values: readonly Value[]): Steps<string[]> {
  const lines: string[] = []
  for (let at = 0; at < values.length; at += valuesPerLine) {
    lines.push(JSON.stringify(values.slice(at, at + valuesPerLine)))
    yield
  }
  return lines
}

function* parseValues(lines: readonly string[], book: ValueBook): Steps<void> {
  for (const line of lines) {
    for (const value of JSON.parse(line) as Value[]) book.value(value.facet, value.key, () => value)
    yield
  }
}
