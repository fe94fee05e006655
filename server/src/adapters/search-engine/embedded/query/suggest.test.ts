import { expect, test } from 'vitest'
import { embeddedSearchEngine } from '../engine.ts'
import type { SuggestResult } from '../../port.ts'

async function suggestion(
  prefix: string,
  titles: readonly string[],
  names: readonly string[] = [],
  brand?: string,
): Promise<SuggestResult> {
  const engine = embeddedSearchEngine({ languages: ['de'] })
  await engine.rebuild({
    categories: names.map((de, i) => ({ id: `${i}`, name: { de }, sort: '' })),
    synonyms: [],
    documents: (async function* () {
      for (const maktx of titles)
        yield {
          matnr: maktx,
          texts: { de: { maktx } },
          categories: [names.map((_, i) => `${i}`)],
          ...(brand !== undefined && { brand }),
        }
    })(),
  })
  return engine.suggest({ prefix, language: 'de' })
}

const suggested = async (...asked: Parameters<typeof suggestion>): Promise<string[]> =>
  (await suggestion(...asked)).words

test('what is typed in letters no name is written in begins no name', async () => {
  const { categories, brands } = await suggestion('жук', ['Rohr grau'], ['Rohre'], 'Wavin')
  expect([categories, brands]).toEqual([[], []])
})

test('categories and brands are met by any word of their names, also parted or joined otherwise', async () => {
  const names = ['HT-Rohre', 'Rohre', 'Trockenbau', 'U Profile']
  const called = async (prefix: string) =>
    (await suggestion(prefix, ['Rohr grau'], names, 'Villeroy & Boch')).categories.map(({ name }) => name)
  expect(await called('r')).toEqual(['HT-Rohre', 'Rohre'])
  expect(await called('htr')).toEqual(['HT-Rohre'])
  expect(await called('trocken bau')).toEqual(['Trockenbau'])
  expect(await called('upr')).toEqual(['U Profile'])
  expect((await suggestion('boch', ['Rohr grau'], names, 'Villeroy & Boch')).brands).toHaveLength(1)
})

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

test('a noun of the trade that stands in compounds alone has its umlauts', async () => {
  expect(await suggested('stan', ['Ständerprofil 75', 'Rohrstutzen', 'Standrohr'])).toContain('ständer')
  expect(await suggested('stu', ['Deckenstütze', 'Rohrstutzen'])).toContain('stütze')
})

test('what means more than one thing is suggested behind what means one', async () => {
  const titles = ['Winkelprofil Alu', 'Winkelprofil Messing', 'Fliesenbohrer 6 mm']
  expect(await suggested('fliesen', titles)).toEqual([
    'fliesen',
    'fliesenbohrer',
    'fliesenschiene',
    'fliesenleiste',
    'fliesenabschluss',
  ])
})

test('what kinds of a thing are named by is suggested before what titles say more often', async () => {
  const titles = ['Fliesenkleber grau', 'Fliesenkleber weiß', 'Bodenfliese', 'Wandfliese', 'Treppenfliese']
  expect(await suggested('flie', titles)).toEqual(['fliese', 'fliesenkleber', 'fliesenspiegel'])
})

test('a word typed to its end comes before what more titles go on with', async () => {
  const titles = ['Haken 5 mm', 'Hakenleiste 20 cm', 'Hakenleiste 30 cm']
  expect(await suggested('haken', titles)).toEqual(['haken', 'hakenleiste'])
  expect(await suggested('hak', titles)).toEqual(['hakenleiste', 'haken'])
})

test('the name of a brand comes behind the things', async () => {
  const titles = ['Schraubora Dübel', 'Schraubora Haken', 'Schraubora Anker', 'Schraube 4 x 40']
  expect(await suggested('schrau', titles, [], 'Schraubora')).toEqual(['schraube', 'schraubora'])
})

test('a word begun with a hyphen is completed with it', async () => {
  const titles = ['WC-Sitz weiß', 'WC-Silikon', 'Wand-WC']
  expect((await suggested('wc-si', titles)).toSorted()).toEqual(['wc-silikon', 'wc-sitz'])
  expect(await suggested('wand-wc', titles)).toEqual(['wand-wc'])
  expect(await suggested('sitz-w', titles)).toEqual([])
  expect(await suggested('wc-', titles)).toEqual([])
})

test.each(['htrohr', 'ht rohr', 'HT-ROHR', 'ht-r'])('%s names the category HT-Rohre', async (prefix) => {
  const { categories } = await suggestion(prefix, ['HT-Rohr DN 50'], ['HT-Rohre und Formstücke', 'Abwasser'])
  expect(categories.map(({ name }) => name)).toEqual(['HT-Rohre und Formstücke'])
})

test('a compound typed as two words names its category', async () => {
  const { categories } = await suggestion('trocken bau', ['Platte'], ['Trockenbau', 'Rohbau'])
  expect(categories.map(({ name }) => name)).toEqual(['Trockenbau'])
})

test('words that say nothing complete no query', async () => {
  expect(await suggested('deckel si', ['Deckel Siena weiß', 'Deckel, die sind leicht'])).toEqual([
    'deckel siena',
  ])
})

test('behind a word the first letter of the next one is completed, and its articles stay until there are more', async () => {
  const titles = ['Bodenfliese grau', 'Wandfliese glänzend', 'Wandfliese grau', 'Gummihammer']
  const { words, articles } = await suggestion('fliese g', titles)
  expect(words).toEqual(['fliese grau', 'fliese glänzend'])
  expect(articles.map(({ matnr }) => matnr).toSorted()).toEqual(titles.slice(0, 3).toSorted())
  expect(await suggested('g', titles)).toEqual([])
})

test.each(['Eimer 5 l', 'Eimer 5 x', 'Eimer 0,5 l'])(
  'a letter behind a number is a unit or stands between sides, and begins no word: %s',
  async (prefix) => {
    expect(await suggested(prefix, ['Eimer 5 kg leer', 'Eimer 0,5 l leer', 'Eimer 5 l xlarge'])).toEqual([])
  },
)

test('behind a misspelt word the next one is completed with the word as it is meant', async () => {
  const titles = [
    'Bodenfliese grau',
    'Bodenfliese graphit',
    'Silikon grau',
    'Silikon transparent',
    'Rohr 60x60 cm',
  ]
  expect(await suggested('bodenflise gra', titles)).toEqual(['bodenfliese grau', 'bodenfliese graphit'])
  expect(await suggested('silokon g', titles)).toEqual(['silikon grau'])
  expect(await suggested('silokon grau t', titles)).toEqual([])
  expect(await suggested('rohrr 60', titles)).toEqual(['rohr 60x60'])
})

test('what stands rightly before the word that is being typed stays as it was typed', async () => {
  const titles = ['Silikon grau', 'Silikan grau', 'Fliese 60x60 grau']
  expect(await suggested('silikan g', titles)).toEqual(['silikan grau'])
  expect(await suggested('xyzzyq g', titles)).toEqual([])
})
