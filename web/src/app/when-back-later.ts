/**
 * `whenBack` of after-outage.ts, whose script may be missing as well: where it has not come along before it may come when
 * the shop does.
 * @returns ends it, for nobody waits any more
 */
export function whenBackLater(error: unknown, again: () => Promise<void>): () => void {
  const gone = new AbortController()
  async function look(): Promise<void> {
    try {
      ;(await import('./after-outage.ts')).whenBack(error, again, gone.signal)
    } catch {
      if (!gone.signal.aborted) setTimeout(look, 5000)
    }
  }
  void look()
  return () => gone.abort()
}
