import type { Language, SearchCategory, SearchSynonym } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import type { Facet } from '../index/value-book.ts'
import { LiveIndex } from '../live-index.ts'
import type { LiveIndexOptions } from '../live-index.ts'
import { runInSlices } from '../memory/steps.ts'
import { readSnapshot, writeSnapshot } from './file.ts'
import { attachArrays, detachArrays } from './tree.ts'
import { facetHeads, makeBook, stringifyValues } from './values.ts'

interface Header {
  version: string
  languages: readonly Language[]
  categories: readonly SearchCategory[]
  synonyms: readonly SearchSynonym[]
  facets: Omit<Facet, 'values'>[]
  segments: unknown[]
}

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
    facets: facetHeads(book),
    segments,
  }
  const valueLines = await runInSlices(stringifyValues(book.values.slice()))
  await writeSnapshot(file, { lines: [JSON.stringify(header), ...valueLines], arrays })
}

/** Loads a saved index of the same languages; undefined when the file is absent, broken or of another kind. */
export async function loadIndex(
  file: string,
  options: LiveIndexOptions,
): Promise<{ index: LiveIndex; version: string } | undefined> {
  const saved = await readSnapshot(file)
  if (!saved) return undefined
  const [first = '', ...valueLines] = saved.lines
  const header = JSON.parse(first) as Header
  if (header.languages.join() !== options.languages.join()) return undefined
  const index = new LiveIndex(options, await runInSlices(makeBook(header.facets, valueLines)))
  index.setCategories(header.categories)
  index.setSynonyms(header.synonyms)
  for (const segment of attachArrays(header.segments, saved.buffer, saved.arraysAt) as Segment[]) {
    index.addSegment(segment)
  }
  return { index, version: header.version }
}
