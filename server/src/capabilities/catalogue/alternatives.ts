import { type SearchEngine, SearchOffline } from '#server/adapters/search-engine/port.ts'
import type { Actor, Language } from '#server/http/context.ts'
import { restrictionOf } from '../assortment/public.ts'
import type { ArticleDetails } from './article-store.ts'

type Discontinuable = Pick<ArticleDetails, 'matnr' | 'texts' | 'categories' | 'discontinued' | 'successor'>

interface Asker {
  services: { search: Pick<SearchEngine, 'search'> }
  actor: Pick<Actor, 'kunnr' | 'assortment'>
  language: Language
}

/** Columns one still compares at a glance. */
const most = 4

/**
 * What one takes instead of a discontinued article: its successor, then what stands in the same category and is called
 * most like it. None for an article that stays; without the search only the successor.
 */
export async function alternativesTo(
  { matnr, texts, categories, discontinued, successor }: Discontinuable,
  { services, actor, language }: Asker,
): Promise<string[]> {
  if (!discontinued) return []
  const [home] = categories
  const first = successor === null ? [] : [successor]
  if (home === undefined) return first
  try {
    const inCategory = async (q: string) => {
      const found = await services.search.search({
        q,
        language,
        filters: [
          { kind: 'pivot', field: 'category', values: [home] },
          { kind: 'field', field: 'discontinued', values: [''] },
        ],
        restriction: restrictionOf(actor),
        rows: most + 1,
        partial: 'fill',
      })
      // What the search finds elsewhere after it has dropped the category is no alternative.
      return found.relaxed ? [] : [...found.hits, ...found.partial].map((hit) => hit.matnr)
    }
    const named = await inCategory((texts[language] ?? texts.de).maktx)
    const alike = named.length > 0 ? named : await inCategory('')
    return [...new Set([...first, ...alike])].filter((each) => each !== matnr).slice(0, most)
  } catch (error) {
    if (error instanceof SearchOffline) return first
    throw error
  }
}
