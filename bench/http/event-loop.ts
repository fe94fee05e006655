/** The event loop's clock (perf_hooks.monitorEventLoopDelay) ticks so often; what it says of an idle loop. */
const resolution = 10

/**
 * Milliseconds for which the event loop of a shop was blocked at a stretch since this was last asked, from its
 * metrics; they are given to callers from the same machine.
 */
export async function longestBlock(shop: URL): Promise<number> {
  const response = await fetch(new URL('/metrics', shop))
  const found = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await response.text())
  return Math.max(0, Number(found?.[1]) * 1000 - resolution)
}
