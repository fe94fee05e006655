import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, rankedNames } from '../../testing/titled.ts'

/** Titles as the lists of material of craftsmen have them: one name for each thing. */
const titles: Record<string, string> = {
  profile: 'Winkelprofil 12,5 mm Messing gebürstet 2,50 m',
  gutter: 'Eckschutzschiene Alu 23 mm x 2,5 m',
  cutOff: 'Sicherungsautomat B16',
  vent: 'Entlüfter automatisch 1/2"',
  emergency: 'Sicherheitsleuchte LED, Einzelbatterie',
  board: 'Unterverteilung Unterputz 24 Module',
  seal: 'Kupfer Lötfitting T-Stück 22 mm',
  backwater: 'Rückstauautomat DN 100',
  drill: 'Ratschen- und Steckschlüsselsatz 42-teilig',
  ester: 'Injektionsmörtel Vinylester 300 ml',
  vinyl: 'Vinylboden Eiche natur 1 m²',
  mesh: 'Bewehrungsmatte Q188',
  adhesive: 'FK 90 Fliesenkleber C1 TE grau',
  flexible: 'FX 130 Flexkleber schnell C2 FTE S1 grau',
  goggles: 'Schutzbrille beschlagfrei transparent',
  sealer: 'Fugenschutz 1 l',
  stair: 'Treppenfliese 30x120 cm beige mit Rillenprofil',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles, 'de')
})

const ranked = (q: string): Promise<string[]> => rankedNames(engine, q, 'de')

test('a misspelt name is no short name of the trade with another word behind it', async () => {
  expect(await ranked('filesenschiene')).toContain('profile')
})

test('what goes by another name is not met by the words that name is made of', async () => {
  expect(await ranked('Sockelschiene')).not.toContain('stair')
  expect(await ranked('Stahlmatte')).toEqual(['mesh'])
})

test.each([
  ['Notbeleuchtung', 'emergency'],
  ['Sicherungskasten', 'board'],
  ['T-Abzweig', 'seal'],
  ['Rückstauklappe', 'backwater'],
  ['Nusskasten', 'drill'],
  ['Baustahlmatte', 'mesh'],
])('finds by another name of the trade: %s', async (q, name) => {
  expect((await ranked(q))[0]).toBe(name)
})

test('a word that only shares its stem with another one is the beginning or the end of a compound as well', async () => {
  expect(await ranked('Vinyl')).toEqual(expect.arrayContaining(['vinyl', 'ester']))
  expect((await ranked('Automat B16'))[0]).toBe('cutOff')
})

test('what a misspelt word was read as is meant before its other names, which are meant where it stands nowhere', async () => {
  expect((await ranked('Fliesknleber')).slice(0, 2)).toEqual(['adhesive', 'flexible'])
  expect((await ranked('Augenschuutz'))[0]).toBe('goggles')
})
