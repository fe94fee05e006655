import { stem } from '../../text/stem.ts'
import type { PlanContext } from './plan.ts'

const shortestPart = 3
/** Of the titles with the rarer of two words this share has both beside each other where one word of both is meant. */
const mostlyBeside = 0.3
const fewestBeside = 3

/** Two words that titles write one behind the other: a 'bandsaw' is a band saw before it is a misspelt handsaw. */
export function besideCut(folded: string, { lexicon }: PlanContext): string[] | undefined {
  if (!/^[a-z]+$/.test(folded)) return undefined
  for (let at = shortestPart; at <= folded.length - shortestPart; at++) {
    const parts = [folded.slice(0, at), folded.slice(at)]
    if (!parts.every((part) => lexicon.hasSurface(part))) continue
    const [first = '', second = ''] = parts.map((part) => stem(part, lexicon.language))
    const { beside, rarer } = lexicon.beside(first, second)
    if (beside >= fewestBeside && beside >= rarer * mostlyBeside) return parts
  }
  return undefined
}
