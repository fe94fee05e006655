import { blockKey, blocksIn, blocksOfLines } from './text-blocks.ts'
import { mendTornWords } from './torn-words.ts'
import type { Piece, TextBlocks } from './window.ts'

/** Text blocks an article refers to. */
export function blocksOf({ article, set, dimension }: Piece): string[] {
  return [...(article ? blocksIn(set, article) : []), ...blocksOfLines(dimension.sorted())]
}

/** Long text and dimension text of an article, a line per line, torn words whole; `missing` are references that lead nowhere. */
export function composeText(piece: Piece, blocks: TextBlocks): { text: string; missing: string[] } {
  const missing = blocksOf(piece).filter((key) => !blocks.has(key))
  const block = (set: number, kind: 'long' | 'insert', number: string) =>
    (blocks.get(blockKey(set, kind, number)) ?? []).map(({ text }) => text)
  const long = piece.article?.longText === undefined ? [] : block(piece.set, 'long', piece.article.longText)
  const dimension = piece.dimension.sorted().flatMap(({ flag, block: number, text, set }) => {
    if (flag === 'T') return block(set, 'long', number)
    if (flag !== 'E') return [text]
    const template = block(set, 'insert', number).map((line) => line.trimEnd())
    return fillIn(template.join('\n'), text).split('\n')
  })
  const lines = mendTornWords([...long, ...dimension]).map((line) => line.trimEnd())
  return { text: lines.join('\n').trim(), missing }
}

/** Puts values, separated by `$`, into the runs of `$` of an insert text; each keeps the width of its run. */
export function fillIn(template: string, values: string): string {
  const left = values.replace(/^\$/, '').split('$')
  return template.replaceAll(/\$+/g, (run) => (left.shift() ?? '').padEnd(run.length))
}
