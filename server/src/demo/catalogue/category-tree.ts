import type { ImportInput } from '@shop/contract/imports/kinds'

/** A category row with its depth, 1 for the first level. */
export interface CategoryNode {
  level: number
  row: ImportInput<'categories'>
}

/**
 * Reads a tree written as indented lines "id | German | English | drawing". Two spaces are one level; a line without
 * drawing takes its parent's.
 */
export function* categoryTree(lines: string): Generator<CategoryNode> {
  const path: { id: string; drawing: string }[] = []
  let sort = 0
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue
    const level = (line.length - line.trimStart().length) / 2 + 1
    const [id = '', de = '', en = '', ownDrawing] = line.split('|').map((cell) => cell.trim())
    const parent = path[level - 2]
    const drawing = ownDrawing ?? parent?.drawing ?? 'box'
    path.splice(level - 1, path.length, { id, drawing })
    sort += 10
    yield { level, row: { id, parent: parent?.id, name: { de, en }, sort, image: `generated:${drawing}` } }
  }
}
