import sax from 'sax'
import { decodeXml } from '../bmecat/decode-xml.ts'
import type { ByteStream } from '../row.ts'

/** What a code is called, by the language tags of the file ("EN", "de-DE"). */
export type Term = { code: string; line: number; names: ReadonlyMap<string, string> }

/** Where names stand: the lists of the format, and what each of their entries is called. */
const entries: Readonly<Record<string, string>> = { Units: 'Unit', Features: 'Feature', Values: 'Value' }
/** Deeper than any dictionary, longer than any name: what goes beyond is none. */
const limits = { depth: 100, text: 10_000 }
/** Characters given to the parser at a time, so that other work of the process gets its turn. */
const slice = 65_536

/**
 * Names in a file of ETIM's own exchange format, IXF 1 to 3.1: units, features and values with a translation for each
 * language. They stand before groups and classes, which are most of the file and are not read.
 * @returns the line the XML breaks at, undefined where it does not
 */
export async function* readIxf(bytes: ByteStream): AsyncGenerator<Term, number | undefined> {
  const reader = new IxfReader()
  for await (const piece of decodeXml(bytes)) {
    for (let at = 0; at < piece.length; at += slice) {
      yield* reader.read(piece.slice(at, at + slice))
      if (reader.end !== undefined) return reader.end === 'classes' ? undefined : reader.line
    }
  }
  return reader.isWhole ? undefined : reader.line
}

class IxfReader {
  end: 'classes' | 'broken' | undefined
  readonly #parser = sax.parser(true, { position: true })
  readonly #path: string[] = []
  #brokenAt: number | undefined
  #terms: Term[] = []
  #text = ''
  #code = ''
  #language = ''
  #names = new Map<string, string>()

  constructor() {
    const handlers: Partial<sax.SAXParser> = {
      onopentag: ({ name, attributes }) => this.#enter(local(name), attributes),
      onclosetag: () => this.#leave(),
      ontext: (text) => this.#append(text),
      oncdata: (text) => this.#append(text),
      onerror: () => this.#fail(),
    }
    Object.assign(this.#parser, handlers)
  }

  /** Where the reading is, or broke off. */
  get line(): number {
    return this.#brokenAt ?? this.#parser.line + 1
  }

  get isWhole(): boolean {
    return this.#path.length === 0
  }

  read(text: string): Term[] {
    this.#terms = []
    if (this.end === undefined) this.#parser.write(text)
    return this.#terms
  }

  #fail(): void {
    if (this.end === undefined) this.#brokenAt = this.#parser.line + 1
    this.end ??= 'broken'
    // sax throws at the next call as long as an error is set.
    this.#parser.resume()
  }

  #enter(name: string, { language }: Readonly<Record<string, unknown>>): void {
    this.#path.push(name)
    if (this.#path.length > limits.depth) this.#fail()
    this.#text = ''
    if (name === 'Classes' && this.#path.length === 2) this.end ??= 'classes'
    else if (name === 'Translation') this.#language = typeof language === 'string' ? language : ''
    else if (this.#path.length === 3) {
      this.#code = ''
      this.#names = new Map()
    }
  }

  #append(text: string): void {
    if (this.#text.length < limits.text) this.#text += text
  }

  #leave(): void {
    const name = this.#path.pop() ?? ''
    const text = this.#text.trim()
    this.#text = ''
    const [, list = '', entry = ''] = this.#path
    const isWithin = this.end === undefined && entries[list] === (entry || name)
    if (!isWithin) return
    if (this.#path.length === 3 && name === 'Code') this.#code = text
    // A unit is written by its sign, "mm", wherever it has one.
    else if (name === 'Abbreviation' && text !== '') this.#names.set(this.#language, text)
    else if (name === 'Description' && text !== '' && !this.#names.has(this.#language))
      this.#names.set(this.#language, text)
    else if (this.#path.length === 2)
      this.#terms.push({ code: this.#code, line: this.line, names: this.#names })
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)
