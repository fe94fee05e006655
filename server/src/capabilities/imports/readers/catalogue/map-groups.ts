import { beginningOf } from './beginning-of.ts'
import { businessKey } from './business-key.ts'
import type { Finding } from './finding.ts'
import { bothLanguages } from './map-texts.ts'
import type { MappedItem } from './mapping.ts'
import { mediaSource } from './map-media.ts'
import type { Group, Header } from './records.ts'

/** The shop's category for a group of a supplier's catalogue. */
export function categoryId(prefix: string, catalogId: string, groupId: string): string {
  return businessKey(prefix, ...(catalogId === '' ? [groupId] : [catalogId, groupId]))
}

/** What programs call the one group all others stand in: nothing a customer would look for. */
const saysNothing =
  /^(?:root|wurzel|default|top|main|start|home|catalog(?:ue)?|(?:gesamt|haupt|produkt|artikel|online)?katalog|(?:gesamt|haupt|voll)?sortiment|(?:produkt|artikel|waren)gruppen?|(?:alle )?(?:produkte?|artikel)|(?:all )?(?:products?|articles?))$/i

/**
 * Groups as categories, parents first whatever their order in the file. The only root, where its name says nothing, is called like
 * the supplier: customers see it beside the shop's own categories.
 */
export function* mapGroups(
  groups: ReadonlyMap<string, Group>,
  prefix: string,
  { catalogId, mimeRoot, supplier }: Pick<Header, 'catalogId' | 'mimeRoot' | 'supplier'>,
): Generator<MappedItem> {
  const childrenOf = Map.groupBy(groups.values(), (group) => parentOf(group, groups))
  const todo = [...(childrenOf.get(undefined) ?? [])]
  const [root] = todo.length === 1 && groups.size > 1 ? todo : []
  const done = new Set<Group>()
  let sort = 0
  for (let group = todo.shift(); group; group = todo.shift() ?? nextOfCycle(groups, done)) {
    const isKnownParent = group.parent !== undefined && done.has(groups.get(group.parent) ?? group)
    if (group.parent !== undefined && !isKnownParent) yield misplaced(group, groups)
    done.add(group)
    const named = bothLanguages(group.names)
    const isNameless = group === root && supplier?.name !== undefined && saysNothing.test(named.de ?? '')
    const { de = group.id, en } = isNameless ? { de: supplier?.name } : named
    const image = group.image && mediaSource(group.image, { folder: prefix, root: mimeRoot })
    if (group.image !== undefined && image === undefined) yield unsafePicture(group)
    yield {
      type: 'row',
      kind: 'categories',
      line: group.line,
      value: {
        id: categoryId(prefix, catalogId, group.id),
        parent:
          isKnownParent && group.parent !== undefined
            ? categoryId(prefix, catalogId, group.parent)
            : undefined,
        name: shortened({ de, en }, 120),
        sort: Math.min(Math.max(group.order ?? sort, 0), 999_999),
        image,
        teaser: teaserOf(group),
      },
    }
    sort += 1
    todo.push(...(childrenOf.get(group.id) ?? []).filter((child) => !done.has(child)))
  }
}

/** What the catalogue says of a group. */
function teaserOf({ descriptions = [] }: Group): { de: string; en?: string } | undefined {
  const { de, en } = bothLanguages(descriptions)
  return de === undefined ? undefined : shortened({ de, en }, 2000)
}

function shortened(
  { de, en }: { de: string; en?: string | undefined },
  most: number,
): { de: string; en?: string } {
  return { de: beginningOf(de, most), ...(en !== undefined && { en: beginningOf(en, most) }) }
}

function unsafePicture({ line, image }: Group): Finding {
  return {
    type: 'finding',
    severity: 'warning',
    code: 'UNSAFE_PATH',
    line,
    field: 'MIME_SOURCE',
    detail: image,
  }
}

function parentOf(group: Group, groups: ReadonlyMap<string, Group>): string | undefined {
  return group.parent !== undefined && groups.has(group.parent) ? group.parent : undefined
}

/** Groups that are their own ancestors are reached from no root; the first one left becomes one. */
function nextOfCycle(groups: ReadonlyMap<string, Group>, done: ReadonlySet<Group>): Group | undefined {
  return done.size === groups.size ? undefined : groups.values().find((group) => !done.has(group))
}

function misplaced(group: Group, groups: ReadonlyMap<string, Group>): Finding {
  const code = groups.has(group.parent ?? '') ? 'GROUP_CYCLE' : 'UNKNOWN_PARENT'
  return {
    type: 'finding',
    severity: 'warning',
    code,
    line: group.line,
    field: 'PARENT_ID',
    detail: `${group.id} → ${group.parent ?? ''}`,
  }
}
