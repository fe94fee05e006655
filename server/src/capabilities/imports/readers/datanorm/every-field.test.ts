import { describe, expect, test } from 'vitest'
import { datanorm4, file, head4, read } from './testing.ts'

const head5 = 'V;050;A;20260311;EUR;Beispiel GmbH;;;;;;;;;'
/** A main record of version 5 with these fields at their places. */
const article5 = (number: string, more: Readonly<Record<number, string>> = {}) => {
  const fields = Object.assign(
    Array.from({ length: 29 }, () => ''),
    ['A', 'N', number, 'Fliese', '', 'PCE', '1', '1', '450'],
    more,
  )
  return `${fields.join(';')};`
}
const told = ({ findings }: Awaited<ReturnType<typeof read>>) =>
  findings.filter(({ code }) => code === 'FIELD_NOT_KEPT').map(({ field, detail }) => [field, detail])

describe('fields the shop has no place for are told', () => {
  test('once per file with how many articles have them', async () => {
    const details = (number: string) => `B;N;${number};FLIESE;0;S. 12;;;;;00000;;07;;;;`
    const article = (number: string) => `A;N;${number};00;Fliese;;1;0;ST;450;;;;`
    const { of, ...read4 } = await read([
      datanorm4(article('1'), details('1'), article('2'), details('2'), ''),
    ])
    expect(told({ of, ...read4 })).toEqual([
      ['Katalogseite', '(2×)'],
      ['Kostenart', '(2×)'],
    ])
    expect(of('articles')).toHaveLength(2)
  })

  test('in version 5 at their own places, and empty ones not at all', async () => {
    const lines = [
      head5,
      article5('1', { 24: '0', 25: 'L', 28: '2' }),
      article5('2', { 28: '2' }),
      'E;4;;',
      '',
    ]
    expect(told(await read([file('A.001', lines)]))).toEqual([
      ['Lagermerkmal', undefined],
      ['Mehrwertsteuerschlüssel', '(2×)'],
    ])
  })
})

describe('unbound texts', () => {
  const textOf = async (...lines: string[]) => {
    const delivery = await read([file('A.001', [head5, ...lines, article5('1', { 23: '7' }), ''])])
    const [article] = delivery.of('articles') as { texts: { de: { description?: string } } }[]
    return { text: article?.texts.de.description, codes: delivery.codes }
  }

  test('of version 5 are none of the article, though they have the number of its long text', async () => {
    const { text, codes } = await textOf(
      'T;N;7;3;1;Sehr geehrte Damen und Herren;',
      'T;N;7;1;1;Feinsteinzeug;',
    )
    expect(text).toBe('Feinsteinzeug')
    expect(codes).toContain('UNUSED_TEXTS')
  })

  test('stand in where no long text has the number', async () => {
    const { text, codes } = await textOf('T;N;7;3;1;Feinsteinzeug;')
    expect(text).toBe('Feinsteinzeug')
    expect(codes).not.toContain('UNUSED_TEXTS')
    expect(codes).not.toContain('UNKNOWN_TEXT')
  })

  test('of version 4 are told from others by their file', async () => {
    const text = (words: string) => `T;N;7; ;1; ;${words};; ;;`
    const unbound = file('DATATEXT.001', [head4(), text('Sehr geehrte Damen und Herren'), ''])
    const articles = (...more: string[]) => datanorm4(...more, 'A;N;1;40;Fliese;;1;0;ST;450;;;7;', '')
    const described = (words: string) => [{ texts: { de: { description: words } } }]
    const both = await read([articles(text('Feinsteinzeug')), unbound])
    expect(both.of('articles')).toMatchObject(described('Feinsteinzeug'))
    const alone = await read([articles(), unbound])
    expect(alone.of('articles')).toMatchObject(described('Sehr geehrte Damen und Herren'))
  })
})

describe('the same delivery is the same, whatever program wrote it', () => {
  const records = [
    'T;N;7; ;1; ;Größe 30 x 60;2; ;für Böden;',
    'A;N;1;40;Fliese weiß;Größe M;1;2;qm;12550;R1;10;7;',
    'B;N;1;WEISSFLIES; ;;;;;4006381333931;;101;; 6;;;',
    'D;N;1;1;F;;Stärke 9 mm;;;;;',
    'Z;N;1;1;1;1;ab Palette;1;11000;100;999;',
    'R;;R1;1;3000;Wandfliesen;',
    'S;;10;Fliesen;101;Wandfliesen;',
    'P;A;1;1;13550;0;R1;;;;;',
  ]
  const head = head4()
  const readAs = async (lines: readonly string[], encoding = 'cp850', end = '\r\n', tail = '') => {
    const content = [head, ...lines].join(end) + end + tail
    const { of, errors } = await read([file('DATANORM.001', [content], encoding)])
    expect(errors).toEqual([])
    return ['articles', 'prices', 'categories'].map(of)
  }

  test('in any code page, with any end of lines, and the end mark of old programs', async () => {
    const expected = await readAs(records)
    expect(expected).toMatchObject([
      [
        {
          texts: { de: { maktx: 'Fliese weiß', description: 'Größe 30 x 60\nfür Böden\nStärke 9 mm' } },
          ean: '4006381333931',
          qty_stepsize: '6',
        },
      ],
      [{ price: '135.5', kpein: 100, kmein: 'M2' }],
      [{ name: { de: 'Fliesen' } }, { name: { de: 'Wandfliesen' } }],
    ])
    for (const encoding of ['cp437', 'win1252', 'utf8'])
      for (const end of ['\r\n', '\n', '\r'])
        for (const tail of ['', '\u001A', `   ${end}\u001A\u0000\u0000`])
          expect(
            await readAs(records, encoding, end, tail),
            `${encoding} ${JSON.stringify(end + tail)}`,
          ).toEqual(expected)
    expect(
      await readAs(
        records.map((line) => `${line}    `),
        'utf8',
      ),
    ).toEqual(expected)
  })

  test('and in any order of its records', async () => {
    const expected = await readAs(records)
    for (let turn = 1; turn < records.length; turn += 1)
      expect(await readAs([...records.slice(turn), ...records.slice(0, turn)])).toEqual(expected)
    expect(await readAs(records.toReversed())).toEqual(expected)
  })
})
