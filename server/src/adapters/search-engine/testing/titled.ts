import type { Language } from '../document.ts'
import { embeddedSearchEngine } from '../embedded/engine.ts'
import type { SearchEngine } from '../port.ts'

/** An engine of titles, each of `copies` articles numbered 'name-0' on; a word of few articles may pass for a slip of the pen. */
export async function engineOfTitles(
  titles: readonly (readonly [name: string, title: string, copies: number])[],
  language: Language = 'en',
): Promise<SearchEngine> {
  const engine = embeddedSearchEngine({ languages: [language] })
  await engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      for (const [name, maktx, copies] of titles)
        for (let copy = 0; copy < copies; copy++)
          yield { matnr: `${name}-${copy}`, texts: { [language]: { maktx } } }
    })(),
  })
  return engine
}

/** An engine of titles by their names, each often enough to be no slip of the pen. */
export const engineOfNamedTitles = (
  titles: Readonly<Record<string, string>>,
  language: Language = 'en',
): Promise<SearchEngine> =>
  engineOfTitles(
    Object.entries(titles).map(([name, title]) => [name, title, 4]),
    language,
  )

/** Names of the titles a search finds, best first, those of partial matches after those that meet every word. */
export async function rankedNames(
  engine: SearchEngine,
  q: string,
  language: Language = 'en',
): Promise<string[]> {
  const { hits, partial } = await engine.search({ q, language, rows: 40, partial: 'fill' })
  return [...new Set([...hits, ...partial].map(({ matnr }) => matnr.split('-')[0]!))]
}

/** Names of the titles that meet every word of a search, best first. */
export async function fullNames(engine: SearchEngine, q: string, language: Language): Promise<string[]> {
  const { hits } = await engine.search({ q, language, rows: 40 })
  return [...new Set(hits.map(({ matnr }) => matnr.split('-')[0]!))]
}
