import { fold } from '../../text/fold.ts'
import { stem } from '../../text/stem.ts'
import { fractionApart } from './figure-options.ts'
import { misspeltNames } from './misspelt-names.ts'
import { partsOfNames } from './neighbours.ts'
import { idleHere } from './packed-things.ts'
import type { PlanContext } from './plan.ts'
import type { Asked } from './query-words.ts'
import { meantAsTwo } from './split-words.ts'
import { inFull } from './spelled-short.ts'
import { namedWithoutJoint } from './spoken-names.ts'
import { withoutTears } from './torn-words.ts'

/**
 * What was typed, with words that stand nowhere as the names they are, as the misspelt part of one, or as two, and with those that a
 * space tore as one.
 */
export function askedAnew(torn: readonly Asked[], context: PlanContext): Asked[] {
  const named = withNames(torn, context)
  const whole = withoutTears(named, context)
  const typed = whole === named ? named : withNames(whole, context)
  const said = idleHere(typed, context.lexicon)
  return typed.flatMap((one, i) => {
    const isSpelt = one.kind === 'word' && one.misspelt !== undefined
    if (isSpelt) return [one]
    const two = said[i] ? undefined : asTwo(one, context)
    return two === undefined || partsOfNames(typed, context)[i] ? [one] : two
  })
}

function withNames(typed: readonly Asked[], context: PlanContext): readonly Asked[] {
  const meant = misspeltNames(typed, context)
  return typed.map((one, i) => {
    const spelt = meant[i]
    return spelt !== undefined && one.kind === 'word' ? { ...one, text: spelt, misspelt: one.text } : one
  })
}

function asTwo(asked: Asked, context: PlanContext): Asked[] | undefined {
  if (asked.kind === 'figure') return fractionApart(asked, (term) => context.lexicon.frequency(term) > 0)
  const parts = asked.kind === 'word' ? readAs(asked.text, context) : undefined
  return parts?.map((text) => ({ kind: 'word', text, glued: true }))
}

/** Whether a word has German signs in English, so that it is no misspelt English one: 'Badmöbel' is no 'bad model'. */
export const isForeign = (word: string, { lexicon }: PlanContext): boolean =>
  lexicon.language === 'en' && /[äöüß]/.test(word)

/** A word that stands nowhere as the name it is, or as two. */
function readAs(word: string, context: PlanContext): string[] | undefined {
  const { lexicon } = context
  if (lexicon.frequency(stem(word, lexicon.language)) > 0) return undefined
  if (isForeign(word, context)) return undefined
  const name = namedWithoutJoint(fold(word, lexicon.language), context) ?? inFull(word, lexicon)
  return name === undefined ? meantAsTwo(word, context) : [name]
}
