import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const assets = path.join(import.meta.dirname, '../../web/dist/client')

/** One file the page loads. */
export interface Weight {
  file: string
  kind: 'js' | 'css'
  /** Bytes, packed as by `gzip -9`. */
  packed: number
}

/** Collects the scripts and styles a page loads from now on. */
export function collectWeights(page: Page): () => Promise<Weight[]> {
  const files = new Set<string>()
  page.on('response', (response) => {
    const found = /\/(assets\/[^?]+\.(?:js|css))$/.exec(new URL(response.url()).pathname)
    if (found?.[1] !== undefined) files.add(found[1])
  })
  return async () => {
    const weights = await Promise.all([...files].map(weigh))
    return weights.toSorted((a, b) => a.kind.localeCompare(b.kind) || b.packed - a.packed)
  }
}

async function weigh(file: string): Promise<Weight> {
  const packed = gzipSync(await readFile(path.join(assets, file)), { level: 9 }).length
  return { file: path.basename(file), kind: file.endsWith('.css') ? 'css' : 'js', packed }
}
