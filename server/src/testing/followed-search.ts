import { embeddedSearchEngine } from '../adapters/search-engine/embedded/engine.ts'
import { buildApp } from '../app.ts'
import { followCatalogue } from '../capabilities/search/public.ts'
import { testServices } from './services.ts'
import { shopOf, test as base, testConfig, testNow } from './test-app.ts'

const followed = base.extend('followed', ({ committed }, { onCleanup }) => {
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

/**
 * Tests that search: `followed` is an embedded engine that follows the database of `committed`, stopped before that one
 * is closed; `found` the shop that asks it. Nothing is read before `follower.run()` or `follower.catchUp()`.
 */
export const test = followed.extend(
  'found',
  async ({ committed, followed: { engine, follower } }, { onCleanup }) => {
    const services = testServices({ search: engine })
    const app = await buildApp({ config: testConfig(), db: committed.db, services, now: () => testNow })
    onCleanup(() => app.close())
    return { shop: shopOf(app, committed.db, committed.countStatements), follower, engine }
  },
)
