import type { SearchQuery } from '../../server/src/adapters/search-engine/port.ts'
import type { Catalogue } from './articles.ts'
import { Random } from './random.ts'

/** Kinds of the query mix with their share in percent. */
export const mix = { 'two words': 40, number: 20, typo: 15, 'two facets': 15, category: 10 } as const
export type Kind = keyof typeof mix

/** Queries of the mix, made of what the articles contain, in random order. */
export function makeQueries(
  catalogue: Catalogue,
  articles: number,
  count: number,
): { kind: Kind; query: SearchQuery }[] {
  const random = new Random(99)
  const kinds = Object.entries(mix).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => kind as Kind),
  )
  return Array.from({ length: count }, () => {
    const kind = random.pick(kinds)
    const article = catalogue.document(random.below(articles))
    const words = article.texts.de!.maktx.split(' ')
    const [thing = '', series = '', colour = ''] = words
    const base = { language: 'de', facets: 'all', rows: 24 } as const
    switch (kind) {
      case 'two words':
        return { kind, query: { ...base, q: random.pick([`${thing} ${series}`, `${thing} ${colour}`]) } }
      case 'number':
        return { kind, query: { ...base, q: numberOf(article, random) } }
      case 'typo':
        return { kind, query: { ...base, q: `${misspelled(thing, random)} ${colour}` } }
      case 'two facets':
        return { kind, query: { ...base, q: thing, filters: twoFacets(catalogue, colour, random) } }
      default:
        return {
          kind,
          query: { ...base, q: '', filters: [categoryOf(random.pick(catalogue.paths), random)] },
        }
    }
  })
}

function numberOf(article: ReturnType<Catalogue['document']>, random: Random): string {
  const number = random.pick([article.matnr, article.bismt!, article.ean!, ...article.supplierNumbers!])
  const form = random.below(3)
  if (form === 1) return number.slice(0, 6)
  return form === 2 ? number.slice(1, 7) : number
}

function misspelled(word: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, word.length - 2))
  const changes = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at]! + word.slice(at),
    word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
  ]
  return random.pick(changes)
}

const twoFacets = (catalogue: Catalogue, colour: string, random: Random) =>
  [
    { kind: 'field', field: 'attr:colour', values: [colour, 'grau', 'weiß'] },
    {
      kind: 'field',
      field: 'brand',
      values: Array.from({ length: 5 }, () => random.pickPopular(catalogue.brands)),
    },
  ] as const

const categoryOf = (path: string[], random: Random) =>
  ({ kind: 'pivot', field: 'category', values: [path[1 + random.below(3)]!] }) as const
