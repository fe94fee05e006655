import type { Result } from '@shop/contract/define-resource'
import { type PivotNode, type SolrPivotNode, search } from '@shop/contract/resources/search'
import type { z } from 'zod'
import { ok } from '#server/http/answers.ts'
import { JsonBytes } from '#server/http/json-bytes.ts'

const { SEARCH, GETCATEGORYHIERARCHY } = search.events
const { facets, facet_counts } = SEARCH.output.shape
const pivotNode = facets.element.shape.pivot.element
const solrPivotNode = facet_counts.shape.facet_pivot.valueType.element

/** Categories whose bytes are kept, in all languages; with one more all are made anew. */
const mostCategories = 50_000

const out = new JsonBytes()

/**
 * SEARCH, written as its schema and JSON would: all but the nodes of its trees is checked each time, and they where
 * their bytes are made.
 */
export function writeSearch(result: Result<typeof search, 'SEARCH'>): Buffer {
  const checked = SEARCH.output.encode({
    ...result,
    facets: result.facets.map((filter) => ({ ...filter, pivot: [] })),
    facet_counts: { ...result.facet_counts, facet_pivot: {} },
  })
  out.clear()
  writeObject(ok(checked).body, {
    facets: () =>
      writeList(checked.facets, (filter, index) => {
        const { pivot } = result.facets[index]!
        if (pivot.length === 0) out.text(JSON.stringify(filter))
        else writeObject(filter, { pivot: () => writeList(pivot, writeNode) })
      }),
    facet_counts: () =>
      writeObject(checked.facet_counts, {
        facet_pivot: () => writeTrees(result.facet_counts.facet_pivot),
      }),
  })
  return out.take()
}

/** GETCATEGORYHIERARCHY, likewise. */
export function writeCategories(result: Result<typeof search, 'GETCATEGORYHIERARCHY'>): Buffer {
  const checked = GETCATEGORYHIERARCHY.output.encode({ ...result, categories: [] })
  out.clear()
  writeObject(ok(checked).body, { categories: () => writeList(result.categories, writeNode) })
  return out.take()
}

/** What is not written by a function of its own is written by JSON, neighbours together. */
function writeObject(fields: object, own: Readonly<Record<string, () => void>>): void {
  let text = '{'
  for (const [place, [name, value]] of Object.entries(fields).entries()) {
    const write = own[name]
    text += `${place === 0 ? '' : ','}${JSON.stringify(name)}:`
    if (write === undefined) text += JSON.stringify(value)
    else {
      out.text(text)
      write()
      text = ''
    }
  }
  out.text(`${text}}`)
}

function writeTrees(trees: Readonly<Record<string, readonly SolrPivotNode[]>>): void {
  const writes = Object.entries(trees).map(([name, tree]) => [name, () => writeList(tree, writeSolrNode)])
  writeObject(trees, Object.fromEntries(writes) as Record<string, () => void>)
}

function writeList<T>(list: readonly T[], write: (one: T, index: number) => void): void {
  out.byte(bracket)
  for (let at = 0; at < list.length; at++) {
    if (at > 0) out.byte(comma)
    write(list[at]!, at)
  }
  out.byte(bracketEnd)
}

const [comma, bracket, bracketEnd, braceEnd] = [0x2c, 0x5b, 0x5d, 0x7d]

const active = Buffer.from(',"isActive":true,"children":')
const inactive = Buffer.from(',"isActive":false,"children":')
const below = Buffer.from(',"pivot":')

function writeNode(node: PivotNode): void {
  out
    .bytes(pivotHead(node))
    .count(node.count)
    .bytes(node.isActive ? active : inactive)
  writeList(node.children, writeNode)
  out.byte(braceEnd)
}

function writeSolrNode(node: SolrPivotNode): void {
  out.bytes(solrHead(node)).count(node.count).bytes(below)
  writeList(node.pivot, writeSolrNode)
  out.byte(braceEnd)
}

/** A node's bytes up to its count, with what stands in them. */
type Head<T> = { node: T; bytes: Buffer }

const pivotHeads = new Map<string, Head<PivotNode>>()

function pivotHead(node: PivotNode): Buffer {
  const { value, id, label, image, level } = node
  const { node: kept, bytes } = pivotHeads.get(value) ?? {}
  if (bytes && kept?.id === id && kept.label === label && kept.image === image && kept.level === level)
    return bytes
  return keep(pivotHeads, pivotNode, { ...node, count: 0, isActive: false, children: [] })
}

const solrHeads = new Map<string, Head<SolrPivotNode>>()

function solrHead(node: SolrPivotNode): Buffer {
  const { node: kept, bytes } = solrHeads.get(node.value) ?? {}
  if (bytes && kept?.field === node.field) return bytes
  return keep(solrHeads, solrPivotNode, { ...node, count: 0, pivot: [] })
}

/** @param empty a node without articles and children */
function keep<T extends { value: string }>(
  heads: Map<string, Head<T>>,
  schema: z.ZodType<T, T>,
  empty: T,
): Buffer {
  const json = JSON.stringify(schema.encode(empty))
  const bytes = Buffer.from(json.slice(0, json.lastIndexOf('"count":') + '"count":'.length))
  if (heads.size >= mostCategories) heads.clear()
  heads.set(empty.value, { node: empty, bytes })
  return bytes
}
