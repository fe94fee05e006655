import { describe, expect, test } from 'vitest'
import { file, head4, read } from './testing.ts'

const article = (number: number, first: string, second = '') =>
  `A;N;${number};00;${first};${second};1;0;ST;100;;;;`
/** Articles of a program that fills the first line before it begins the second. */
const cut = Array.from({ length: 20 }, (_, index) =>
  article(index, 'x'.repeat(index % 2 === 0 ? 40 : 39), 'rest'),
)
const torn = 'Schutzabdeckung Gummi schwarz, fuer brei'

async function texts(lines: string[], number: number) {
  const { of } = await read([file('DATANORM.001', [head4(), ...lines])])
  const rows = of('articles').filter((row) => 'matnr' in row && row.matnr === `S1-${number}`)
  return rows.flatMap((row) => ('texts' in row ? [row.texts] : []))
}

describe('short lines stay as they are', () => {
  test('where other articles of the file have room left in the first one', async () => {
    const others = [...cut.slice(0, 18), article(50, 'Fliese', 'grau'), article(51, 'Fliese', 'weiß')]
    expect(await texts([...others, article(99, torn, 'te Tasten')], 99)).toEqual([
      { de: { maktx: torn, maktx2: 'te Tasten' } },
    ])
  })

  test.each([
    ['a blank stood between them', torn, ' te Tasten'],
    ['the second one begins with a capital', torn, 'Tasten'],
    ['the first one has room left', 'Abdeckung fuer brei', 'te Tasten'],
    ['the first one ends with a number', 'Schutzabdeckung Gummi schwarz, fuer 1000', 'te Tasten'],
  ])('where %s', async (_, first, second) => {
    expect(await texts([...cut, article(99, first, second)], 99)).toEqual([
      { de: { maktx: first, maktx2: second.trim() } },
    ])
  })
})

describe('a word torn between both short lines is whole', () => {
  test('where the file cuts all of them so', async () => {
    expect(await texts([...cut, article(99, torn, 'te Tasten')], 99)).toEqual([
      { de: { maktx: 'Schutzabdeckung Gummi schwarz, fuer breite', maktx2: 'Tasten' } },
    ])
  })

  test('and a second line that held nothing else is gone', async () => {
    expect(await texts([...cut, article(99, torn, 'te')], 99)).toEqual([
      { de: { maktx: 'Schutzabdeckung Gummi schwarz, fuer breite' } },
    ])
  })

  test('where its halves are no words, whatever the file', async () => {
    const first = 'Schutzabdeckung aus Gummi, schwarz, Sch'.padStart(40, 'A')
    expect(await texts([article(99, first, 'utz IP44')], 99)).toEqual([
      { de: { maktx: `${first}utz`, maktx2: 'IP44' } },
    ])
  })

  test('in version 5 as in version 4', async () => {
    const five = (number: number, first: string, second: string) =>
      `A;N;${number};${first};${second};PCE;1;1;100;`
    const lines = [
      'V;050;A;20261101;EUR;',
      ...cut.map((_, index) => five(index, 'x'.repeat(40), 'rest')),
      five(99, torn, 'te Tasten'),
      'E;;',
    ]
    const { of } = await read([file('DATANORM.001', lines)])
    expect(of('articles').at(-1)).toMatchObject({
      texts: { de: { maktx: 'Schutzabdeckung Gummi schwarz, fuer breite', maktx2: 'Tasten' } },
    })
  })
})
