/**
 * Filters of a search as they stand in the address and travel to the shop: `field:"value"` or `field:[a TO b]`.
 * Several of one field are alternatives, different fields narrow one another.
 */
export type Fq = readonly string[]

export const rangeEntry = (field: string, from: number | null, to: number | null): string =>
  `${field}:[${from ?? '*'} TO ${to ?? '*'}]`

/** Puts an entry in where it is missing and takes it out where it is there. */
export function toggled(fq: Fq, entry: string): string[] {
  return fq.includes(entry) ? fq.filter((other) => other !== entry) : [...fq, entry]
}

/** Without the entries of a field. */
export function withoutField(fq: Fq, field: string): string[] {
  return fq.filter((entry) => !entry.startsWith(`${field}:`))
}

/** A range has one entry per field; open at both ends it is none. Ends typed the wrong way round are turned. */
export function withRange(fq: Fq, field: string, from: number | null, to: number | null): string[] {
  if (from !== null && to !== null && from > to) return withRange(fq, field, to, from)
  const rest = withoutField(fq, field)
  return from === null && to === null ? rest : [...rest, rangeEntry(field, from, to)]
}

export interface Range {
  from: number | null
  to: number | null
}

/** The range an address asks for; open ends are null. */
export function rangeOf(fq: Fq, field: string): Range {
  const entry = fq.find((one) => one.startsWith(`${field}:[`))
  const [, from = '*', to = '*'] = /:\[(\S+) TO (\S+)\]$/.exec(entry ?? '') ?? []
  return { from: bound(from), to: bound(to) }
}

const bound = (text: string): number | null =>
  text === '*' || Number.isNaN(Number(text)) ? null : Number(text)
