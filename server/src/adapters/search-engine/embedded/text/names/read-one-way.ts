import type { Language, SearchSynonym } from '../../../document.ts'

const namesIn = (text = ''): string[] => text.split(',').map((name) => name.trim())

/** Reads lines as 'said, also said = called, also called' into names that count one way. */
export const readOneWay = (lines: string, language: Language): SearchSynonym[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [said, called] = line.split(' = ')
      return namesIn(said).map((word) => ({ word, language, synonyms: namesIn(called), oneWay: true }))
    })
