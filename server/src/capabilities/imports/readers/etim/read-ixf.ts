import sax from 'sax'
import { decodeXml } from '../bmecat/decode-xml.ts'
import type { ByteStream } from '../row.ts'
import { withoutFeaturesOfClasses } from './pass-over.ts'

/** What a code is called, and a class besides, by the language tags of the file ("EN", "de-DE"). */
export type Term = {
  code: string
  line: number
  names: ReadonlyMap<string, string>
  synonyms: ReadonlyMap<string, string[]>
}

/** Where names stand: the lists of the format, and what each of their entries is called. */
const entries: Readonly<Record<string, string>> = {
  Units: 'Unit',
  Features: 'Feature',
  Values: 'Value',
  Classes: 'Class',
}
/** Within an entry names stand in its translations; what a class has of features and values has none. */
const translation = 'Translations/Translation'
/** What a name or code stands in; markup within it is none of its own. */
const leaves = new Set(['Code', 'Description', 'Abbreviation', 'Synonym'])
/** Deeper than any dictionary, longer than any name, more than any class is called: what goes beyond is none. */
const limits = { depth: 100, text: 10_000, synonyms: 200 }
/** Characters given to the parser at a time, so that other work of the process gets its turn. */
const slice = 65_536

/**
 * Names in a file of ETIM's own exchange format, IXF 1 to 3.1: units, features, values and classes with a translation for each
 * language, those of classes with synonyms. What features a class has, which is most of the file, is passed over.
 * @returns the line the XML breaks at, undefined where it does not
 */
export async function* readIxf(bytes: ByteStream): AsyncGenerator<Term, number | undefined> {
  const reader = new IxfReader()
  for await (const piece of withoutFeaturesOfClasses(decodeXml(bytes))) {
    for (let at = 0; at < piece.length; at += slice) {
      yield* reader.read(piece.slice(at, at + slice))
      if (reader.isBroken) return reader.line
    }
  }
  return reader.isWhole ? undefined : reader.line
}

class IxfReader {
  readonly #parser = sax.parser(true, { position: true })
  readonly #path: string[] = []
  #brokenAt: number | undefined
  #terms: Term[] = []
  #text = ''
  /** Depth of the name that is open. */
  #leaf: number | undefined
  #code = ''
  #language = ''
  #names = new Map<string, string>()
  #synonyms = new Map<string, string[]>()

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

  get isBroken(): boolean {
    return this.#brokenAt !== undefined
  }

  get isWhole(): boolean {
    return this.#path.length === 0
  }

  read(text: string): Term[] {
    this.#terms = []
    if (!this.isBroken) this.#parser.write(text)
    return this.#terms
  }

  #fail(): void {
    this.#brokenAt ??= this.#parser.line + 1
    // sax throws at the next call as long as an error is set.
    this.#parser.resume()
  }

  #enter(name: string, { language }: Readonly<Record<string, unknown>>): void {
    this.#path.push(name)
    if (this.#path.length > limits.depth) this.#fail()
    if (this.#leaf !== undefined) return
    if (leaves.has(name)) this.#leaf = this.#path.length
    this.#text = ''
    if (name === 'Translation') this.#language = typeof language === 'string' ? language : ''
    else if (this.#path.length === 3) {
      this.#code = ''
      this.#names = new Map()
      this.#synonyms = new Map()
    }
  }

  #append(text: string): void {
    if (this.#text.length < limits.text) this.#text += text
  }

  #leave(): void {
    const depth = this.#path.length
    const name = this.#path.pop() ?? ''
    if (this.#leaf !== undefined && depth > this.#leaf) return
    this.#leaf = undefined
    const text = this.#text.trim()
    this.#text = ''
    const [, list = '', entry = '', ...within] = this.#path
    if (this.isBroken || entries[list] !== (entry || name)) return
    if (this.#path.length === 2)
      this.#terms.push({ code: this.#code, line: this.line, names: this.#names, synonyms: this.#synonyms })
    else if (text === '') return
    else if (within.length === 0 && name === 'Code') this.#code = text
    else this.#read(name, within.join('/'), text)
  }

  #read(name: string, within: string, text: string): void {
    const names = this.#names
    const isOfClass = this.#path[1] === 'Classes'
    if (isOfClass && within === `${translation}/Synonyms` && name === 'Synonym') this.#addSynonym(text)
    if (within !== translation) return
    // A unit is written by its sign, "mm", wherever it has one.
    if (name === 'Abbreviation' || (name === 'Description' && !names.has(this.#language)))
      names.set(this.#language, text)
  }

  #addSynonym(text: string): void {
    const known = this.#synonyms.get(this.#language) ?? []
    if (known.length < limits.synonyms) this.#synonyms.set(this.#language, [...known, text])
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)
