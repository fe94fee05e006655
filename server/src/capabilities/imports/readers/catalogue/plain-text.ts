// Entities that catalogue texts use; a text holds characters, not names for them.
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  deg: '°',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  micro: 'µ',
  times: '×',
  plusmn: '±',
  euro: '€',
  reg: '®',
  copy: '©',
  trade: '™',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  shy: '',
}

/**
 * Text of a supplier without any markup, also where the markup was escaped once or twice: line breaks and list
 * items stay lines, scripts and styles go with their content, entities become characters. Blanks are collapsed.
 */
export function plainText(source: string): string {
  let text = source
  for (let round = 0; round < 4; round += 1) {
    const next = withEntities(withoutMarkup(text))
    if (next === text) break
    text = next
  }
  return withoutMarkup(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** As plainText, on one line. */
export function plainLine(source: string): string {
  return plainText(source).replaceAll(/\s+/g, ' ')
}

function withoutMarkup(text: string): string {
  if (!text.includes('<')) return text
  return withoutScripts(text)
    .replaceAll(/<br\b[^<>]*>|<\/(?:p|div|tr|h[1-6]|ul|ol|table)\s*>/gi, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '\n- ')
    .replaceAll(/<\/t[dh]\s*>/gi, ' ')
    .replaceAll(/<[a-z/!?][^<>]*>/gi, '')
}

/** Script and style elements and comments with their content; one that never ends takes the rest of the text. */
function withoutScripts(text: string): string {
  let kept = ''
  let rest = text
  for (;;) {
    const start = /<(script|style)\b|<!--/i.exec(rest)
    if (!start) return kept + rest
    kept += rest.slice(0, start.index)
    const name = start[1]
    const end = (name === undefined ? /-->/ : new RegExp(`</${name}\\s*>`, 'i')).exec(rest.slice(start.index))
    if (!end) return kept
    rest = rest.slice(start.index + end.index + end[0].length)
  }
}

/** A text whose entities of HTML are the characters they stand for; unknown ones stay. */
export function withEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]\w{1,7}));/gi,
    (whole, decimal, hex, name) => {
      if (typeof name === 'string') return entities[name] ?? whole
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : ' '
    },
  )
}
