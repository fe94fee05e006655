import sax from 'sax'
import { openArchive } from '../zip.ts'
import type { SourceFile } from '../source-file.ts'

/** Columns from 0 and rows from 1 that whoever opens a sheet does not see. */
export type HiddenCells = { columns: ReadonlySet<number>; rows: ReadonlySet<number> }

/**
 * What of a workbook nobody sees: whole sheets, and columns and rows of the others. What is only folded away below an
 * outline is there to be opened, and counts as seen.
 */
export async function hiddenIn(
  path: string,
): Promise<{ sheets: Set<string>; cells: Map<string, HiddenCells> }> {
  const { files, close } = await openArchive(path)
  try {
    const part = (name: string) => files.find((file) => file.name === name)
    const targets = new Map(
      (await elementsOf(part('xl/_rels/workbook.xml.rels'), 'Relationship')).map(({ Id, Target }) => [
        Id,
        Target,
      ]),
    )
    const sheets = new Set<string>()
    const cells = new Map<string, HiddenCells>()
    for (const { name, id, state = 'visible' } of await elementsOf(part('xl/workbook.xml'), 'sheet')) {
      if (name === undefined) continue
      if (state === 'visible') cells.set(name, await cellsHiddenIn(part(partNamed(targets.get(id) ?? ''))))
      else sheets.add(name)
    }
    return { sheets, cells }
  } finally {
    close()
  }
}

/** Name of a part within the archive: targets are relative to the workbook, or begin at the root. */
function partNamed(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
}

/** Attributes of all elements of one name, both without prefixes; of small parts of a workbook. */
async function elementsOf(
  part: SourceFile | undefined,
  name: string,
): Promise<Partial<Record<string, string>>[]> {
  const found: Partial<Record<string, string>>[] = []
  const parser = sax.parser(true, { xmlns: false })
  const local = (text: string) => text.slice(text.indexOf(':') + 1)
  parser.onopentag = (tag) => {
    if (local(tag.name) !== name) return
    const pairs = Object.entries(tag.attributes).map(([key, value]) => [local(key), String(value)] as const)
    found.push(Object.fromEntries(pairs))
  }
  const bytes = part ? await Array.fromAsync(part.open()) : []
  parser.write(Buffer.concat(bytes).toString('utf8')).close()
  return found
}

/** Beginnings of rows and descriptions of columns; the cells between them are passed over. */
const tag = /<(?:\w+:)?(col|row)\s[^<>]*>/g
/** Longest such element. */
const longest = 1000

async function cellsHiddenIn(sheet: SourceFile | undefined): Promise<HiddenCells> {
  const columns = new Set<number>()
  const rows = new Set<number>()
  let rest = ''
  const take = (text: string) => {
    for (const [element, name] of text.matchAll(tag)) {
      if (!/\bhidden="(?:1|true)"/.test(element) || /\boutlineLevel="[1-9]/.test(element)) continue
      if (name === 'row') rows.add(attribute(element, 'r'))
      // A sheet has 16,384 columns; what goes on to the last one hides what is empty.
      else
        for (let at = attribute(element, 'min'); at <= Math.min(attribute(element, 'max'), 16_384); at += 1)
          columns.add(at - 1)
    }
  }
  for await (const bytes of sheet?.open() ?? []) {
    const text = rest + Buffer.from(bytes).toString('latin1')
    const open = text.lastIndexOf('<')
    rest = open === -1 || text.length - open > longest ? '' : text.slice(open)
    take(rest === '' ? text : text.slice(0, open))
  }
  take(rest)
  return { columns, rows }
}

function attribute(element: string, name: string): number {
  return Number(new RegExp(`\\b${name}="(\\d{1,7})"`).exec(element)?.[1] ?? 0)
}
