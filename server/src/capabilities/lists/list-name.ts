import { nameProblem } from '../baskets/public.ts'

const longest = 60

/** What is wrong with the name of a list; undefined when it may be used. Names are trimmed before they are kept. */
export function listNameProblem(name: string): 'MISSING_NAME' | 'INVALID_NAME' | undefined {
  const trimmed = name.trim()
  return nameProblem(trimmed) ?? (Array.from(trimmed).length > longest ? 'INVALID_NAME' : undefined)
}
