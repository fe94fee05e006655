import type { Actor } from '#server/http/context.ts'

/**
 * The SQL of the catalogues that say who may see an article, as rows (catalog, reserved): those it stands in, itself or
 * by its categories. Where one of them is reserved, the others say nothing: what is made for one customer is not
 * somebody else's because its whole category is.
 * @param article alias of `articles` in the statement
 */
export const catalogsOfArticle = (article: string): string => `
  select named.catalog, named.reserved
  from (select each.*, bool_or(each.reserved) over () as kept from (${catalogsHolding(article)}) each) named
  where named.reserved or not named.kept`

/** The SQL of all catalogues an article stands in, as rows (catalog, reserved). */
const catalogsHolding = (article: string): string => `
  select k.id as catalog, k.reserved from catalog_articles m join catalogs k on k.id = m.catalog
  where m.matnr = ${article}.matnr
  union all
  select k.id, k.reserved
  from categories c, unnest(c.path) up (id), catalog_categories m, catalogs k
  where c.id = any(${article}.categories) and m.category = up.id and k.id = m.catalog`

/**
 * The SQL condition that the actor may find, open and order an article. Every statement that reads articles for
 * somebody holds it; what it costs is nothing where no catalogue is reserved and the actor is not restricted.
 * @param article alias of `articles` in the statement
 * @param catalogs its parameter for `visibleCatalogs`
 */
export const isVisible = (article: string, catalogs: string): string => `(
  '' = any(${catalogs}::text[]) and not (select exists (select from catalogs where reserved))
  or coalesce(
    (select bool_or(held.catalog = any(${catalogs}::text[]))
        or '' = any(${catalogs}::text[]) and not bool_or(held.reserved)
      from (${catalogsOfArticle(article)}) held),
    '' = any(${catalogs}::text[])))`

/**
 * `isVisible` for statements that read a catalogue as a whole: what the actor may see is looked up once, not for each
 * article. Ten times as fast there, slower where there are only as many articles as fit on a page.
 * @param article alias of `articles` in the statement
 * @param catalogs its parameter for `visibleCatalogs`
 */
export const isVisibleOfMany = (article: string, catalogs: string): string => {
  const own = `k.id = any(${catalogs}::text[])`
  return `(
  '' = any(${catalogs}::text[]) and not (select exists (select from catalogs where reserved))
  or case when ${standsIn(article, 'k.reserved')} then ${standsIn(article, `k.reserved and ${own}`)}
    else '' = any(${catalogs}::text[]) or ${standsIn(article, own)} end)`
}

/** The SQL condition that an article stands in one of some catalogues (alias k), itself or by its categories. */
const standsIn = (article: string, which: string): string => `(
  ${article}.matnr in (
    select m.matnr from catalog_articles m join catalogs k on k.id = m.catalog where ${which})
  or ${article}.categories && array(
    select c.id from categories c where c.path && array(
      select m.category from catalog_categories m join catalogs k on k.id = m.catalog where ${which})))`

/**
 * The SQL condition that an article is kept for those one of its catalogues is assigned to.
 * @param article alias of `articles` in the statement
 */
export const isReserved = (article: string): string => `(
  (select exists (select from catalogs where reserved))
  and exists (select from (${catalogsOfArticle(article)}) held where held.reserved))`

/** The catalogues an actor may see articles of, as `isVisible` takes them; '' stands for all that is not reserved. */
export const visibleCatalogs = ({ assortment: { catalogs, open } }: Pick<Actor, 'assortment'>): string[] => [
  ...catalogs,
  ...(open ? [''] : []),
]
