import type { Db } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor } from '#server/http/context.ts'
import { isVisible, visibleCatalogs } from '../../assortment/public.ts'
import type { ArticleTexts, AttributeValue, EekClass, FactoryNumber, Localized } from '../tables.ts'

/** What a file of an article is found in or made from. */
export type FileOwner = {
  matnr: string
  texts: { de: ArticleTexts; en?: ArticleTexts }
  brand: string
  ean: string | null
  factory_numbers: FactoryNumber[]
  attributes: AttributeValue[]
  eek_classes: EekClass[]
  source: string | null
  title: Localized | null
  mime: string | null
}

/** Who reads: the context of a use case or download is one. */
interface FileReader {
  db: Db
  actor: Pick<Actor, 'assortment'>
}

const columns = `a.matnr, a.texts, a.brand, a.ean, a.factory_numbers, a.attributes, a.eek_classes`

const fileOwners = statement<FileOwner, [matnr: string, kind: string, sort: number, catalogs: string[]]>(
  'file_owner',
  `select ${columns}, m.source, m.title, m.mime
   from articles a left join media m on m.matnr = a.matnr and m.kind = $2 and m.sort = $3
   where a.matnr = $1 and ${isVisible('a', '$4')}`,
)

/** The article with the named medium, its source null where it has none of this kind and number. */
export async function findFileOwner(
  { db, actor }: FileReader,
  matnr: string,
  kind: string,
  sort: number,
): Promise<FileOwner | undefined> {
  const [owner] = await fileOwners(db, matnr, kind, sort, visibleCatalogs(actor))
  return owner
}

const labelledArticles = statement<FileOwner, [supplier: string, number: string, catalogs: string[]]>(
  'labelled_article',
  `select ${columns}, null as source, null as title, null as mime
   from articles a
   where a.numbers @> array[article_number($2)] and a.eek_classes <> '[]' and (
     exists (
       select from jsonb_array_elements(a.factory_numbers) each
       where each ->> 'supplier_matnr' = $2 and coalesce(each ->> 'supplier_number', '') = $1)
     or $1 = '' and a.matnr = $2 and a.factory_numbers = '[]') and ${isVisible('a', '$3')}
   order by a.matnr limit 1`,
)

/** The article with energy classes that the supplier has under the number; without a supplier our own article that has none. */
export async function findLabelledArticle(
  { db, actor }: FileReader,
  supplier: string,
  number: string,
): Promise<FileOwner | undefined> {
  const [article] = await labelledArticles(db, supplier, number, visibleCatalogs(actor))
  return article
}
