import type { PivotNode } from '@shop/contract/resources/search'
import { parsed, valueEntry } from '#web/app/filter-entries.ts'
import { type Fq, withoutField } from './fq.ts'

/**
 * The category filter (specification section 4). One category stands in the address: its ancestors are active with
 * it, its siblings and descendants are not. Taking it away leaves its parent active, if it has one.
 */
export function toggledCategory(fq: Fq, tree: readonly PivotNode[], id: string): string[] {
  const path = pathTo(tree, id)
  const rest = withoutField(fq, 'category').filter((entry) => parsed(entry).field !== 'category')
  const next = isActive(fq, tree, id) ? path.at(-2) : path.at(-1)
  return next === undefined ? rest : [...rest, valueEntry('category', next.id)]
}

/** Whether a category or one of its descendants is the chosen one. */
export function isActive(fq: Fq, tree: readonly PivotNode[], id: string): boolean {
  const chosen = chosenCategory(fq)
  return chosen !== undefined && pathTo(tree, chosen).some((node) => node.id === id || node.value === id)
}

/** Id (or hierarchy value) of the category an address asks for. */
export function chosenCategory(fq: Fq): string | undefined {
  return fq.map(parsed).find(({ field }) => field === 'category')?.value
}

/** The nodes from the root down to a category; empty where it is not in the tree. */
export function pathTo(tree: readonly PivotNode[], id: string): PivotNode[] {
  for (const node of tree) {
    if (node.id === id || node.value === id) return [node]
    const below = pathTo(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
