import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { CancelledError } from './stop-code.ts'
import { importFiles } from './tables.ts'

/** Milliseconds between two words about how far somebody is with a file. */
const beat = 700

/**
 * Tells whoever asks, on any node, how far a look at sent files is, and is told when nobody wants it any more. It stands
 * with the first of the files.
 */
export async function watchLook<T>(
  db: Db,
  [id = '0']: readonly string[],
  look: (watch: { onShare: (share: number) => void; signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  let looked = 0
  const tell = async (set: { looked: number | null; stopLooking?: boolean }): Promise<void> => {
    const [file] = await db
      .update(importFiles)
      .set(set)
      .where(eq(importFiles.id, BigInt(id)))
      .returning()
    if (file?.stopLooking === true) stop.abort(new CancelledError('CANCELLED'))
  }
  await tell({ looked, stopLooking: false })
  const timer = setInterval(() => void tell({ looked }).catch(() => undefined), beat)
  try {
    return await look({ onShare: (share) => (looked = Math.floor(share * 100)), signal: stop.signal })
  } finally {
    clearInterval(timer)
    await tell({ looked: null, stopLooking: false })
  }
}

/** Percent read of files somebody looks at, null where nobody does; undefined where the file is not his. */
export async function findLook(db: Db, id: string, actor: string): Promise<number | null | undefined> {
  const [file] = await db.select({ looked: importFiles.looked }).from(importFiles).where(ofActor(id, actor))
  return file?.looked
}

/** Asks for a look to be ended; false where the file is not his. */
export async function requestStop(db: Db, id: string, actor: string): Promise<boolean> {
  const found = await db
    .update(importFiles)
    .set({ stopLooking: true })
    .where(ofActor(id, actor))
    .returning({ id: importFiles.id })
  return found.length > 0
}

const ofActor = (id: string, actor: string) =>
  and(eq(importFiles.id, BigInt(id)), eq(importFiles.actor, actor))
