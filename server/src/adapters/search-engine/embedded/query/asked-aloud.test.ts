import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames } from '../../testing/titled.ts'
import { spokenDoing } from '../text/spoken-doings.ts'

let engine: SearchEngine
beforeAll(async () => {
  engine = await engineOfNamedTitles(
    {
      fuge: 'Fugenmörtel zum Verfugen von Terrassenplatten 25 kg',
      platte: 'Terrassenplatte 60x60x2 cm',
      folie: 'Flüssigfolie zum Abdichten der Dusche 7 kg',
      estrich: 'Estrich 30 kg',
      kleber: 'Fliesenkleber zum Kleben von Mosaik 25 kg',
    },
    'de',
  )
})

test.each([
  [['kleber', 'man'], 0],
  [['fliese', 'ich'], 0],
  [['verfuge', 'die', 'fugen'], 0],
  [['ich', 'klebe', 'ab'], 0],
])('no word of %o at place %i says what is done', (words, at) => {
  expect(spokenDoing(words, at)).toBeUndefined()
})

test.each(['wo finde ich Estrich auf Dachpappe', 'zeig mir passende Palmen'])(
  '"%s" finds no full match where the shop has not what is asked for',
  async (q) => expect(await fullNames(engine, q, 'de')).toEqual([]),
)

test.each([
  ['womit verfuge ich Terrassenplatten', 'fuge'],
  ['wie dichte ich eine Dusche ab', 'folie'],
  ['womit klebt man Mosaik', 'kleber'],
  ['wo finde ich Estrich', 'estrich'],
  ['ich benötige 10 Sack Estrich', 'estrich'],
  ['Datenblatt Fliesenkleber', 'kleber'],
  ['welcher Fliesenkleber eignet sich für Mosaik', 'kleber'],
])('"%s" is understood', async (q, name) => {
  expect(await fullNames(engine, q, 'de')).toEqual([name])
})
