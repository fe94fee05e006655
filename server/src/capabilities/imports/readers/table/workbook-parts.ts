import { basename } from 'node:path/posix'
import type { SourceFile } from '../source-file.ts'
import { type Attributes, readXml } from './xml-part.ts'
import { type CellStyles, cellStyles } from './cell-styles.ts'

/** What the cells of all sheets of a workbook refer to, and where its sheets lie. */
export type WorkbookParts = {
  /** In the order of their tabs, those nobody sees left out; pages with a diagram alone are none. */
  sheets: { name: string; file: SourceFile }[]
  /** Texts by their number. */
  strings: readonly string[]
  styles: CellStyles
  /** Whether days are counted from 1904 on and not from 1900. */
  from1904: boolean
}

/** Where the workbook of an archive lies; Excel on the web and some libraries count it (workbook2.xml, workbook22.xml). */
const workbookPart = /^xl\/workbook\d*\.xml$/i

/** The part an archive begins with that is a workbook; undefined where it is none. */
export function workbookAmong(files: readonly SourceFile[]): SourceFile | undefined {
  return files.find(({ name }) => workbookPart.test(name))
}

/**
 * Reads the parts of a workbook that stand beside its sheets.
 *
 * @throws {Error} where one of them is no XML
 */
export async function workbookParts(files: readonly SourceFile[]): Promise<WorkbookParts> {
  // Names of parts that differ in capitals alone are one (ECMA-376-2): some programs write xl/SharedStrings.xml.
  const byName = new Map(files.map((file) => [file.name.toLowerCase(), file]))
  const part = (name: string) => byName.get(name.toLowerCase())
  const book = workbookAmong(files)
  const related: Attributes[] = []
  await elementsOf(part(`xl/_rels/${basename(book?.name ?? '')}.rels`), (name, attributes) => {
    if (name === 'Relationship') related.push(attributes)
  })
  const sheets: Attributes[] = []
  let from1904: boolean | undefined
  await elementsOf(book, (name, attributes) => {
    if (name === 'sheet') sheets.push(attributes)
    // "1" and "true" mean the same in XML; Excel writes the one, LibreOffice the other.
    if (name === 'workbookPr') from1904 ??= /^(?:1|true)$/.test(attributes['date1904'] ?? '')
  })
  const ofKind = (kind: string) => related.find(({ Type = '' }) => Type.endsWith(`/${kind}`))?.['Target']
  return {
    sheets: sheets.flatMap(({ name, id, state = 'visible' }) => {
      const relation = related.find(({ Id, Type = '' }) => Id === id && Type.endsWith('/worksheet'))
      const file = part(partNamed(relation?.['Target'] ?? ''))
      return name !== undefined && state === 'visible' && file ? [{ name, file }] : []
    }),
    strings: await stringsOf(part(partNamed(ofKind('sharedStrings') ?? 'sharedStrings.xml'))),
    styles: await cellStyles(part(partNamed(ofKind('styles') ?? 'styles.xml'))),
    from1904: from1904 ?? false,
  }
}

/** Name of a part within the archive: targets are relative to the workbook, or begin at the root. */
function partNamed(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^(?:\.\/)+/, '')}`
}

async function elementsOf(
  part: SourceFile | undefined,
  open: (name: string, attributes: Attributes) => void,
): Promise<void> {
  if (part) await readXml(part.open(), { open })
}

async function stringsOf(part: SourceFile | undefined): Promise<string[]> {
  const strings: string[] = []
  const text = new CellText()
  if (part)
    await readXml(part.open(), {
      open: (name) => text.open(name),
      text: (piece) => text.add(piece),
      close: (name) => {
        text.close(name)
        if (name === 'si') strings.push(text.take())
      },
    })
  return strings
}

/** The text of a cell from its elements: parts in several letters are one text, how it is spoken is none of it. */
export class CellText {
  #text = ''
  #isText = false
  #isSpoken = false

  open(name: string): void {
    if (name === 't') this.#isText = true
    else if (name === 'rPh') this.#isSpoken = true
  }

  add(piece: string): void {
    if (this.#isText && !this.#isSpoken) this.#text += piece
  }

  close(name: string): void {
    if (name === 't') this.#isText = false
    else if (name === 'rPh') this.#isSpoken = false
  }

  /** What came since the last time. */
  take(): string {
    const text = unescaped(this.#text)
    this.#text = ''
    return text
  }
}

/** Characters XML has no place for are written by their numbers: _x000D_. */
export const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
