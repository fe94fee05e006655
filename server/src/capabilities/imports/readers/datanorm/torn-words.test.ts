import { describe, expect, test } from 'vitest'
import { mendTornWords } from './torn-words.ts'

/** A line of exactly 40 signs that ends so. */
const full = (end: string) => `${'Text '.repeat(8).slice(0, 39 - end.length)} ${end}`
const unchanged = (lines: string[]) => expect(mendTornWords(lines)).toEqual(lines)

describe('words between two lines of a text stay apart', () => {
  test('where the first line has room left', () => unchanged(['Kleber bei Sch', 'utz vor Regen']))

  test('where one word ends and another begins', () => {
    unchanged([full('in'), 'trockenen Räumen'])
    unchanged([full('Putz'), 'auf der Wand'])
  })

  test('where a blank was sent between them', () => {
    unchanged([full('Ma'), ' ntelaufdruck'])
    unchanged([`${full('x').slice(1, -1)}f `, 'ür innen'])
  })

  test('where the line ends with an abbreviation or a unit', () => {
    unchanged([full('St'), 'und mehr'])
    unchanged([full('25 m'), 'oder länger'])
    unchanged([full('6 l'), 'eimer'])
    unchanged([full('gr'), 'matt'])
  })

  test('where two full lines follow one another and nothing says that words are torn', () => {
    unchanged([full('Stein'), `zeug ${full('Wand').slice(5)}`, 'Ende'])
  })

  test('where a hyphen stands for the end of both words', () => {
    unchanged([full('Kaltwasser-'), 'und Warmwasserleitungen'])
  })

  test('where a line begins with a capital', () => unchanged([full('f'), 'Übergang']))
})

describe('a torn word is one again', () => {
  test('where its beginning has no vowel', () => {
    expect(mendTornWords([full('Sch'), 'utz vor Regen, innen'])).toEqual(
      [full('Schutz'), 'vor Regen, innen'].map((line) => line.replace(full('Schutz'), `${full('Sch')}utz`)),
    )
    expect(mendTornWords([full('f'), 'ür'])).toEqual([`${full('f')}ür`])
  })

  test('where its rest is no beginning, and everywhere else between full lines of that text', () => {
    const stone = `zeug ${full('Ma').slice(5)}`
    expect(mendTornWords([full('Stein'), stone, 'ntel, außen.', '- zweitens'])).toEqual([
      `${full('Stein')}zeug`,
      `${stone.slice(5)}ntel,`,
      'außen.',
      '- zweitens',
    ])
  })

  test('where it was parted with a hyphen for want of room; one of its own stays', () => {
    const long = `${full('').trimEnd().slice(0, 26)} Feinstein-`
    expect(mendTornWords([long, 'zeugfliese, matt'])).toEqual([`${long.slice(0, -1)}zeugfliese,`, 'matt'])
    expect(mendTornWords([full('UV-'), 'beständig'])).toEqual([`${full('UV-')}beständig`])
  })

  test('in a text that leaves lines free, which stay free', () => {
    expect(mendTornWords([full('f'), 'ür', '', 'Ende'])).toEqual([`${full('f')}ür`, '', 'Ende'])
  })
})

test('a text of any number of full lines is read, without looking from each at all others', () => {
  unchanged(Array.from({ length: 150_000 }, () => `zeug ${full('Wand').slice(5)}`))
})
