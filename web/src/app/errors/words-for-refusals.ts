import type { I18n } from '../i18n/i18n.ts'

/** In milliseconds. What was refused is told in the server's words rather than late. */
const patience = 2_000

/**
 * Loads the shop's words for what the server refuses. They come with the first refusal instead of with every page.
 * Never rejects: without them a refusal is told in the words it came with.
 */
export async function wordsForRefusals(i18n: I18n): Promise<void> {
  if (i18n.dictionary('errors') !== undefined) return
  const givenUp = new Promise<void>((resolve) => setTimeout(resolve, patience))
  await Promise.race([i18n.need('errors').catch(() => undefined), givenUp])
}
