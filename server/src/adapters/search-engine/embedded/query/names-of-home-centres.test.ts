import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, rankedNames } from '../../testing/titled.ts'

const titles: Record<string, string> = {
  hose: 'Zetto 4 ft. Washing Machine Hose',
  washer: 'Ziter 4.5 cu. ft. Top Load Washer',
  lockWasher: 'Torlin 1/4 in. Lock Washer',
  tie: 'Torlin 18-Gauge Hurricane Tie',
  strap: 'Torlin 1/2 in. Conduit Strap',
  stop: 'Vento Spring Door Stop',
  entry: 'Vento 36 in. x 80 in. Fiberglass Entry Door',
  bypass: 'Vento 36 in. x 80 in. Bypass Door',
  exterior: 'Delquo 1 gal. Exterior Paint',
  cellular: 'Brimi Cordless Cellular Shade',
  blind: 'Brimi Mini Blind',
  window: 'Vento Double Hung Window',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

test('who asks for what only goes with a thing finds that first', async () => {
  expect((await rankedNames(engine, 'washing machine hose'))[0]).toBe('hose')
})

test.each([
  ['that titles have only before another word', 'washing machine', 'washer'],
  ['that no title has', 'hurricane strap', 'tie'],
  ['with a size', 'exterior door 36x80', 'entry'],
  ['of what covers a window', 'window shade', 'cellular'],
  ['in the plural and misspelt', 'hurricane staps', 'tie'],
])('a name %s finds what it means: %s', async (_, q, first) => {
  expect((await rankedNames(engine, q))[0]).toBe(first)
})
