/** What is met in an XML file, in its order; names are without prefix, for some programs give all elements one. */
export interface XmlVisitor {
  /** @param attributes as they are written, for {@link attributesOf} */
  open: (name: string, attributes: string) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** A comment, a text that is escaped as a whole, a note to programs, an element that begins or ends, or a text. */
const piece =
  /<(?:!--[\s\S]*?--|!\[CDATA\[([\s\S]*?)\]\]|\?[\s\S]*?\?|(\/?)(?:[^\s<>/:]+:)?([^\s<>/:!?]+)((?:[^"'<>]|"[^"]*"|'[^']*')*?)(\/?))>|([^<]+)/y

/** In milliseconds: a page that does nothing for longer feels stuck. */
const longestPiece = 40
const piecesBetween = 2000

/**
 * Goes through an XML file without keeping anything of it, and lets the page breathe meanwhile: the browser's own reader needs
 * seconds at a stretch for a large sheet.
 * @throws TypeError where it is damaged or cut off, or declares types: Excel writes none, and they would be of no use here
 */
export async function walkXml(xml: string, visitor: XmlVisitor): Promise<void> {
  const pieces = new RegExp(piece)
  let depth = 0
  let began = performance.now()
  for (let count = 1; pieces.lastIndex < xml.length; count++) {
    const found = pieces.exec(xml)
    if (!found) throw new TypeError('no workbook')
    const [, whole, closing, name, attributes = '', empty, text] = found
    if (name === undefined) {
      const said = whole ?? (text === undefined ? undefined : unescaped(text))
      if (said !== undefined) visitor.text?.(said)
    } else if (closing === '/') {
      depth--
      visitor.close?.(name)
    } else {
      visitor.open(name, attributes)
      if (empty === '/') visitor.close?.(name)
      else depth++
    }
    if (count % piecesBetween === 0 && performance.now() - began > longestPiece) {
      await new Promise((resolve) => setTimeout(resolve))
      began = performance.now()
    }
  }
  if (depth !== 0) throw new TypeError('cut off')
}

const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Attributes of an element by their names, with prefix. */
export const attributesOf = (written: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(written.matchAll(attribute), ([, name = '', double, single]) => [
      name,
      unescaped(double ?? single ?? ''),
    ]),
  )

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const lastSign = 0x10ffff

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? all
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= lastSign ? String.fromCodePoint(code) : all
    },
  )
}
