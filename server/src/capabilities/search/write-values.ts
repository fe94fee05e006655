import { search } from '@shop/contract/resources/search'
import type { FieldFacet, ShownValue } from '#server/adapters/search-engine/port.ts'
import { type JsonBytes, type WrittenPart, WrittenParts } from '#server/http/json-bytes.ts'
import type { Filter } from './facets.ts'

const { facets, facet_counts } = search.events.SEARCH.output.shape
const filterValue = facets.element.shape.values.element
const solrEntry = facet_counts.shape.facet_fields.valueType.element

const [bracket, bracketEnd] = [0x5b, 0x5d]
const active = Buffer.from(',"isActive":true,"markedForActivation":false}')
const inactive = Buffer.from(',"isActive":false,"markedForActivation":false}')

/** Bytes up to the count, kept with their value: asking a map for each of a thousand costs as much as copying them. */
const filterHead = Symbol('filter head')
const solrHead = Symbol('Solr head')
type HeadedValue = ShownValue & { readonly [filterHead]?: WrittenPart; readonly [solrHead]?: WrittenPart }
const parts = new WrittenParts()

/**
 * Values of a filter in the bytes that schema and JSON give. What does not change with the answer is checked by its
 * schema where its bytes are made, and kept with the end of an inactive one before it: one copy costs less than two.
 */
export function writeValues(out: JsonBytes, { values, counts, active: keys }: Filter): void {
  out.byte(bracket)
  let skipped = inactive.length + 1
  for (let at = 0; at < values.length; at++) {
    const value: HeadedValue = values[at]!
    const isActive = keys.size > 0 && keys.has(value.key)
    out.counted(value[filterHead] ?? makeFilterHead(value), skipped, counts[at]!)
    if (isActive) out.bytes(active)
    skipped = isActive ? inactive.length : 0
  }
  if (skipped === 0) out.bytes(inactive)
  out.byte(bracketEnd)
}

/** The same as Solr writes them: value, count, value, count …, the first ones. */
export function writeSolrValues(
  out: JsonBytes,
  { values, counts }: Pick<FieldFacet, 'values' | 'counts'>,
  most: number,
): void {
  out.byte(bracket)
  const end = Math.min(values.length, most)
  for (let at = 0; at < end; at++) {
    const value: HeadedValue = values[at]!
    out.counted(value[solrHead] ?? makeSolrHead(value), at === 0 ? 1 : 0, counts[at]!)
  }
  out.byte(bracketEnd)
}

function makeFilterHead(value: ShownValue): WrittenPart {
  const { key, label } = value
  const json = JSON.stringify(
    filterValue.encode({ value: key, label, count: 0, isActive: false, markedForActivation: false }),
  )
  const upToCount = json.slice(0, -inactive.length - 1)
  return kept(value, filterHead, `${inactive.toString()},${upToCount}`)
}

const makeSolrHead = (value: ShownValue): WrittenPart =>
  kept(value, solrHead, `,${JSON.stringify(solrEntry.encode(value.key))},`)

function kept(value: ShownValue, name: symbol, json: string): WrittenPart {
  const made = parts.add(json)
  // Not taken along where the value is copied.
  Object.defineProperty(value, name, { value: made })
  return made
}
