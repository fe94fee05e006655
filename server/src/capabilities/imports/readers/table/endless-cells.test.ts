import { expect, test } from 'vitest'
import { read } from './testing.ts'

const gap = ' '.repeat(30_000)
const head = 'Art.-Nr.;Text;ME;Preis;Warengruppe;Gewicht'

/** A list with one row of these cells, and how long it takes; longer than that, everybody who shops waits. */
async function readInTime(cells: string) {
  const begun = performance.now()
  const { of, codes } = await read('a.csv', `${head}\n${cells}\n2;Rohr;ST;2,50;Rohre;1\n`)
  expect(performance.now() - begun).toBeLessThan(1500)
  return { of, codes }
}

test('a cell with an endless gap keeps nobody waiting, and says what stands around it', async () => {
  const { of, codes } = await readInTime(`1;Fuge${gap}grau;ST;12,50${gap}x;Bau${gap}> Fugen;1${gap}2`)
  expect(of('articles')).toMatchObject([
    { texts: { de: { maktx: 'Fuge grau' } } },
    { texts: { de: { maktx: 'Rohr' } } },
  ])
  expect(of('prices')).toMatchObject([{ matnr: 'S1-2', price: '2.5' }])
  expect(of('categories').map((category) => ('name' in category ? category.name : ''))).toMatchObject([
    { de: 'Bau' },
    { de: 'Rohre' },
    { de: 'Fugen' },
  ])
  expect(codes).toContain('2 NOT_A_NUMBER')
})

test('a cell of endless strokes keeps nobody waiting', async () => {
  const { of } = await readInTime(`1;${'/'.repeat(300_000)};ST;12,50;;`)
  expect(of('prices')).toHaveLength(2)
})

test('lines of a text stay lines', async () => {
  const long = `erste\n\nzweite${' '.repeat(50)}\n${' '.repeat(50)}dritte`
  const { of } = await read('a.csv', `Art.-Nr.;Text;Langtext\n1;Fuge;"${long}"\n`)
  expect(of('articles')).toMatchObject([
    { texts: { de: { description: expect.stringMatching(/^erste\n+zweite\ndritte$/) } } },
  ])
})
