import type { ArticleTile } from '@shop/contract/resources/shapes'
import type {
  CategoryTree,
  FieldFacet,
  SearchFilter,
  SearchResult,
  ShownValue,
} from '#server/adapters/search-engine/port.ts'
import { isEnergyClassKey } from './read-documents.ts'
import { isToldBy } from './told-by-others.ts'

/** What a column of a table of hits shows. */
export interface TableColumn {
  key: string
  name: string
  unit: string
}

/** More would leave no room for price and quantity. */
const most = 5
/** Where fewer of the hits are alike, an attribute tells no more: a series is not worth more than a format. */
const fewestAlike = 0.5
const attribute = 'attr:'

/**
 * The attributes that tell all hits apart, whatever page of them is shown: those that most have and few have alike, by
 * tenths, else in the order in which articles state them; none that another of them tells as well. Where nothing was
 * counted those of `docs`.
 * @param stated keys in the order in which articles of these hits state them ({@link speakingCategory})
 */
export function tableColumns(
  { fields, ranges, numFound }: Pick<SearchResult, 'fields' | 'ranges' | 'numFound'>,
  filters: readonly SearchFilter[],
  stated: readonly string[],
  docs: () => readonly Pick<ArticleTile, 'attributes'>[],
): TableColumn[] {
  const units = new Map(ranges.map(({ field, unit }) => [field, unit ?? '']))
  const counted = fields
    // The arrow of the energy class stands beside the price, wherever there is one.
    .filter(({ field }) => field.startsWith(attribute) && !isEnergyClassKey(field.slice(attribute.length)))
    .map((facet) => ({
      key: facet.field.slice(attribute.length),
      name: facet.label,
      unit: units.get(facet.field) ?? '',
      ...worthOf(inHits(facet, filters), numFound),
    }))
  if (numFound === 0 || counted.length === 0) return columnsOf(docs())
  const telling = counted.filter(({ worth }) => numFound === 1 || worth > 0)
  const placeOf = (key: string) => (stated.includes(key) ? stated.indexOf(key) : stated.length)
  return telling
    .filter((one) => !isToldBy(one, telling))
    .toSorted((a, b) => b.worth - a.worth || placeOf(a.key) - placeOf(b.key))
    .slice(0, most)
    .map(({ key, name, unit }) => ({ key, name, unit }))
}

/**
 * The category whose articles say in which order attributes of these hits are stated: the lowest on the way down to where
 * most of them are. Categories are counted without regard to `chosen`, so the way begins there.
 */
export function speakingCategory(tree: CategoryTree, chosen: ReadonlySet<string>): string | undefined {
  const { shown, counts, ends } = tree
  const started = placesOf(chosen, tree)
  let lowest: string | undefined
  for (let level = started.length > 0 ? started : siblings(ends, 0, ends.length); level.length > 0;) {
    const fullest = level.reduce((a, b) => (counts[b]! > counts[a]! ? b : a))
    lowest = shown[fullest]!.id
    level = siblings(ends, fullest + 1, ends[fullest]!)
  }
  return lowest
}

/** Places of the categories, without those below another of them. */
function placesOf(ids: ReadonlySet<string>, { shown, ends }: CategoryTree): number[] {
  const places: number[] = []
  if (ids.size === 0) return places
  for (let at = 0; at < shown.length;) {
    const isOne = ids.has(shown[at]!.id)
    if (isOne) places.push(at)
    at = isOne ? ends[at]! : at + 1
  }
  return places
}

function siblings(ends: readonly number[], from: number, to: number): number[] {
  const places: number[] = []
  for (let at = from; at < to; at = ends[at]!) places.push(at)
  return places
}

type Values = Pick<FieldFacet, 'values' | 'counts'>

/** In tenths: the share of the hits that have the attribute, less the more of them have it alike. */
function worthOf({ values, counts }: Values, numFound: number) {
  const hits = counts.reduce((sum, count) => sum + count, 0)
  const alike = counts.reduce((sum, count) => sum + (count / hits) ** 2, 0)
  const share = hits / numFound
  const worth = Math.floor((10 * share * (1 - Math.max(alike, fewestAlike))) / (1 - fewestAlike))
  return { values, hits, worth }
}

/** Values that stand in hits. */
function inHits({ field, values, counts }: FieldFacet, filters: readonly SearchFilter[]): Values {
  const own = filters.filter((filter) => 'field' in filter && filter.field === field)
  if (own.length === 0 && !counts.includes(0)) return { values, counts }
  const stands = values.map((value, place) => counts[place]! > 0 && isInForce(value, field, own))
  return {
    values: values.filter((_, place) => stands[place]),
    counts: counts.filter((_, place) => stands[place]),
  }
}

/** Values beside those that their own field is filtered by are counted, too, but stand in no hit. */
const isInForce = ({ key, number }: ShownValue, field: string, filters: readonly SearchFilter[]): boolean =>
  filters.every((filter) => {
    if (filter.kind === 'field' && filter.field === field) return filter.values.includes(key)
    if (filter.kind !== 'range' || filter.field !== field || number === undefined) return true
    return filter.ranges.some(({ from = -Infinity, to = Infinity }) => number >= from && number <= to)
  })

/** The same of a few articles by what they carry. */
function columnsOf(docs: readonly Pick<ArticleTile, 'attributes'>[]): TableColumn[] {
  const found = new Map<string, { column: TableColumn; count: number; values: Set<string> }>()
  for (const { key, name, unit, value } of docs.flatMap(({ attributes }) => attributes)) {
    const known = found.get(key) ?? { column: { key, name, unit }, count: 0, values: new Set() }
    known.values.add(value)
    found.set(key, { ...known, count: known.count + 1 })
  }
  return [...found.values()]
    .filter(({ values }) => values.size > 1 || docs.length === 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ column }) => column)
}
