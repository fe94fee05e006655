import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CatalogueLookup } from './catalogue/mapping.ts'
import type { ByteStream } from './row.ts'

/** Bytes as a stream in pieces of `size`, so that tests meet characters and lines cut in the middle. */
export async function* streamOf(content: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

/** Opens one of the BMEcat files beside the tests. */
export function fixture(name: string): () => ByteStream {
  const path = fileURLToPath(new URL(`bmecat/fixtures/${name}`, import.meta.url))
  return () => streamOf(readFileSync(path), 61)
}

/** A shop that has nothing yet. */
export const emptyShop: CatalogueLookup = {
  articlesOf: async () => new Map(),
  storedArticles: async () => new Map(),
  storedPrices: async () => new Map(),
  takenNumbers: async () => new Set(),
  knownCategories: async () => new Set(),
  namedCodes: async () => new Set(),
}

/**
 * Files of the field that are not ours to publish: they lie beside the repository where somebody has put them. Without
 * them there are as many names of nothing, so that their tests count as tests that were not run.
 */
export function samples(pattern: string, usually: { files: number; tests: number }) {
  const beside = resolve(import.meta.dirname, '../../../../../../shared/formats/samples')
  const folder = process.env['FORMAT_SAMPLES'] ?? beside
  const present = existsSync(folder)
  const absent = () => Array.from({ length: usually.files }, (_, place) => `file ${place + 1} of ${pattern}`)
  if (!present) console.log(`${usually.tests} sample tests not run: no folder ../shared/formats/samples`)
  return { folder, present, files: present ? globSync(pattern, { cwd: folder }).toSorted() : absent() }
}
