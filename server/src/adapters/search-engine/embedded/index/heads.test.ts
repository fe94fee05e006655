import { expect, test } from 'vitest'
import { analyze } from '../text/analyze.ts'
import { stem } from '../text/stem.ts'
import { callingNames, namingPlace } from './heads.ts'

const named = (title: string, ...categories: string[]): string | undefined => {
  const kinds = categories.flatMap((name) =>
    callingNames(analyze(name, 'en'), 'en').map(({ word }) => stem(word, 'en')),
  )
  return namingPlace(analyze(title, 'en', true), { kinds, ofClass: [] }, 'en', (word) => stem(word, 'en'))
    ?.word
}

test.each([
  ['Porcelain floor tile Basalto 60x60 cm anthracite R10 B rectified', 'Floor tiles', 'tile'],
  ['Porcelain skirting Basalto 7x60 cm anthracite', 'Skirtings and steps', 'skirting'],
  ['Shower mixer chrome', 'Shower and bath mixers', 'mixer'],
])('%s is named by what its category %s is called by: %s', (title, category, word) => {
  expect(named(title, category)).toBe(word)
})

test('of words beside each other that categories are called by the last names an English title', () => {
  expect(named('Brick tile Artesana 10x10 cm red glossy', 'Tiles', 'Handmade look bricks')).toBe('tile')
})

test('an English title that says no name of its categories is named by its last word before a break', () => {
  expect(named('Adjustable wrench, chrome', 'Hand tools')).toBe('wrench')
})

test.each([
  ['Red', 'red'],
  ['Garden Lantern Bracket', 'bracket'],
  ['Red Brick', 'brick'],
])('%s is named by its last word: %s', (title, word) => {
  expect(named(title)).toBe(word)
})

test.each([
  ['Market Patio Umbrella Red', 'umbrella'],
  ['Leather Work Gloves Large', 'gloves'],
  ['Basin Mixer Tap Polished Chrome 125 mm', 'tap'],
  ['Vento 60-Watt LED Light Bulb Soft White', 'bulb'],
  ['Brimi 1.28 GPF Toilet Tank Only in White', 'tank'],
])('what %s ends with only describes it: named by %s', (title, word) => {
  expect(named(title)).toBe(word)
})

test.each([
  ['Maker, Light Bulb', 'maker'],
  ['Vento Shelf 24 in. (White), Melamine', 'shelf'],
])('%s is named by what stands before its first break: %s', (title, word) => {
  expect(named(title)).toBe(word)
})

test.each([
  ['Vento 8 ft. - 10 ft. Attic Ladder', 'ladder'],
  ['Vento 120-Volt, 4500-Watt Heating Element for Water Heaters', 'element'],
  ['Vento 12-Volt Battery 1.5 Ah (2-Pack)', 'battery'],
  ['Vento 4 ft. 32-Watt Cool White (6500K) Fluorescent Light Bulb (10-Pack)', 'bulb'],
  ['Vento 18 cu. in. Old Work Box', 'box'],
  ['Vento Digital In-Wall Timer in White', 'timer'],
  ['Vento 14/2 Copper NM-B W/G Wire', 'wire'],
  ['Vento 25 cu. ft. Side by Side Refrigerator', 'refrigerator'],
  ['Vento Nickel Deadbolt Featuring Quick Security', 'deadbolt'],
])('neither figures nor joined words part %s: named by %s', (title, word) => {
  expect(named(title)).toBe(word)
})

test('what is joined by and is named by what stands behind it', () => {
  expect(named('Tub and Shower Faucet in Chrome')).toBe('faucet')
})

test.each([
  ['Vento 18-Volt Cordless Drill/Driver in Red', 'drill'],
  ['Vento 20-Volt MAX Leaf Blower/Sweeper, Tool-Only', 'blower'],
  ['Vento Dryer/Washer/Iron', 'dryer'],
])('behind a bar stands what the thing is besides: %s is named by %s', (title, word) => {
  expect(named(title)).toBe(word)
})

test.each([
  ['Vento Red/White Lantern', 'lantern'],
  ['Vento 5-Gal. Wet/Dry Vac', 'vac'],
  ['Vento Smoke/Fire Alarm', 'alarm'],
])('a bar before what names the thing names nothing: %s is named by %s', (title, word) => {
  expect(named(title)).toBe(word)
})
