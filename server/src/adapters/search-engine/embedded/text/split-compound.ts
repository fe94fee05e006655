import { tradeNouns } from './trade-nouns.ts'

export interface CompoundPart {
  word: string
  /** The last part names what the thing is; the others say of which kind. */
  isHead: boolean
}

const shortestCompound = 7
const shortestPart = 4
/** Words of three letters that really begin or end compounds of the trade; others would split at random. */
const shortParts = new Set('bad bau dach eis eck fug gas hof hut ofen ohr ol rad rot tor tur wc'.split(' '))
/** What German puts between parts; 'n' and 'en' mostly belong to a plural that is itself a known word. */
export const joints = ['', 's', 'n', 'en', 'es', 'er']

/**
 * Parts of a folded German compound, when it can be cut into known words without rest: its smallest parts, and every
 * known word made of neighbouring ones ('wandfliesenkleber': wand, fliesen, kleber, wandfliesen, fliesenkleber).
 * Empty when it is no compound.
 */
export function splitCompound(word: string, isWord: (word: string) => boolean): CompoundPart[] {
  if (word.length < shortestCompound || word.length > 40 || !/^[a-z]+$/.test(word)) return []
  const cuts = finestCuts(word, isWord)
  if (cuts.length < 3) return []
  const parts: CompoundPart[] = []
  for (let from = 0; from < cuts.length - 1; from++) {
    for (let to = from + 1; to < cuts.length; to++) {
      if (to - from === cuts.length - 1) continue
      const known = partAt(word, cuts[from]!, cuts[to]!, isWord)
      if (known) parts.push({ word: known, isHead: to === cuts.length - 1 })
    }
  }
  return parts
}

const shortestLoosePart = 5
const shortestRest = 3
/** A name of the trade as short as this ends a compound behind a beginning as long ('Filzputz', 'Bundhose'). */
const shortHead = 4
/** 'Gleittür' and 'Sektionaltor', but no 'Temperatur', 'Struktur' or 'Ventilator'. */
const opening = /(?<![aikpux])(?:turen|tur|tore|tor)$/
const door = /^(?:turen|tur|tore|tor)$/

/** Whether letters are those of a door with which a word ends that names none: an 'Armatur' is no 'Tür'. */
const isByChance = (part: string, word: string): boolean =>
  door.test(part) && word.length > part.length && !opening.test(word)

/** 'Elastisch', 'automatisch' and 'optisch' are no tables: letters of such a word stand before the ending, too. */
const adjective = /[aeiouy][knps]?tisch(?:e[mnrs]?)?$/

/** Whether a part at the end of a word is none, because the word says how something is. */
export const isAdjective = (part: string, word: string): boolean =>
  part.startsWith('tisch') && word.length > part.length && adjective.test(word)

/**
 * Known words with which a word that cannot be cut without rest begins or ends ('wandfliesenkleber' when only
 * 'wandfliesen' is known), each taken apart further. Good enough to find the word by them, not to replace it.
 */
export function loosePartsOf(word: string, isWord: (word: string) => boolean): CompoundPart[] {
  if (word.length < shortestCompound || word.length > 40 || !/^[a-z]+$/.test(word)) return []
  const parts: CompoundPart[] = []
  for (let start = shortestRest; start <= word.length - shortestLoosePart; start++) {
    const head = word.slice(start)
    if (!isWord(head) || isByChance(head, word) || isAdjective(head, word)) continue
    parts.push({ word: head, isHead: true }, ...splitCompound(head, isWord))
    break
  }
  const short = word.slice(-shortHead)
  const [gate] = opening.exec(word) ?? []
  if (!parts.length && word.length >= 2 * shortHead && tradeNouns.has(short))
    parts.push({ word: short, isHead: true })
  else if (!parts.length && gate && word.length - gate.length >= shortHead)
    parts.push({ word: gate, isHead: true })
  for (let end = word.length - shortestRest; end >= shortestLoosePart; end--) {
    const beginning = partAt(word, 0, end, isWord)
    if (!beginning || beginning.length < shortestLoosePart) continue
    const inner = splitCompound(beginning, isWord).map((part) => ({ word: part.word, isHead: false }))
    parts.push({ word: beginning, isHead: false }, ...inner)
    break
  }
  return parts
}

/** Positions between the parts of the best cut and, where a part is a compound itself, inside it. */
function finestCuts(word: string, isWord: (word: string) => boolean): number[] {
  const cuts = fewestParts(word, isWord) ?? [0, word.length]
  if (cuts.length < 3) return cuts
  const inner = cuts.slice(1).flatMap((end, i) => {
    const start = cuts[i]!
    const part = partAt(word, start, end, isWord)
    if (!part || part.length < shortestCompound || !word.startsWith(part, start)) return []
    return finestCuts(part, isWord)
      .slice(1, -1)
      .map((cut) => start + cut)
  })
  return [...cuts, ...inner].toSorted((a, b) => a - b)
}

/** Positions 0 … word.length between the parts of the best cut. */
function fewestParts(word: string, isWord: (word: string) => boolean): number[] | undefined {
  const cost = Array.from({ length: word.length + 1 }, () => Infinity)
  const cameFrom = Array.from({ length: word.length + 1 }, () => 0)
  cost[0] = 0
  for (let end = 3; end <= word.length; end++) {
    for (let start = 0; start <= end - 3; start++) {
      if (cost[start]! + 1 >= cost[end]! || (start === 0 && end === word.length)) continue
      if (partAt(word, start, end, isWord)) {
        cost[end] = cost[start]! + 1
        cameFrom[end] = start
      }
    }
  }
  if (cost[word.length] === Infinity) return undefined
  const cuts = [word.length]
  while (cuts[0] !== 0) cuts.unshift(cameFrom[cuts[0]!]!)
  return cuts
}

/** The known word that stands between two positions, a joint at its end left out unless the word ends there. */
function partAt(
  word: string,
  start: number,
  end: number,
  isWord: (word: string) => boolean,
): string | undefined {
  const piece = word.slice(start, end)
  for (const joint of end === word.length ? [''] : joints) {
    if (!piece.endsWith(joint)) continue
    const part = piece.slice(0, piece.length - joint.length)
    const isLongEnough = part.length >= shortestPart || shortParts.has(part)
    if (isLongEnough && isWord(part) && !isByChance(part, word.slice(0, end))) return part
  }
  const withoutE = end < word.length && piece.length >= shortestPart && isWord(`${piece}e`)
  return withoutE ? `${piece}e` : undefined
}
