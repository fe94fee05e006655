import type { CategoryCount } from '#server/adapters/search-engine/port.ts'
import type { Context } from '#server/http/context.ts'
import { hiddenCategories } from '../catalogue/public.ts'

/**
 * The category tree of an answer without chosen categories that who asks does not get to know: an engine names what is
 * `chosen` though nothing in it is found.
 */
export async function knownCategories(
  context: Context,
  categories: CategoryCount[],
  chosen: ReadonlySet<string>,
): Promise<CategoryCount[]> {
  if (chosen.size === 0 || !hasEmpty(categories)) return categories
  const isHidden = await hiddenCategories(context)
  const known = (nodes: readonly CategoryCount[], above: readonly string[]): CategoryCount[] =>
    nodes.flatMap((node) => {
      const { id } = node.category
      const path = [...above, id]
      if (node.count === 0 && isHidden({ id, path })) return []
      return [{ ...node, children: known(node.children, path) }]
    })
  return known(categories, [])
}

const hasEmpty = (nodes: readonly CategoryCount[]): boolean =>
  nodes.some(({ count, children }) => count === 0 || hasEmpty(children))
