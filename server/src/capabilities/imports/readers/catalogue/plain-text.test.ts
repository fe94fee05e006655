import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['scripts go with their content', 'vor<script>alert("1")</script>nach', 'vornach'],
  ['a script that never ends takes the rest', 'vor<SCRIPT src=x>alert(1)', 'vor'],
  ['markup that was escaped goes too', '&lt;img src=x onerror=alert(1)&gt;Fuge', 'Fuge'],
  ['markup that was escaped twice goes too', '&amp;lt;b&amp;gt;Fuge&amp;lt;/b&amp;gt;', 'Fuge'],
  ['paragraphs and list items stay lines', '<p>A</p><ul><li>B</li><li>C</li></ul>', 'A\n\n- B\n- C'],
  ['entities become characters', 'Gr&ouml;&szlig;e 5&nbsp;m&sup2; &#8364; &#x2265;', 'Größe 5 m² € ≥'],
  ['a comparison is no markup', 'Druck < 5 bar, > 2 bar', 'Druck < 5 bar, > 2 bar'],
  ['comments go', 'A<!-- <b> -->B', 'AB'],
])('%s', (_, source, text) => {
  expect(plainText(source)).toBe(text)
})

test('no tag survives, however it is nested or escaped', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '&lt;',
    '&gt;',
    '&amp;',
    'b',
    '/',
    'script',
    ' ',
    '<b>',
    '<!--',
    '-->',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(plainText(pieces.join(''))).not.toMatch(/<[a-z/!?][^<>]*>/i)
    }),
  )
})

test('a text of megabytes of open tags is read to its end', () => {
  // Read in a time that grows with its square, it would take hours.
  const opened = '<a '.repeat(1_000_000) + '<script>'.repeat(400_000)
  expect(plainText(`Fliese ${opened}`)).toMatch(/^Fliese/)
})
