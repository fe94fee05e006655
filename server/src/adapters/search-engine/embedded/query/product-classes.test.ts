import { beforeAll, describe, expect, test } from 'vitest'
import { embeddedSearchEngine } from '../engine.ts'
import type { SearchEngine } from '../../port.ts'

const tap = { de: ['Waschtischarmatur', 'Einhebelmischer', 'Standbatterie'], en: ['Washbasin fitting'] }
const tile = { de: ['Fliese/Platte', 'Keramikplatte'] }

/** Titles as makers write them, with what the trade calls their classes. */
const articles: [name: string, title: string, classNames?: { de?: string[]; en?: string[] }][] = [
  ['trap', 'Ablaufgarnitur für Waschtischarmatur', { de: ['Ablaufgarnitur'] }],
  ['hose', 'Anschlussschlauch Waschtischarmatur 3/8', { de: ['Anschlussschlauch', 'Panzerschlauch'] }],
  ['series', 'Flussa BA1822 verchromt', tap],
  ['named', 'Waschtischarmatur Nova', tap],
  ['unnamed', 'Flussa BA1900 schwarz'],
  ['tile', 'Basalto 60x60 anthrazit', tile],
]

let engine: SearchEngine

beforeAll(async () => {
  engine = embeddedSearchEngine()
  await engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      for (const [matnr, maktx, classNames] of articles)
        yield { matnr, texts: { de: { maktx } }, ...(classNames && { classNames }) }
    })(),
  })
})

async function found(q: string, language: 'de' | 'en' = 'de'): Promise<string[]> {
  const { hits } = await engine.search({ q, language, rows: 10 })
  return hits.map(({ matnr }) => matnr)
}

describe('what its class is called', () => {
  test('finds no article of no class', async () => {
    expect(await found('Einhebelmischer')).not.toContain('unnamed')
  })

  test('finds an article whose title names nothing, before what only is for such things', async () => {
    expect(await found('Waschtischarmatur')).toEqual(['named', 'series', 'trap', 'hose'])
  })

  test.each([
    ['Standbatterie verchromt', ['series']],
    ['Panzerschlauch', ['hose']],
    ['Keramikplatte anthrazit', ['tile']],
    ['einhebelmischr', ['named', 'series']],
  ])('is read as any word of it: %s', async (q, expected) => {
    expect((await found(q)).toSorted()).toEqual(expected)
  })

  test('is said in the language of the question, and in the other where it has none', async () => {
    expect((await found('washbasin fitting', 'en')).toSorted()).toEqual(['named', 'series'])
    expect(await found('Keramikplatte', 'en')).toEqual(['tile'])
  })
})
