import { expect, test } from 'vitest'
import type { SearchSynonym } from '../../document.ts'
import type { SearchResult } from '../../port.ts'
import { embeddedSearchEngine } from '../engine.ts'
import { queryWords } from './reading/query-words.ts'

type Title = string | { de: string; en: string }

/** Answers to a query over articles that have these titles, each in a category of this name where one is told. */
async function searched(
  q: string,
  titles: readonly (Title | [title: string, category: string])[],
  language: 'de' | 'en' = 'de',
  synonyms: SearchSynonym[] = [],
): Promise<{ order: string[] } & Pick<SearchResult, 'numFound' | 'corrections' | 'unknownWords' | 'readIn'>> {
  const articles = titles.map((title) => (Array.isArray(title) ? title : ([title, ''] as const)))
  const names = [...new Set(articles.map(([, category]) => category))].filter(Boolean)
  const engine = embeddedSearchEngine()
  await engine.rebuild({
    categories: names.map((de) => ({ id: de, name: { de }, sort: '000010' })),
    synonyms,
    documents: (async function* () {
      for (const [title, category] of articles) {
        const { de, en } = typeof title === 'string' ? { de: title, en: undefined } : title
        yield {
          matnr: de,
          texts: { de: { maktx: de }, ...(en !== undefined && { en: { maktx: en } }) },
          ...(category !== '' && { categories: [[category]] }),
        }
      }
    })(),
  })
  const { hits, partial, ...answer } = await engine.search({ q, language })
  return { ...answer, order: [...hits, ...partial].map(({ matnr }) => matnr) }
}

test('what many things end with by chance is no kind of them', async () => {
  const { order } = await searched('tile', [
    ['Ventilo Eck DN 10', 'Thermostatventile'],
    'Alba Bodenfliese 60x60 cm',
  ])
  expect(order).toEqual(['Alba Bodenfliese 60x60 cm'])
})

test('a kind whose beginning nobody knows is one all the same', async () => {
  const { order } = await searched('Keile', ['Werko Nivellierkeile 100 ST', 'Alba Bodenfliese'])
  expect(order).toEqual(['Werko Nivellierkeile 100 ST'])
})

test.each(['13 Dämmschlauch', '13 dämmschlauch'])(
  '"%s" does not lose a letter as a mark of a measure',
  (q) => {
    const words = queryWords(q, 'de').map((word) => ('text' in word ? word.text : ''))
    expect(words[1]).toMatch(/^dä/)
  },
)

test.each(['60 auf 60', '６０ｘ６０', '６０×６０'])('%s is a size', (q) => {
  expect(queryWords(q, 'de')).toMatchObject([{ kind: 'size', figures: [{ raw: 60 }, { raw: 60 }] }])
})

test('an umlaut of two signs is the same as one of one sign', () => {
  expect(queryWords('Da\u0308mmplatte', 'de')).toEqual(queryWords('Dämmplatte', 'de'))
})

test('who names what he does is never taken to have misspelt a thing', async () => {
  const { corrections, unknownWords } = await searched('Wand streichen', ['Trennstreifen Wand 65 mm'])
  expect([corrections, unknownWords]).toEqual([[], ['streichen']])
})

test.each([
  ['Hohlblock', 'de', { de: 'Ventilo Hahnblock Eck', en: 'Ventilo valve block' }],
  ['Palette', 'de', { de: 'Wandplatte weiß', en: 'Wall panel white' }],
  ['Rampe', 'de', { de: 'LED-Lampe 13 W', en: 'LED bulb 13 W' }],
  ['fridge', 'en', { de: 'Firstziegel rot', en: 'Ridge tile red' }],
  ['Gebinde', 'de', { de: 'Gewinde M 8', en: 'Thread M 8' }],
  ['spade', 'en', { de: 'Raumsparwanne', en: 'Space saver bath' }],
] as const)(
  'who asks for a %s, which the shop has not, gets no thing spelt alike',
  async (q, language, title) => {
    const { order, corrections } = await searched(q, [title], language)
    expect([order, corrections]).toEqual([[], []])
  },
)

test.each([
  ['Fliesenkeile', 'Werko Nivellierkeile 100 ST'],
  ['Diamantbohrer', 'Schnitto Diamant-Bohrkrone 43 mm'],
  ['Duschkopf', 'Tropfo Kopfbrause 200 mm'],
  ['Heizkörperthermostat', 'Ventilo Thermostatkopf M 30 x 1,5'],
  ['Heizkörpertermostat', 'Ventilo Thermostatkopf M 30 x 1,5'],
])('a %s is what the trade calls otherwise: %s', async (q, title) => {
  const { order } = await searched(q, ['Werko Zahnkelle 8x8 mm', title])
  expect(order[0]).toBe(title)
})

test('what is done is met by the thing it is done with, and not by what only belongs to that', async () => {
  const { order, corrections } = await searched('verputzen', ['Mauro Filzputz 25 kg', 'Werko Putzkelle'])
  expect([order, corrections]).toEqual([['Mauro Filzputz 25 kg'], []])
})

test.each(['Mullor', 'Müllor', 'Muellor', 'Salaken'])(
  'a short word with two typos is no other one that only sounds alike: %s',
  async (q) => {
    const { order, corrections } = await searched(q, ['Maler Vlies', 'Silikon grau'])
    expect([order, corrections]).toEqual([[], []])
  },
)

test.each(['Sifon', 'Duebl', 'Düpel', 'Dubbel', 'Dueebel'])(
  'an umlaut written with e is no typo, and one typo of a short word is read: %s',
  async (q) => {
    const { order } = await searched(q, ['Dübel 6 mm', 'Siphon weiß'])
    expect(order).toEqual([q === 'Sifon' ? 'Siphon weiß' : 'Dübel 6 mm'])
  },
)

test('the plural of a word that ends with -el is that word', async () => {
  const { order, corrections } = await searched('Schindeln', ['Dachschindel rot', 'Schindel grau'])
  expect([order.length, corrections]).toEqual([2, []])
})

test('a misspelt word beside one of the other language is read in that language', async () => {
  const titles = [
    { de: 'Bodenfliese Alba grau', en: 'Floor tile Alba grey' },
    { de: 'Vliesband 50 mm', en: 'Fleece tape 50 mm' },
  ]
  expect(await searched('fliesse grau', titles, 'en')).toMatchObject({
    order: ['Bodenfliese Alba grau'],
    readIn: 'de',
    unknownWords: [],
  })
})

test('a word that says nothing in the other language is left out there, though it is like one of this language', async () => {
  const titles = [
    { de: 'Bodenfliese Alba rutschfest', en: 'Floor tile Alba R11' },
    { de: 'Quarzsand 25 kg', en: 'Quartz sand 25 kg' },
  ]
  expect(await searched('welche Fliesen sind rutschfest', titles, 'en')).toMatchObject({
    order: ['Bodenfliese Alba rutschfest'],
    readIn: 'de',
  })
})

test('a word of nobody beside one of the other language is not', async () => {
  const titles = [{ de: 'Bodenfliese Alba grau', en: 'Floor tile Alba grey' }]
  expect(await searched('xqzvw grau', titles, 'en')).toMatchObject({
    numFound: 0,
    unknownWords: ['xqzvw'],
  })
})

test.each([
  ['Kacheln', 'Alba Bodenfliese 60x60 cm'],
  ['Kloschüssel', 'Aquelo Wand-WC weiß'],
  ['FBH', 'Heizrohr für Fußbodenheizung'],
  ['Außenputz', 'Dispersionsputz für WDVS, Oberputze'],
])('%s is understood', async (q, title) => {
  expect((await searched(q, [title, 'Gipsplatte 12,5 mm'])).order).toEqual([title])
})

const channels = [
  'Duschrinne schwarz 900 mm',
  'Duschrinne schwarz 700 mm',
  'Duschablauf Bauhöhe 90 mm, DN 90, Nr. 90',
]

test('a figure means what the thing asked for has, before what another name of it finds with it', async () => {
  expect((await searched('Duschrinne 90', channels)).order).toEqual(['Duschrinne schwarz 900 mm'])
})

test('other names of it are found where the thing has no such figure in any unit', async () => {
  expect((await searched('Duschrinne 80', [...channels, 'Duschablauf 80'])).order).toEqual(['Duschablauf 80'])
})

test('a colour of the RAL card is the colour that articles are called by', async () => {
  const gutters = ['Dachrinne 3 m Aluminium anthrazit', 'Dachrinne 3 m Kupfer', 'Rohrschelle anthrazit']
  expect((await searched('Dachrinne RAL 7016', gutters)).order).toEqual(['Dachrinne 3 m Aluminium anthrazit'])
  expect((await searched('Dachrinne RAL 7017', gutters)).numFound).toBe(0)
})

test('who names a colour does not mean a certain one of the card', async () => {
  expect((await searched('weiß', ['Silikon weiß', 'Lack RAL 9010'])).order).toEqual(['Silikon weiß'])
})

test.each([
  ['unglasiert', 'de', 'Bodenfliese glasiert'],
  ['nonslip', 'en', 'Slip coupling'],
  ['unsanded', 'en', 'White sanded grout'],
] as const)('%s is no typo of its contrary', async (q, language, title) => {
  const answer = await searched(q, [{ de: title, en: title }], language)
  expect(answer).toMatchObject({ order: [], corrections: [], unknownWords: [q] })
})

test.each([
  ['Abstandshalter', 'Werko Fliesenkreuze 2 mm'],
  ['Wasserhahn Bad', 'Tropfa Waschtischarmatur'],
  ['Nivelliersystem', 'Werko Nivellierlaschen'],
  ['Platte 1,20 x 0,60', 'Alba Platte 60x120 cm'],
])('%s: names of the yard as they are typed', async (q, first) => {
  const { order, corrections } = await searched(q, [
    'Werko Fliesenkreuze 2 mm',
    'Rinna Rinnenhalter mit Abstand',
    'Tropfa Waschtischarmatur',
    'Alba Badewanne',
    'Werko Nivellierlaschen',
    'Alba Platte 60x120 cm',
    'Alba Platte 60x60 cm',
  ])
  expect({ first: order[0], corrections }).toEqual({ first, corrections: [] })
})

test('a German word with an umlaut is no misspelt English one', async () => {
  const titles = [{ de: 'Rohra Modell', en: 'Rohra Bad Weather Model' }]
  expect(await searched('Badmöbel', titles, 'en')).toMatchObject({ order: [], corrections: [] })
})

test('a word of a name of several is not cut in two, though it stands in no title', async () => {
  const titles = [
    'Dicht Gun foam 750 ml',
    'Heiz Expansion vessel 18 l',
    'Heiz DIN rail',
    'Heiz Expan DIN clip',
  ]
  const { order, corrections } = await searched(
    'expanding foam',
    titles.flatMap((en) => Array.from({ length: 3 }, (_, i) => ({ de: `${en} ${i}`, en: `${en} ${i}` }))),
    'en',
  )
  expect(order.every((title) => title.startsWith('Dicht Gun foam'))).toBe(true)
  expect([order.length, corrections]).toEqual([3, []])
})

test.each([
  ['Treppenstufe', 'Treppenfliese Alba 30x120 cm beige'],
  ['Stufenplatte', 'Treppenfliese Alba 30x120 cm beige'],
  ['L-Stein', 'Winkelstütze 80x40 cm grau'],
  ['Dachflächenfenster', 'Dachfenster Kiefer 78x118 cm'],
  ['Regenfallrohr', 'Fallrohr rund 3 m Titanzink'],
  ['Fallrohrschelle', 'Rohrschelle Kupfer DN 100'],
  ['Fliesenabstandshalter', 'Fliesenkreuze 3 mm 200 ST'],
  ['Silikonspritze', 'Kartuschenpistole 310 ml'],
  ['Dämmdübel', 'Dämmstoffdübel 8x155 mm'],
  ['Gasbetonkleber', 'Mauralit Dünnbettmörtel 25 kg'],
  ['Fliesensäge', 'Nassschneidemaschine NS 900'],
  ['Dampfsperrfolie', 'Dampfsperre PE 0,2 mm'],
  ['Trittschallschutz', 'Trittschallplatte EPS 045 20 mm'],
  ['Isolierung', 'Dämmung Steinwolle 100 mm'],
  ['Wärmedämmung', 'Dämmung Steinwolle 100 mm'],
  ['Schalldämmung', 'Schallschutzplatte blau 12,5 mm'],
  ['Fugendichtmasse', 'PU-Dichtstoff P 45 grau 300 ml'],
  ['Haftvermittler', 'Haftgrund HG 20 5 kg'],
  ['Versiegelung', 'Imprägnierung Naturstein 1 l'],
  ['Taschenlampe', 'LED-Handlampe 10 W'],
  ['Isolirung', 'Dämmung Steinwolle 100 mm'],
  ['Dämmschlauch', 'Kautschukschlauch 22x13 mm 2 m'],
  ['Aufdachdämmung', 'PUR Aufsparren 024 120 mm'],
  ['XXL Fliese', 'Bodenfliese Alba Großformat 120x260 cm'],
  ['Revisionsöffnung', 'Revisionsklappe GKB 300x300 mm'],
])('%s is %s', async (q, title) => {
  expect(await searched(q, ['Steingut Wandfliese 20x60 cm weiß', 'Bohrhammer BH 26', title])).toMatchObject({
    numFound: 1,
    order: [title],
  })
})

test.each(['Dachfenster', 'Dachflächenfenster'])(
  '%s begins with windows, before the frames that are said to be for it',
  async (q) => {
    const { order } = await searched(q, [
      ['Eindeckrahmen Ziegel für Dachfenster', 'Eindeckrahmen'],
      ['Schwingfenster Kiefer 78x118 cm', 'Schwingfenster'],
    ])
    expect(order[0]).toBe('Schwingfenster Kiefer 78x118 cm')
  },
)

test('a Duschsäule is no misspelt shower tray', async () => {
  const titles = ['Duschwanne 900x900 mm', 'Duschtasse flach 800x800 mm', 'Tropfa Duschsystem 250 mm']
  expect(await searched('Duschsäule', titles)).toMatchObject({ numFound: 1, order: [titles[2]] })
})

test.each(['Dachdämmung', 'Steildachdämmung'])('%s begins with what lies in a roof', async (q) => {
  const { order } = await searched(q, ['Fassadenplatte Dämmung für Wand und Dach', 'Klemmfilz 035 100 mm'])
  expect(order[0]).toBe('Klemmfilz 035 100 mm')
})

test.each([
  ['work light', 'LED site floodlight 20 W'],
  ['hot water tank', 'Hot water cylinder 300 l'],
  ['shower column', 'Shower system with thermostat'],
  ['fire rated board', 'Fire-resistant board DF 12.5 mm'],
  ['roof insulation', 'Rafter roll 035 100 mm'],
  ['grout haze remover', 'Cement residue remover 1 l'],
  ['suction cup', 'Double suction lifter 2 x 120 mm'],
  ['laser level', 'Cross-line laser green KL 40 G'],
  ['jointing compound', 'Joint filler FS 10 25 kg'],
  ['putty', 'Joint filler FS 10 25 kg'],
])('%s: names of things in English', async (q, en) => {
  const titles = ['Concrete work block', 'Water tap', en].map((title) => ({ de: title, en: title }))
  expect(await searched(q, titles, 'en')).toMatchObject({ numFound: 1, order: [en] })
})

test('a name that is joined otherwise is that name, before others that staff call so, too', async () => {
  const titles: [string, string][] = [
    ['Grundierung 5 kg', 'Grundierungen'],
    ['Tiefgrund 10 l', 'Untergrund'],
  ]
  const asked = { word: 'Tiefgrund', language: 'de' as const, synonyms: ['Grundierung', 'Tiefengrund'] }
  const { order } = await searched('Tiefengrund', titles, 'de', [asked])
  expect(order).toEqual(['Tiefgrund 10 l', 'Grundierung 5 kg'])
})

test.each([
  ['zweikomponentige Abdichtung', 'Reaktivabdichtung 2K 20 kg', 'Reaktivabdichtung 1K 20 kg'],
  ['2-komponentig', 'Reaktivabdichtung 2K 20 kg', 'Heizrohr 2-lagig'],
  ['rostfreie Schraube', 'Terrassenschraube Edelstahl A2', 'Terrassenschraube verzinkt'],
  ['nichtbrennbare Platte', 'Dämmplatte A1 60 mm', 'Dämmplatte B2 60 mm'],
  ['selbstnivellierend', 'Bodenausgleich selbstverlaufend 25 kg', 'Bodenausgleich standfest 25 kg'],
  ['ebenerdige Dusche', 'Rinne für bodengleiche Duschen', 'Duschwanne 90x90'],
])('what a thing is like goes by other names: %s finds %s and no %s', async (q, meant, other) => {
  expect((await searched(q, [meant, other])).order).toEqual([meant])
})

test('"nicht" is no misspelt light', async () => {
  const { corrections } = await searched('nicht begehbar', ['Lichtband', 'Lichtschacht', 'Lichtplatte'])
  expect(corrections).toEqual([])
})

test.each([
  ['Waschtischarmatur', 'Einhand-Waschtischbatterie S-Size chrom'],
  ['Putzgewebe', 'Textilglasgitter 50 m²'],
  ['Unterputzdose', 'Gerätedose tief 66 mm'],
  ['Türklinke', 'Türdrückergarnitur Rosette Edelstahl'],
  ['Kleber WDVS', 'Klebe- und Armierungsmörtel 25 kg'],
  ['WC Brille', 'WC-Sitz mit Absenkautomatik weiß'],
  ['chemischer Dübel', 'Injektionsmörtel 360 ml'],
])('%s is %s in the words of its maker', async (q, title) => {
  const others = ['Schutzbrille klar', 'Sockelprofil WDVS 140 mm', 'Anschlussarmatur Durchgang 1/2']
  expect((await searched(q, [...others, title])).order[0]).toBe(title)
})

test('what stands behind "für" counts less than what is asked for', async () => {
  const boards = ['Gipskartonplatte 12,5 mm 1250x2000', 'Gipskartonplatte 9,5 mm 1250x2000']
  const screws = ['Schrauben 3,5 x 35 mm', 'Schrauben 3,5 x 45 mm', 'Schrauben 3,5 x 55 mm']
  const { order } = await searched('Schrauben für Gipskarton', [...boards, ...screws, 'Fugenspachtel 5 kg'])
  expect(order.slice(0, 3).toSorted()).toEqual(screws)
})

test('an unknown compound is nothing that only begins with what it names', async () => {
  expect((await searched('Laminatboden', ['Bodenablauf DN 50', 'Vinylboden Eiche 5 mm'])).order).toEqual([
    'Vinylboden Eiche 5 mm',
  ])
})

test.each([
  ['bathroom sink faucet', 'Single lever basin mixer chrome'],
  ['baseboard', 'Primed MDF skirting board 119 mm'],
  ['green board', 'Moisture resistant plasterboard 12.5 mm'],
  ['drop cloth', 'Cotton dust sheet 3.6 x 2.7 m'],
  ['power outlet', 'Double socket white'],
  ['basin tap', 'Basin mixer with pop-up waste'],
])('%s: what Americans and Britons call differently', async (q, en) => {
  const titles = ['Masking tape 25 mm', 'Corner bath 1500 mm', en].map((title) => ({ de: title, en: title }))
  expect((await searched(q, titles, 'en')).order[0]).toBe(en)
})
