import { describe, expect, test } from 'vitest'
import { elementsOf } from './gs1.ts'
import { checkDigit, expandUpcE, gtinOfContents, isGtin } from './gtin.ts'
import { readScan } from './scanned-code.ts'

const gs = '\u001D'
const numbers = (raw: string) => readScan(raw)?.numbers

describe('a GTIN', () => {
  test.each(['', '4006381333932', '400638133393', '40063813339310000', '4006381333931 ', 'A006381333931'])(
    'is not %j',
    (text) => expect(isGtin(text)).toBe(false),
  )

  test.each(['96385074', '042100005264', '4006381333931', '04006381333931', '10614141999993'])(
    'is %s',
    (text) => expect(isGtin(text)).toBe(true),
  )

  test('ends with its check digit', () => expect(checkDigit('629104150021')).toBe('3'))

  test.each(['04252615', '24252614', '4252614', '042526140', ''])('is not stood for by %j as UPC-E', (code) =>
    expect(expandUpcE(code)).toBeUndefined(),
  )

  test.each([
    ['04252614', '042100005264'],
    ['01234505', '012000003455'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
  ])('is stood for by %s as UPC-E', (code, whole) => expect(expandUpcE(code)).toBe(whole))

  test.each(['04006381333931', '94006381333934', '4006381333931', '14006381333930'])(
    'of what is inside is not known of %s',
    (gtin) => expect(gtinOfContents(gtin)).toBeUndefined(),
  )

  test('of what is inside a carton has no first digit and a check digit of its own', () =>
    expect(gtinOfContents('14006381333938')).toBe('4006381333931'))
})

describe('an element string', () => {
  test.each([
    '',
    gs,
    '5006381333931',
    '01040063813339',
    '0104006381333931310',
    '0104006381333931ABC',
    '05123',
  ])('is not %j', (text) => expect(elementsOf(text)).toBeUndefined())

  test.each([
    ['0104006381333931', { '01': '04006381333931' }],
    ['010400638133393110A7', { '01': '04006381333931', '10': 'A7' }],
    [
      `010400638133393110A7${gs}172611303103001750`,
      { '01': '04006381333931', '10': 'A7', '17': '261130', '3103': '001750' },
    ],
    [
      `${gs}00340123450000000018${gs}02040063813339313748`,
      { '00': '340123450000000018', '02': '04006381333931', '37': '48' },
    ],
    [`241REGAL-7${gs}21S-1`, { '241': 'REGAL-7', '21': 'S-1' }],
    ['01040063813339313922123480200815', { '01': '04006381333931', '3922': '123480200815' }],
  ])('is parted: %j', (text, elements) =>
    expect(Object.fromEntries(elementsOf(text) ?? [])).toEqual(elements),
  )
})

describe('a scanner', () => {
  test.each(['', '  ', '\r\n', ']E0', gs])('that sends %j has read nothing', (raw) =>
    expect(readScan(raw)).toBeUndefined(),
  )

  test.each([
    ['an address without a GTIN', 'https://example.com/artikel/4006381333931', []],
    ['an address that only mentions 01', 'https://example.com/01/123', []],
    ['a number with brackets', '240(x)', ['240(x)']],
    ['a number with letters', ' tw-90 b ', ['tw-90 b']],
    ['an EAN', '4006381333931', ['4006381333931']],
    ['an EAN with a wrong check digit, which may be another number', '4006381333932', ['4006381333932']],
    ['an EAN with its identifier', ']E04006381333931', ['4006381333931']],
    ['an EAN with further digits', ']E3400638133393152', ['4006381333931']],
    ['an EAN framed by control signs', '\u00024006381333931\u0003\r', ['4006381333931']],
    ['an own number in Code 128', ']C01000003', ['1000003']],
    ['an UPC-E', '04252614', ['04252614', '042100005264']],
    ['a GS1-128', ']C1010400638133393110A7', ['04006381333931']],
    ['a GS1 DataMatrix', `]d2010400638133393121S1${gs}10A7`, ['04006381333931']],
    ['a GS1 code of a camera, which begins with the separator', `${gs}0104006381333931`, ['04006381333931']],
    ['a GS1 code with a separator but no identifier', `010400638133393110A${gs}21B`, ['04006381333931']],
    ['a GS1 code without either', '010400638133393117261130', ['010400638133393117261130', '04006381333931']],
    ['a printed element string', '(01)04006381333931(10)A7', ['04006381333931']],
    ['a pallet', ']C10034012345000000001802040063813339313748', ['04006381333931']],
    ["the customer's part number", `]C1241REGAL-7${gs}10A7`, ['REGAL-7']],
    ['a Digital Link', 'https://id.gs1.org/01/04006381333931/10/A7?17=261130', ['04006381333931']],
    [
      "a Digital Link below a maker's own path",
      ']Q1https://maker.example/de/01/4006381333931',
      ['4006381333931'],
    ],
    ['a long number that is no element string', '0104006381333932', ['0104006381333932']],
  ])('that sends %s means its numbers', (_what, raw, expected) => expect(numbers(raw)).toEqual(expected))

  test('tells people what it has read', () => {
    expect(readScan(']C1010400638133393110A7')?.text).toBe('04006381333931')
    expect(readScan('https://example.com/a')?.text).toBe('https://example.com/a')
  })

  test('that reads a carton knows what is inside', () => {
    expect(readScan('14006381333938')?.contents).toBe('4006381333931')
    expect(readScan(']C10114006381333938')?.contents).toBe('4006381333931')
    expect(readScan('4006381333931')?.contents).toBeUndefined()
  })
})
