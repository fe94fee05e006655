import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchEngine } from '../../../port.ts'
import { engineOfNamedTitles, rankedNames } from '../../../testing/titled.ts'

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(
    {
      floor: 'BODENFL. FEINSTEINZ. 60X60 ANTHR. R10',
      wall: 'WANDFL 30X60 WEISS GL.',
      glove: 'Montagehandsch. Gr. 9',
      shower: 'Handbr. 3 Strahlart. verchr.',
      hose: 'GARTENSCHL 1/2" 25M',
      rod: 'Gew.-Stange M12 verz.',
      board: 'GK-PL. 12,5MM IMPR.',
      mirror: 'Spiegelschr. 60 cm',
      screw: 'Holzschr. 4x40 verz.',
      nail: 'Nagel in Holz. Dose',
      both: 'Putz für innen und außen.',
      granite: 'Terrassenplatte aus Granit.',
      granite2: 'Bordstein Granit grau',
      granite3: 'Mauerstein Granit grau',
      whole: 'Handbrause Aqualine chrom',
      // Forty signs, as SAP has them.
      line: 'Unterlage Serpentara 60x60x2 cm rektifiz',
      shorter: 'Unterlage Serpentara 60x60x2 cm rekti',
    },
    'de',
  )
})

const found = async (q: string) =>
  (await engine.search({ q, language: 'de', rows: 40 })).hits.map(({ matnr }) => matnr.split('-')[0]!)
const names = async (q: string) => [...new Set(await found(q))]

describe('titles that are cut off', () => {
  test.each(['Außenleuchte', 'Holzhammer', 'Granitkleber', 'Handtuch', 'Größe grau'])(
    'are none that end with a whole word and a point, or are short for something else: %s finds nothing',
    async (q) => {
      expect(await names(q)).toEqual([])
    },
  )

  test('in English nothing is taken for cut off', async () => {
    const english = await engineOfNamedTitles({ shower: 'Showerh. chrome' })
    expect((await english.search({ q: 'showerhandset', language: 'en' })).numFound).toBe(0)
  })

  test.each([
    ['Bodenfliese anthrazit', ['floor']],
    ['Feinsteinzeug 60x60', ['floor']],
    ['Fliese', ['floor', 'wall']],
    ['Wandfliese weiß glänzend', ['wall']],
    ['Montagehandschuh Größe 9', ['glove']],
    ['Gartenschlauch', ['hose']],
    ['Gewindestange M12', ['rod']],
    ['Serpentara rektifiziert', ['line']],
    ['Gipskartonplatte imprägniert', ['board']],
    ['Spiegelschrank', ['mirror']],
    ['Holzschraube verzinkt', ['screw']],
  ])('are found by the whole word: %s finds %o', async (q, titles) => {
    expect((await names(q)).toSorted()).toEqual(titles)
  })

  test('come behind those that have the whole word', async () => {
    expect(await rankedNames(engine, 'Handbrause', 'de')).toEqual(['whole', 'shower'])
  })

  test.each([
    ['Handbr.', ['shower', 'whole']],
    ['Handbr. verchr.', ['shower', 'whole']],
    ['Bodenfl. anthr.', ['floor']],
    ['bodenfl', ['floor']],
    ['Gew.-Stange', ['rod']],
  ])('so are queries: %s finds %o', async (q, titles) => {
    expect((await names(q)).toSorted()).toEqual(titles)
  })
})

test('a word with a slip of the pen at its end is no abbreviation', async () => {
  const profiles = await engineOfNamedTitles({ stud: 'Ständerprofil 75 mm' }, 'de')
  const { numFound, corrections } = await profiles.search({ q: 'Ständerprofl', language: 'de' })
  expect({ numFound, corrections }).toEqual({
    numFound: 4,
    corrections: [{ from: 'ständerprofl', to: 'ständerprofil' }],
  })
})
