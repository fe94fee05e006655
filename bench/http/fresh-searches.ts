import type { Input } from '@shop/contract/define-resource'
import type { search } from '@shop/contract/resources/search'
import type { SearchDocument } from '../../server/src/adapters/search-engine/document.ts'
import { makeCatalogue } from '../search/articles.ts'
import { mix } from '../search/queries.ts'
import { Random } from '../search/random.ts'
import { event } from './kinds.ts'
import { own } from './large-catalogue.ts'
import type { Request } from './measure.ts'

type Asked = Input<typeof search, 'SEARCH'>

export const freshKinds = [
  'two words',
  'a number',
  'one typo',
  'two facets',
  'a category',
  'the mix',
] as const
export type FreshKind = (typeof freshKinds)[number]

const shares: readonly [FreshKind, number][] = [
  ['two words', mix['two words']],
  ['a number', mix.number],
  ['one typo', mix.typo],
  ['two facets', mix['two facets']],
  ['a category', mix.category],
]
const mixed = shares.flatMap(([kind, share]) => Array.from({ length: share }, () => kind))
const sorts = ['name', 'name desc', 'number', 'price', 'price desc', 'newest', 'sales']
const pages = 4

/**
 * Searches with all facets and 24 hits, of words, numbers and categories of a made-up catalogue, none of which it has
 * given before. What has been asked already is asked in another order or for a further page, as buyers go on.
 */
export class FreshSearches {
  readonly #random = new Random(4711)
  readonly #asked = new Set<string>()
  readonly #catalogue
  readonly #articles: number

  constructor(articles: number) {
    this.#articles = articles
    this.#catalogue = makeCatalogue(articles)
  }

  next(kind: FreshKind, count: number, cookie = ''): Request[] {
    return Array.from({ length: count }, () => {
      const input = this.#unasked(kind === 'the mix' ? this.#random.pick(mixed) : kind)
      return event('search', 'SEARCH', { rows: 24, ...input }, cookie)
    })
  }

  #unasked(kind: FreshKind): Asked {
    for (;;) {
      const input = this.#input(kind)
      const sort = this.#random.pick(sorts)
      const start = 24 * this.#random.below(pages)
      const found = [input, { ...input, sort }, { ...input, start }, { ...input, sort, start }].find(
        (one) => !this.#asked.has(JSON.stringify(one)),
      )
      if (found === undefined) continue
      this.#asked.add(JSON.stringify(found))
      return found
    }
  }

  #input(kind: FreshKind): Asked {
    const random = this.#random
    const article = this.#catalogue.document(random.below(this.#articles))
    const words = wordsOf(article)
    const [thing = '', , colour = ''] = words
    switch (kind) {
      case 'two words':
        return { q: `${thing} ${random.pick(words.slice(1))}` }
      case 'a number':
        return { q: numberOf(article, random) }
      case 'one typo':
        return { q: `${misspelled(thing, random)} ${random.pick(words.slice(1))}` }
      case 'two facets':
        return { q: thing, fq: [...this.#brands(article), ...coloursBeside(colour)] }
      default:
        return { q: '', fq: [`category:"${random.pick(random.pick(this.#catalogue.paths))}"`] }
    }
  }

  #brands({ brand: first = '' }: SearchDocument): string[] {
    const others = Array.from({ length: 4 }, () => this.#random.pickPopular(this.#catalogue.brands))
    return [...new Set([first, ...others])].map((brand) => `brand:"${brand}"`)
  }
}

const coloursBeside = (colour: string): string[] =>
  [...new Set([colour, 'grau', 'weiß'])].map((one) => `attr:colour:"${one}"`)

/** Thing, series, colour, surface, format, what it is for and made of, and its brand. */
function wordsOf({ texts, brand = '' }: SearchDocument): string[] {
  const { maktx = '', maktx2 = '' } = texts.de ?? {}
  const words = [...maktx.split(' '), ...maktx2.replace('für ', '').split(', '), brand]
  return words.filter((word) => word !== 'cm')
}

function numberOf({ matnr, ean = '', supplierNumbers = [] }: SearchDocument, random: Random): string {
  const number = random.pick([own(matnr), ean, ...supplierNumbers])
  return random.pick([number, number.slice(0, 6), number.slice(1, 7)])
}

function misspelled(word: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, word.length - 2))
  return random.pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at]! + word.slice(at),
    word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
  ])
}
