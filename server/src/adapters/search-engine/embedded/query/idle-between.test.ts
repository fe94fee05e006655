import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames } from '../../testing/titled.ts'

let engine: SearchEngine
beforeAll(async () => {
  engine = await engineOfNamedTitles(
    {
      boden: 'Feinsteinzeug Bodenfliese Vela 60x60 cm, geeignet für außen, frostsicher',
      terrasse: 'Terrassenplatte Feinsteinzeug Vela 60x60x2 cm, frostsicher, für außen',
      klappe: 'Revisionsklappe Fliese bündig für die Wand',
      wand: 'Steingut Wandfliese Vela 20x20 cm',
      bahn: 'Entkopplungsbahn EB 3 auf Fußbodenheizung',
      matt: 'Steingut Wandfliese Vela matt 30x60 cm, auf Fußbodenheizung',
      profil: 'Winkelprofil 10 mm Edelstahl',
      fenster: 'Schwingfenster mit Griffleiste',
      reiniger: 'Grundreiniger über Nacht, für Fliesen, an denen Reste kleben',
      kleber: 'Fliesenkleber Fliese auf Fliese 25 kg',
    },
    'de',
  )
})
const first = async (q: string) => (await fullNames(engine, q, 'de'))[0]

describe('what nobody means', () => {
  test('who asks for a mat for the floor heating gets nothing matt first', async () => {
    expect(await first('Matte für Fußbodenheizung')).toBe('bahn')
  })

  test('a strip for tiles is no handle of a window', async () => {
    expect(await fullNames(engine, 'Leiste für Fliesen', 'de')).toEqual(['profil'])
  })
})

describe('words that say nothing', () => {
  test.each([
    'Fliesen für außen',
    'Fliesen gesucht für außen',
    'welche Fliesen eignen sich für außen',
    'geeignete Fliesen für draußen',
    'welche Fliesen im Außenbereich',
  ])('part no name: "%s" begins with what lies outdoors', async (q) => {
    expect(await first(q)).toBe('terrasse')
  })

  test('join what stands beside them', async () => {
    expect(await first('Wand kaufen Fliese')).toBe('wand')
  })

  test('are those of places', async () => {
    expect(await first('Fliesen über Fliesen kleben')).toBe('kleber')
  })

  test('need not be said of an article that suits', async () => {
    expect(await fullNames(engine, 'Fliesen geeignet für außen', 'de')).toEqual(['terrasse', 'boden'])
  })

  test('are asked for where nothing else is', async () => {
    expect(await fullNames(engine, 'geeignet', 'de')).toEqual(['boden'])
  })
})
