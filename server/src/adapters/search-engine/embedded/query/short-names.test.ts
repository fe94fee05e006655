import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames } from '../../testing/titled.ts'

let engine: SearchEngine
beforeAll(async () => {
  engine = await engineOfNamedTitles(
    {
      bogen: 'HT-Bogen 45° DN 50',
      abzweig: 'HT-Abzweig 87° DN 50',
      branch: 'HT-Abzweig 45° DN 110 DN 40',
      muffe: 'HT-Überschiebmuffe DN 50',
      stopfen: 'HT-Muffenstopfen DN 75',
      rohr: 'HT-Rohr 1000 mm DN 110',
      disc: 'Diamantscheibe Beton Turbo 230 mm',
      grinder: 'Winkelschleifer WS 22-230',
      glossy: 'Steingut Wandfliese Lumina 30x60 cm weiß glänzend',
      mat: 'Steingut Wandfliese Lumina 30x60 cm weiß matt',
      radiator: 'Badheizkörper Bagna 1775x600 mm anthrazit',
      slab: 'Gehwegplatte 50x50x5 cm grau',
      other: 'Nordrohr HT-Abzweig 45° DN 160/110',
      screed: 'Estrichdämmplatte EPS 035 DEO 20 mm',
      sound: 'Trittschallplatte EPS 045 DES sm 25 mm',
    },
    'de',
  )
})

test.each(['HTEA 75/75', 'HTR 110/75', 'Trennsch. 125'])(
  '"%s" finds no full match where the shop has none of the size',
  async (q) => expect(await fullNames(engine, q, 'de')).toEqual([]),
)

test.each([
  ['HTB 50 45', 'bogen'],
  ['HT-B DN 50', 'bogen'],
  ['HTEA 50/50', 'abzweig'],
  ['HTEA 110/40', 'branch'],
  ['HTU 50', 'muffe'],
  ['HTM DN 75', 'stopfen'],
  ['HT Rohr 110', 'rohr'],
  ['HTEM 110 1000', 'rohr'],
  ['Trennsch. 230 beton', 'disc'],
  ['Wandfl. weiß glzd. 30x60', 'glossy'],
  ['BHK 1775 anthr.', 'radiator'],
  ['Platte 50/50', 'slab'],
])('"%s" finds what lists of material call so', async (q, name) => {
  expect(await fullNames(engine, q, 'de')).toEqual([name])
})

test('what lies under screed keeps sound away only where it says so', async () => {
  expect(await fullNames(engine, 'Trittschalldämmung', 'de')).toEqual(['sound'])
  expect(await fullNames(engine, 'Estrichdämmung', 'de')).toEqual(['screed', 'sound'])
})
