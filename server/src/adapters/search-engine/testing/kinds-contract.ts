import { describe, expect, test } from 'vitest'
import type { SearchEngine, SearchQuery } from '../port.ts'
import type { MakeEngine } from './ask.ts'
import { articles, categories } from './catalogue.ts'
import { kindArticles, kindCategories } from './kinds-catalogue.ts'

export function describeKinds(name: string, make: MakeEngine): void {
  let filled: Promise<SearchEngine> | undefined
  const fill = async () => {
    const engine = await make()
    await engine.apply({
      categories: [...categories, ...kindCategories],
      deletes: articles.map(({ matnr }) => matnr),
      upserts: kindArticles,
    })
    return engine
  }
  const ask = async (q: string, more: Partial<SearchQuery> = {}) =>
    (await (filled ??= fill())).search({ q, language: 'de', ...more })
  const order = async (q: string) => (await ask(q)).hits.map(({ matnr }) => matnr)

  describe(`${name}: what somebody means who names a kind of thing`, () => {
    test.each(['z919', '9190', '8919'])(
      '%s beside a word finds no number it stands in nowhere',
      async (piece) => {
        expect(await order(`${piece} fliese`)).toEqual([])
      },
    )

    test.each([
      ['fliese', ['600001', '600002', '600003']],
      ['fliesen', ['600001', '600002', '600003']],
      ['wand fliese', ['600005']],
      ['fliese wand', ['600005']],
      ['wc', ['600011']],
      ['klo weiß', ['600011']],
      ['toilet', ['600011']],
      ['putz', ['600021']],
      ['kleber', ['600023']],
      ['trockenbauschrauben', ['600031']],
      ['hose', ['600033']],
      ['armatur küche', ['600053']],
      ['ziegel', ['600061']],
      ['wasserhahn küche', ['600053']],
      ['wand dämmen', ['600065']],
      ['wannenarmatur', ['600091']],
      ['brausearmatur', ['600092']],
    ])('%s brings the thing before what goes with it or is called alike', async (q, matnrs) => {
      expect((await order(q)).slice(0, matnrs.length).toSorted()).toEqual(matnrs)
    })

    test.each([
      ['25/60', ['600041', '600042']],
      ['25-60', ['600041', '600042']],
      ['pumpe 25/60', ['600041']],
      ['beton c25', ['600043']],
      ['beton c25/30', ['600043']],
      ['zement 32,5r 25 kg', ['600044']],
      ['7919 fliese', ['600003']],
      ['holz fliese', ['600002']],
      ['keile', ['600046']],
      ['keller', ['600064']],
    ])('%s finds %o in this order', async (q, matnrs) => {
      expect(await order(q)).toEqual(matnrs)
    })

    test.each([
      ['bürste für rost', ['600081']],
      ['bürste 5 cm für rost', []],
      ['bürste zum verteilen', []],
      ['lackschaden mit bürste', ['600082']],
    ])('%s finds as full matches what is called what is asked for, if anything is: %o', async (q, matnrs) => {
      expect(await order(q)).toEqual(matnrs)
    })

    test('what is called what is asked for is the first to be met in part', async () => {
      const { partial } = await ask('bürste zum verteilen')
      expect(partial[0]?.matnr).toBe('600081')
    })

    test('names half typed find what goes by those that begin so', async () => {
      expect((await order('rig')).toSorted()).toEqual(['600031', '600054'])
    })

    test('a word that only ends alike is no compound of it', async () => {
      expect((await ask('eckschutz', { fuzzy: false })).hits).toEqual([])
    })

    test.each([
      ['tür', ['600071']],
      ['duschtür', ['600071']],
      ['akustikdecke', ['600074']],
    ])('%s finds what is called so, nothing that only ends or is used alike: %o', async (q, matnrs) => {
      expect(await order(q)).toEqual(matnrs)
    })

    test('what mentions both parts of a compound is not what it names, and a match in part', async () => {
      const { numFound, partial } = await ask('balkonkante')
      expect([numFound, partial.map(({ matnr }) => matnr)]).toEqual([0, ['600073']])
    })

    test.each(['drainagerohr', 'deckenbank'])(
      '%s is nothing that only begins so, and is told as unknown',
      async (q) => {
        const { numFound, partial, unknownWords } = await ask(q)
        expect([numFound, partial, unknownWords]).toEqual([0, [], [q]])
      },
    )

    test('a mat is nothing that is matt', async () => {
      const { numFound, partial, unknownWords } = await ask('Heizmatte')
      expect([numFound, partial, unknownWords]).toEqual([0, [], ['heizmatte']])
    })

    test('a letter alone makes no partial match: R11 B is read as R11 where there is none of both', async () => {
      const { numFound, partial } = await ask('r11b')
      expect([numFound, partial.map(({ matnr }) => matnr)]).toEqual([0, ['600003']])
    })
  })
}
