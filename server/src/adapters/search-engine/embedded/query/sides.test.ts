import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames, rankedNames } from '../../testing/titled.ts'

const titles: Record<string, string> = {
  thin: 'XPS Hartschaumplatte 100 mm 600x1250 mm',
  long: 'XPS Hartschaumplatte 50 mm 1000x600 mm',
  set: 'Wannengarnitur mit Überlauf 180 mm',
  tub: 'Duo-Wanne 1800x800 mm weiß',
  short: 'Duo-Wanne 1600x700 mm weiß',
  tray: 'Duschwanne superflach 1000x800 mm Ablauf 90 mm',
  square: 'Duschwanne superflach 900x900 mm Ablauf 90 mm',
  channel: 'Duschrinne mit Rost 900 mm',
  angle: 'Rinnenwinkel außen Dusche 90 Grad',
  cement: 'Portlandzement CEM II 25 kg',
  bag: 'Schuttsack 120 l',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles, 'de')
})

const full = (q: string): Promise<string[]> => fullNames(engine, q, 'de')

test('what is called by its millimetres is not met by as many centimetres', async () => {
  expect(await full('XPS 100')).toEqual(['thin'])
})

test('what the trade calls by its side in centimetres is met by that before any other figure', async () => {
  expect((await full('Wanne 180'))[0]).toBe('tub')
  expect((await full('Duschwanne 90'))[0]).toBe('square')
})

test('a compound whose parts are typed apart is meant before things that have them apart', async () => {
  expect((await full('Dusch Rinne 90'))[0]).toBe('channel')
})

test('what a thing is packed in need not stand in its title, and is found itself', async () => {
  expect(await full('Sack Zement')).toEqual(['cement'])
  expect((await rankedNames(engine, 'Sack', 'de'))[0]).toBe('bag')
})
