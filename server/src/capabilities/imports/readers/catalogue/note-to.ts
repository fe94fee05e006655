import type { Finding } from './finding.ts'
import type { Note } from './mapping.ts'
import type { Article } from './records.ts'

/** Where an article stands in the catalogue. */
export function placeOf({ row, line, file }: Article): { row: number; line: number; file?: string } {
  return file === undefined ? { row, line } : { row, line, file }
}

/** Takes down findings about an article, with its place and number. */
export function noteTo(found: Finding[], article: Article): Note {
  return (severity, code, field, detail) =>
    found.push({
      type: 'finding',
      severity,
      code,
      ...placeOf(article),
      article: article.supplierNumber,
      field,
      detail,
    })
}
