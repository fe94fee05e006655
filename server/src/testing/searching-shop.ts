import { onTestFinished } from 'vitest'
import { embeddedSearchEngine } from '../adapters/search-engine/embedded/engine.ts'
import { buildApp } from '../app.ts'
import { readAllDocuments, readCategories } from '../capabilities/search/read-documents.ts'
import { testServices } from './services.ts'
import { type Shop, shopOf, testConfig, testNow } from './test-app.ts'

/** The shop with an embedded engine that has read what there is now; both end with the test. */
export async function searchingShop({ db }: Pick<Shop, 'db'>): Promise<Shop> {
  const engine = embeddedSearchEngine()
  const documents = readAllDocuments(db, { today: '2026-03-11', currency: 'EUR' })
  await engine.rebuild({ categories: await readCategories(db), synonyms: [], documents })
  const services = testServices({ search: engine })
  const app = await buildApp({ config: testConfig(), db, services, now: () => testNow })
  onTestFinished(async () => {
    await app.close()
    await engine.close()
  })
  return shopOf(app, db)
}
