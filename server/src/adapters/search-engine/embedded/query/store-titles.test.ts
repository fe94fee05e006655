import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { embeddedSearchEngine } from '../engine.ts'
import { engineOfNamedTitles, engineOfTitles, fullNames, rankedNames } from '../../testing/titled.ts'

const titles: Record<string, string> = {
  grinder: 'Ziter 6 Amp 4-1/2 in. Angle Grinder',
  bracket: 'Vento Steel Angle Iron',
  figure: 'Brimi Garden Angel Statue',
  reel: 'Quilofo 125 ft. Wall Mount Hose Reel',
  hose: 'Quilofo 50 ft. Soaker Hose',
  fireplace: 'Real Brimi 36 in. Gel Fireplace',
  cushion: 'Vento Gel Heel Cushion',
  bandSaw: 'Ziter 9 in. Benchtop Band Saw',
  handSaw: 'Torlin 20 in. Fine Cut Handsaw',
  pot: 'Brimi 12 in. Terracotta Pot',
  terra: 'Terro Ant Bait',
  coat: 'Vento Coat Hook',
  nail: 'Torlin #8 x 3-1/2 in. 16-Penny Bright Common Nails',
  smallNail: 'Torlin #8 x 2-1/2 in. 8-Penny Bright Common Nails',
  pennyTile: 'Delquo Porcelain 12 Penny Round Mosaic',
  cartridge: 'Zetto 1222 Replacement Cartridge',
  otherCartridge: 'Zetto 1225 Replacement Cartridge',
  stringTrimmer: 'Ziter 25cc Gas Straight Shaft String Trimmer',
  hedgeTrimmer: 'Ziter Gas Hedge Trimmer',
  lever: 'Torlin Tub Drain Kit in Chrome',
  trackKit: 'Torlin Oil Rubbed Bronze Door Track Kit',
  box: 'Zetto 18 cu. in. Old Work Box',
  smallBox: 'Zetto 8 cu. in. Old Work Box',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

const full = (q: string): Promise<string[]> => fullNames(engine, q, 'en')
const ranked = (q: string): Promise<string[]> => rankedNames(engine, q)

const corrections = async (q: string) => (await engine.search({ q, language: 'en', rows: 40 })).corrections

test.each([
  ['nails of another length than their gauge', '8d framing nail 3-1/2'],
  ['a round as small as a penny as a nail', '12d'],
  ['another number for one whose letter is too many', 'zetto 1223b'],
  ['a box of another volume', '20 cu in box'],
])('meets all of nothing: %s', async (_, q) => {
  expect(await full(q)).toEqual([])
})

test.each([
  ['words that titles have together', 'angel statue', []],
  ['words beside each other in no title whatever is changed', 'bracket reel', []],
  ['words that are right as one', 'terra cotta pot', []],
])('changes nothing of %s: %s', async (_, q, changed) => {
  expect(await corrections(q)).toEqual(changed)
})

test('takes no word for one that stands beside its neighbour in a title or two', async () => {
  const few = await engineOfTitles([
    ['reel', 'Quilofo 125 ft. Wall Mount Hose Reel', 2],
    ['hose', 'Quilofo 50 ft. Soaker Hose', 8],
    ['fireplace', 'Real Brimi 36 in. Gel Fireplace', 8],
  ])
  expect((await few.search({ q: 'hose real', language: 'en', rows: 40 })).corrections).toEqual([])
})

test('titles kept for others do not say how words are read', async () => {
  const kept = embeddedSearchEngine({ languages: ['en'] })
  await kept.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      for (let i = 0; i < 12; i++) {
        yield {
          matnr: `reel-${i}`,
          texts: { en: { maktx: 'Hose Reel' } },
          catalogs: ['own'],
          reserved: true,
        }
        yield { matnr: `hose-${i}`, texts: { en: { maktx: 'Soaker Hose' } } }
        yield { matnr: `fireplace-${i}`, texts: { en: { maktx: 'Real Brimi Gel Fireplace' } } }
      }
    })(),
  })
  const read = (catalogs: string[]) =>
    kept.search({ q: 'hose real', language: 'en', restriction: { open: true, catalogs } })
  expect((await read(['own'])).corrections).toEqual([{ from: 'real', to: 'reel' }])
  expect(await read(['tiler'])).toMatchObject({ corrections: [], unknownWords: [] })
})

test.each([
  ['angel grinder', 'angel', 'angle', 'grinder'],
  ['hose real', 'real', 'reel', 'reel'],
  ['hose heel', 'heel', 'reel', 'reel'],
])('reads %s with %s as %s', async (q, from, to, name) => {
  expect(await full(q)).toEqual([name])
  expect(await corrections(q)).toEqual([{ from, to }])
})

test.each([
  ['two words that titles have beside each other before a word one letter away', 'bandsaw', ['bandSaw']],
  ['one word that was typed as two', 'terra cotta pot', ['pot']],
  ['nails in pence by the letter', '16d nails', ['nail']],
  ['nails in pence by the word', '8 penny nails', ['smallNail']],
  ['a number whose letter is too many', 'zetto 1222b', ['cartridge']],
  ['a box by its volume', '18 cubic inch box', ['box']],
])('meets: %s', async (_, q, names) => {
  expect(await full(q)).toEqual(names)
})

test.each([
  ['what goes by a name of several words before its general name', 'weed eater', 'stringTrimmer'],
  ['the thing before what has the three words of its finish', 'tub drain kit oil rubbed bronze', 'lever'],
])('puts first: %s', async (_, q, first) => {
  expect((await ranked(q))[0]).toBe(first)
})

test.each(['primer', 'sealer'])(
  'what a thing is besides, in one with it, does not name it: %s',
  async (q) => {
    const engine = await engineOfTitles([
      ['both', `Delquo 1 gal. Eggshell Interior Paint and ${q} in One`, 8],
      ['three', `Delquo 1 gal. Flat Exterior Paint and ${q} in 1`, 8],
      ['meant', `Delquo 5 gal. White Water-Based Interior/Exterior Stain-Blocking ${q}`, 4],
    ])
    expect((await rankedNames(engine, q))[0]).toBe('meant')
    expect((await rankedNames(engine, 'paint')).slice(0, 2).toSorted()).toEqual(['both', 'three'])
  },
)

test.each([
  [
    'how much it bears',
    'ladder',
    'Ziter 6 ft. Fiberglass Step Ladder 250 lb. Load Capacity',
    'Ziter Pool Ladder Hook',
  ],
  [
    'how it opens',
    'door',
    'Vento 36 in. x 80 in. Steel Prehung Front Door Left-Hand Inswing',
    'Vento Door Hook',
  ],
  [
    'how long it lasts',
    'roof',
    'Vento 8 ft. Corrugated Steel Roof Panel 20 Year Warranty',
    'Vento Roof Hook',
  ],
])('a title is not named by what it ends with that says %s: %s', async (_, q, meant, other) => {
  const engine = await engineOfTitles([
    ['other', other, 12],
    ['meant', meant, 4],
  ])
  expect((await rankedNames(engine, q))[0]).toBe('meant')
})
