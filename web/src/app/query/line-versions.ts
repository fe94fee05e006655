import type { QueryClient } from '@tanstack/react-query'

/** By page: versions that own writes have made of those they were sent with. */
const madeBy = new WeakMap<QueryClient, Map<string, number>>()

/** Remembers which version an own write has made of the one it was sent with. */
export function rememberMade(client: QueryClient, line: string, sentWith: number, made: number): void {
  const all = madeBy.get(client) ?? new Map<string, number>()
  madeBy.set(client, all.set(`${line} ${sentWith}`, made))
}

/** What a line's version is by own writes that were answered since the given one was seen. */
export function versionByNow(client: QueryClient, line: string, seen: number): number {
  const all = madeBy.get(client)
  let version = seen
  for (;;) {
    const later = all?.get(`${line} ${version}`)
    if (later === undefined) return version
    version = later
  }
}
