import { expect, test } from 'vitest'
import { embeddedSearchEngine } from '../engine.ts'

async function suggested(
  prefix: string,
  titles: readonly string[],
  names: readonly string[] = [],
): Promise<string[]> {
  const engine = embeddedSearchEngine({ languages: ['de'] })
  await engine.rebuild({
    categories: names.map((de, i) => ({ id: `${i}`, name: { de }, sort: '' })),
    synonyms: [],
    documents: (async function* () {
      for (const maktx of titles)
        yield { matnr: maktx, texts: { de: { maktx } }, categories: [names.map((_, i) => `${i}`)] }
    })(),
  })
  return (await engine.suggest({ prefix, language: 'de' })).words
}

test('no part of a compound that is no word is suggested', async () => {
  expect(await suggested('dachn', ['Eindeckrahmen Dachneigung', 'Dachziegel rot'])).toEqual(['dachneigung'])
})

test('the forms of a word take one place: the one that most titles say', async () => {
  expect(await suggested('flies', ['Fliese rot', 'Fliesen blau', 'Fliesen gelb', 'Fliesenkleber'])).toEqual([
    'fliesen',
    'fliesenkleber',
  ])
  expect(await suggested('dichtb', ['Dichtband 10 m', 'Dichtbänder im Satz'])).toEqual(['dichtband'])
})

test('a part of compounds is spelt with the umlauts of its plural', async () => {
  expect(await suggested('sag', ['Satz', 'Stichsäge'], ['Sägen'])).toEqual(['säge'])
})
