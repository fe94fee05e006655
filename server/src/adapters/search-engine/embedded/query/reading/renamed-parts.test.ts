import { expect, test } from 'vitest'
import { engineOfNamedTitles, fullNames } from '../../../testing/titled.ts'

/** Titles that meet a German search, best first. */
async function found(q: string, ...titles: string[]): Promise<string[]> {
  const engine = await engineOfNamedTitles(
    Object.fromEntries(titles.map((title, i) => [`t${i}`, title])),
    'de',
  )
  return (await fullNames(engine, q, 'de')).map((name) => titles[Number(name.slice(1))]!)
}

test('what is sold under its own word is nothing that ends otherwise', async () => {
  expect(await found('Rohrleiste', 'Rohrprofil 6 mm', 'Rohrleiste 2,5 m')).toEqual(['Rohrleiste 2,5 m'])
})

test.each([
  ['Schwingtor', 'Schwingtür 800 mm'],
  // A name of the trade means what it is called by there.
  ['Sockelschiene', 'Sockelleiste 60 mm'],
  ['Gipsdübel', 'Gipsanker 8 mm'],
  ['Putzprofilhalter', 'Putzprofil 6 mm'],
  ['Duschleiste', 'Duschprofilreiniger 1 l'],
])('a %s is no %s', async (q, title) => {
  expect(await found(q, title)).toEqual([])
})

test.each([
  ['Rohrleiste', 'Rohrprofil 6 mm'],
  ['Rohrleisten', 'Rohrprofil 6 mm'],
  ['Brausetür', 'Duschtür 900 mm'],
  ['Radiatorrosette', 'Heizkörperrosette 15 mm'],
  ['Fassadenbox', 'Außenkasten grau'],
  ['Gasthermenhahn', 'Gasthermenventil 1/2'],
])('where nothing is called %s, %s is', async (q, title) => {
  expect(await found(q, title, 'Anderes')).toEqual([title])
})

test.each([['Pfeilerplatte', 'Pfeilerabdeckplatte 40x40']])(
  'where nothing is called %s, %s is, which has a part more between',
  async (q, title) => {
    expect(await found(q, title, 'Balkonpalme')).toEqual([title])
  },
)

test('what a compound is called with another end is found by the other names of that', async () => {
  expect(await found('Wannenhahn', 'Einhand-Wannenfüllbatterie chrom')).toEqual([
    'Einhand-Wannenfüllbatterie chrom',
  ])
})

test('a compound is met by the one that has its parts the other way round, and not by what only has both', async () => {
  expect(await found('Zaunholz', 'Holzzaun Lärche', 'Zaunschraube Holzdekor')).toEqual(['Holzzaun Lärche'])
})

test('a name of the trade is no misspelt other one where nothing goes by it', async () => {
  expect(await found('Trennlage', 'Trennlade grau')).toEqual([])
})

test('a name is not read as the one that is joined otherwise where neither stands in an article', async () => {
  expect(await found('Fugenmasse', 'Fugenfüller 5 kg', 'Fugenmörtel 5 kg')).toHaveLength(2)
})
