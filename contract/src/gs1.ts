/** What ends an element of variable length: FNC1, which scanners send as the ASCII sign GS. */
export const groupSeparator = '\u001D'

/**
 * Digits and signs of elements whose length is predefined, the identifier included, by its first two digits; all
 * others reach to the next separator (GS1 General Specifications, section 7.8).
 */
const predefined: Record<string, number> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  '20': 4,
  '41': 16,
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((ai) => [ai, 8])),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((ai) => [ai, 10])),
}

/** Identifiers of three and of four digits by their first two; others have two (section 3.2). */
const three = /^(2[345]|4[012]|71)/
const four = /^(3[1-69]|43|7[02]|8[012])/
const two = /^(0[0-4]|1[0-9]|2[0-2]|30|37|9\d)/

/**
 * Parts the element string of a GS1-128, GS1 DataMatrix or GS1 QR code by its application identifiers: '01' is the GTIN,
 * '10' the batch, '3103' the weight (GS1 General Specifications, section 3).
 * @returns the first value of each identifier; undefined where the text is no such string
 */
export function elementsOf(text: string): Map<string, string> | undefined {
  const elements = new Map<string, string>()
  for (const part of text.split(groupSeparator)) {
    let rest = part
    while (rest !== '') {
      const length = four.test(rest) ? 4 : three.test(rest) ? 3 : two.test(rest) ? 2 : 0
      const fixed = predefined[rest.slice(0, 2)]
      const [ai, value] = [rest.slice(0, length), rest.slice(length, fixed)]
      const isWhole = fixed === undefined || (rest.length >= fixed && /^\d+$/.test(value))
      if (!/^\d+$/.test(ai) || value === '' || !isWhole) return undefined
      if (!elements.has(ai)) elements.set(ai, value)
      rest = fixed === undefined ? '' : rest.slice(fixed)
    }
  }
  return elements.size === 0 ? undefined : elements
}

/** The same of a text as it is printed below the bars: '(01)04006381333931(10)A7'. */
export function printedElementsOf(text: string): Map<string, string> | undefined {
  if (!/^(\(\d{2,4}\)[^()]+)+$/.test(text)) return undefined
  const elements = [...text.matchAll(/\((\d{2,4})\)([^()]+)/g)]
  return new Map(elements.map(([, ai = '', value = '']) => [ai, value]))
}

/**
 * The GTIN in an address of the web: 'https://id.gs1.org/01/04006381333931/10/A7' (GS1 Digital Link Standard: URI
 * syntax; the path may begin with others' own parts). undefined for addresses without one.
 */
export function gtinOfAddress(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/)
  return /\/01\/(\d{8}|\d{12,14})(?:\/|$)/.exec(path)?.[1]
}
