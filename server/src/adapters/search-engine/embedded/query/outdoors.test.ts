import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles } from '../../testing/titled.ts'

const titles: Record<string, string> = {
  geflecht: 'Maschendrahtgeflecht grün 25 m Rolle',
  pfosten: 'Zaunpfosten 1500 mm anthrazit',
  platte: 'Sperrholzplatte Birke 12 mm',
  kantholz: 'Kantholz Fichte 80x80 mm',
  schalung: 'Schalungsplatte gelb 500x1500 mm',
  osb: 'OSB-Platte 18 mm',
  tank: 'Regenwassertank 3000 l',
  deckel: 'Schachtabdeckung Guss D400',
  rauchrohr: 'Rauchrohr Stahl 150 mm',
  abfluss: 'KG-Rohr DN 110 1000 mm',
  funken: 'Funkenschutzplatte Stahl grau',
  motor: 'Rollladenmotor 20 Nm',
  raffstore: 'Raffstore Aluminium 80 mm',
  griff: 'Fenstergriff weiß',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles, 'de')
})

const full = async (q: string): Promise<string[]> => {
  const { hits } = await engine.search({ q, language: 'de', rows: 40 })
  return [...new Set(hits.map(({ matnr }) => matnr.split('-')[0]!))]
}

test.each(['Sperrstein', 'Sqorrholz', 'Gartenzwerg'])(
  'finds nothing for %s, which is like nothing',
  async (q) => {
    expect(await full(q)).toEqual([])
  },
)

test('does not take a Verlegeplatte for a misspelt Vorlegeplatte', async () => {
  expect(await full('Verlegeplatte')).toEqual(['osb'])
})

test.each([
  ['Sperrhholz', 'sperrholz'],
  ['Speerholz', 'sperrholz'],
])('reads %s as what a longer word begins with that stands nowhere alone, and says so', async (q, to) => {
  const { corrections } = await engine.search({ q, language: 'de' })
  expect(await full(q)).toEqual(['platte'])
  expect(corrections).toEqual([{ from: q.toLowerCase(), to }])
})

test.each([
  ['Maschendrahtzaun', 'geflecht'],
  ['Zaunsäule', 'pfosten'],
  ['Schaltafel', 'schalung'],
  ['Zisterne', 'tank'],
  ['Kanaldeckel', 'deckel'],
  ['Ofenrohr', 'rauchrohr'],
  ['Vorlegeplatte', 'funken'],
  ['Rohrmotor', 'motor'],
  ['Außenjalousie', 'raffstore'],
  ['Fensterolive', 'griff'],
])('knows what a %s is called', async (q, name) => {
  expect(await full(q)).toEqual([name])
})
