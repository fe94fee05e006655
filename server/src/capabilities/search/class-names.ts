import type { Language } from '#server/adapters/search-engine/document.ts'

/** A class of ETIM's dictionary, as far as it names it. */
export type ClassNames = Record<Language, string | null> & {
  synonyms: Partial<Record<Language, readonly string[]>> | null
}

/** What a class is for says nothing of what it is: 'Zubehör für Waschtische' is none. */
const purpose = { de: /\s+(?:für|zum|zur|zu)\s.*$/iu, en: /\s+(?:for|to)\s.*$/iu }

/** What articles of a class are found by: its name before its synonyms, in each language that has any. */
export function classNamesOf(of: ClassNames): Partial<Record<Language, readonly string[]>> {
  const names = (language: Language): string[] => {
    const said = [of[language] ?? '', ...(of.synonyms?.[language] ?? [])]
    return [...new Set(said.map((name) => name.replace(purpose[language], '').trim()))].filter(Boolean)
  }
  const [de, en] = [names('de'), names('en')]
  return { ...(de.length > 0 && { de }), ...(en.length > 0 && { en }) }
}
