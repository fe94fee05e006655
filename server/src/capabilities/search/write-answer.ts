import type { Result } from '@shop/contract/define-resource'
import { search } from '@shop/contract/resources/search'
import type { FieldFacet } from '#server/adapters/search-engine/port.ts'
import { ok } from '#server/http/answers.ts'
import { JsonBytes } from '#server/http/json-bytes.ts'
import type { WrittenTile } from '../catalogue/public.ts'
import type { Filter } from './facets.ts'
import type { TableColumn } from './table-columns.ts'
import { type ShownTree, writeTree } from './write-tree.ts'
import { writeSolrValues, writeValues } from './write-values.ts'

const { SEARCH, GETCATEGORYHIERARCHY } = search.events

/** What was found, with all of the answer but its articles, trees, counted fields and filters, which are empty. */
export interface Found {
  answer: Result<typeof search, 'SEARCH'>
  filters: readonly Filter[]
  docs: readonly WrittenTile[]
  /** `most`: values of each that are named. */
  fields: { counted: readonly FieldFacet[]; most: number }
  /** undefined where nothing was counted. */
  tree: ShownTree | undefined
}

const out = new JsonBytes()
const noTree: ShownTree = {
  tree: { shown: [], counts: [], ends: [] },
  active: new Set(),
  isOpenWay: false,
}
const noValues = '"values":[]'
const emptyList = '[]'

/**
 * SEARCH, written as its schema and JSON would: all but its articles, the nodes of its trees and the values of its filters
 * is checked each time, and they where their bytes are made.
 */
export const writeSearch = (found: Found): Buffer => writeFound(found, SEARCH.output)

/** GETCATEGORYHIERARCHY, the same with the tree by itself besides. */
export const writeCategories = (found: Found): Buffer => writeFound(found, GETCATEGORYHIERARCHY.output)

function writeFound(
  { answer, filters, docs, fields, tree }: Found,
  output: typeof SEARCH.output | typeof GETCATEGORYHIERARCHY.output,
): Buffer {
  const facets = filters.map((filter) => ({ ...filter, values: [] }))
  const checked = output.encode({ ...answer, facets, categories: [] })
  const { pivot, solr } = writeTree(tree ?? noTree)
  out.clear()
  writeObject(ok(checked).body, {
    categories: () => out.bytes(pivot),
    response: () => writeObject(checked.response, { docs: () => writeDocs(docs, checked.columns) }),
    facet_counts: () => {
      out.text('{"facet_fields":')
      writeFields(fields)
      out.text(',"facet_pivot":')
      if (tree === undefined) out.text(JSON.stringify(checked.facet_counts.facet_pivot))
      else out.text('{"category":').bytes(solr).text('}')
      out.text('}')
    },
    facets: () => {
      for (const [place, filter] of checked.facets.entries()) {
        out.text(place === 0 ? '[' : ',')
        if (filter.kind === 'pivot') writeObject(filter, { pivot: () => out.bytes(pivot) })
        else writeFilter(filter, filters[place]!)
      }
      out.text(checked.facets.length === 0 ? '[]' : ']')
    },
  })
  return out.take()
}

/** Articles with what stands in the columns and nothing else of their attributes. */
function writeDocs(docs: readonly WrittenTile[], columns: readonly TableColumn[]): void {
  const keys = columns.map(({ key }) => Buffer.from(key))
  out.text('[')
  for (const [place, tile] of docs.entries()) {
    if (place > 0) out.text(',')
    tile.write(out, keys)
  }
  out.text(']')
}

/** Field → values, as Solr writes it. */
function writeFields({ counted, most }: Found['fields']): void {
  if (counted.length === 0) out.text('{')
  for (const [place, facet] of counted.entries()) {
    out.text(`${place === 0 ? '{' : ','}${JSON.stringify(facet.field)}:`)
    writeSolrValues(out, facet, most)
  }
  out.text('}')
}

/** A filter whose values are written apart. The sought text stands in no other string: its quotes would be escaped there. */
function writeFilter(checked: object, filter: Filter): void {
  const json = JSON.stringify(checked)
  const at = json.indexOf(noValues) + noValues.length
  out.text(json.slice(0, at - emptyList.length))
  writeValues(out, filter)
  out.text(json.slice(at))
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
