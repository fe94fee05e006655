import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames } from '../../testing/titled.ts'

let engine: SearchEngine
beforeAll(async () => {
  engine = await engineOfNamedTitles(
    {
      fitting: 'Wandscheibe 20 mm',
      slab: 'Terrassenplatte Feinsteinzeug Terrassina 100x100x2 cm hellgrau R11 C rektifiziert',
    },
    'de',
  )
})

test.each([
  ['2 cm', ['slab', 'fitting']],
  ['2 cm stark', ['slab', 'fitting']],
  ['20 mm', ['fitting', 'slab']],
])('"%s" begins with what is measured as it was typed', async (q, names) => {
  expect(await fullNames(engine, q, 'de')).toEqual(names)
})
