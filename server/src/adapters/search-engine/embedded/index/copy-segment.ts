import { stringAt, sizeOf } from '../memory/string-table.ts'
import type { Steps } from '../memory/steps.ts'
import type { SegmentBuilder } from './segment-builder.ts'
import type { Segment } from './segment.ts'
import type { TextBuilder } from './text-builder.ts'
import { breakAmong, titleBreak } from './text-index.ts'
import type { TextIndex } from './text-index.ts'

const gone = 0xffff_ffff

/** Adds the articles of a segment that are not deleted to a builder, without their documents. */
export function* copySegment(segment: Segment, builder: SegmentBuilder): Steps<void> {
  const places = new Uint32Array(segment.size).fill(gone)
  const before = builder.size
  const { columns } = segment
  const abroad = Object.entries(segment.abroad).map(([currency, { price }]) => [currency, price] as const)
  for (let doc = 0; doc < segment.size; doc++) {
    if ((doc & 255) === 0) yield
    if (segment.deleted[doc]) continue
    places[doc] = builder.size
    builder.matnrs.push(stringAt(segment.matnrs, doc))
    const { starts, items } = segment.values
    builder.values.pushAll(items.subarray(starts[doc], starts[doc + 1]))
    builder.valueStarts.push(builder.values.length)
    for (const [currency, price] of abroad)
      if (!Number.isNaN(price[doc]!)) builder.addAbroad(builder.size - 1, currency, price[doc]!)
    builder.price.push(columns.price[doc]!)
    builder.created.push(columns.created[doc]!)
    builder.sales.push(columns.sales[doc]!)
    builder.boost.push(columns.boost[doc]!)
    builder.numberKey.push(columns.numberKey[doc]!)
  }
  for (const [i, language] of builder.context.languages.entries()) {
    const names = segment.names[language]!
    for (let doc = 0; doc < segment.size; doc++) {
      if ((doc & 2047) === 0) yield
      if (places[doc] === gone) continue
      builder.names[i]!.first.push(names.first[doc]!)
      builder.names[i]!.second.push(names.second[doc]!)
    }
    yield* copyText(segment.texts[language]!, places, builder.texts[i]!, before)
  }
  const { numbers } = segment
  for (let i = 0; i < numbers.docs.length; i++) {
    if ((i & 1023) === 0) yield
    const doc = places[numbers.docs[i]!]!
    if (doc !== gone)
      builder.numbers.add(stringAt(numbers.table, i), doc, numbers.kinds[i] as 0 | 1 | 2 | 3 | 4)
  }
}

/** Room for the large lists of all segments at once: growing by and by copies them again and again, at a stretch. */
export function makeRoom(segments: readonly Segment[], { context, values, texts }: SegmentBuilder): void {
  const total = (count: (segment: Segment) => number) =>
    segments.reduce((sum, segment) => sum + count(segment), 0)
  values.reserve(total((segment) => segment.values.items.length))
  for (const [i, language] of context.languages.entries()) {
    texts[i]!.postings.reserve(total((segment) => segment.texts[language]!.docs.length))
    texts[i]!.titles.reserve(total((segment) => segment.texts[language]!.titles.items.length))
  }
}

function* copyText(from: TextIndex, places: Uint32Array, into: TextBuilder, before: number): Steps<void> {
  const terms = new Uint32Array(sizeOf(from.terms))
  for (let term = 0; term < terms.length; term++) {
    if ((term & 511) === 0) yield
    terms[term] = into.term(stringAt(from.terms, term))
    for (let at = from.starts[term]!; at < from.starts[term + 1]!; at++) {
      const doc = places[from.docs[at]!]!
      if (doc !== gone) into.postings.push(terms[term]!, doc, from.impacts[at]!)
      if ((at & 8191) === 0) yield
    }
  }
  const surfaces = new Uint32Array(sizeOf(from.surfaces))
  for (let i = 0; i < surfaces.length; i++) {
    if ((i & 511) === 0) yield
    const folded = stringAt(from.surfaces, i)
    const spelling = stringAt(from.spellings, i) || folded
    surfaces[i] = into.surface(folded, spelling, terms[from.surfaceTerms[i]!]!)
  }
  if (into.titleStarts.length !== before + 1)
    throw new Error('articles of a builder must be added in one order')
  const gap = breakAmong(from.titles.items)
  for (let doc = 0; doc < places.length; doc++) {
    if ((doc & 1023) === 0) yield
    if (places[doc] === gone) continue
    for (let at = from.titles.starts[doc]!; at < from.titles.starts[doc + 1]!; at++) {
      const surface = from.titles.items[at]!
      into.titles.push(surface === gap ? titleBreak : surfaces[surface]!)
    }
    into.titleStarts.push(into.titles.length)
  }
}
