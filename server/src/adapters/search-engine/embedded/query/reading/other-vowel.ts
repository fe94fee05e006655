import type { Language } from '../../../document.ts'
import { typosAllowed } from '../../index/typos.ts'

const vowelsOf = (word: string): string => word.replace(/[^aeiou]/g, '')

/**
 * Whether a folded word has more typos than its length allows, and only sounds alike, with another vowel: 'Müller' is no
 * 'Maler'. German is spelt as it sounds, so that of a short word a vowel may be missing or too many, but is no other;
 * English is not ('fosset' and 'faucet').
 */
export function hasOtherVowel(folded: string, surface: string, typos: number, language: Language): boolean {
  const allowed = typosAllowed(folded.length)
  if (language !== 'de' || allowed !== 1 || typos <= allowed || surface.length > folded.length) return false
  const [few = '', many = ''] = [vowelsOf(folded), vowelsOf(surface)].toSorted((a, b) => a.length - b.length)
  let at = 0
  for (const vowel of many) if (vowel === few[at]) at++
  return at < few.length
}
