import { useState } from 'react'

/**
 * Words that are typed before they apply. What is typed belongs to the address it was typed at: another address brings its own.
 * @param applied as the address has them
 */
export function useDraftWords(applied: string) {
  const [draft, setDraft] = useState({ applied, words: applied })
  const words = draft.applied === applied ? draft.words : applied
  return {
    words,
    type: (typed: string) => setDraft({ applied, words: typed }),
    /** What is to apply; it stays in the field until the address has it. */
    settle: (): string => {
      const wanted = words.trim()
      setDraft({ applied: wanted, words: wanted })
      return wanted
    },
  }
}
