import type { Language } from '../../document.ts'
import { maxCategoryLevel } from '../../port.ts'
import type { CategoryCount } from '../../port.ts'
import { inLanguage } from '../index/document-texts.ts'
import type { Facet } from '../index/value-book.ts'
import type { CountedView } from './index-view.ts'

/** A category as it is shown, without its count. */
interface Shown {
  value: number
  /** Place of the parent in the list, -1 for a root. */
  parent: number
  node: Omit<CategoryCount, 'count' | 'children'>
}

/** Categories in the order of the tree, kept until the category table or the number of categories changes. */
const prepared = new WeakMap<object, Partial<Record<Language, { values: number; list: Shown[] }>>>()

/** The categories with hits, or chosen ones, as a tree. */
export function categoryTree(
  view: CountedView,
  facet: Facet,
  language: Language,
  chosen: ReadonlySet<number>,
): CategoryCount[] {
  const { counts } = view.scratch
  const list = shownCategories(view, facet, language)
  const nodes: CategoryCount[] = []
  const roots: CategoryCount[] = []
  for (let at = 0; at < list.length; at++) {
    const { value, parent, node } = list[at]!
    const count = counts[value]!
    if (count === 0 && !chosen.has(value)) continue
    const { id, level, name, sort, image } = node
    const counted = { id, level, name, sort, ...(image && { image }), count, children: [] }
    nodes[at] = counted
    if (parent < 0) roots.push(counted)
    else nodes[parent]?.children.push(counted)
  }
  return roots
}

function shownCategories(view: CountedView, facet: Facet, language: Language): Shown[] {
  const byLanguage = prepared.get(view.categories) ?? {}
  prepared.set(view.categories, byLanguage)
  const known = byLanguage[language]
  if (known?.values === facet.values.length) return known.list
  const list = prepare(view, facet, language)
  byLanguage[language] = { values: facet.values.length, list }
  return list
}

/** Parents before children, siblings in the order of sort key and name. */
function prepare({ book, categories }: CountedView, facet: Facet, language: Language): Shown[] {
  const shown = facet.values.map((value) => {
    const { key: id } = book.values[value]!
    const category = categories.get(id)
    const name = inLanguage(category?.name ?? {}, language) ?? id
    const { sort = '', image, parent } = category ?? {}
    const node = { id, level: levelOf(id, categories), name, sort, ...(image && { image }) }
    return { value, parentId: parent, node }
  })
  const ordered = shown
    .filter(({ node }) => node.level <= maxCategoryLevel)
    .toSorted(
      ({ node: a }, { node: b }) =>
        a.level - b.level || compare(a.sort, b.sort) || a.name.localeCompare(b.name, language),
    )
  const places = new Map(ordered.map(({ node }, at) => [node.id, at]))
  return ordered.map(({ value, parentId, node }) => ({
    value,
    node,
    parent: parentId === undefined ? -1 : (places.get(parentId) ?? -1),
  }))
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
