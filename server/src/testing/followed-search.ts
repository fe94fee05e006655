import { embeddedSearchEngine } from '../adapters/search-engine/embedded/engine.ts'
import { followCatalogue } from '../capabilities/search/public.ts'
import { test as base } from './test-app.ts'

/**
 * Tests that search: an embedded engine that follows the database of `committed`, stopped before that one is closed.
 * Nothing is read before `follower.run()` or `follower.catchUp()`.
 */
export const test = base.extend('followed', ({ committed }, { onCleanup }) => {
  const engine = embeddedSearchEngine()
  const follower = followCatalogue({
    db: committed.db,
    engine,
    today: () => '2026-03-11',
    onError: (error) => {
      throw error
    },
  })
  onCleanup(async () => {
    await follower.stop()
    await engine.close()
  })
  return { engine, follower }
})
