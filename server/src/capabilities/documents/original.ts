import { configuredArchive } from '#server/adapters/archive/archive.ts'
import type { Config } from '#server/config.ts'
import type { Actor } from '#server/http/context.ts'
import { netVisible } from '../prices/public.ts'
import type { DocumentRow } from './head.ts'

type Reader = { actor: Actor; config: Config }

/**
 * Whether this reader may have an original of the document, and there is one. What the shop did not write it cannot
 * blacken: originals are for those who may see net prices, whatever their type.
 */
export async function hasOriginal(document: DocumentRow, { actor, config }: Reader): Promise<boolean> {
  return document.archived && netVisible(actor) && (await configuredArchive(config).has(document))
}

/** The original; undefined where there is none for this reader. */
export async function readOriginal(document: DocumentRow, { actor, config }: Reader) {
  return document.archived && netVisible(actor) ? configuredArchive(config).read(document) : undefined
}
