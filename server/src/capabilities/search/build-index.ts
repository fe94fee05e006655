import type { SearchDocument } from '#server/adapters/search-engine/document.ts'
import type { SearchEngine } from '#server/adapters/search-engine/port.ts'
import type { Db } from '#server/db/connection.ts'
import { currentCurrency } from '../shop/public.ts'
import { type Cursor, endOfLog, textOf } from './index-cursor.ts'
import { readAllDocuments, readCategories, readSynonyms } from './read-documents.ts'

/** Builds a shared index anew beside the one in use and puts it in its place; who follows goes on with it. */
export async function indexAnew(db: Db, engine: SearchEngine, today: string): Promise<void> {
  await buildIndex(db, engine, today, new AbortController().signal)
}

/**
 * Builds the index from the database and gives the place from which the change log is to be read on. A large one takes
 * minutes: it is given up with the reason of the signal as soon as the node is to end.
 */
export async function buildIndex(
  db: Db,
  engine: SearchEngine,
  today: string,
  signal: AbortSignal,
): Promise<Cursor> {
  const cursor = { ...(await endOfLog(db)), day: today, currency: await currentCurrency(db) }
  const [categories, synonyms] = [await readCategories(db), await readSynonyms(db)]
  const documents = until(signal, readAllDocuments(db, { today, currency: cursor.currency }))
  const built = engine.rebuild({ categories, synonyms, documents, version: textOf(cursor) })
  // When all articles are read nothing asks the signal any more.
  await Promise.race([built, given(signal)])
  return cursor
}

async function* until(
  signal: AbortSignal,
  documents: AsyncIterable<SearchDocument>,
): AsyncGenerator<SearchDocument> {
  for await (const document of documents) {
    signal.throwIfAborted()
    yield document
  }
}

/** Fails with the reason of the signal when it is given. */
function given(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason as Error)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}
