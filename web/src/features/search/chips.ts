import { parsed } from '#web/app/filter-entries.ts'
import { type Fq, rangeOf, withoutField } from './fq.ts'
import { pathTo } from './pivot.ts'
import type { Filter } from './queries.ts'

/** Filters over what is somebody's own. */
const ownFields = ['bought', 'on_lists'] as const

/** Whether a filter exists for whoever is signed in. */
export function isOwn(entry: string): boolean {
  const { field, value } = parsed(entry)
  return ownFields.some((own) => own === field) && value === 'X'
}

export interface Chip {
  entry: string
  label: string
  /** A value in words, or a range still in numbers. */
  value: string | { from: number | null; to: number | null; unit: string }
  /** The filters without this one. */
  without: string[]
  /** Id of a category the answer has no name for, because nothing was found in it. */
  category?: string
  /** Own filter the answer has no name for, because this visitor has none. */
  own?: (typeof ownFields)[number]
  /** Not applied: a category that was left out, or a filter that does not exist for this visitor. */
  isDropped: boolean
}

/** Filters that were not applied. */
export interface Unapplied {
  /** The category was left out. */
  category: boolean
  /** Entries that do not exist for this visitor; the answer has no names for them. */
  entries: Fq
}

/** Each active filter with the way to take it back alone; names come from the answer where it knows them. */
export function chipsOf(fq: Fq, filters: readonly Filter[], unapplied: Unapplied): Chip[] {
  return fq.map((entry) => {
    const { field, value } = parsed(entry)
    if (unapplied.entries.includes(entry)) {
      const without = fq.filter((other) => other !== entry)
      const own = ownFields.find((one) => one === field)
      // Nothing else says what it was of.
      const label = own || value === undefined || value === entry ? '' : field.replace(/^attr:/, '')
      return { entry, label, value: value ?? entry, without, isDropped: true, ...(own && { own }) }
    }
    const ofField = filters.filter((one) => one.field === field)
    const named = ofField.find(({ values }) => values.some((one) => one.value === value))
    const filter = named ?? ofField[0]
    // A filter of what is one's own says all by its name.
    const label = filter === undefined || filter.kind === 'query' ? '' : filter.label
    if (value === undefined) {
      const range = { ...rangeOf(fq, field), unit: filter?.unit ?? '' }
      return { entry, label, value: range, without: withoutField(fq, field), isDropped: false }
    }
    const without = fq.filter((other) => other !== entry)
    if (field !== 'category') return { entry, label, value: nameOf(filter, value), without, isDropped: false }
    const category = filter && pathTo(filter.pivot, value).at(-1)
    const unnamed = category === undefined ? { category: value } : {}
    return {
      entry,
      label,
      value: category?.label ?? value,
      without,
      isDropped: unapplied.category,
      ...unnamed,
    }
  })
}

const nameOf = (filter: Filter | undefined, value: string): string =>
  filter?.values.find((one) => one.value === value)?.label ?? value
