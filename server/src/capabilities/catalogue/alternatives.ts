import { SearchOffline } from '#server/adapters/search-engine/port.ts'
import type { Context } from '#server/http/context.ts'
import { restrictionOf } from '../assortment/public.ts'
import type { ArticleDetails } from './article-store.ts'

/** Columns one still compares at a glance. */
const most = 4

/**
 * What one takes instead of a discontinued article: its successor, then what stands in the same category and is called
 * most like it. None for an article that stays; without the search only the successor.
 */
export async function alternativesTo(
  { matnr, texts, categories, discontinued, successor }: ArticleDetails,
  { services, actor, language }: Pick<Context, 'services' | 'actor' | 'language'>,
): Promise<string[]> {
  if (!discontinued) return []
  const [home] = categories
  const named = successor === null ? [] : [successor]
  if (home === undefined) return named
  try {
    const { hits, partial } = await services.search.search({
      q: (texts[language] ?? texts.de).maktx,
      language,
      filters: [
        { kind: 'pivot', field: 'category', values: [home] },
        { kind: 'field', field: 'discontinued', values: [''] },
      ],
      restriction: restrictionOf(actor),
      rows: most + 1,
      partial: 'fill',
    })
    const alike = [...hits, ...partial].map((hit) => hit.matnr).filter((each) => each !== matnr)
    return [...new Set([...named, ...alike])].slice(0, most)
  } catch (error) {
    if (error instanceof SearchOffline) return named
    throw error
  }
}
