import { statement } from '#server/db/statement.ts'
import { isVisible, visibleCatalogs } from '../assortment/public.ts'
import { type AttributeText, attributeText, byImportance, nameIn } from './article-texts.ts'
import type { TileViewer } from './article-tiles.ts'
import type { AttributeValue, Localized } from './tables.ts'

/** What tells articles apart: every attribute, and the kind of article it is. */
export type ArticleFacts = {
  attributes: AttributeText[]
  /** The attributes as they are stored, for calculating. */
  stored: AttributeValue[]
  /** Below the main category: floor tiles, whatever their look and size, compare with one another. */
  category: { id: string; name: string }
}

type FactsRow = { matnr: string; attributes: AttributeValue[]; id: string | null; name: Localized | null }

const articleFactRows = statement<FactsRow, [matnrs: readonly string[], catalogs: string[]]>(
  'article_facts',
  `select a.matnr, a.attributes, c.id, c.name
   from articles a left join categories home on home.id = a.categories[1]
     left join categories c on c.id = coalesce(home.path[2], home.id)
   where a.matnr = any($1) and ${isVisible('a', '$2')}`,
)

/** The facts of the articles that exist among the numbers and are for the viewer. One statement. */
export async function articleFacts(
  { db, language, actor }: Pick<TileViewer, 'db' | 'language' | 'actor'>,
  matnrs: readonly string[],
): Promise<Map<string, ArticleFacts>> {
  const rows = await articleFactRows(db, matnrs, visibleCatalogs(actor))
  return new Map(
    rows.map(({ matnr, attributes, id, name }) => [
      matnr,
      {
        stored: attributes,
        attributes: byImportance(attributes).map((attribute) => attributeText(attribute, language)),
        category: { id: id ?? '', name: name === null ? '' : nameIn(name, language) },
      },
    ]),
  )
}
