/** Work that is done again and again in the background of a node. */
export type Worker = {
  /** Does the work soon, because something was queued. */
  wake: () => void
  /** Waits for what is being done and does nothing more. */
  stop: () => Promise<void>
}

/**
 * Does `work` at once, then every `every` milliseconds and whenever it is woken; never twice at the same time. What it
 * throws is reported and tried again at the next turn.
 */
export function startWorker(
  work: () => Promise<unknown>,
  { every, onError }: { every: number; onError: (error: unknown) => void },
): Worker {
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  const turn = async () => {
    do {
      isWanted = false
      await work().catch(onError)
    } while (wantsMore())
    running = undefined
  }
  const wantsMore = () => isWanted && !isStopped
  const wake = () => {
    isWanted = true
    if (!isStopped) running ??= turn()
  }
  const timer = setInterval(wake, every)
  wake()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
