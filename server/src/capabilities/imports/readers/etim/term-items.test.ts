import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { streamOf } from '../testing.ts'
import { languageOf } from './language-of.ts'
import { termItems } from './term-items.ts'

type Given = Record<string, string>

/** What files give, as the code with its names, or the finding with its file. */
async function read(files: Given, folder?: string) {
  const sources = Object.entries(files).map(([name, text]) => ({
    name,
    ...(folder !== undefined && { folder }),
    open: () =>
      streamOf(name.endsWith('.csv') ? iconv.encode(`\uFEFF${text}`, 'utf16le') : Buffer.from(text), 61),
  }))
  const items = await Array.fromAsync(termItems(sources))
  return items.flatMap((item): object[] => {
    if (item.type === 'finding') return [{ code: item.code, file: item.file, line: item.line }]
    return item.type === 'row' ? [item.value] : []
  })
}

const features = (...names: string[]) =>
  `FEATUREID;FEATUREDESC;FEATUREGROUPID\r\n${names.map((name, i) => `EF00000${i};${name};EFG00007`).join('\r\n')}\r\n`
const values = 'VALUEID;VALUEDESC;DEPRECATED\r\nEV000123;"rot; matt";false\r\nEV000124;;false\r\n'
const units = 'UNITOFMEASID;UNITDESC;DEPRECATED\r\nEU570448;mm;false\r\n'
const maps =
  'ARTCLASSFEATURENR;ARTCLASSID;FEATUREID;FEATURETYPE;UNITOFMEASID;SORTNR\r\n1;EC000066;EF000001;N;EU570448;1\r\n'

const ixf = (more = '') => `<?xml version="1.0" encoding="utf-8"?>
<IXF xmlns="https://www.etim-international.com/etimixf/31"><Version>DYNAMIC</Version>
<Units><Unit><Code>EU570448</Code><Translations><Translation language="EN"><Description>Millimetre</Description><Abbreviation>mm</Abbreviation></Translation></Translations></Unit></Units>
<Features><Feature changeCode="Unchanged"><Code>EF000008</Code><Type>Numeric</Type><Translations>
<Translation language="de-AT"><Description>Breiten</Description></Translation>
<Translation language="nl-BE"><Description>Breedte</Description></Translation>
<Translation language="de-DE"><Description>Breite &amp; Maß</Description><Synonyms><Synonym>Weite</Synonym></Synonyms></Translation>
<Translation language="EN"><Description>Width</Description></Translation></Translations></Feature>
<Feature><Code>EF000009</Code><Translations><Translation language="fr-BE"><Description>Largeur</Description></Translation></Translations></Feature></Features>
<Values><Value><Code>EV000123</Code><Translations><Translation language="EN"><Description>red</Description></Translation></Translations></Value></Values>
<Groups><Group><Code>EG000001</Code><Translations><Translation language="EN"><Description>Lamps</Description></Translation></Translations></Group></Groups>
${more}`
const classes =
  '<Classes><Class><Code>EC000066</Code><Translations><Translation language="de-DE"><Description>Leistungsschütz</Description><Synonyms><Synonym>Motorschütz</Synonym><Synonym>Motorschütz</Synonym></Synonyms></Translation><Translation language="EN"><Description>Power contactor</Description></Translation></Translations><Features><Feature><FeatureCode>EF000008</FeatureCode><Values><Value><ValueCode>EV000123</ValueCode></Value></Values></Feature></Features></Class></Classes>'

describe('of a dictionary is refused', () => {
  test('what is in a language the shop does not speak', async () => {
    const dutch = features('Breedte', 'Hoogte', 'Geschikt voor aantal leidingen', 'Kleur')
    expect(await read({ 'ETIMFEATURE.csv': dutch, 'ETIMUNIT.csv': units })).toEqual([
      { code: 'OTHER_LANGUAGE', file: 'ETIMFEATURE.csv' },
    ])
  })

  test('what stands behind a fault of its XML, with the line', async () => {
    const broken = ixf().replace('<Values>', '<Values></Feature>')
    const found = await read({ 'etim.xml': broken })
    expect(found.slice(0, 2)).toMatchObject([{ code: 'EU570448' }, { code: 'EF000008' }])
    expect(found.at(-1)).toEqual({ code: 'NOT_XML', file: 'etim.xml', line: 10 })
    expect((await read({ 'etim.xml': ixf() })).at(-1)).toMatchObject({ code: 'NOT_XML' })
  })
})

describe('the tables of a release', () => {
  test('give names of features and values and signs of units, and those of classes none', async () => {
    const all = {
      'MAP.csv': maps,
      'ETIMFEATURE.csv': features('Breite', 'Farbe'),
      'V.csv': values,
      'U.csv': units,
    }
    expect(await read(all)).toEqual([
      { code: 'EF000000', name: { de: 'Breite' } },
      { code: 'EF000001', name: { de: 'Farbe' } },
      { code: 'EV000123', name: { de: 'rot; matt' } },
      { code: 'EU570448', name: { de: 'mm' } },
    ])
  })

  test('are in the language their archive names, and else in that of most names', async () => {
    const [name] = await read(
      { 'ETIMFEATURE.csv': features('Typ') },
      'ETIM-10.0-CSV-METRIC-EI-2024-12-05.zip',
    )
    expect(name).toEqual({ code: 'EF000000', name: { en: 'Typ' } })
    expect(languageOf('Lieferung', ['Width', 'Suitable for wall mounting', 'Material'])).toBe('en')
    expect(languageOf('Lieferung', ['Breite', 'Geeignet für Wandmontage', 'Material'])).toBe('de')
    expect(languageOf('norDEn', ['Width'])).toBe('en')
  })
})

test('the exchange format gives names in both languages, those of Germany first, and synonyms of classes', async () => {
  const terms = [
    { code: 'EU570448', name: { en: 'mm' } },
    { code: 'EF000008', name: { de: 'Breite & Maß', en: 'Width' } },
    { code: 'EV000123', name: { en: 'red' } },
  ]
  const contactor = {
    code: 'EC000066',
    name: { de: 'Leistungsschütz', en: 'Power contactor' },
    synonyms: { de: ['Motorschütz'] },
  }
  expect(await read({ 'etim.xml': ixf(`${classes}</IXF>`) })).toEqual([...terms, contactor])
  // What was read before a fault is there.
  expect(await read({ 'etim.xml': ixf(`${classes}<x`) })).toEqual([
    ...terms,
    contactor,
    { code: 'NOT_XML', file: 'etim.xml', line: expect.any(Number) },
  ])
})

test('markup within a name is none of it, and takes nothing of it away', async () => {
  const marked = ixf('</IXF>')
    .replace('Breite &amp; Maß', 'Breite <i>innen</i> &amp; <b>Maß<br/></b> in mm')
    .replace('<Description>red', '<Description><![CDATA[deep ]]><u>red</u>')
  const [, width, red] = await read({ 'etim.xml': marked })
  expect(width).toMatchObject({ name: { de: 'Breite innen & Maß in mm' } })
  expect(red).toMatchObject({ name: { en: 'deep red' } })
})

test('a row without a name or a synonym takes none of those below with it', async () => {
  const named = {
    'ETIMARTCLASS.csv':
      'ARTCLASSID;ARTGROUPID;ARTCLASSDESC\r\nEC000065;EG000001;\r\nEC000066;EG000001;Schütz\r\n',
    'ETIMARTCLASSSYNONYMMAP.csv': 'ARTCLASSID;CLASSSYNONYM\r\nEC000068;\r\nEC000066;Relais\r\n',
  }
  expect(await read(named)).toEqual([
    { code: 'EC000066', name: { de: 'Schütz' } },
    { code: 'EC000066', synonyms: { de: ['Relais'] } },
  ])
})

test('a table with names and synonyms of classes in one row gives both, the names once', async () => {
  const both =
    'ARTCLASSID;ARTCLASSDESC;CLASSSYNONYM\r\nEC000066;Schütz;Relais\r\nEC000066;Schütz;Schalter für Motoren\r\nEC000067;Leuchte;\r\n'
  expect(await read({ 'Klassen.csv': both })).toEqual([
    { code: 'EC000066', name: { de: 'Schütz' } },
    { code: 'EC000067', name: { de: 'Leuchte' } },
    { code: 'EC000066', synonyms: { de: ['Relais', 'Schalter für Motoren'] } },
  ])
})

test('tables name classes and gather their synonyms, whatever lies between', async () => {
  const named = {
    'ETIMARTCLASS.csv':
      'ARTCLASSID;ARTGROUPID;ARTCLASSDESC\r\nEC000066;EG000001;Leistungsschütz für Motoren\r\n',
    'ETIMARTCLASSSYNONYMMAP.csv':
      'ARTCLASSID;CLASSSYNONYM\r\nEC000066;Motorschütz\r\nEC000067;Geeignet\r\nEC000066;Schütz\r\nEC000066;Motorschütz\r\nEC000068;\r\n',
    'MAP.csv': maps,
  }
  expect(await read(named)).toEqual([
    { code: 'EC000066', name: { de: 'Leistungsschütz für Motoren' } },
    { code: 'EC000066', synonyms: { de: ['Motorschütz', 'Schütz'] } },
    { code: 'EC000067', synonyms: { de: ['Geeignet'] } },
  ])
})
