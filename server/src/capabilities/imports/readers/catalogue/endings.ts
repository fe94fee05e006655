import type { ImportInput } from '@shop/contract/imports/kinds'
import type { ArticleNumbers } from './article-numbers.ts'
import type { Deletion, Note } from './mapping.ts'
import type { Article } from './records.ts'

/** An article whose last day has passed, or that goes without one, as one to delete, unless that was taken back. */
export function deletedIfOver(article: Article, today: string): Article {
  const { ends, ...rest } = article
  if (!ends || (ends.lastDay !== undefined && ends.lastDay >= today)) return article
  return ends.isTakenBack ? rest : { ...rest, mode: 'delete' }
}

/** What the row of an article says that will be deleted later: it is discontinued, for its successor, until its last day. */
export function endingOf(
  { ends }: Article,
  numbers: ArticleNumbers,
  inFile: ReadonlySet<string>,
  note: Note,
): Partial<ImportInput<'articles'>> {
  if (!ends) return {}
  const { lastDay, successor } = ends
  note('note', 'DELETED_LATER', undefined, lastDay)
  const ending = { discontinued: true, last_day: lastDay }
  if (successor === undefined) return ending
  const known = numbers.known(successor)?.matnr
  const matnr = known ?? (inFile.has(successor) ? numbers.numberOf(successor) : undefined)
  if (matnr !== undefined) return { ...ending, successor: matnr }
  note('warning', 'UNKNOWN_REFERENCE', 'successor', successor)
  return ending
}

type Price = ImportInput<'prices'>

/** Rows after which an article has no price from a day on: running prices end the day before, later ones are gone. */
export function endedPrices(stored: readonly Price[], from: string): (Price | Deletion)[] {
  const before = new Date(Date.parse(from) - 24 * 3_600_000).toISOString().slice(0, 10)
  return stored
    .filter(({ valid_to = from }) => valid_to >= from)
    .map((price) => {
      const { matnr, currency, valid_from = '' } = price
      return valid_from < from
        ? { ...price, valid_to: before }
        : { matnr: String(matnr), currency, valid_from, delete: 'X' }
    })
}
