import { placesByKey, startsInOrder } from '../memory/csr.ts'
import { placesIn } from '../memory/sort-indexes.ts'
import { stepSize } from '../memory/steps.ts'
import type { Steps } from '../memory/steps.ts'
import { packSorted, StringPacker } from '../memory/string-table.ts'
import type { PackedStrings } from '../memory/string-table.ts'
import { buildCompounds, findParts } from './compounds.ts'
import { buildEndings } from './endings.ts'
import { headShares } from './heads.ts'
import type { TextBuilder } from './text-builder.ts'
import { breakAmong, titleBreak } from './text-index.ts'
import type { TextIndex } from './text-index.ts'
import { buildTypos } from './typos.ts'

/** How the articles of a segment are stored: `order[place]` is the article, `places[article]` its place. */
export interface Storage {
  order: Uint32Array
  places: Uint32Array
}

/** `isWord` tells words of the rest of the index, for compounds whose parts are not in this segment. */
export function* finishTextIndex(
  builder: TextBuilder,
  storage: Storage,
  isWord: (folded: string) => boolean,
): Steps<TextIndex> {
  const { words, termPlace, surfacePlace } = yield* finishWords(builder, isWord)
  return {
    ...words,
    ...(yield* sortPostings(builder, termPlace, storage)),
    titles: yield* renumberTitles(builder, surfacePlace, storage),
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
  const termPlace = yield* placesIn(terms.order)
  const surfacePlace = yield* placesIn(surfaces.order)
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
    surfaceEndings: yield* buildEndings(surfaces.table),
    spellings: yield* packInOrder(builder.spellings, surfaces.order),
    compounds: yield* buildCompounds(parts, builder, termPlace),
    typos: yield* buildTypos(surfaces.table),
  }
  return { words, termPlace, surfacePlace }
}

/** Postings by term and, within a term, by the place of the article. */
function* sortPostings(
  { postings, terms }: TextBuilder,
  termPlace: Uint32Array,
  { order, places }: Storage,
): Steps<Pick<TextIndex, 'starts' | 'docs' | 'impacts'>> {
  const stored = new Uint32Array(postings.length)
  for (let i = 0; i < stored.length; i++) {
    stored[i] = places[postings.docs[i]!]!
    if (i % stepSize === 0) yield
  }
  const byArticle = yield* placesIn((yield* placesByKey(order.length, stored)).places)
  const keys = new Uint32Array(postings.length)
  for (let i = 0; i < keys.length; i++) {
    keys[i] = termPlace[postings.terms[byArticle[i]!]!]!
    if (i % stepSize === 0) yield
  }
  const byTerm = yield* placesByKey(terms.length, keys)
  const docs = new Uint32Array(keys.length)
  const impacts = new Uint8Array(keys.length)
  for (let i = 0; i < keys.length; i++) {
    const from = byArticle[i]!
    const to = byTerm.places[i]!
    docs[to] = stored[from]!
    impacts[to] = postings.impacts[from]!
    if (i % stepSize === 0) yield
  }
  return { starts: byTerm.starts, docs, impacts }
}

function* packInOrder(strings: readonly string[], order: Uint32Array): Steps<PackedStrings> {
  const packer = new StringPacker()
  for (let i = 0; i < order.length; i++) {
    packer.push(strings[order[i]!]!)
    if ((i & 2047) === 0) yield
  }
  return packer.finish()
}

function* renumberTitles(
  { titles: { array, length }, titleStarts }: TextBuilder,
  surfacePlace: Uint32Array,
  { order }: Storage,
): Steps<TextIndex['titles']> {
  const items = surfacePlace.length < 0xffff ? new Uint16Array(length) : new Uint32Array(length)
  const gap = breakAmong(items)
  let to = 0
  for (let i = 0; i < order.length; i++) {
    const end = titleStarts.array[order[i]! + 1]!
    for (let at = titleStarts.array[order[i]!]!; at < end; at++)
      items[to++] = array[at] === titleBreak ? gap : surfacePlace[array[at]!]!
    if ((i & 1023) === 0) yield
  }
  return { starts: yield* startsInOrder(titleStarts.array, order), items }
}
