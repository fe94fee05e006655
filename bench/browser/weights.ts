import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const assets = path.join(import.meta.dirname, '../../web/dist/client')

/** One file a page loads, or the styles that stand in the page itself. */
export interface Weight {
  file: string
  kind: 'js' | 'css'
  /** Bytes, packed as by `gzip -9`. */
  packed: number
}

/** Opens an address and weighs every script and style it has loaded when it has come to rest, the heaviest first. */
export async function weightsOf(page: Page, address: string): Promise<Weight[]> {
  const files = new Set<string>()
  page.on('response', (response) => {
    const found = /\/(assets\/[^?]+\.(?:js|css))$/.exec(new URL(response.url()).pathname)
    if (found?.[1] !== undefined) files.add(found[1])
  })
  await page.goto(address)
  // Scripts start after the first paint, and a slow machine is at rest before that, too.
  await page.locator('head > script[type="module"]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const inPage = await page.locator('style').allTextContents()
  const weights = [
    ...(await Promise.all(
      [...files].map(async (file) => weigh(file, await readFile(path.join(assets, file)))),
    )),
    ...inPage.map((styles) => weigh('styles in the page.css', Buffer.from(styles))),
  ]
  return weights.toSorted((a, b) => a.kind.localeCompare(b.kind) || b.packed - a.packed)
}

/** Packed bytes of one kind together. */
export function together(weights: readonly Weight[], kind: Weight['kind']): number {
  return weights.filter((one) => one.kind === kind).reduce((sum, { packed }) => sum + packed, 0)
}

function weigh(file: string, content: Buffer): Weight {
  const packed = gzipSync(content, { level: 9 }).length
  return { file: path.basename(file), kind: file.endsWith('.css') ? 'css' : 'js', packed }
}
