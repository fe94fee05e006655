export type SearchParams = Record<string, string | string[] | undefined>

/**
 * Search parameters as plain texts, a repeated one as a list; TanStack's own codec would read JSON and answer
 * `?r=1` with a redirect. Screens give them their types in `validateSearch`, without adding defaults.
 */
export function parseSearch(search: string): SearchParams {
  const result: SearchParams = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const known = result[name]
    result[name] = known === undefined ? value : [known, value].flat()
  }
  return result
}

/** The counterpart of parseSearch: nothing for undefined, lists repeated, "?" in front where there is anything. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one))
    }
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The first value of a parameter that should stand once. */
export function one(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

/** All values of a parameter that may stand several times. */
export function many(value: unknown): string[] {
  return [value].flat().filter((each): each is string => typeof each === 'string' && each !== '')
}

/** A parameter that is a whole number of at least `min`; anything else is as if it were not there. */
export function whole(value: unknown, min = 0): number | undefined {
  const text = typeof value === 'number' ? String(value) : one(value)
  if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined
  return Number(text) >= min ? Number(text) : undefined
}
