import { type SearchEngine, SearchOffline } from '../adapters/search-engine/port.ts'

/** A search engine that never answers, for the degraded mode. */
export function offlineSearch(): SearchEngine {
  const refuse = () => Promise.reject(new SearchOffline('offline'))
  return {
    search: refuse,
    suggest: refuse,
    apply: () => Promise.resolve(),
    rebuild: () => Promise.resolve(),
    state: () => ({ state: 'offline', documents: 0, bytes: 0, version: '' }),
    save: () => Promise.resolve(),
    load: () => Promise.resolve(false),
    close: () => Promise.resolve(),
  }
}
