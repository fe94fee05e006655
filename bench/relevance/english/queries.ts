import type { Random } from '../../search/random.ts'
import { written } from './articles.ts'
import type { EnglishArticle, Size } from './articles.ts'

export interface EnglishQuery {
  id: string
  text: string
  kind: string
  misspelled: boolean
  /** What was in mind, and which of its properties were typed. */
  meant: EnglishArticle
  asks: { kind: boolean; brand: boolean; size: boolean; material: boolean; colour: boolean }
}

const forms = ['plain', 'spoken', 'size', 'colour', 'brand', 'long', 'brand only', 'joined', 'extra'] as const

/** Queries as customers type them, each with one article in mind; every third one is misspelled besides. */
export function makeQueries(
  articles: readonly EnglishArticle[],
  count: number,
  random: Random,
): EnglishQuery[] {
  return Array.from({ length: count }, (_, number) => {
    const meant = random.pick(articles)
    const form = random.pick(forms)
    const asks = { kind: form !== 'brand only', brand: false, size: false, material: false, colour: false }
    const right = textOf(meant, form, asks, random)
    const misspelled = form !== 'brand only' && random.next() < 0.33
    const text = misspelled ? misspell(right, random) : right
    return { id: `q${number + 1}`, text, kind: form, misspelled: text !== right, meant, asks }
  })
}

function textOf(
  article: EnglishArticle,
  form: (typeof forms)[number],
  asks: EnglishQuery['asks'],
  random: Random,
): string {
  const { kind, brand, size, material, colour } = article
  const name = kind.name.toLowerCase()
  const plural = random.next() < 0.4 ? `${name}s` : name
  const ask = (what: keyof typeof asks, part: string | undefined) => {
    if (part === undefined) return []
    asks[what] = true
    return [part.toLowerCase()]
  }
  const measure = size && typed(size, random)
  switch (form) {
    case 'spoken':
      return random.pick(kind.spoken)
    case 'size':
      return shuffled([...ask('size', measure), plural], random).join(' ')
    case 'colour':
      return [...ask('colour', colour), plural].join(' ')
    case 'brand':
      return [...ask('brand', brand), plural].join(' ')
    case 'long':
      return [
        ...ask('brand', random.next() < 0.5 ? brand : undefined),
        ...ask('size', measure),
        ...ask('material', material),
        name,
        ...ask('colour', colour && `in ${colour}`),
      ].join(' ')
    case 'brand only':
      return ask('brand', brand).join('')
    case 'joined':
      return joined(name, random)
    case 'extra':
      return random.pick([`${name} for house`, `best ${name}`, `replacement ${name}`, `${plural} on sale`])
    default:
      return plural
  }
}

/** A measure the many ways it is typed: '4x8', '4 ft x 8 ft', 4' x 8', '18v', '5 gallon'. */
function typed(size: Size, random: Random): string {
  const marks: Record<string, string[]> = {
    'in.': ['in', ' in', ' inch', '"', '-inch', ''],
    'ft.': ['ft', ' ft', ' foot', "'", ' feet', ''],
    'gal.': [' gal', ' gallon', 'gal', ' gallons'],
    'lb.': [' lb', ' lbs', 'lb', ' pound'],
    Volt: ['v', ' volt', '-volt', ' v'],
    Watt: ['w', ' watt', ' watts'],
    Gauge: [' gauge', ' ga', '-gauge'],
  }
  const units = size.unit.split(' x ')
  if (random.next() < 0.2) return written(size).toLowerCase()
  const bare = size.figures.length > 1 && random.next() < 0.5
  const times = random.pick(['x', ' x ', ' x ', ' by '])
  return size.figures
    .map((figure, i) => figure + (bare ? '' : random.pick(marks[units[i] ?? ''] ?? [''])))
    .join(times)
}

function joined(name: string, random: Random): string {
  const words = name.split(' ')
  if (words.length < 2) return name
  const at = random.below(words.length - 1)
  return [...words.slice(0, at), words[at]! + words[at + 1]!, ...words.slice(at + 2)].join(' ')
}

const shuffled = (parts: string[], random: Random): string[] =>
  random.next() < 0.3 ? parts.toReversed() : parts

const vowels: Record<string, string> = { a: 'e', e: 'a', i: 'e', o: 'u', u: 'o', y: 'i' }

/** One letter wrong, missing, doubled or swapped, or a vowel written by ear; in long words now and then two. */
export function misspell(text: string, random: Random): string {
  const words = text.split(' ')
  const long = words.flatMap((word, i) => (/^[a-z]{5,}$/.test(word) ? [i] : []))
  if (!long.length) return text
  const at = random.pick(long)
  const times = words[at]!.length > 8 && random.next() < 0.35 ? 2 : 1
  for (let i = 0; i < times; i++) words[at] = oneTypo(words[at]!, random)
  return words.join(' ')
}

function oneTypo(word: string, random: Random): string {
  const at = random.next() < 0.08 ? 0 : 1 + random.below(word.length - 2)
  const letter = word[at]!
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  const changes = [
    before + after,
    before + letter + letter + after,
    before + word[at + 1]! + letter + word.slice(at + 2),
    before + (vowels[letter] ?? random.pick('r s t l n m d'.split(' '))) + after,
  ]
  return random.pick(changes)
}
