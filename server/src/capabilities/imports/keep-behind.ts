import { setTimeout } from 'node:timers/promises'

/** For how many seconds the search lags behind the catalogue; undefined where this node does not know. */
export type Lag = () => Promise<number | undefined>

/** Seconds the search may lag behind what changes rows faster than it can read them. */
const most = 1.5
/** Milliseconds between two looks, and after which nobody waits any more: something else holds the search back. */
const [between, patience] = [100, 10_000]

/** Waits for the search before the next batch, unless it does not come nearer: then the work goes on without it. */
export function followedBy(lag: Lag, pause: (milliseconds: number) => Promise<unknown> = setTimeout) {
  let isAlone = false
  return async (): Promise<void> => {
    for (let waited = 0; !isAlone; waited += between) {
      if (((await lag()) ?? 0) <= most) return
      if (waited >= patience) isAlone = true
      else await pause(between)
    }
  }
}
