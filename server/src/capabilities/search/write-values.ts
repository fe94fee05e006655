import { search } from '@shop/contract/resources/search'
import type { FacetValue } from '#server/adapters/search-engine/port.ts'
import { type JsonBytes, type WrittenPart, WrittenParts } from '#server/http/json-bytes.ts'
import type { Filter } from './facets.ts'

const { facets, facet_counts } = search.events.SEARCH.output.shape
const filterValue = facets.element.shape.values.element
const solrEntry = facet_counts.shape.facet_fields.valueType.element

type Value = Filter['values'][number]

const [bracket, bracketEnd] = [0x5b, 0x5d]
const active = Buffer.from(',"isActive":true,"markedForActivation":false}')
const inactive = Buffer.from(',"isActive":false,"markedForActivation":false}')

/** Beyond so many the bytes of values are made anew: names of years ago are not kept for ever. */
const mostKept = 20_000

/** Bytes up to the count, by the texts they are made of. A map for each label, for joining the two would cost more. */
let filterHeads = new Map<string, Map<string, WrittenPart>>()
let solrHeads = new Map<string, WrittenPart>()
let parts = new WrittenParts()
let kept = 0

/**
 * Values of a filter in the bytes that schema and JSON give. What does not change with the answer is checked by its
 * schema where its bytes are made, and kept with the end of an inactive one before it: one copy costs less than two.
 */
export function writeValues(out: JsonBytes, values: readonly Value[]): void {
  out.byte(bracket)
  let skipped = inactive.length + 1
  for (const { value, label, count, isActive } of values) {
    out.counted(filterHeads.get(label)?.get(value) ?? makeFilterHead(value, label), skipped, count)
    if (isActive) out.bytes(active)
    skipped = isActive ? inactive.length : 0
  }
  if (skipped === 0) out.bytes(inactive)
  out.byte(bracketEnd)
}

/** The same as Solr writes them: value, count, value, count …, the first ones. */
export function writeSolrValues(out: JsonBytes, values: readonly FacetValue[], most: number): void {
  out.byte(bracket)
  const end = Math.min(values.length, most)
  for (let at = 0; at < end; at++) {
    const { key, count } = values[at]!
    out.counted(solrHeads.get(key) ?? makeSolrHead(key), at === 0 ? 1 : 0, count)
  }
  out.byte(bracketEnd)
}

function makeFilterHead(value: string, label: string): WrittenPart {
  const json = JSON.stringify(
    filterValue.encode({ value, label, count: 0, isActive: false, markedForActivation: false }),
  )
  const upToCount = json.slice(0, -inactive.length - 1)
  forgetWhenFull()
  const made = parts.add(`${inactive.toString()},${upToCount}`)
  filterHeads.set(label, (filterHeads.get(label) ?? new Map<string, WrittenPart>()).set(value, made))
  return made
}

function makeSolrHead(key: string): WrittenPart {
  const json = JSON.stringify(solrEntry.encode(key))
  forgetWhenFull()
  const made = parts.add(`,${json},`)
  solrHeads.set(key, made)
  return made
}

function forgetWhenFull(): void {
  if (++kept <= mostKept) return
  filterHeads = new Map()
  solrHeads = new Map()
  parts = new WrittenParts()
  kept = 1
}
