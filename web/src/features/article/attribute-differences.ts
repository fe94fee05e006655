import type { Article, Details } from './queries.ts'

export interface Difference {
  key: string
  name: string
  /** As it reads, with its unit; "–" where the article says nothing about it. */
  own: string
  other: string
}

type Attributes = Details['alternatives'][number]['attributes']

const textOf = (attribute: Attributes[number] | undefined): string =>
  attribute ? `${attribute.value} ${attribute.unit}`.trim() : ''

/**
 * In which attributes another article differs, in the order of the own ones; what only the other one has comes last.
 * `skip` leaves out what is shown elsewhere.
 */
export function attributeDifferences(
  own: Article['attributes'],
  other: Attributes,
  skip: (key: string) => boolean,
): Difference[] {
  const names = new Map([...other, ...own].map(({ key, name }) => [key, name]))
  const keys = new Set([...own, ...other].map(({ key }) => key).filter((key) => !skip(key)))
  return [...keys]
    .map((key) => ({
      key,
      name: names.get(key) ?? key,
      own: textOf(own.find((one) => one.key === key)),
      other: textOf(other.find((one) => one.key === key)),
    }))
    .filter((difference) => difference.own !== difference.other)
}
