import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../../port.ts'
import { engineOfNamedTitles, engineOfTitles, fullNames, rankedNames } from '../../../testing/titled.ts'
import { embeddedSearchEngine } from '../../engine.ts'

const titles: Record<string, string> = {
  eimer: 'Mörteleimer 12 l',
  ruehrer: 'Mischer für Mörtel 1200 Watt',
  farbe: 'Wandfarbe matt im Eimer 10 l',
  schraube: 'Terrassenschraube 5 x 70 mm 100 ST',
  armatur: 'Waschtischarmatur chrom',
  bahn: 'Unterdeckbahn 1,5 x 50 m',
  r9: 'Bodenfliese Onice 60x120 cm R9 rutschhemmend',
  r11: 'Bodenfliese Rocca 60x120 cm R11',
}
const english: Record<string, string> = {
  bucket: 'Mortar bucket 12 l',
  mixer: 'Mixer 1200 W two speeds',
  radiator: 'Towel radiator 775x450 mm matt black',
  slab: 'Outdoor slab porcelain 60x60x2 cm',
}

let german: SearchEngine
let american: SearchEngine
beforeAll(async () => {
  german = await engineOfNamedTitles(titles, 'de')
  american = await engineOfNamedTitles(english)
})

test('an "Eimer zum Mischen" is no mixer in a bucket', async () => {
  expect(await fullNames(german, 'Eimer zum Mischen', 'de')).toEqual([])
  expect((await rankedNames(german, 'Eimer zum Mischen', 'de'))[0]).toBe('eimer')
})

test('a "bucket for mixing" is a mixing bucket, which goes by other names, and no mixer', async () => {
  expect(await fullNames(american, 'bucket for mixing', 'en')).toEqual(['bucket'])
})

test('a bucket of something says how it is bought', async () => {
  expect(await fullNames(german, '2 Eimer Wandfarbe', 'de')).toEqual(['farbe'])
})

test('a Hahn is no misspelt Bahn', async () => {
  expect(await fullNames(german, 'Hahn', 'de')).toEqual(['armatur'])
})

test('a mat is nothing matt, however much is', async () => {
  const engine = await engineOfTitles([
    ['radiator', 'Towel radiator matt black', 100],
    ['mat', 'Uncoupling mat 1 x 15 m', 1],
  ])
  expect(await fullNames(engine, 'radiator mat', 'en')).toEqual([])
})

test.each(['Bohrer für Fliesen', 'Bohrer Fliesen', 'Fliesen Bohrer'])(
  '"%s" begins with no tile that can be drilled',
  async (q) => {
    const engine = embeddedSearchEngine()
    await engine.rebuild({
      categories: [],
      synonyms: [],
      documents: (async function* () {
        for (let i = 0; i < 40; i++)
          yield {
            matnr: `tile-${i}`,
            texts: { de: { maktx: `Wandfliese ${i}`, description: 'Bohren mit Wasser' } },
          }
        yield { matnr: 'krone', texts: { de: { maktx: 'Bohrkrone M14 43 mm' } } }
      })(),
    })
    expect((await engine.search({ q, language: 'de' })).hits[0]?.matnr).toBe('krone')
  },
)

test.each([
  ['Schrauben für Terrassendielen', 'schraube'],
  ['Mischeimer', 'eimer'],
])('%s is what it would be as one word', async (q, name) => {
  expect((await rankedNames(german, q, 'de'))[0]).toBe(name)
})

test.each(['rutschfeste Fliesen', 'Fliesen rutschfest', 'trittsichere Bodenfliese'])(
  '%s are those of the higher classes first',
  async (q) => {
    expect((await rankedNames(german, q, 'de')).slice(0, 2)).toEqual(['r11', 'r9'])
  },
)

test.each([
  ['mixing bucket', 'bucket'],
  ['bathroom radiator', 'radiator'],
  ['patio tile', 'slab'],
])('%s is known by its other name', async (q, name) => {
  expect((await rankedNames(american, q))[0]).toBe(name)
})

const outdoors = async () => {
  const engine = embeddedSearchEngine()
  const texts = { de: { maktx: 'Flexkleber grau 25 kg' }, en: { maktx: 'Flexible adhesive grey 25 kg' } }
  const frost = (value: string) => ({
    attributes: [
      {
        key: 'frost',
        facet: false,
        name: { de: 'Frostsicher', en: 'Frost-proof' },
        value: value === 'ja' ? { de: 'ja', en: 'yes' } : { de: 'nein', en: 'no' },
      },
    ],
  })
  await engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      yield { matnr: 'outside', texts, ...frost('ja') }
      yield { matnr: 'inside', texts, ...frost('nein') }
    })(),
  })
  return engine
}

test.each([
  ['Kleber außen', 'de'],
  ['Kleber für draußen', 'de'],
  ['Flexkleber für den Außenbereich', 'de'],
  ['adhesive for outdoors', 'en'],
] as const)('%s is one that bears frost', async (q, language) => {
  const { hits } = await (await outdoors()).search({ q, language })
  expect(hits.map(({ matnr }) => matnr)).toEqual(['outside'])
})

const departmentOf = async (department: string) => {
  const engine = embeddedSearchEngine()
  const root = { id: 'root', name: { de: department }, sort: '000010' }
  await engine.rebuild({
    categories: [root, { id: 'care', name: { de: 'Pflege' }, sort: '000020', parent: 'root' }],
    synonyms: [],
    documents: (async function* () {
      const care = 'Imprägnierung für Naturstein'
      yield { matnr: 'care', texts: { de: { maktx: care } }, categories: [['root', 'care']] }
      yield { matnr: 'glue', texts: { de: { maktx: 'Natursteinkleber weiß' } }, categories: [['root']] }
    })(),
  })
  return engine
}

test.each([
  ['Kleber, Fugen, Abdichtung', ['glue']],
  ['Kleber und Klebstoffe', ['glue', 'care']],
])('of a department "%s" these are the Kleber für Naturstein: %o', async (department, matnrs) => {
  const { hits } = await (
    await departmentOf(department)
  ).search({ q: 'Kleber für Naturstein', language: 'de' })
  expect(hits.map(({ matnr }) => matnr)).toEqual(matnrs)
})

const tools: Record<string, string> = {
  kit: 'Torlin 18-Volt Cordless Drill Kit with Battery and Charger',
  pack: 'Torlin 18-Volt Lithium-Ion Battery Pack',
  drillBattery: 'Torlin 18-Volt Battery for Drill',
  sawBattery: 'Torlin 18-Volt Battery',
  hammerDrill: 'Torlin 1/2 in. Hammer Drill',
  cordedDrill: 'Torlin 1/2 in. Corded Drill',
  faucet: 'Delquo Single-Handle Shower Faucet',
  screenDoor: 'Vento 36 in. Wood Screen Door',
  handle: 'Vento Patio Door Handle',
  parts: 'Vento Screen Door with Parts',
}

test('what something comes with in English is not that thing', async () => {
  const engine = await engineOfNamedTitles(tools)
  expect(await fullNames(engine, 'battery for torlin drill', 'en')).toEqual(['drillBattery'])
  expect((await rankedNames(engine, 'battery for torlin drill')).slice(0, 2)).toEqual([
    'drillBattery',
    'sawBattery',
  ])
})

test('what stands beside the word that names a title names it, too', async () => {
  const engine = await engineOfNamedTitles(tools)
  expect((await fullNames(engine, 'battery for torlin', 'en')).toSorted()).toEqual([
    'drillBattery',
    'pack',
    'sawBattery',
  ])
})

test('where nothing is the thing for it, others of its kind come before what it is for', async () => {
  const engine = await engineOfTitles([
    ['handle', 'Vento Door Handle', 35],
    ['hinge', 'Vento 3 in. Hinge', 200],
    ['screenDoor', 'Vento Screen Door', 8],
  ])
  expect((await rankedNames(engine, 'handle for screen door'))[0]).toBe('handle')
})

test('what no title is named by may be said anywhere', async () => {
  const engine = await engineOfNamedTitles(tools)
  expect(await fullNames(engine, 'parts for screen door', 'en')).toEqual(['parts'])
})

test('what is named so for others only is no thing for who asks', async () => {
  const engine = embeddedSearchEngine({ languages: ['en'] })
  await engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      for (let i = 0; i < 4; i++) {
        yield { matnr: `kit-${i}`, texts: { en: { maktx: tools['kit']! } } }
        const others = { catalogs: ['own'], reserved: true }
        yield { matnr: `own-${i}`, texts: { en: { maktx: tools['sawBattery']! } }, ...others }
        yield { matnr: `drill-${i}`, texts: { en: { maktx: tools['hammerDrill']! } } }
      }
    })(),
  })
  const found = async (catalogs: string[]) => {
    const restriction = { open: true, catalogs }
    const answer = await engine.search({ q: 'battery for torlin drill', language: 'en', restriction })
    return { full: answer.numFound, first: [...answer.hits, ...answer.partial][0]?.matnr.slice(0, 3) }
  }
  expect(await found(['own'])).toEqual({ full: 0, first: 'own' })
  expect(await found(['tiler'])).toEqual({ full: 4, first: 'kit' })
})

test('what is asked for with something comes before what that something is for', async () => {
  const engine = await engineOfTitles([
    ['control', 'Ziter Ceiling Fan Remote Control', 4],
    ['fan', 'Ziter Glendale 52 in. Indoor White LED Ceiling Fan with Remote', 4],
    ['other', 'Ziter Glendale 52 in. Ceiling Fan', 8],
    ['hinge', 'Vento 3 in. Hinge', 40],
  ])
  expect(await fullNames(engine, 'ceiling fan with remote', 'en')).toEqual(['fan', 'control'])
})
