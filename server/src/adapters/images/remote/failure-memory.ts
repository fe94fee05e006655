import type { PictureRefused } from '../port.ts'

const remembered = 60_000
const breakAfter = 3
const breakFor = 30_000
const maxKnown = 1000

/** Whether the shop's own data name an address or whoever asks does. */
export type NamedBy = 'by-shop' | 'by-visitor'

export interface FailureMemory {
  /** What is known to fail for now; undefined where asking makes sense. */
  known: (address: URL) => PictureRefused | undefined
  failed: (address: URL, named: NamedBy, error: PictureRefused) => void
  worked: (address: URL) => void
}

type Failure = { error: PictureRefused; until: number }

/**
 * Remembers what went wrong, so that no page waits for it again soon: a file for a minute; a server that did not
 * answer for several addresses in a row, with all its files, for half a minute. Only addresses of the shop's own data
 * count for that: others could be made up until a server that is well fails.
 */
export function failureMemory(now: () => number): FailureMemory {
  const files = new Map<string, Failure>()
  // Apart from the files, whose number has a limit: nobody gets a server out of here by naming many.
  const servers = new Map<string, Failure>()
  const inARow = new Map<string, Set<string>>()

  const rememberFile = (href: string, error: PictureRefused) => {
    files.delete(href)
    files.set(href, { error, until: now() + remembered })
    const [oldest] = files.keys()
    if (files.size > maxKnown && oldest !== undefined) files.delete(oldest)
  }

  return {
    known: ({ href, origin }) =>
      [servers.get(origin), files.get(href)].find((one) => one !== undefined && one.until > now())?.error,
    failed: ({ href, origin }, named, error) => {
      rememberFile(href, error)
      if (named === 'by-visitor' || (error.reason !== 'unreachable' && error.reason !== 'too-slow')) return
      const failing = inARow.get(origin) ?? new Set()
      inARow.set(origin, failing)
      // Once there are enough, each further failure after the pause begins another one.
      if (failing.size < breakAfter) failing.add(href)
      if (failing.size >= breakAfter) servers.set(origin, { error, until: now() + breakFor })
    },
    worked: ({ origin }) => {
      inARow.delete(origin)
      servers.delete(origin)
    },
  }
}
