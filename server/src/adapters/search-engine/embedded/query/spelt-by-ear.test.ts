import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfTitles } from '../../testing/titled.ts'

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfTitles([
    ['blade', 'Ziter 60-Tooth Saw Blade', 40],
    ['braid', 'Brimi Diamond Braid Rope', 80],
    ['nails', 'Torlin Framing Nails', 40],
    ['lever', 'Vento Naples Dummy Lever', 40],
    ['drill', 'RIDGID 7 Amp Corded Hammer Drill', 20],
    ['foam', 'Lorafo 2 in. Rigid Foam Sheathing', 20],
    ['panel', 'Lorafo Rigid Panel', 4],
    ['maker', 'RIDGID Dust Panel', 20],
    ['lock', 'Vento Keyed Door Lock', 80],
    ['look', 'Quilofo Stone Look Plank', 20],
    ['sign', 'Vento LED Exit Sign', 20],
    ['sink', 'Vento Drop-In Sink', 80],
    ['bar', 'Brimi Towel Bar', 20],
    ['paint', 'BEHR 1 gal. Interior Paint', 20],
    ['otherPaint', 'Delquo 1 gal. Interior Paint', 20],
    ['tool', 'Ziter Painting Tool', 20],
  ])
})

const firstOf = async (q: string) => {
  const { hits, corrections } = await engine.search({ q, language: 'en', rows: 1 })
  return [hits[0]?.matnr.replace(/-\d+$/, ''), corrections?.map(({ to }) => to).join(' ')]
}

test('a word that stands with its neighbour is no maker that sounds like it', async () => {
  expect(await firstOf('rigid panel')).toEqual(['panel', ''])
})

test('a word of every day is no maker of whom there is nothing with the others', async () => {
  expect((await firstOf('bear lock'))[1]).toBe('')
})

test('a short word of other consonants is no spelling of a word', async () => {
  expect((await engine.search({ q: 'saw bluid', language: 'en' })).numFound).toBe(0)
})

test('a made-up word of four letters is no shorter word that titles have beside its neighbour', async () => {
  expect((await engine.search({ q: 'towel blor', language: 'en' })).numFound).toBe(0)
})

test('a word with two wrong letters is the one that titles have beside its neighbour', async () => {
  expect(await firstOf('exit sine')).toEqual(['sign', 'sign'])
})

test.each([
  ['before a word that is one letter away', 'nales', 'nails', 'nails'],
  ['that titles have beside its neighbour', 'saw blaid', 'blade', 'blade'],
  ['of three letters', 'lok', 'lock', 'lock'],
])('what is written as it sounds is read as the word it sounds like %s', async (_, q, name, meant) => {
  const [first, correction] = await firstOf(q)
  expect([first, correction?.toLowerCase()]).toEqual([name, meant])
})

test.each([
  ['beside it', 'rigid drill'],
  ['further on', 'rigid look drill'],
])('a maker whose name sounds like a known word is meant with his things: %s', async (_, q) => {
  expect((await firstOf(q))[1]).toBe('ridgid')
})

test('a word of every day that stands nowhere is the maker one letter away of whom there is the rest', async () => {
  expect(await firstOf('bear paint')).toEqual(['paint', 'behr'])
})
