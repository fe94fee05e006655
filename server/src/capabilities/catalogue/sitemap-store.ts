import type { Db } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor } from '#server/http/context.ts'
import { isVisibleOfMany, visibleCatalogs } from '../assortment/public.ts'
import { listCategories } from './category-store.ts'
import { hiddenCategories } from './hidden-categories.ts'

/** An article as a search engine's crawler is told of it. */
export type SitemapArticle = { matnr: string; name: string; changed: string }

/** Who looks: a guest. */
type Viewer = { db: Db; actor: Pick<Actor, 'assortment'> }

const starts = statement<{ matnr: string }, [size: number, catalogs: string[]]>(
  'sitemap_starts',
  `select matnr from (
     select a.matnr, row_number() over (order by a.matnr) - 1 as place from articles a
     where ${isVisibleOfMany('a', '$2')}) numbered
   where place % $1 = 0 order by matnr`,
)

/** The first article of each run of `size` articles, by number. One statement, whatever the number of articles. */
export async function sitemapStarts({ db, actor }: Viewer, size: number): Promise<string[]> {
  const rows = await starts(db, size, visibleCatalogs(actor))
  return rows.map(({ matnr }) => matnr)
}

const articlesFrom = statement<SitemapArticle, [from: string, count: number, catalogs: string[]]>(
  'sitemap_articles',
  `select a.matnr, a.texts -> 'de' ->> 'maktx' as name, a.changed_at::date::text as changed
   from articles a where a.matnr >= $1 and ${isVisibleOfMany('a', '$3')}
   order by a.matnr limit $2`,
)

/** Articles a statement reads; more would only fill the memory. */
const chunk = 1000

/** So many articles from a number on, in portions, so that a list of any length fits into little memory. */
export async function* listSitemapArticles(
  { db, actor }: Viewer,
  from: string,
  count: number,
): AsyncGenerator<SitemapArticle[]> {
  let next: string | undefined = from
  for (let left = count; next !== undefined && left > 0; left -= chunk) {
    const wanted = Math.min(chunk, left)
    const rows: SitemapArticle[] = await articlesFrom(db, next, wanted + 1, visibleCatalogs(actor))
    next = rows[wanted]?.matnr
    yield rows.slice(0, wanted)
  }
}

/** Every category the viewer gets to know, as the ids from the root down to it. */
export async function listSitemapCategories(
  viewer: Parameters<typeof hiddenCategories>[0],
): Promise<string[][]> {
  const isHidden = await hiddenCategories(viewer)
  return (await listCategories(viewer.db)).filter((category) => !isHidden(category)).map(({ path }) => path)
}
