import { expect, test } from 'vitest'
import { engineOfNamedTitles, rankedNames } from '../../testing/titled.ts'

const sheets = {
  sheet: 'Vento 1/2 in. x 4 ft. x 8 ft. Sanded Plywood',
  thin: 'Vento 1/4 in. x 4 ft. x 8 ft. Sanded Plywood',
  frame: 'Zetto 4 in. x 8-1/2 in. Photo Frame',
  pipe: 'Delquo 2-1/2 in. Drain Pipe',
}
const copies = 4

test.each([
  ['4x8 1/2 inch', ['sheet', 'frame']],
  ['plywood 4x8 1/2', ['sheet']],
  ['2 1/2 inch pipe', ['pipe']],
  ['4x8-1/2 frame', ['frame']],
])('"%s": a fraction behind a size may be a thickness', async (q, names) => {
  const engine = await engineOfNamedTitles(sheets)
  const { hits } = await engine.search({ q, language: 'en', rows: 40 })
  expect(hits).toHaveLength(names.length * copies)
  expect((await rankedNames(engine, q)).slice(0, names.length).toSorted()).toEqual(names.toSorted())
})

test.each([
  ['table height', 'Torlin Pallet Weight Scale'],
  ['garden gate', 'Vento Shower Grate'],
  ['games', 'Brimi Gate Frames'],
])('"%s": a word of every day is no misspelt other one', async (q, title) => {
  const engine = await engineOfNamedTitles({ title, tile: 'Lorafo Porcelain Floor Tile' })
  const { corrections, hits, partial } = await engine.search({ q, language: 'en' })
  expect({ corrections, hits, partial }).toEqual({ corrections: [], hits: [], partial: [] })
})
