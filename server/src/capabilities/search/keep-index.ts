import { once } from 'node:events'
import { SearchOffline } from '#server/adapters/search-engine/port.ts'
import { onOneNode } from '#server/db/one-node.ts'
import { followCatalogue } from './follow-changes.ts'
import type { FollowOptions } from './follow-changes.ts'

/** Any number; the node that holds this lock writes the index all nodes share. */
const indexLock = 7_201_003

/**
 * Keeps the search in step with the catalogue: an index in the process by every node for itself, a shared one by one
 * elected node. Gives the function that stops it.
 */
export function keepIndex(options: FollowOptions & { databaseUrl: string }): () => Promise<void> {
  const { databaseUrl, shared, onError } = options
  if (!shared) return followHere(options)
  return onOneNode({
    databaseUrl,
    lock: indexLock,
    work: (signal) => followUntil(signal, { ...options, onError: unlessOffline(onError) }),
    onError: unlessOffline(onError),
  })
}

function followHere(options: FollowOptions): () => Promise<void> {
  const follower = followCatalogue(options)
  const following = follower.run().catch(options.onError)
  return async () => {
    await follower.stop()
    await following
  }
}

async function followUntil(signal: AbortSignal, options: FollowOptions): Promise<void> {
  const follower = followCatalogue(options)
  // Ends also a first reading of the catalogue, which would otherwise take as long as it takes.
  const ended = (signal.aborted ? Promise.resolve() : once(signal, 'abort')).then(() => follower.stop())
  try {
    await follower.run()
    await ended
  } finally {
    await follower.stop().catch(options.onError)
  }
}

/** That the search is offline is said once, by the engine; following goes on when it is back. */
const unlessOffline =
  (onError: (error: unknown) => void) =>
  (error: unknown): void => {
    if (!(error instanceof SearchOffline)) onError(error)
  }
