import type { ImportInput } from '@shop/contract/imports/kinds'
import { importKinds } from '@shop/contract/imports/kinds'
import type { Finding } from './finding.ts'
import type { Supplier } from './map-article.ts'
import type { CatalogueLookup, MappedItem } from './mapping.ts'
import type { Renumbering } from './records.ts'

const batchSize = 200

/**
 * New supplier's numbers of articles the shop has: the article and its own number stay, the old supplier's number
 * remains one of those it is found by. Nothing is renumbered onto a number another article has; one that the same
 * delivery frees, before or behind, may be given anew, and so may that of an article it deletes before: that one goes here
 * already. What was renumbered by an earlier delivery is left in peace.
 *
 * @returns of the articles the delivery tells of by their old numbers all their numbers, the last one first, by the old ones
 */
export async function* renumber(
  renumberings: readonly Renumbering[],
  supplier: Supplier,
  lookup: CatalogueLookup,
): AsyncGenerator<MappedItem, ReadonlyMap<string, readonly string[]>> {
  const around = { supplier, lookup, ...pathsOf(renumberings) }
  for (let waiting = await freeingFirst(renumberings, supplier, lookup); waiting.length > 0;) {
    const taken: Renumbering[] = []
    for (let start = 0; start < waiting.length; start += batchSize) {
      const batch = waiting.slice(start, start + batchSize)
      taken.push(...(yield* renumberBatch(batch, around)))
    }
    if (taken.length === waiting.length) {
      const refused = new Set(taken)
      for (const one of renumberings) if (refused.has(one)) yield refusal(one, 'NUMBER_TAKEN')
      return newNumbers(around, refused)
    }
    waiting = taken
  }
  return newNumbers(around, new Set())
}

/** Renumberings followed no further: a longer chain is none. */
const longestPath = 50

/** What each number becomes one after another in the delivery, and the articles the delivery itself tells of by old ones. */
function pathsOf(renumberings: readonly Renumbering[]): Omit<Around, 'supplier' | 'lookup'> {
  const next = new Map(renumberings.map(({ from, to }) => [from, to]))
  const lastOf = (number: string) => pathFrom(number).at(-1) ?? number
  const pathFrom = (number: string) => {
    const path = new Set([number])
    for (let to = next.get(number); to !== undefined && !path.has(to) && path.size < longestPath;) {
      path.add(to)
      to = next.get(to)
    }
    return [...path]
  }
  const told = renumberings.flatMap(({ from, isTold }) => (isTold ? [pathFrom(from)] : []))
  const origins = new Map(renumberings.map(({ from, to }) => [to, from]))
  return { origins, lastOf, told, toldNumbers: new Set(told.flat()) }
}

/** Who is refused one of its new numbers keeps the old one. */
function newNumbers({ told }: Around, refused: ReadonlySet<Renumbering>): Map<string, string[]> {
  const refusedNumbers = new Set([...refused].map(({ from }) => from))
  return new Map(
    told.flatMap((path) => {
      const [from] = path
      const isRefused = path.some((number) => refusedNumbers.has(number))
      return from === undefined || isRefused ? [] : [[from, path.toReversed()]]
    }),
  )
}

/**
 * Each behind the one that frees its number, where an article of the shop has that: a chain then takes one pass,
 * whatever the order in the file. All others stay in their order, for one article may be renumbered twice.
 */
async function freeingFirst(
  renumberings: readonly Renumbering[],
  supplier: Supplier,
  lookup: CatalogueLookup,
): Promise<readonly Renumbering[]> {
  const leaving = new Map(renumberings.toReversed().map((one) => [one.from, one]))
  const wanted = [...new Set(renumberings.flatMap(({ to }) => (leaving.has(to) ? [to] : [])))]
  const held = new Set<string>()
  for (let start = 0; start < wanted.length; start += batchSize) {
    const known = await lookup.articlesOf(supplier.id, wanted.slice(start, start + batchSize))
    for (const number of known.keys()) held.add(number)
  }
  const ordered = new Set<Renumbering>()
  for (const first of renumberings) {
    // Those of a ring wait for one another: whichever is met first ends it.
    const path = new Set<Renumbering>()
    for (let one: Renumbering | undefined = first; one && !ordered.has(one) && !path.has(one);) {
      path.add(one)
      one = held.has(one.to) && !one.freedBy ? leaving.get(one.to) : undefined
    }
    for (const one of [...path].toReversed()) ordered.add(one)
  }
  return [...ordered]
}

type Around = {
  supplier: Supplier
  lookup: CatalogueLookup
  /** Old numbers of the delivery by the new ones. */
  origins: ReadonlyMap<string, string>
  /** The number another one becomes in the end. */
  lastOf: (number: string) => string
  /** Numbers, the first one first, of the articles the delivery tells of by their old ones. */
  told: readonly (readonly string[])[]
  toldNumbers: ReadonlySet<string>
}

/** Gives back those whose new number another article has so far. */
async function* renumberBatch(
  batch: readonly Renumbering[],
  { supplier, lookup, origins, lastOf, toldNumbers }: Around,
): AsyncGenerator<MappedItem, Renumbering[]> {
  const known = await lookup.articlesOf(supplier.id, [
    ...new Set(batch.flatMap(({ from, to }) => [from, to, lastOf(to)])),
  ])
  const owners = new Map(known.entries().map(([number, { matnr }]) => [number, matnr]))
  const stored = new Map(await lookup.storedArticles([...new Set(owners.values())]))
  let waiting = [...batch]
  for (;;) {
    const taken: Renumbering[] = []
    for (const one of waiting) {
      const { from, to, row, file } = one
      const [matnr = '', holder = ''] = [owners.get(from), owners.get(to)]
      const article = stored.get(matnr)
      // Done before; who has the old number now, if anybody, got it in the same way.
      const isFree = matnr === '' || hadNumber(article, origins.get(from))
      if (holder !== '' && isFree && hadNumber(stored.get(holder), from)) continue
      else if (matnr === '' && hadNumber(stored.get(owners.get(lastOf(to)) ?? ''), from)) continue
      if (one.freedBy) {
        yield deletion(one.freedBy, to, holder)
        owners.delete(to)
      }
      if (holder !== '' && !one.freedBy) taken.push(one)
      else if (!article) {
        if (!toldNumbers.has(from)) yield refusal(one, 'UNKNOWN_ARTICLE')
      } else {
        const value = renumbered(article, supplier, from, to)
        yield { type: 'row', kind: 'articles', ...placeOf(row, file), value }
        // One that is going to be refused frees no number.
        if (!importKinds.articles.safeParse(value).success) continue
        stored.set(matnr, value)
        owners.delete(from)
        owners.set(to, matnr)
      }
    }
    if (taken.length === 0 || taken.length === waiting.length) {
      yield { type: 'flush' }
      return taken
    }
    waiting = taken
  }
}

const placeOf = (row: number, file: string | undefined) => ({
  row,
  line: row,
  ...(file !== undefined && { file }),
})

/** The article that had a number goes, where there is one. */
function deletion(
  { row, file }: NonNullable<Renumbering['freedBy']>,
  number: string,
  matnr: string,
): MappedItem {
  const at = placeOf(row, file)
  return matnr === ''
    ? { type: 'finding', severity: 'error', code: 'UNKNOWN_ARTICLE', article: number, ...at }
    : { type: 'row', kind: 'articles', ...at, value: { matnr, delete: 'X' } }
}

function refusal({ from, to, row, file }: Renumbering, code: Finding['code']): Finding {
  return { type: 'finding', severity: 'error', code, article: from, ...placeOf(row, file), detail: to }
}

function hadNumber(article: ImportInput<'articles'> | undefined, number: string | undefined): boolean {
  const numbers = Array.isArray(article?.factory_numbers) ? article.factory_numbers : []
  return number !== undefined && numbers.slice(1).some(({ supplier_matnr }) => supplier_matnr === number)
}

function renumbered(
  article: ImportInput<'articles'>,
  supplier: Supplier,
  from: string,
  to: string,
): ImportInput<'articles'> {
  const numbers = Array.isArray(article.factory_numbers) ? article.factory_numbers : []
  const [main] = numbers
  const former = { supplier_matnr: from, supplier_name: supplier.name }
  return {
    ...article,
    factory_numbers: [
      { ...main, supplier_matnr: to, supplier_number: supplier.id },
      former,
      ...numbers.slice(1).filter(({ supplier_matnr }) => supplier_matnr !== from && supplier_matnr !== to),
    ],
  }
}
