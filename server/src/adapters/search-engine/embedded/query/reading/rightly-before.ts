import type { Language } from '../../../document.ts'
import type { PlanningView } from '../index-view.ts'
import { contextOf } from './context-of.ts'
import { correctionsOf } from './corrections.ts'
import { readQuery } from './read-query.ts'

/** What stands before a word that is being typed, with misspelt words as a search reads them: 'fleise g' goes on as 'fliese grau'. */
export function rightlyBefore(before: string, view: PlanningView, language: Language): string {
  const q = before.trim()
  if (q === '') return before
  const context = contextOf(view, { q, language, rows: 0, prefix: false }, undefined)
  const meant = new Map(correctionsOf(readQuery(q, context)).map(({ from, to }) => [from, to]))
  return meant.size === 0 ? before : before.replaceAll(/\S+/g, (word) => meant.get(word) ?? word)
}
