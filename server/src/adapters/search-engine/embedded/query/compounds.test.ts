import { expect, test } from 'vitest'
import { embeddedSearchEngine } from '../engine.ts'

test('what a title calls so in a compound comes before what is only used with it', async () => {
  const engine = embeddedSearchEngine({ languages: ['de'] })
  await engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      for (let size = 4; size < 13; size++) {
        const texts = { maktx: `Werko Zahnkelle ${size}x${size} mm`, maktx2: 'Kleber auftragen und abziehen' }
        yield { matnr: `trowel-${size}`, texts: { de: texts }, salesRank: 9000, available: true }
      }
      for (const maktx of [
        'Hafto FX 130 Flexkleber schnell C2 FTE S1 grau 5 kg',
        'Fugo FK 90 Fliesenkleber schnell C1 TE grau 25 kg',
      ])
        yield { matnr: maktx, texts: { de: { maktx } }, available: true }
    })(),
  })
  const { hits } = await engine.search({ q: 'kleber', language: 'de' })
  expect(hits.slice(0, 2).map(({ matnr }) => matnr)).toEqual(
    expect.arrayContaining([expect.stringContaining('Flexkleber'), expect.stringContaining('Fliesenkleber')]),
  )
})
