import { expect, test } from 'vitest'
import { engineOfNamedTitles } from '../../testing/titled.ts'

/** What a German search finds among titles, and what it was read as. */
async function asked(q: string, ...titles: string[]) {
  const engine = await engineOfNamedTitles(
    Object.fromEntries(titles.map((title, i) => [`t${i}`, title])),
    'de',
  )
  const { hits, corrections } = await engine.search({ q, language: 'de', rows: 40 })
  const found = [...new Set(hits.map(({ matnr }) => titles[Number(matnr.slice(1).split('-')[0])]))]
  return { found, readAs: corrections.map(({ to }) => to) }
}

test('what is like the beginning of a word that goes on with no noun is no misspelt one', async () => {
  expect((await asked('Tritschall', 'Trittschallend 20 mm')).found).toEqual([])
})

test.each([
  ['Tritschall', 'Trittschallplatte 20 mm', 'trittschall'],
  ['Hohlkel', 'Hohlkehlprofil 2,50 m', 'hohlkehl'],
  ['Fäkalin', 'Fäkalienpumpe 230 V', 'fäkalien'],
])('a misspelt beginning of a compound that stands nowhere alone is that: %s', async (q, title, right) => {
  expect(await asked(q, title, 'Fliese weiß')).toEqual({ found: [title], readAs: [right] })
})

test('a name typed as three words is that name', async () => {
  expect((await asked('fliesen kleber flexibel', 'Flexkleber S1 25 kg', 'Fugensand')).found).toEqual([
    'Flexkleber S1 25 kg',
  ])
})
