import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfTitles, rankedNames } from '../../testing/titled.ts'

const titles: Record<string, string> = {
  pit: 'Hamfeld 30 in. Steel Fire Pit',
  // Two misspelt words that a 'firepit' might be as well.
  fir: 'Vento Fir Board',
  firPanel: 'Vento Fir Panel',
  exit: 'Ziter Exit Sign',
  exitLight: 'Ziter Exit Light',
  pan: 'Grennick 12 in. Steel Mud Pan',
  pruner: 'Grennick Bypass Pruner',
  sink: 'Brimi Pedestal Sink',
  protector: 'Ziter 6-Outlet Surge Protector',
  cabinet: 'Torlin Tool Box with Drawers',
  door: 'Brimi French Door Refrigerator',
  board: 'Vento 7/16 in. x 4 ft. x 8 ft. OSB',
  thinBoard: 'Vento 1/4 in. x 4 ft. x 8 ft. OSB',
  nails: 'Torlin 16d Common Nails',
  drill: 'Quilofo 20-Volt Drill',
  saw: 'Lorafo 18-Volt Jig Saw',
  switch: 'Zetto 3-Way Switch',
  knife: 'Zetto Utility Knife',
  meter: 'Zetto Digital Multimeter',
  trimmer: 'Torlin 21 cc String Trimmer',
  bolt: 'Vento Galvanized Bolt',
  rail: 'Vento Stair Rail Kit',
  roll: 'Brimi Carpet Rolling Kit',
  underlayment: 'Vento Foam Underlayment',
  hood: 'Ziter Under Cabinet Hood',
  troffer: 'Ziter Lay In Troffer',
}

let engine: SearchEngine

beforeAll(async () => {
  // One article each, for a small shop has hardly more: no word stands often.
  engine = await engineOfTitles(Object.entries(titles).map(([name, title]) => [name, title, 1]))
})

const full = async (q: string): Promise<string[]> => {
  const { hits } = await engine.search({ q, language: 'en', rows: 40 })
  return [...new Set(hits.map(({ matnr }) => matnr.split('-')[0]!))]
}

test.each([
  ['parts that are nothing', 'firegnok'],
  ['a part that is like nothing beside one that is known', 'gnorkpruner'],
  ['two misspelt parts', 'pedastlsnik'],
  ['a number with a word behind it', '47110osb'],
])('takes no word apart with %s: %s', async (_, q) => {
  expect(await full(q)).toEqual([])
})

test.each([
  ['firepit', ['pit']],
  ['mudpan', ['pan']],
  ['bypasspruners', ['pruner']],
  ['pedastalsink', ['sink']],
  ['surgeprotecter', ['protector']],
  ['frenchdoorrefrigerator', ['door']],
])('reads %s, typed as one, as its words', async (q, names) => {
  expect(await full(q)).toEqual(names)
})

test.each([
  ['7/16osb', ['board']],
  ['16dnails', ['nails']],
  ['20vdrill', ['drill']],
  ['3wayswitch', ['switch']],
])('parts the word from its figure in %s', async (q, names) => {
  expect(await full(q)).toEqual(names)
})

test.each([
  ['box cuttre', ['knife'], 'cuttre', 'cutter'],
  ['volt metr', ['meter'], 'metr', 'meter'],
  ['weed eatre', ['trimmer'], 'eatre', 'eater'],
])('reads %s as the misspelt name of what is called otherwise, and says so', async (q, names, from, to) => {
  const { hits, corrections } = await engine.search({ q, language: 'en', rows: 40 })
  expect([...new Set(hits.map(({ matnr }) => matnr.split('-')[0]!))]).toEqual(names)
  expect(corrections).toEqual([{ from, to }])
})

test.each(['box cuttre', 'volt metr'])('does so for no one who wants every word as typed: %s', async (q) => {
  const { numFound } = await engine.search({ q, language: 'en', fuzzy: false })
  expect(numFound).toBe(0)
})

test('takes railing for a rail, and not for what is rolling', async () => {
  expect(await full('railing kit')).toEqual(['rail'])
})

test('takes a word that another begins with for that one before two others', async () => {
  expect(await full('underlay')).toEqual(['underlayment'])
  expect((await rankedNames(engine, 'foam underlay'))[0]).toBe('underlayment')
})
