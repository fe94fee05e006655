import type { SearchDocument } from '../../server/src/adapters/search-engine/document.ts'
import type { JudgedQuery } from './read-files.ts'

/** Which queries are reported apart: those the file calls misspelled and its kinds, else what can be told by looking. */
export function classesOf(
  queries: readonly JudgedQuery[],
  products: readonly SearchDocument[],
): { name: string; holds: (query: JudgedQuery) => boolean }[] {
  const kinds = [...new Set(queries.flatMap(({ kind }) => kind ?? []))]
  const told = kinds.map((kind) => ({ name: kind, holds: (query: JudgedQuery) => query.kind === kind }))
  const isMisspelled = queries.some(({ misspelled }) => misspelled)
  return [
    ...(isMisspelled ? [{ name: 'misspelled', holds: (query: JudgedQuery) => query.misspelled }] : []),
    ...(told.length ? told : looks(products)),
  ]
}

function looks(products: readonly SearchDocument[]) {
  const known = new Set(
    products.flatMap(({ texts, brand }) =>
      Object.values(texts).flatMap(({ maktx, maktx2 = '', maktx3 = '' }) =>
        wordsOf(`${maktx} ${maktx2} ${maktx3} ${brand ?? ''}`),
      ),
    ),
  )
  const byLength = (least: number, most: number) => (query: JudgedQuery) => {
    const { length } = query.text.trim().split(/\s+/)
    return length >= least && length <= most
  }
  return [
    { name: 'one word', holds: byLength(0, 1) },
    { name: 'two words', holds: byLength(2, 2) },
    { name: 'three words', holds: byLength(3, 3) },
    { name: 'four and more', holds: byLength(4, Infinity) },
    { name: 'with a figure', holds: ({ text }: JudgedQuery) => /\d/.test(text) },
    {
      name: 'with a word no title has',
      holds: ({ text }: JudgedQuery) => wordsOf(text).some((word) => !known.has(word)),
    },
  ]
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
