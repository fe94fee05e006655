import sax from 'sax'
import { repaired } from '../repaired.ts'
import { modernName, type Element } from './element.ts'
import { isMarkup, TornMarkup } from './markup.ts'
import { termElements } from './feature-terms.ts'

/** What the XML of a BMEcat file gives, one record at a time. */
export type XmlEvent =
  | { type: 'root'; element: Element }
  | { type: 'transaction'; element: Element }
  | { type: 'record'; element: Element }
  | { type: 'too-large'; element: Element }
  /** `detail` is what the file says there: reports are read in German and English. */
  | { type: 'odd-entity'; line: number; detail: string }
  | { type: 'odd-markup'; line: number; detail: string }
  | { type: 'broken'; line: number; detail: string }

const recordNames = new Set([
  'HEADER',
  'CATALOG_STRUCTURE',
  'CLASSIFICATION_SYSTEM_NAME',
  'CLASSIFICATION_GROUP',
  'PRODUCT',
  'PRODUCT_TO_CATALOGGROUP_MAP',
  ...termElements,
])
const limits = { depth: 100, elements: 100_000, text: 8_000_000 }
/** Characters before a fault that are shown with it. */
const shownBefore = 60

/**
 * Reads XML text as a stream and hands out the elements of `recordNames` as small trees; everything else passes
 * by. Namespaces and DOCTYPE are ignored, no entity but the five of XML and numeric ones is resolved. Markup of HTML that
 * nobody escaped stays in the text it stands in. A record beyond the limits is dropped and said so; text that is not XML
 * ends the reading with one 'broken' event.
 */
export async function* readElements(text: AsyncIterable<string>): AsyncGenerator<XmlEvent> {
  const reader = new ElementReader()
  for await (const piece of text) {
    // A piece may hold thousands of small records: hand over in slices so that the queue stays short.
    for (let start = 0; start < piece.length; start += 65_536) {
      reader.write(piece.slice(start, start + 65_536))
      yield* reader.take()
      if (reader.broken) return
    }
  }
  reader.close()
  yield* reader.take()
}

class ElementReader {
  broken = false
  // The types of sax do not know this option: without it sax resolves some 250 HTML entities.
  readonly #options = { position: true, strictEntities: true }
  readonly #parser = sax.parser(true, this.#options)
  readonly #torn = new TornMarkup(this.#parser)
  #events: XmlEvent[] = []
  #open: Element[] = []
  #depth = 0
  #size = { elements: 0, text: 0 }
  #dropped = false
  /** What was written last with a little of before, and the place of its beginning in the whole text. */
  #text = ''
  #textStart = 0

  constructor() {
    const handlers: Partial<sax.SAXParser> = {
      onopentag: (tag) => this.#enter(tag.name, tag.attributes),
      onclosetag: (name) => this.#leave(name),
      ontext: (text) => this.#append(text),
      oncdata: (text) => this.#append(text),
      onerror: (error) => this.#fail(error),
    }
    Object.assign(this.#parser, handlers)
  }

  write(text: string): void {
    const before = this.#text.slice(-shownBefore)
    this.#text = before + text
    this.#textStart = this.#parser.position - before.length
    this.#parser.write(text)
  }

  close(): void {
    this.#parser.close()
    if (!this.broken && this.#depth > 0) this.#break()
  }

  take(): XmlEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }

  #enter(rawName: string, attributes: Record<string, unknown>): void {
    if (this.broken) return
    this.#depth += 1
    if (this.#depth > limits.depth) return this.#break()
    const around = this.#open.at(-1)
    if (around && isMarkup(rawName)) {
      this.#torn.enter()
      this.#open.push(around)
      return this.#append(`<${rawName}>`)
    }
    const element: Element = {
      name: modernName(rawName),
      rawName: rawName.slice(rawName.indexOf(':') + 1),
      attributes: textAttributes(attributes),
      text: '',
      children: [],
      line: this.#parser.line + 1,
    }
    if (around) this.#adopt(around, element)
    else if (recordNames.has(element.name)) this.#begin(element)
    else if (this.#depth === 1) this.#events.push({ type: 'root', element })
    else if (this.#depth === 2) this.#events.push({ type: 'transaction', element })
  }

  #begin(element: Element): void {
    this.#open = [element]
    this.#size = { elements: 1, text: 0 }
    this.#dropped = false
  }

  #adopt(parent: Element, element: Element): void {
    this.#size.elements += 1
    if (this.#size.elements > limits.elements) this.#dropped = true
    if (!this.#dropped) parent.children.push(element)
    this.#open.push(element)
  }

  #append(text: string): void {
    const element = this.#open.at(-1)
    if (!element || this.broken) return
    this.#size.text += text.length
    if (this.#size.text > limits.text) this.#dropped = true
    if (!this.#dropped) element.text += repaired(withoutControls(text))
  }

  #leave(name: string): void {
    if (this.broken) return
    this.#depth -= 1
    if (this.#open.length > 1 && isMarkup(name)) {
      this.#torn.leave()
      this.#append(`</${name}>`)
      this.#open.pop()
      return
    }
    const element = this.#open.pop()
    if (!element || this.#open.length > 0) return
    this.#events.push({ type: this.#dropped ? 'too-large' : 'record', element })
  }

  /** A stray ampersand, an HTML entity or torn markup is common and harmless; any other fault leaves the rest unreadable. */
  #fail(error: Error): void {
    // sax throws at the next call as long as an error is set; after a fault of ours nothing more is read anyway.
    this.#parser.resume()
    if (this.broken) return
    if (/entity/i.test(error.message)) {
      const [, detail = ''] = /(&[^&]*)$/.exec(this.#before()) ?? []
      this.#events.push({ type: 'odd-entity', line: this.#parser.line + 1, detail })
    } else if (this.#open.length > 0 && this.#torn.explains(error.message))
      this.#events.push({ type: 'odd-markup', line: this.#parser.line + 1, detail: `…${this.#before()}` })
    else if (!/outside of root/i.test(error.message)) this.#break()
  }

  #break(): void {
    this.broken = true
    this.#open = []
    this.#events.push({ type: 'broken', line: this.#parser.line + 1, detail: `…${this.#before()}` })
  }

  /** The text up to where the parser is. */
  #before(): string {
    const end = this.#parser.position - this.#textStart
    return this.#text.slice(Math.max(0, end - shownBefore), end)
  }
}

/** Attributes by their names without prefix; declarations of namespaces keep theirs. */
function textAttributes(attributes: Record<string, unknown>): Record<string, string> {
  const pairs = Object.entries(attributes).map(([name, value]) => {
    const local = name.startsWith('xmlns') ? name : name.slice(name.indexOf(':') + 1)
    return [local, String(value)] as const
  })
  return Object.fromEntries(pairs)
}

/** XML knows no control characters besides tabs and line breaks, and no database keeps a zero; programs write them. */
function withoutControls(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
}
