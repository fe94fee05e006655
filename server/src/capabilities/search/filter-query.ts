import { maxFilterFields } from '#server/adapters/search-engine/port.ts'
import type { ArticleSet, NumberRange, SearchFilter } from '#server/adapters/search-engine/port.ts'
import { ownSetNames } from './own-sets.ts'

/** Fields that may stand in a filter besides attributes (`attr:KEY`). */
const fields = {
  brand: 'field',
  supplier: 'field',
  available: 'field',
  discontinued: 'field',
  werks: 'field',
  bought: 'own',
  on_lists: 'own',
  category: 'pivot',
  price: 'range',
  created: 'range',
} as const

/** Most entries of one search: more than anybody ticks, and than an address holds. */
const maxEntries = 300
/** Most ranges of one field: each of them is compared with every article. */
const maxRanges = 10

type Parsed =
  | { kind: 'value'; field: string; value: string }
  | { kind: 'range'; field: string; range: NumberRange }
  | { kind: 'pivot'; value: string }
  | { kind: 'own'; field: string }

const attribute = /^attr:[\w.-]{1,60}$/

/** Whether hits can be counted by this field. */
export const isFacetField = (field: string): boolean =>
  (Object.hasOwn(fields, field) && !['created', ...ownSetNames].includes(field)) || attribute.test(field)

/**
 * Reads the filter entries of a search: `field:"value"`, `field:[a TO b]` (either end `*`), or a bare pivot value (a
 * hierarchy value). Several of one field are alternatives, different fields narrow one another. `categoryId` finds
 * the category of a hierarchy value, `own` are the sets of articles that somebody has: `bought:"X"`, `on_lists:"X"`.
 * Gives the position of the first entry that is none of these (functions, local parameters, wildcards and unknown
 * fields are refused, never interpreted), or that is one more than a search may have: {@link maxFilterFields} fields,
 * {@link maxEntries} entries, {@link maxRanges} ranges of a field.
 */
export function parseFilters(
  entries: readonly string[],
  categoryId: (hierarchyValue: string) => string | undefined,
  own: readonly ArticleSet[] = [],
): { filters: SearchFilter[] } | { wrong: number } {
  const values = new Map<string, string[]>()
  const ranges = new Map<string, NumberRange[]>()
  const sets = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    if (index >= maxEntries) return { wrong: index }
    // Names of categories may hold any sign: what is one needs no reading.
    const parsed =
      categoryId(entry) === undefined ? parseEntry(entry) : ({ kind: 'pivot', value: entry } as const)
    if (parsed === undefined) return { wrong: index }
    if (parsed.kind === 'own' && !own.some(({ name }) => name === parsed.field)) return { wrong: index }
    if (parsed.kind === 'own') sets.add(parsed.field)
    else if (parsed.kind === 'range') {
      push(ranges, parsed.field, parsed.range)
      if (ranges.get(parsed.field)!.length > maxRanges) return { wrong: index }
    } else if (parsed.kind === 'value') push(values, parsed.field, parsed.value)
    else {
      const id = categoryId(parsed.value)
      if (id === undefined) return { wrong: index }
      push(values, 'category', id)
    }
    if (new Set([...values.keys(), ...ranges.keys()]).size > maxFilterFields) return { wrong: index }
  }
  const filters: SearchFilter[] = []
  for (const [field, list] of values) {
    if (field === 'category')
      filters.push({ kind: 'pivot', field, values: list.map((value) => categoryId(value) ?? value) })
    else filters.push({ kind: 'field', field, values: list })
  }
  for (const [field, list] of ranges) filters.push({ kind: 'range', field, ranges: list })
  for (const set of own) if (sets.has(set.name)) filters.push({ kind: 'articles', ...set })
  return { filters }
}

function parseEntry(entry: string): Parsed | undefined {
  if (entry.startsWith('{!') || entry.trim() === '') return undefined
  const match = /^((?:attr:)?[\w.-]+):(".*"|\[.*\])$/s.exec(entry)
  if (match === null) return /[:"[\]*?(){}]/.test(entry) ? undefined : { kind: 'pivot', value: entry }
  const [, field = '', operand = ''] = match
  const kind = Object.hasOwn(fields, field)
    ? fields[field as keyof typeof fields]
    : attribute.test(field)
      ? 'any'
      : undefined
  if (kind === undefined) return undefined
  if (operand.startsWith('"')) {
    const value = unquote(operand)
    if (kind === 'own') return value === 'X' ? { kind, field } : undefined
    return value === undefined || kind === 'range' ? undefined : { kind: 'value', field, value }
  }
  const range = parseRange(operand)
  return range === undefined || kind === 'field' || kind === 'pivot' || kind === 'own'
    ? undefined
    : { kind: 'range', field, range }
}

/** The text between quotes; inside, a quote or backslash is written with a backslash before it. */
function unquote(text: string): string | undefined {
  const inner = text.slice(1, -1)
  return /^(?:[^"\\]|\\["\\])*$/s.test(inner) ? inner.replace(/\\(["\\])/g, '$1') : undefined
}

/** With as many places as the bounds of a histogram have, which may be sent back as they are. */
function parseRange(text: string): NumberRange | undefined {
  const match = /^\[(\*|-?\d{1,12}(?:\.\d{1,20})?) TO (\*|-?\d{1,12}(?:\.\d{1,20})?)\]$/.exec(text)
  if (match === null) return undefined
  const [, from, to] = match
  return { ...(from !== '*' && { from: Number(from) }), ...(to !== '*' && { to: Number(to) }) }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
