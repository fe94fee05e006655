import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../../port.ts'
import { engineOfNamedTitles, fullNames } from '../../../testing/titled.ts'

let engine: SearchEngine
beforeAll(async () => {
  engine = await engineOfNamedTitles(
    {
      stück: 'Pressfitting T-Stück 20 mm',
      apart: 'U Profil Aluminium 20 mm',
      winkel: 'Winkelprofil 10 mm silber 2,50 m',
      tonne: 'Abdeckprofil für Big Bag 1 t',
      handschuh: 'Handschuh Nitril Gr. L',
    },
    'de',
  )
})
const found = (q: string) => fullNames(engine, q, 'de')

test.each(['T-Profil', 'T Profil', 'Z-Profil', 'S-Stück'])(
  'a letter of a name is no other letter of a text: "%s" is not there',
  async (q) => {
    expect(await found(q)).toEqual([])
  },
)

test.each([
  ['T-Stück', 'stück'],
  ['T Stück 20', 'stück'],
  ['U-Profil', 'apart'],
  ['U Profil 20 mm', 'apart'],
])('a name with a letter is found joined or apart: "%s"', async (q, name) => {
  expect(await found(q)).toEqual([name])
})

test('a letter that is a size is one', async () => {
  expect(await found('Handschuh L')).toEqual(['handschuh'])
})

test('what is nowhere is told by its whole name', async () => {
  const { unknownWords } = await engine.search({ q: 'T-Profil', language: 'de' })
  expect(unknownWords).toEqual(['t-profil'])
})
