import type { Db } from '#server/db/connection.ts'
import { saveSeen } from '../baskets/public.ts'
import type { Calculation } from './calculate.ts'

/** How many sights are remembered: as many tabs may stand at the checkout and be told what has changed. */
const remembered = 3

/** Remembers what is shown, so that the next call can tell what has changed. */
export async function pin(db: Db, { basket, snapshot }: Calculation): Promise<void> {
  if (basket.seen[0]?.hash === snapshot.hash) return
  const others = basket.seen.filter(({ hash }) => hash !== snapshot.hash)
  await saveSeen(db, basket.id, [snapshot, ...others].slice(0, remembered))
}
