import { search } from '@shop/contract/resources/search'
import type { CategoryCount, ShownCategory } from '#server/adapters/search-engine/port.ts'
import { JsonBytes } from '#server/http/json-bytes.ts'
import { categoryImageValue, hierarchyStep } from '../catalogue/public.ts'

const { facets, facet_counts } = search.events.SEARCH.output.shape
const pivotNode = facets.element.shape.pivot.element
const solrPivotNode = facet_counts.shape.facet_pivot.valueType.element

/** Categories with their counts as an answer shows them. */
export interface ShownTree {
  categories: readonly CategoryCount[]
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

/** A category's bytes up to its count, in both forms, behind the comma that parts it from its sibling. */
interface Head {
  /** Hierarchy value that what stands below begins with. */
  below: string
  pivot: Buffer
  solr: Buffer
  /** The same without the comma. */
  firstPivot: Buffer
  firstSolr: Buffer
}

/** Where a category stands it has stood in the last answers, too. */
const heads = new WeakMap<ShownCategory, Head>()

const pivot = new JsonBytes()
const solr = new JsonBytes()
const [bracket, bracketEnd, braceEnd] = [0x5b, 0x5d, 0x7d]
const active = Buffer.from(',"isActive":true,"children":')
const inactive = Buffer.from(',"isActive":false,"children":')
const inactiveLeaf = Buffer.from(',"isActive":false,"children":[]}')
const solrChildren = Buffer.from(',"pivot":')
const solrLeaf = Buffer.from(',"pivot":[]}')

/** Nodes that are chosen or stand above one that is. */
type Way = ReadonlySet<CategoryCount>
const noWay: Way = new Set()

/**
 * The tree in both forms, in the bytes that schema and JSON give. What a category's node holds besides count, activity
 * and children is checked by its schema where its bytes are made; a count that is none is refused each time.
 */
export function writeTree({ categories, active: chosen, isOpenWay }: ShownTree): WrittenTree {
  pivot.clear()
  solr.clear()
  writeNodes(categories, '', wayTo(chosen, categories), isOpenWay)
  return { pivot: pivot.written, solr: solr.written }
}

/** Selecting a category activates its ancestors (specification section 4). */
function wayTo(chosen: ReadonlySet<string>, categories: readonly CategoryCount[]): Way {
  if (chosen.size === 0) return noWay
  const way = new Set<CategoryCount>()
  const follow = (node: CategoryCount): boolean => {
    const areActive = node.children.map(follow)
    const isActive = chosen.has(node.category.id) || areActive.includes(true)
    if (isActive) way.add(node)
    return isActive
  }
  for (const root of categories) follow(root)
  return way
}

/** @param parents hierarchy value of what stands above, with a slash behind it */
function writeNodes(nodes: readonly CategoryCount[], parents: string, way: Way, isOpenWay: boolean): void {
  const open = isOpenWay && way.size > 0 ? nodes.filter((node) => way.has(node)) : []
  const shown = open.length > 0 ? open : nodes
  const around = { parents, way, isOpenWay, isEnd: isOpenWay && open.length === 0 }
  pivot.byte(bracket)
  solr.byte(bracket)
  for (let at = 0; at < shown.length; at++) writeNode(shown[at]!, at === 0, around)
  pivot.byte(bracketEnd)
  solr.byte(bracketEnd)
}

interface Around {
  parents: string
  way: Way
  isOpenWay: boolean
  /** Nothing below is shown. */
  isEnd: boolean
}

const none: readonly CategoryCount[] = []

function writeNode(node: CategoryCount, isFirst: boolean, { parents, way, isOpenWay, isEnd }: Around): void {
  const { category, count } = node
  const children = isEnd ? none : node.children
  const isActive = way.size > 0 && way.has(node)
  const head = heads.get(category) ?? makeHead(category, parents)
  pivot.bytes(isFirst ? head.firstPivot : head.pivot).count(count)
  solr.bytes(isFirst ? head.firstSolr : head.solr).count(count)
  if (children.length === 0 && !isActive) {
    pivot.bytes(inactiveLeaf)
    solr.bytes(solrLeaf)
    return
  }
  pivot.bytes(isActive ? active : inactive)
  solr.bytes(solrChildren)
  writeNodes(children, head.below, way, isOpenWay)
  pivot.byte(braceEnd)
  solr.byte(braceEnd)
}

function makeHead(category: ShownCategory, parents: string): Head {
  const { id, level, name, sort } = category
  const value = `${parents}${hierarchyStep(sort, name)}`
  const image = categoryImageValue(level, sort, id)
  const node = { value, id, label: name, image, level, count: 0, isActive: false, children: [] }
  const pivotBytes = bytesOf(pivotNode.encode(node))
  const solrBytes = bytesOf(solrPivotNode.encode({ field: 'category', value, count: 0, pivot: [] }))
  const made = {
    below: `${value}/`,
    pivot: pivotBytes,
    solr: solrBytes,
    firstPivot: pivotBytes.subarray(1),
    firstSolr: solrBytes.subarray(1),
  }
  heads.set(category, made)
  return made
}

/** A comma and a node's JSON up to its count. */
function bytesOf(node: object): Buffer {
  const json = JSON.stringify(node)
  return Buffer.from(`,${json.slice(0, json.lastIndexOf('"count":') + '"count":'.length)}`)
}
