import type { Result } from '@shop/contract/define-resource'
import { energyClasses } from '@shop/contract/energy'
import type { search } from '@shop/contract/resources/search'
import type {
  FieldFacet,
  RangeFacet,
  SearchFilter,
  SearchResult,
  ShownValue,
} from '#server/adapters/search-engine/port.ts'
import { LeastUsed } from '#server/db/least-used.ts'
import { isEnergyClassKey } from './read-documents.ts'

type AnsweredFilter = Result<typeof search, 'SEARCH'>['facets'][number]
/** A filter of the answer whose values are as the engine gives them, in two lists. */
export type Filter = Omit<AnsweredFilter, 'values'> &
  Pick<FieldFacet, 'values' | 'counts'> & {
    /** Keys in force, also of what is no value here. */
    active: ReadonlySet<string>
  }

/** Attribute filters shown at once; the most telling ones (found on most hits) come first. */
const mostAttributes = 14

const names: Record<string, { de: string; en: string }> = {
  discontinued: { de: 'Auslaufartikel', en: 'Discontinued' },
  available: { de: 'Lieferbar', en: 'Available' },
  werks: { de: 'In der Niederlassung', en: 'In the branch' },
  unknown_werks: { de: 'Unbekannte Niederlassung', en: 'Unknown branch' },
  own_werks: { de: 'In meiner Niederlassung', en: 'In my branch' },
  bought: { de: 'Schon gekauft', en: 'Bought before' },
  on_lists: { de: 'Auf meinen Listen', en: 'On my lists' },
  brand: { de: 'Marke', en: 'Brand' },
  supplier: { de: 'Hersteller', en: 'Manufacturer' },
  price: { de: 'Listenpreis', en: 'List price' },
  category: { de: 'Kategorie', en: 'Category' },
}
const none: ReadonlySet<string> = new Set()
const yes = { de: 'Ja', en: 'Yes' }
const no = { de: 'Nein', en: 'No' }

type Options = {
  language: 'de' | 'en'
  filters: readonly SearchFilter[]
  sortFiltersBy: '' | 'alphabetical'
  plantNames: ReadonlyMap<string, string>
  /** Of the prices in the index. */
  currency: string
  /** The branch of who asks, '' for none. */
  werks: string
  /** Most values a filter names; Infinity for all. */
  limit: number
}

/**
 * The shop's filters (specification section 3: kinds field, range, pivot, query) from the engine's counts: the
 * discontinued filter first, then category, what is one's own, the general ones and attributes, in the configured order.
 * That of categories is without its tree, which is written from the counts.
 */
export function toFilters(result: SearchResult, options: Options): Filter[] {
  const pivot = empty('pivot', 'category', label('category', options.language))
  const general: Filter[] = []
  /** In force, and without a value among the hits: they say what they are called and no more. */
  const unmet: Filter[] = []
  const attributes: { filter: Filter; weight: number }[] = []
  for (const facet of withBranches(result.fields)) {
    const filter = fieldFilter(facet, options)
    const weight = facet.counts.reduce((sum, count) => sum + count, 0)
    if (!worthShowing(filter)) continue
    if (facet.field.startsWith('attr:')) attributes.push({ filter, weight })
    else general.push(filter)
  }
  for (const facet of result.ranges) {
    const filter = rangeFilter(facet, options)
    const weight = facet.histogram.reduce((sum, { count }) => sum + count, 0)
    if (facet.min === facet.max && filter.range?.from === null && filter.range.to === null) continue
    if (facet.field.startsWith('attr:')) attributes.push({ filter, weight })
    else general.push(filter)
  }
  for (const { field, label: text, unit = '' } of result.unmetRanges)
    unmet.push({ ...empty('range', field, text), unit })
  if (isUnmetPrice(result, options))
    unmet.push({ ...empty('range', 'price', label('price', options.language)), unit: options.currency })
  const shown = attributes.toSorted(
    (a, b) => Number(isActive(b.filter)) - Number(isActive(a.filter)) || b.weight - a.weight,
  )
  const rest = [
    ...general,
    ...withoutTwins(shown.map(({ filter }) => filter)).slice(0, mostAttributes),
    ...unmet,
  ]
  const ordered = [pivot, ...ownFilters(result, options), ...rest]
  if (options.sortFiltersBy === 'alphabetical')
    ordered.sort((a, b) => a.label.localeCompare(b.label, options.language))
  // Stable: only the filter of discontinued articles goes to the front.
  ordered.sort((a, b) => Number(isOfDiscontinued(b)) - Number(isOfDiscontinued(a)))
  return ordered.map((filter) => limited(filter, options.limit))
}

const isUnmetPrice = ({ ranges }: SearchResult, { filters }: Options): boolean =>
  filters.some(({ kind, ...filter }) => kind === 'range' && 'field' in filter && filter.field === 'price') &&
  !ranges.some(({ field }) => field === 'price')

const isOfDiscontinued = ({ field }: Filter): boolean => field === 'discontinued'

/**
 * Filters of kind query: in stock in one's own branch, bought before, on one's lists. They narrow, so one's own branch is
 * none of them while another is chosen, beside which it is an alternative: it stands among the branches then.
 */
function ownFilters({ fields, sets }: SearchResult, { werks, filters, language }: Options): Filter[] {
  const branch = fields.find(({ field }) => field === 'werks')
  const stocked = branch?.counts[branch.values.findIndex(({ key }) => key === werks)] ?? 0
  const branches = activeValues(filters, 'werks')
  const isStock = branches.has(werks)
  const isAlternative = branches.size > (isStock ? 1 : 0)
  const own = (
    field: string,
    value: string,
    count: number,
    isInForce: boolean,
    name = label(field, language),
  ): Filter => ({
    ...empty('query', field, name),
    values: [named(value, name)],
    counts: [count],
    active: isInForce ? new Set([value]) : none,
  })
  const asked = new Set(filters.map((filter) => (filter.kind === 'articles' ? filter.name : '')))
  return [
    ...(werks === '' || isAlternative
      ? []
      : [own('werks', werks, stocked, isStock, label('own_werks', language))]),
    ...sets.map(({ name, count }) => own(name, 'X', count, asked.has(name))),
  ].filter((filter) => filter.counts.some((count) => count > 0) || hasActive(filter))
}

/** The first values and those in force; `numberOfValues` tells of the others. */
function limited(filter: Filter, limit: number): Filter {
  const { values, counts, active } = filter
  const numberOfValues = values.length
  if (numberOfValues <= limit) return { ...filter, numberOfValues }
  const isNamed = values.map(({ key }, place) => place < limit || active.has(key))
  return {
    ...filter,
    values: values.filter((_, place) => isNamed[place]),
    counts: counts.filter((_, place) => isNamed[place]),
    numberOfValues,
  }
}

/** The values of a field that the filters in force name. */
export function activeValues(filters: readonly SearchFilter[], field: string): Set<string> {
  return new Set(
    filters.flatMap((filter) =>
      (filter.kind === 'field' || filter.kind === 'pivot') && filter.field === field ? filter.values : [],
    ),
  )
}

function fieldFilter(facet: FieldFacet, options: Options): Filter {
  const { language, filters, sortFiltersBy } = options
  const active = activeValues(filters, facet.field)
  const filter = { ...empty('field', facet.field, names[facet.field]?.[language] ?? facet.label), active }
  const shown = { ...filter, ...withOwnLabels(facet, active, options) }
  // In the order of the scale, best first: by letters A++ comes behind A, by hits anywhere.
  if (isEnergyClass(facet.field)) return inOrder(shown, (a, b) => classPlace(a.label) - classPlace(b.label))
  if (sortFiltersBy !== 'alphabetical') return shown
  return inOrder(shown, (a, b) => a.label.localeCompare(b.label, language, { numeric: true }))
}

function inOrder(filter: Filter, compare: (a: ShownValue, b: ShownValue) => number): Filter {
  const { values, counts } = filter
  const order = values.map((_, at) => at).toSorted((a, b) => compare(values[a]!, values[b]!))
  return { ...filter, values: order.map((at) => values[at]!), counts: order.map((at) => counts[at]!) }
}

/** What the shop calls otherwise than the index does. */
const ownLabels: ReadonlySet<string> = new Set(['discontinued', 'available', 'werks'])

function withOwnLabels(
  { field, values, counts }: FieldFacet,
  active: ReadonlySet<string>,
  { language, plantNames }: Options,
): Pick<Filter, 'values' | 'counts'> {
  if (!ownLabels.has(field)) return { values, counts }
  const unmet = unmetBranches({ field, values }, active)
  return {
    values: [...values, ...unmet].map(({ key, label: text }) =>
      named(key, valueLabel(field, key, text, language, plantNames)),
    ),
    counts: [...counts, ...unmet.map(() => 0)],
  }
}

const mostNamed = 1000
const namedValues = new LeastUsed<ShownValue>(mostNamed)

/** The same object each time, for what is written of a value is kept with it. */
function named(key: string, text: string): ShownValue {
  const name = JSON.stringify([key, text])
  const known = namedValues.get(name)
  if (known !== undefined) return known
  const made = { key, label: text }
  namedValues.set(name, made)
  return made
}

/** Where nothing is found no branch is counted; those in force are named all the same. */
const withBranches = (fields: readonly FieldFacet[]): readonly FieldFacet[] =>
  fields.some(({ field }) => field === 'werks')
    ? fields
    : [...fields, { field: 'werks', label: 'werks', values: [], counts: [] }]

/** Branches in force that have none of the articles, which are named all the same. */
const unmetBranches = (
  { field, values }: Pick<FieldFacet, 'field' | 'values'>,
  active: ReadonlySet<string>,
): ShownValue[] =>
  [...active]
    .filter((key) => field === 'werks' && !values.some((value) => value.key === key))
    .map((key) => ({ key, label: key }))

const isEnergyClass = (field: string): boolean =>
  field.startsWith('attr:') && isEnergyClassKey(field.slice('attr:'.length))

const classNames: readonly string[] = energyClasses
const classPlace = (name: string): number => classNames.indexOf(name)

function rangeFilter(
  { field, label: text, unit, min, max, histogram }: RangeFacet,
  { language, filters, currency }: Options,
): Filter {
  const own = filters.find((filter) => filter.kind === 'range' && filter.field === field)
  const chosen = own?.kind === 'range' ? own.ranges[0] : undefined
  const range = {
    min,
    max,
    from: chosen?.from ?? null,
    to: chosen?.to ?? null,
    histogram,
  }
  return {
    ...empty('range', field, names[field]?.[language] ?? text),
    unit: field === 'price' ? currency : (unit ?? ''),
    range,
  }
}

function valueLabel(
  field: string,
  key: string,
  text: string,
  language: 'de' | 'en',
  plantNames: ReadonlyMap<string, string>,
): string {
  if (field === 'discontinued' || field === 'available') return key === 'X' ? yes[language] : no[language]
  if (field !== 'werks') return text
  return plantNames.get(key) ?? `${label('unknown_werks', language)} ${text}`
}

/**
 * A numeric attribute can be counted both ways: what is in force stays as it was chosen; else few values are offered
 * as values, many as a range.
 */
function withoutTwins(filters: Filter[]): Filter[] {
  const few = new Set(
    filters.filter(({ kind, values }) => kind === 'field' && values.length <= 12).map(({ field }) => field),
  )
  return filters.filter((filter) => {
    const { kind, field, values } = filter
    const twin = filters.find((other) => other.field === field && other.kind !== kind)
    if (!twin) return true
    if (isActive(filter) !== isActive(twin)) return isActive(filter)
    return kind === 'range' ? !few.has(field) : values.length <= 12
  })
}

const isActive = (filter: Filter): boolean =>
  hasActive(filter) || (filter.range !== null && (filter.range.from !== null || filter.range.to !== null))

const hasActive = ({ values, active }: Filter): boolean =>
  active.size > 0 && values.some(({ key }) => active.has(key))

/** A filter with one value only narrows nothing, unless it is the one in force. */
const worthShowing = (filter: Filter): boolean => filter.values.length > 1 || hasActive(filter)

const label = (field: string, language: 'de' | 'en'): string => names[field]?.[language] ?? field

const empty = (kind: Filter['kind'], field: string, text: string): Filter => ({
  kind,
  field,
  label: text,
  unit: '',
  values: [],
  counts: [],
  active: none,
  numberOfValues: 0,
  range: null,
  pivot: [],
})
