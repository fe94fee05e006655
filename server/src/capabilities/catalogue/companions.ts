import type { Result } from '@shop/contract/define-resource'
import { squareMetreOf } from '@shop/contract/quantity'
import type { article } from '@shop/contract/resources/article'
import type { ArticleTile } from '@shop/contract/resources/shapes'
import type { Context } from '#server/http/context.ts'
import { readSoldArticles } from '../prices/public.ts'
import { readSettings, referenceNames } from '../shop/public.ts'
import { alternativesTo } from './alternatives.ts'
import { articleFacts } from './article-facts.ts'
import type { ArticleDetails } from './article-store.ts'
import { articleTiles } from './article-tiles.ts'
import { groutCategory, groutFor } from './grout.ts'
import { layingOf } from './laying.ts'
import { skirtingCategory, skirtingOf } from './skirting.ts'

type Details = Result<typeof article, 'GET_DETAILS'>

/** Groups in the order in which their first article stands. */
export async function accessoriesOf(
  { accessories }: ArticleDetails,
  context: Context,
): Promise<Details['accessories']> {
  if (accessories.length === 0) return []
  const { db, language } = context
  const tiles = await articleTiles(
    context,
    accessories.map(([, matnr]) => matnr),
  )
  const { accessories: names } = await readSettings(db, 'accessories')
  const groups = new Map<string, ArticleTile[]>()
  for (const [category, matnr] of accessories) {
    const tile = tiles.get(matnr)
    if (tile) groups.set(category, [...(groups.get(category) ?? []), tile])
  }
  return [...groups].map(([category, articles]) => ({
    category,
    name: (names[category] ?? referenceNames[category])?.[language] ?? category,
    articles,
  }))
}

/**
 * What of its accessories goes with what covers an area, by the area and along the walls; one statement more for each
 * of facts and units.
 */
export async function layingMaterial(
  { meins, units, accessories, attributes: covering }: ArticleDetails,
  context: Context,
): Promise<Pick<Details, 'laying' | 'skirting'>> {
  if (squareMetreOf(meins, units) === undefined || accessories.length === 0)
    return { laying: [], skirting: [] }
  const matnrs = accessories.map(([, matnr]) => matnr)
  const facts = await articleFacts(context, matnrs)
  const sold = await readSoldArticles(context, matnrs)
  const known = accessories.flatMap(([category, matnr]) => {
    const [found, article] = [facts.get(matnr), sold.get(matnr)]
    return found && article ? [{ category, attributes: found.stored, article }] : []
  })
  return {
    laying: known.flatMap(({ category, attributes, article }) => {
      const needed = category === groutCategory ? groutFor(covering, attributes) : { attributes, joint: null }
      const laying = layingOf(needed.attributes, article)
      return laying ? { ...laying, joint: needed.joint } : []
    }),
    skirting: known
      .filter(({ category }) => category === skirtingCategory)
      .flatMap(({ attributes, article }) => skirtingOf(attributes, article) ?? []),
  }
}

/** What one takes instead of a discontinued article, with the attributes that tell them apart. */
export async function alternativesOf(
  details: ArticleDetails,
  context: Context,
): Promise<Details['alternatives']> {
  const matnrs = await alternativesTo(details, context)
  if (matnrs.length === 0) return []
  const tiles = await articleTiles(context, matnrs)
  const facts = await articleFacts(context, matnrs)
  return matnrs.flatMap((matnr) => {
    const article = tiles.get(matnr)
    return article ? [{ article, attributes: facts.get(matnr)?.attributes ?? [] }] : []
  })
}
