import { expect, test } from 'vitest'
import { datanorm4, file, head4, read } from './testing.ts'

const described = async (...lines: string[]) => {
  const { of } = await read([datanorm4('A;N;1;40;Kurz;;1;0;ST;1000;;;T1;', ...lines)])
  const [article] = of('articles')
  return article && 'texts' in article && typeof article.texts === 'object'
    ? article.texts.de.description
    : undefined
}

test('a line without number behind one that has it is the next of the text, not its first', async () => {
  expect(
    await described('T;N;T1;;02;;drei.;;;vier.;', 'T;N;T1;;01;;eins.;;;zwei.;', 'T;N;T1;;03;;fünf.;;;;'),
  ).toBe('eins.\nzwei.\ndrei.\nvier.\nfünf.')
  expect(await described('D;N;1;01;F;;eins.;;F;;zwei.;', 'D;N;1;02;F;;drei.;;;;vier.;')).toBe(
    'eins.\nzwei.\ndrei.\nvier.',
  )
})

test('two lines of a record that have one number are both kept', async () => {
  expect(await described('T;N;T1;;01;;eins.;01;;zwei.;', 'T;N;T1;;02;;drei.;02;;vier.;')).toBe(
    'eins.\nzwei.\ndrei.\nvier.',
  )
})

test('such lines sent again replace the earlier ones', async () => {
  const again = file('DATANORM.002', [head4(), 'T;A;T1;;01;;neu.;;;neuer.;'])
  const first = datanorm4('A;N;1;40;Kurz;;1;0;ST;1000;;;T1;', 'T;N;T1;;01;;alt.;;;älter.;')
  const { of } = await read([first, again])
  expect(of('articles')).toMatchObject([{ texts: { de: { description: 'neu.\nneuer.' } } }])
})
