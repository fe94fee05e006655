import { search } from '@shop/contract/resources/search'
import type { CategoryTree, ShownCategory } from '#server/adapters/search-engine/port.ts'
import { JsonBytes, type WrittenPart, WrittenParts } from '#server/http/json-bytes.ts'
import { categoryImageValue, hierarchyStep } from '../catalogue/public.ts'

const { facets, facet_counts } = search.events.SEARCH.output.shape
const pivotNode = facets.element.shape.pivot.element
const solrPivotNode = facet_counts.shape.facet_pivot.valueType.element

/** Categories with their counts as an answer shows them. */
export interface ShownTree {
  tree: CategoryTree
  /** Ids that are chosen. */
  active: ReadonlySet<string>
  /** As far as it stands open: the active way down and the level below it. */
  isOpenWay: boolean
}

/** Good until the next one is written. */
export interface WrittenTree {
  /** Nodes of the pivot filter and the article menu. */
  pivot: Uint8Array
  /** The same as Solr writes it. */
  solr: Uint8Array
}

/**
 * A category's bytes up to its count, in both forms, behind the end of a sibling without children: most nodes follow one,
 * and one copy costs less than two.
 */
interface Head {
  /** Hierarchy value that what stands below begins with. */
  below: string
  pivot: WrittenPart
  solr: WrittenPart
}

/** Heads are kept with their categories: asking a WeakMap for each of two thousand took a third of the writing. */
const headKey = Symbol('head')
type HeadedCategory = ShownCategory & { readonly [headKey]?: Head }

const pivot = new JsonBytes()
const solr = new JsonBytes()
const parts = new WrittenParts()
const [bracket, bracketEnd, braceEnd] = [0x5b, 0x5d, 0x7d]
const active = Buffer.from(',"isActive":true,"markedForActivation":false,"children":')
const inactive = Buffer.from(',"isActive":false,"markedForActivation":false,"children":')
const inactiveLeaf = Buffer.from(',"isActive":false,"markedForActivation":false,"children":[]}')
const solrChildren = Buffer.from(',"pivot":')
const solrLeaf = Buffer.from(',"pivot":[]}')

/** Places of nodes that are chosen or stand above one that is. */
type Way = ReadonlySet<number>
const noWay: Way = new Set()

/**
 * The tree in both forms, in the bytes that schema and JSON give. What a category's node holds besides count, activity
 * and children is checked by its schema where its bytes are made; a count that is none is refused each time.
 */
export function writeTree({ tree, active: chosen, isOpenWay }: ShownTree): WrittenTree {
  pivot.clear()
  solr.clear()
  writeNodes({ tree, isOpenWay }, { from: 0, to: tree.shown.length, parents: '' }, wayTo(chosen, tree))
  return { pivot: pivot.written, solr: solr.written }
}

/** Selecting a category activates its ancestors (specification section 4). */
function wayTo(chosen: ReadonlySet<string>, { shown, ends }: CategoryTree): Way {
  if (chosen.size === 0) return noWay
  const way = new Set<number>()
  const above: number[] = []
  for (let at = 0; at < shown.length; at++) {
    while (above.length > 0 && ends[above.at(-1)!]! <= at) above.pop()
    above.push(at)
    if (chosen.has(shown[at]!.id)) for (const place of above) way.add(place)
  }
  return way
}

/** What a node stands behind. */
type Before = 'nothing' | 'a parent' | 'a leaf'

/** Siblings with all below them, and the hierarchy value of what stands above, with a slash behind it. */
interface Siblings {
  from: number
  to: number
  parents: string
}

function writeNodes(shown: Pick<ShownTree, 'tree' | 'isOpenWay'>, siblings: Siblings, way: Way): void {
  const { tree, isOpenWay } = shown
  const { from, to, parents } = siblings
  const isWayAlone = isOpenWay && hasAny(way, siblings, tree)
  /** Nothing below is shown. */
  const isEnd = isOpenWay && !isWayAlone
  pivot.byte(bracket)
  solr.byte(bracket)
  let before: Before = 'nothing'
  for (let at = from; at < to; at = tree.ends[at]!) {
    const isActive = way.size > 0 && way.has(at)
    if (isWayAlone && !isActive) continue
    const end = isEnd ? at + 1 : tree.ends[at]!
    const head = writeHead(tree.shown[at]!, tree.counts[at]!, before, parents)
    before = end === at + 1 && !isActive ? 'a leaf' : 'a parent'
    if (before === 'a leaf') continue
    pivot.bytes(isActive ? active : inactive)
    solr.bytes(solrChildren)
    // Nothing is active below what is not.
    writeNodes(shown, { from: at + 1, to: end, parents: head.below }, isActive || isOpenWay ? way : noWay)
  }
  if (before === 'a leaf') {
    pivot.bytes(inactiveLeaf)
    solr.bytes(solrLeaf)
  } else if (before === 'a parent') {
    pivot.byte(braceEnd)
    solr.byte(braceEnd)
  }
  pivot.byte(bracketEnd)
  solr.byte(bracketEnd)
}

function hasAny(way: Way, { from, to }: Siblings, { ends }: CategoryTree): boolean {
  if (way.size === 0) return false
  for (let at = from; at < to; at = ends[at]!) if (way.has(at)) return true
  return false
}

/** A node up to its count, and the end of its sibling before it. */
function writeHead(category: ShownCategory, count: number, before: Before, parents: string): Head {
  const head = (category as HeadedCategory)[headKey] ?? makeHead(category, parents)
  pivot.counted(head.pivot, before === 'a leaf' ? 0 : skipped(inactiveLeaf, before), count)
  solr.counted(head.solr, before === 'a leaf' ? 0 : skipped(solrLeaf, before), count)
  return head
}

/** How much of the end of a leaf is left out: the last brace closes a parent, too, and a comma follows it. */
const skipped = (leaf: Buffer, before: 'nothing' | 'a parent'): number =>
  before === 'a parent' ? leaf.length - 1 : leaf.length + 1

function makeHead(category: ShownCategory, parents: string): Head {
  const { id, level, name, language, sort } = category
  const value = `${parents}${hierarchyStep(sort, name)}`
  const image = categoryImageValue(category)
  const node = {
    value,
    id,
    label: name,
    ...(language && { language }),
    image,
    level,
    count: 0,
    isActive: false,
    markedForActivation: false,
    children: [],
  }
  const solrNode = { field: 'category', value, count: 0, pivot: [] }
  const made: Head = {
    below: `${value}/`,
    pivot: parts.add(`${inactiveLeaf.toString()},${upToCount(pivotNode.encode(node))}`),
    solr: parts.add(`${solrLeaf.toString()},${upToCount(solrPivotNode.encode(solrNode))}`),
  }
  // Not taken along where the category is copied.
  Object.defineProperty(category, headKey, { value: made })
  return made
}

function upToCount(node: object): string {
  const json = JSON.stringify(node)
  return json.slice(0, json.lastIndexOf('"count":') + '"count":'.length)
}
