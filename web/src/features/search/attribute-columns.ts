import type { Tile } from '#web/features/article/public.ts'

export interface AttributeColumn {
  key: string
  name: string
  unit: string
}

/** More would leave no room for price and quantity. */
const most = 4

/** The attributes that tell most about these articles: those that most of them have, in their own order. */
export function attributeColumns(articles: readonly Pick<Tile, 'attributes'>[]): AttributeColumn[] {
  const found = new Map<string, AttributeColumn & { count: number; place: number }>()
  for (const { attributes } of articles) {
    attributes.forEach(({ key, name, unit }, place) => {
      const known = found.get(key) ?? { key, name, unit, count: 0, place: 0 }
      found.set(key, { ...known, count: known.count + 1, place: known.place + place })
    })
  }
  return [...found.values()]
    .toSorted((a, b) => b.count - a.count || a.place - b.place)
    .slice(0, most)
    .map(({ key, name, unit }) => ({ key, name, unit }))
}
