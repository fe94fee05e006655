import sax from 'sax'
import { decodeXml } from '../bmecat/decode-xml.ts'
import type { ByteStream } from '../row.ts'

/** Attributes of an element by their names without prefixes. */
export type Attributes = Partial<Record<string, string>>
/** What a reader of XML is told, names without prefixes. */
export type XmlHandlers = {
  open: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  /** A text comes in any number of pieces. */
  text?: (text: string) => void
}

/**
 * Reads a part of a workbook element by element; of its entities only those of XML are resolved.
 *
 * @throws {Error} where it is no XML
 */
export async function readXml(bytes: ByteStream, { open, close, text }: XmlHandlers): Promise<void> {
  // The types of sax do not know this option: without it sax resolves some 250 HTML entities.
  const options = { position: false, strictEntities: true }
  const parser = sax.parser(true, options)
  const handlers: Partial<sax.SAXParser> = {
    onopentag: ({ name, attributes }) => open(local(name), withoutPrefixes(attributes)),
    onclosetag: (name) => close?.(local(name)),
    ontext: text,
    oncdata: text,
    onerror: (error) => {
      throw error
    },
  }
  Object.assign(parser, handlers)
  for await (const piece of decodeXml(bytes)) parser.write(piece)
  parser.close()
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

function withoutPrefixes(attributes: Readonly<Record<string, unknown>>): Attributes {
  const found: Attributes = {}
  for (const name in attributes) found[local(name)] = String(attributes[name])
  return found
}
