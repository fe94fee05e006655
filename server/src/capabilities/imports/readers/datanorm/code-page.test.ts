import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { streamOf } from '../testing.ts'
import { codePageOf, decodeLine } from './code-page.ts'

async function readBack(text: string, encoding: string): Promise<string> {
  const bytes = iconv.encode(text, encoding)
  const codePage = await codePageOf({ name: 'DATANORM.001', open: () => streamOf(bytes, 7) })
  return decodeLine(bytes, codePage)
}

const inAll = [
  'A;N;1;00;Größe weiß;Überlänge;',
  'A;N;1;00;Fuß Maß weiß;',
  'A;N;1;00;WC-SPÜLKASTEN ÄUßERES ÖL;',
  'A;N;1;00;Bogen 90°;',
  'A;N;1;00;Kabel 3 x 1,5 mm²;',
  'A;N;1;00;Beton 1 m³;per 5 m³/h, 0,035 W/m²K;',
  'A;N;1;00;Rohr Ø 32;',
  'A;N;1;00;Muffe ½";',
  'A;N;1;00;Länge 10 m ±5 mm;',
  'A;N;1;00;±2 %;',
  'A;N;1;00;90° 5 m² Ø;',
  'A;N;1;00;Dämmung 5 m² Ø 20 ±1°;½" weiß;',
  'A;N;1;00;Schicht 80 µm;',
  'A;N;1;00;Platte 60 × 60;',
  'A;N;1;00;Café à 10 Stück;',
  'A;N;1;00;€ 5;Aufschlag in €;',
  'A;N;1;00;Tisch Modell Café;',
  'A;N;1;00;Fliese Crème;',
  'A;N;1;00;Fliese São Paulo;',
  'A;N;1;00;Fühler in °C;',
  'A;N;1;00;Profil Schiene®;',
  'A;N;1;00;Serie »Plus«;',
]

const pages = ['utf-8', 'cp858', 'win1252'] as const

describe.each(pages)('in a file in %s', (codePage) => {
  test.each([...inAll, 'A;N;1;00;Café à 10 m;', 'A;N;1;00;10 ÷ 20;', 'A;N;1;00;3 Nm³;'])('%s', (text) => {
    const bytes = iconv.encode(text, codePage)
    expect(decodeLine(bytes, codePage)).toBe(text)
  })

  test.each(pages)('a line in %s is read as what it is', (other) => {
    for (const text of [
      'A;N;1;00;Kübel Größe 3;',
      'T;N;1;;1;;Wände und Böden;',
      'A;N;2;00;Trägerplatte 5 m²;',
    ])
      expect(decodeLine(iconv.encode(text, other), codePage)).toBe(text)
  })
})

describe.each(pages)('in %s', (encoding) => {
  test.each(inAll)('%s', async (text) => {
    expect(await readBack(text, encoding)).toBe(text)
  })
})

test('typographic signs, which only Windows has', async () => {
  for (const text of ['A;N;1;00;„Profi“ – 2 m;', 'A;N;1;00;Rohr – lang;', 'A;N;1;00;Duravit®;Marke™;'])
    expect(await readBack(text, 'win1252')).toBe(text)
})

test('one character cut in half does not make a file of another code page of it', async () => {
  const bytes = Buffer.concat([
    Buffer.from('A;N;1;00;Größe;\nA;N;2;00;Länge;\nA;N;3;00;Wei'),
    Buffer.of(0xc3),
  ])
  expect(await codePageOf({ name: 'DATANORM.001', open: () => streamOf(bytes) })).toBe('utf-8')
})

test('the euro of ISO-8859-15', async () => {
  expect(await readBack('A;N;1;00;Größe 60 für 5 €;', 'iso8859-15')).toBe('A;N;1;00;Größe 60 für 5 €;')
})
