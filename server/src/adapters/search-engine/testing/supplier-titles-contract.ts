import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '../document.ts'
import type { SearchEngine } from '../port.ts'
import type { MakeEngine } from './ask.ts'

const article = (matnr: string, maktx: string): SearchDocument => ({ matnr, texts: { de: { maktx } } })

const articles = [
  article('400030', 'BODENFL. TERRANO 45X45 ANTHR. R9'),
  article('400031', 'Handbr. Aqualine 3 Strahlart. chr.'),
  article('400032', 'Gew.-Stange M14 verz.'),
  article('400033', 'Wandbelag Miramar 29,8x59,8 cm'),
  article('400034', 'Wandbelag Miramar 597X597X9MM'),
  article('400035', 'Zement CEM II/B-M 32,5R 25 kg'),
  article('400036', 'Platte Miramar 600x1200'),
]

/** Titles as suppliers' systems write them. */
export function describeSupplierTitles(name: string, make: MakeEngine): void {
  let filled: Promise<SearchEngine> | undefined
  const fill = async () => {
    const engine = await make()
    await engine.apply({ upserts: articles })
    return engine
  }
  const found = async (q: string) => {
    const engine = await (filled ??= fill())
    return (await engine.search({ q, language: 'de' })).hits.map(({ matnr }) => matnr).toSorted()
  }

  describe(`${name}: exact sizes of tiles`, () => {
    test.each([
      ['Miramar 30x50', []],
      ['Miramar 29x59', []],
      ['Miramar 25x60', []],
      ['Miramar 29,8x59,8', ['400033']],
      ['Miramar 30x60', ['400033']],
      ['Miramar 30x60 cm', ['400033']],
      ['Miramar 300x600', ['400033']],
      ['Miramar 60x60', ['400034']],
      ['Miramar 60x120', ['400036']],
      ['Miramar 60x120 cm', ['400036']],
    ])('tiles that lack a joint are called by whole sizes: %s finds %o', async (q, matnrs) => {
      expect(await found(q)).toEqual(matnrs)
    })

    test('a decimal behind letters of a class is a figure', async () => {
      expect(await found('Zement 32,5')).toEqual(['400035'])
      expect(await found('Zement M 32')).toEqual([])
    })
  })

  describe(`${name}: titles that are cut off`, () => {
    test.each(['Handschweißgerät', 'Gewitterstange', 'Bodenfilter'])('finds nothing for %s', async (q) => {
      expect(await found(q)).toEqual([])
    })

    test.each([
      ['Bodenfliese Terrano anthrazit', ['400030']],
      ['Bodenfl. Terrano anthr.', ['400030']],
      ['Handbrause chrom', ['400031']],
      ['Handbr.', ['400031']],
      ['Gewindestange M14 verzinkt', ['400032']],
    ])('%s finds %o', async (q, matnrs) => {
      expect(await found(q)).toEqual(matnrs)
    })
  })
}
