import { expect, test } from 'vitest'
import { analyze } from '../text/analyze.ts'
import { stem } from '../text/stem.ts'
import { callingNames, namingPlace } from './heads.ts'

const named = (title: string, ...categories: string[]): string | undefined => {
  const kinds = categories.flatMap((name) =>
    callingNames(analyze(name, 'en'), 'en').map(({ word }) => stem(word, 'en')),
  )
  return namingPlace(analyze(title, 'en', true), kinds, 'en', (word) => stem(word, 'en'))?.word
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
])('what %s ends with only describes it: named by %s', (title, word) => {
  expect(named(title)).toBe(word)
})

test('what is joined by and is named by what stands behind it', () => {
  expect(named('Tub and Shower Faucet in Chrome')).toBe('faucet')
})
