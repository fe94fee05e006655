import type { Day } from '@shop/contract/day'
import type { DownloadContext } from '#server/http/downloads.ts'
import { articleFacts, type CategoryRow, listedArticles } from '../catalogue/public.ts'
import { pricesFor } from '../prices/public.ts'
import type { Group } from './groups.ts'
import { key } from './fields.ts'
import { type DatanormPrice, datanormPrice } from './price.ts'

/** An article with its prices and the two categories its groups are made of, from above. */
export type ReadArticle = {
  matnr: string
  title: string
  more: string[]
  brand: string
  alternative: string
  ean: string
  price: DatanormPrice
  groups: Group[]
}

/** Why an article is not in the file. */
export type LeftOut = { matnr: string; why: 'number' | 'price' }

type Reading = Pick<DownloadContext, 'db' | 'actor' | 'language'> & {
  today: Day
  withNet: boolean
  categories: ReadonlyMap<string, CategoryRow>
}

/** Reads a part of the articles; what the customer may not see is left out unsaid. */
export async function readArticles(
  matnrs: readonly string[],
  { withNet, categories, ...viewer }: Reading,
): Promise<{ articles: ReadArticle[]; left: LeftOut[] }> {
  const lines = await pricesFor(
    viewer,
    matnrs.map((matnr) => ({ matnr })),
  )
  const rows = await listedArticles(viewer.db, matnrs)
  const facts = await articleFacts(viewer, matnrs)
  const articles: ReadArticle[] = []
  const left: LeftOut[] = []
  for (const line of lines) {
    const { matnr } = line
    const row = rows.get(matnr)
    if (line.article === null || row === undefined) continue
    const price = datanormPrice(line, withNet)
    if (key(matnr, 15) === undefined) left.push({ matnr, why: 'number' })
    else if (price === undefined) left.push({ matnr, why: 'price' })
    else {
      const texts = row.texts[viewer.language] ?? row.texts.de
      articles.push({
        matnr,
        title: texts.maktx,
        more: [
          ...[texts.maktx2, texts.maktx3, texts.maktx4, texts.description].flatMap((text) => text ?? []),
          ...(facts.get(matnr)?.attributes ?? []).map(({ name, value, unit }) =>
            [`${name}:`, value, unit].filter((part) => part !== '').join(' '),
          ),
        ],
        brand: row.brand,
        alternative: row.factoryNumbers[0]?.supplier_matnr ?? '',
        ean: row.ean ?? '',
        price,
        groups: groupsOf(row.categories[0], categories, viewer.language),
      })
    }
  }
  return { articles, left }
}

/** The first two levels of the way down to an article's own category. */
function groupsOf(
  category: string | undefined,
  categories: ReadonlyMap<string, CategoryRow>,
  language: 'de' | 'en',
): Group[] {
  const path = category === undefined ? [] : (categories.get(category)?.path ?? [])
  return path.slice(0, 2).flatMap((id) => {
    const name = categories.get(id)?.name
    return name === undefined ? [] : [{ id, name: name[language] ?? name.de }]
  })
}
