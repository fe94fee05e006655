import type { Language } from '../../document.ts'
import { maxCategoryLevel } from '../../port.ts'
import type { CategoryTree, ShownCategory } from '../../port.ts'
import { inLanguage, strangeLanguage } from '../index/document-texts.ts'
import type { Facet } from '../index/value-book.ts'
import type { CountedView } from './index-view.ts'

/** Categories, each followed by all below it; the numbers apart, for every answer runs through them. */
interface Tree {
  shown: ShownCategory[]
  values: Uint32Array
  /** Categories above each. */
  depths: Uint8Array
  /** Place behind the last one below each. */
  ends: Uint32Array
}

/** Kept until the category table or the number of categories changes. */
const prepared = new WeakMap<object, Partial<Record<Language, Tree & { known: number }>>>()

/** Where a tree is put together: lists that grow leave more to be collected than the answer is large. */
const room = { shown: [] as ShownCategory[], counts: [] as number[], ends: [] as number[] }

/** The categories with hits, or chosen ones, as a tree. */
export function categoryTree(
  view: CountedView,
  facet: Facet,
  language: Language,
  chosen: ReadonlySet<number>,
): CategoryTree {
  const { counts } = view.scratch
  const all = treeOf(view, facet, language)
  let size = 0
  /** Places of those that are still open, by their depth. */
  const open: number[] = []
  let at = 0
  while (at < all.values.length) {
    const count = counts[all.values[at]!]!
    if (count === 0 && !(chosen.size > 0 && chosen.has(all.values[at]!))) {
      at = all.ends[at]!
      continue
    }
    while (open.length > all.depths[at]!) room.ends[open.pop()!] = size
    open.push(size)
    room.shown[size] = all.shown[at]!
    room.counts[size++] = count
    at++
  }
  for (const place of open) room.ends[place] = size
  const { shown, counts: counted, ends } = room
  return { shown: shown.slice(0, size), counts: counted.slice(0, size), ends: ends.slice(0, size) }
}

function treeOf(view: CountedView, facet: Facet, language: Language): Tree {
  const byLanguage = prepared.get(view.categories) ?? {}
  prepared.set(view.categories, byLanguage)
  const kept = byLanguage[language]
  if (kept?.known === facet.values.length) return kept
  const tree = prepare(view, facet, language)
  byLanguage[language] = { ...tree, known: facet.values.length }
  return tree
}

/** Siblings in the order of sort key and name. */
function prepare({ book, categories }: CountedView, facet: Facet, language: Language): Tree {
  const named = facet.values.map((value) => {
    const { key: id } = book.values[value]!
    const category = categories.get(id)
    const { name: names = {}, sort = '', image, parent } = category ?? {}
    const name = inLanguage(names, language) ?? id
    const strange = strangeLanguage(names, language)
    const node: ShownCategory = {
      id,
      level: levelOf(id, categories),
      name,
      ...(strange && { language: strange }),
      sort,
      ...(image && { image }),
    }
    return { value, parent, node }
  })
  const known = new Set(named.map(({ node }) => node.id))
  const below = Map.groupBy(
    named
      .filter(({ node }) => node.level <= maxCategoryLevel)
      .toSorted(
        ({ node: a }, { node: b }) => compare(a.sort, b.sort) || a.name.localeCompare(b.name, language),
      ),
    ({ parent }) => (parent !== undefined && known.has(parent) ? parent : undefined),
  )
  const list: { value: number; node: ShownCategory; depth: number; end: number }[] = []
  const add = (parent: string | undefined, depth: number) => {
    for (const { value, node } of below.get(parent) ?? []) {
      const one = { value, node, depth, end: 0 }
      list.push(one)
      add(node.id, depth + 1)
      one.end = list.length
    }
  }
  add(undefined, 0)
  return {
    shown: list.map(({ node }) => node),
    values: Uint32Array.from(list, ({ value }) => value),
    depths: Uint8Array.from(list, ({ depth }) => depth),
    ends: Uint32Array.from(list, ({ end }) => end),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function levelOf(id: string, categories: CountedView['categories']): number {
  let level = 1
  let parent = categories.get(id)?.parent
  while (parent !== undefined && level <= maxCategoryLevel) {
    level++
    parent = categories.get(parent)?.parent
  }
  return level
}
