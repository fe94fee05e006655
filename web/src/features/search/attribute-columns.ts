import type { Tile } from '#web/features/article/public.ts'

export interface AttributeColumn {
  key: string
  name: string
  unit: string
}

interface Counted extends AttributeColumn {
  count: number
  place: number
  values: Set<string>
}

/** More would leave no room for price and quantity. */
const most = 5

/**
 * The attributes that tell these articles apart: those that most of them have, in their own order. One that has the
 * same value in all of them tells nothing.
 */
export function attributeColumns(articles: readonly Pick<Tile, 'attributes'>[]): AttributeColumn[] {
  const found = new Map<string, Counted>()
  for (const { attributes } of articles) {
    attributes.forEach(({ key, name, unit, value }, place) => {
      const known = found.get(key) ?? { key, name, unit, count: 0, place: 0, values: new Set() }
      known.values.add(value)
      found.set(key, { ...known, count: known.count + 1, place: known.place + place })
    })
  }
  return [...found.values()]
    .filter(({ values }) => values.size > 1 || articles.length === 1)
    .toSorted((a, b) => b.count - a.count || a.place - b.place)
    .slice(0, most)
    .map(({ key, name, unit }) => ({ key, name, unit }))
}
