import { placesByKey } from '../memory/csr.ts'
import { stepSize } from '../memory/steps.ts'
import type { Steps } from '../memory/steps.ts'
import { packSorted, StringPacker } from '../memory/string-table.ts'
import type { PackedStrings } from '../memory/string-table.ts'
import { buildCompounds, findParts } from './compounds.ts'
import { headShares } from './heads.ts'
import type { TextBuilder } from './text-builder.ts'
import { breakAmong, titleBreak } from './text-index.ts'
import type { TextIndex } from './text-index.ts'
import { buildTypos } from './typos.ts'

/** `isWord` tells words of the rest of the index, for compounds whose parts are not in this segment. */
export function* finishTextIndex(
  builder: TextBuilder,
  isWord: (folded: string) => boolean,
): Steps<TextIndex> {
  const { words, termPlace, surfacePlace } = yield* finishWords(builder, isWord)
  return {
    ...words,
    ...(yield* sortPostings(builder, termPlace)),
    titles: yield* renumberTitles(builder, surfacePlace),
    heads: yield* headShares(builder, termPlace),
  }
}

/** The words alone: what is read to plan a search; `termPlace` and `surfacePlace` tell where those added went. */
export function* finishWords(
  builder: TextBuilder,
  isWord: (folded: string) => boolean,
): Steps<{
  words: Omit<TextIndex, 'starts' | 'docs' | 'impacts' | 'titles' | 'heads'>
  termPlace: Uint32Array
  surfacePlace: Uint32Array
}> {
  const parts = yield* findParts(builder, isWord)
  const terms = yield* packSorted(builder.terms)
  const surfaces = yield* packSorted(builder.surfaces)
  const termPlace = yield* inverse(terms.order)
  const surfacePlace = yield* inverse(surfaces.order)
  const surfaceTerms = new Uint32Array(surfaces.order.length)
  for (let i = 0; i < surfaceTerms.length; i++) {
    surfaceTerms[i] = termPlace[builder.surfaceTerms.array[surfaces.order[i]!]!]!
    if (i % stepSize === 0) yield
  }
  const words = {
    language: builder.language,
    terms: terms.table,
    surfaces: surfaces.table,
    surfaceTerms,
    spellings: yield* packInOrder(builder.spellings, surfaces.order),
    compounds: yield* buildCompounds(parts, builder, termPlace),
    typos: yield* buildTypos(surfaces.table),
  }
  return { words, termPlace, surfacePlace }
}

/** For each element where it went. */
function* inverse(order: Uint32Array): Steps<Uint32Array> {
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) {
    place[order[i]!] = i
    if (i % stepSize === 0) yield
  }
  return place
}

function* sortPostings(
  { postings, terms }: TextBuilder,
  termPlace: Uint32Array,
): Steps<Pick<TextIndex, 'starts' | 'docs' | 'impacts'>> {
  const keys = new Uint32Array(postings.length)
  for (let i = 0; i < keys.length; i++) {
    keys[i] = termPlace[postings.terms[i]!]!
    if (i % stepSize === 0) yield
  }
  const { starts, places } = yield* placesByKey(terms.length, keys)
  const docs = new Uint32Array(keys.length)
  const impacts = new Uint8Array(keys.length)
  for (let i = 0; i < keys.length; i++) {
    docs[places[i]!] = postings.docs[i]!
    impacts[places[i]!] = postings.impacts[i]!
    if (i % stepSize === 0) yield
  }
  return { starts, docs, impacts }
}

function* packInOrder(strings: readonly string[], order: Uint32Array): Steps<PackedStrings> {
  const packer = new StringPacker()
  for (let i = 0; i < order.length; i++) {
    packer.push(strings[order[i]!]!)
    if ((i & 2047) === 0) yield
  }
  return packer.finish()
}

function* renumberTitles(builder: TextBuilder, surfacePlace: Uint32Array): Steps<TextIndex['titles']> {
  const { array, length } = builder.titles
  const items = surfacePlace.length < 0xffff ? new Uint16Array(length) : new Uint32Array(length)
  const gap = breakAmong(items)
  for (let i = 0; i < length; i++) {
    items[i] = array[i] === titleBreak ? gap : surfacePlace[array[i]!]!
    if (i % stepSize === 0) yield
  }
  return { starts: builder.titleStarts.finish(), items }
}
