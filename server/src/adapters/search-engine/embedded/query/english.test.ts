import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, rankedNames } from '../../testing/titled.ts'

const titles: Record<string, string> = {
  opener: 'Torlin 1/2 HP Garage Door Opener',
  remote: 'Torlin Garage Door Opener Remote Control',
  toilet: 'Brimi Elongated Toilet in White',
  flapper: 'Brimi 3 in. Rubber Toilet Flapper',
  filter: 'Ziter 16 in. x 25 in. x 1 in. Furnace Air Filter',
  otherFilter: 'Ziter 16 in. x 1 in. x 25 ft. Furnace Tape',
  pipe: 'Vento 3/4 in. x 10 ft. Galvanized Steel Pipe',
  seed: 'Lorafo 3 lb. Grass Seed',
  faucet: 'Delquo Chrome Kitchen Faucet with Sprayer',
  sprayer: 'Delquo Replacement Sprayer for Kitchen Faucet',
  horse: 'Torlin 32 in. Folding Saw Horse',
  rod: 'Vento 48 in. Curtain Rod',
  porcelain: 'Vento 12 in. x 24 in. Porcelain Tile',
  thrower: 'Torlin 21 in. Single-Stage Snow Thrower',
  constructor: 'Lorafo Constructor Set',
  knob: 'Vento Door Knob',
  drill: 'Quilofo 20-Volt Cordless Drill DCX771C2',
  ladder: 'Lorafo 6 ft. Aluminum Step Ladder',
  coupling: 'Delquo 1/2 in. Copper Coupling',
  elbow: 'Vento 3/4 in. PVC Elbow',
  saw: 'Lorafo 7-1/4 in. Circular Saw',
  mower: 'Torlin 21 in. Lawn Mower',
  stain: 'Vento 1 gal. Cedar Stain',
  pliers: 'Zetto 8 in. Linesman Pliers',
  microwave: 'Ziter Over the Range Microwave',
  vanity: 'Torlin 36 in. W Single Sink Vanity in Light Almond with Granite Vanity Top',
  light: 'Torlin 2-Light Chrome LED Vanity Light with Frosted Shades',
  shed: 'Zetto 10 ft. x 12 ft. Storage Shed',
  smallShed: 'Zetto 8 ft. x 12 ft. Storage Shed',
  pump: 'Zetto 1/3 HP Sump Pump',
  rail: 'Zetto DIN Rail',
  table: 'Torlin Dining Table',
  oil: 'Torlin 1 gal. Bar and Chain Oil',
  tubing: 'Delquo 1/2 in. PEX Tubing',
  tub: 'Lorafo Hot Tub',
  plainFilter: 'Ziter Furnace Filter',
  barrel: 'Zetto Rain Barrel',
  wheel: 'Vento Caster Wheel',
  barrow: 'Lorafo 6 cu. ft. Steel Wheelbarrow',
  conditioner: 'Ziter 8,000 BTU Window Air Conditioner',
  clamp: 'Zetto 4 in. C-Clamp',
  insulation: 'Vento R-13 Kraft Faced Fiberglass Insulation',
  pipeInsulation: 'Vento 3/4 in. x 6 ft. Foam Pipe Insulation',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

const ranked = (q: string): Promise<string[]> => rankedNames(engine, q)

test.each(['xqzvw', 'blorptag', 'blorfitude', 'vrimpok toplofritz', 'gnarfoodle', 'snorvelix', 'mofli'])(
  'finds nothing for %s',
  async (q) => {
    expect(await ranked(q)).toEqual([])
  },
)

test.each([
  ['the thing before its accessories', 'garage door opener', 'opener'],
  ['what a query names before what it is for', 'sprayer for kitchen faucet', 'sprayer'],
  ['two words written as one', 'toiletflapper', 'flapper'],
  ['two words written as one, one of them misspelt', 'toiletflappr', 'flapper'],
  ['a word without its first letter', 'rass seed', 'seed'],
  ['a shortened word', 'galv pipe', 'pipe'],
  ['an unfinished word with a typo', 'curtn ro', 'rod'],
  ['a size without spaces', '16inx25in filter', 'filter'],
  ['three figures in their order', '16x25x1', 'filter'],
  ['a fraction in inches', '3/4" pipe', 'pipe'],
  ['a decimal without its zero', '.75 in pipe', 'pipe'],
  ['two words written as one, one of them rare', 'sawhorse', 'horse'],
  ['two words written as one, the long one misspelt', 'curteinrod', 'rod'],
  ['a long word that lost two letters', 'porclin', 'porcelain'],
  ['a short plural that lost a letter', 'door knbs', 'knob'],
  ['another name of which no title has a word', 'snow blower', 'thrower'],
  ['two typos of which the consonants tell the word', 'ladr', 'ladder'],
  ['a short word with two pairs of letters swapped', 'fuacte', 'faucet'],
  ['a word written by ear', 'fosset', 'faucet'],
  ['an abbreviation with its letters swapped', 'pcv elbow', 'elbow'],
  ['a misspelt word with another ending', 'copuler', 'coupling'],
  ['two words written as one, both misspelt', 'kirchenfaaucet', 'faucet'],
  ['a short word and a misspelt one written as one', 'doorkonb', 'knob'],
  ['what is done for the tool that does it', 'mowing lawn', 'mower'],
  ['a code with two signs swapped', 'dxc771c2', 'drill'],
  ['a code with a sign too many', 'dcx771c22', 'drill'],
  ['a code without one of its signs', 'dcx77c2', 'drill'],
  ['a code in two pieces', 'dcx 771c2 drill', 'drill'],
  ['a unit glued to a figure and to the next word', '3/4inchpvc', 'elbow'],
  ['a measure glued to the word before it', 'elbow3/4in', 'elbow'],
  ['a size glued to the word before it', 'filter16x25', 'filter'],
  ['a word glued to one that only links it', 'filterfor furnace', 'plainFilter'],
  ['a word glued to one that only links it', 'furnace forfilter', 'plainFilter'],
  ['a name of two words written as one, which no title has', 'snowblower', 'thrower'],
  ['a size in the plural', '16x25s filter', 'filter'],
  ['a fraction in words', 'three quarter inch elbow', 'elbow'],
  ['a fraction glued to the whole number', '71/4 saw', 'saw'],
  ['a number in words before its unit', 'three pound seed', 'seed'],
  ['a frequent short word that begins wrong', 'door znob', 'knob'],
  ['a word that is always a plural', 'pkier', 'pliers'],
  ['what two words beside each other name', 'vanity light', 'light'],
  ['a word without its letter too many before what has the same stem', 'tubbing', 'tubing'],
  ['of a size that nothing has what has a part of it', 'furnace filter 16x25x4', 'filter'],
  ['what is misheard', 'wheel barrel', 'barrow'],
  ['an abbreviation with a stroke', 'a/c', 'conditioner'],
  ['a possessive', "opener's remote", 'remote'],
  ['a word that every object of the language inherits', 'constructor', 'constructor'],
])('puts first: %s', async (_, q, first) => {
  expect((await ranked(q))[0]).toBe(first)
})

test.each([
  ['a whole number and a fraction with and between', '7 and 1/4 circular saw', 4],
  ['a unit without its figure', 'gallons cedar stain', 4],
  ['a unit without its figure beside other words', 'porcelain tile per sq ft', 4],
  ['a short word with a letter once that is there twice', 'dor knob', 4],
  ['a misspelt form that has the stem of another word', 'dinning table', 4],
  ['a short word without its vowel', 'sump pmp', 4],
  ['a short word without the letter that nobody hears', 'door nob', 4],
  ['a short word with a y for an i', 'chain oyl', 4],
  ['the figure of a class without its letter', '13 insulation', 4],
  ['feet with their sign before and behind', "10'x12' shed", 4],
  ['a question', 'where do i need a garage door opener', 8],
])('meets all of: %s', async (_, q, articles) => {
  expect((await engine.search({ q, language: 'en' })).numFound).toBe(articles)
})

test('a number in words is the measure and no other', async () => {
  expect((await engine.search({ q: 'three pound seed', language: 'en' })).numFound).toBe(4)
  expect((await engine.search({ q: 'two pound seed', language: 'en' })).numFound).toBe(0)
})

test.each([
  ['of two words with two typos', 'rab bars', 'flapper'],
  ['of the stem of a piece', 'oversized', 'microwave'],
])('makes nothing %s', async (_, q, article) => {
  expect(await ranked(q)).not.toContain(article)
})

test('takes no other possessive for the one that was asked for', async () => {
  expect(await ranked("xqzvw's")).toEqual([])
})

test('takes a code with another digit for another article', async () => {
  expect(await ranked('dcx781c2')).toEqual([])
})

test('says how a word was guessed', async () => {
  const { corrections, unknownWords } = await engine.search({ q: 'fosset', language: 'en' })
  expect({ corrections, unknownWords }).toEqual({
    corrections: [{ from: 'fosset', to: 'faucet' }],
    unknownWords: [],
  })
})

test('goes on to ten, however little of the query is met', async () => {
  const q = 'curtain rod 48 in with elbow torlin'
  const { partial } = await engine.search({ q, language: 'en', rows: 10, partial: 'fill' })
  expect(partial).toHaveLength(10)
})

test('gives partial matches as long as one word is known', async () => {
  expect(await ranked('brimi xqzvw blorptag vrimpok toplofritz')).toEqual(['toilet', 'flapper'])
})
