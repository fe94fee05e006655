import type { PictureRefused } from '../port.ts'

const remembered = 60_000
const breakAfter = 3
const breakFor = 30_000
const maxKnown = 1000

export interface FailureMemory {
  /** What is known to fail for now; undefined where asking makes sense. */
  known: (address: URL) => PictureRefused | undefined
  failed: (address: URL, error: PictureRefused) => void
  worked: (address: URL) => void
}

/**
 * Remembers what went wrong, so that no page waits for it again soon: a file for a minute; a server that did not
 * answer several times in a row, with all its files, for half a minute.
 */
export function failureMemory(now: () => number): FailureMemory {
  const failures = new Map<string, { error: PictureRefused; until: number }>()
  const inARow = new Map<string, number>()

  const remember = (key: string, error: PictureRefused, duration: number) => {
    failures.delete(key)
    failures.set(key, { error, until: now() + duration })
    const [oldest] = failures.keys()
    if (failures.size > maxKnown && oldest !== undefined) failures.delete(oldest)
  }

  return {
    known: ({ href, origin }) =>
      [failures.get(origin), failures.get(href)].find((one) => one !== undefined && one.until > now())?.error,
    failed: ({ href, origin }, error) => {
      remember(href, error, remembered)
      if (error.reason !== 'unreachable' && error.reason !== 'too-slow') return
      const count = (inARow.get(origin) ?? 0) + 1
      inARow.set(origin, count)
      if (count >= breakAfter) remember(origin, error, breakFor)
    },
    worked: ({ origin }) => {
      inARow.delete(origin)
      failures.delete(origin)
    },
  }
}
