import type { Compared } from './queries.ts'

export interface ComparisonRow {
  key: string
  name: string
  /** One per article, '' where it says nothing about this. */
  values: string[]
  differs: boolean
}

export interface ComparisonGroup {
  id: string
  name: string
  articles: Compared[]
}

/** Articles of one category side by side; groups in the order in which their first article was added. */
export function comparisonGroups(articles: readonly Compared[]): ComparisonGroup[] {
  const groups = new Map<string, ComparisonGroup>()
  for (const article of articles) {
    const { id, name } = article.category
    const group = groups.get(id) ?? { id, name, articles: [] }
    groups.set(id, { ...group, articles: [...group.articles, article] })
  }
  return [...groups.values()]
}

/** One row for each attribute that any of the articles has, in the order of the first that has it. */
export function comparisonRows(articles: readonly Compared[]): ComparisonRow[] {
  const names = new Map(
    articles
      .flatMap(({ attributes }) => attributes.map(({ key, name }) => [key, name] as const))
      .toReversed(),
  )
  const keys = new Set(articles.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  return [...keys].map((key) => {
    const values = articles.map(({ attributes }) => {
      const found = attributes.find((one) => one.key === key)
      return found ? `${found.value} ${found.unit}`.trim() : ''
    })
    return rowOf(key, names.get(key) ?? key, values)
  })
}

/** The makers, under the word for them. */
export const brandRow = (articles: readonly Compared[], name: string): ComparisonRow =>
  rowOf(
    '',
    name,
    articles.map(({ article }) => article.brand),
  )

const rowOf = (key: string, name: string, values: string[]): ComparisonRow => ({
  key,
  name,
  values,
  differs: new Set(values).size > 1,
})
