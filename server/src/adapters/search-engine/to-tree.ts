import type { CategoryTree, ShownCategory } from './port.ts'

/** A category with what is counted in it, and those below it. */
export interface CountedCategory {
  category: ShownCategory
  count: number
  children: CountedCategory[]
}

/** Counted categories in the order of a tree. */
export function toTree(roots: readonly CountedCategory[]): CategoryTree {
  const shown: ShownCategory[] = []
  const counts: number[] = []
  const ends: number[] = []
  const add = ({ category, count, children }: CountedCategory): void => {
    const place = shown.push(category) - 1
    counts.push(count)
    ends.push(0)
    children.forEach(add)
    ends[place] = shown.length
  }
  roots.forEach(add)
  return { shown, counts, ends }
}
