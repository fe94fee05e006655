import type { Decimal } from '@shop/contract/decimal'
import { maxCategoryLevel } from '#server/adapters/search-engine/port.ts'
import type { Db } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor } from '#server/http/context.ts'
import { isVisible, visibleCatalogs } from '../assortment/public.ts'
import { pictureVersion } from './picture-version.ts'
import type {
  ArticleTexts,
  AttributeValue,
  EekClass,
  FactoryNumber,
  Localized,
  UnitFraction,
} from './tables.ts'

export type Medium = {
  kind: string
  sort: number
  source: string
  title: Localized | null
  version: string
}
export type PathStep = { id: string; name: Localized; sort: number }

/** Everything of an article's page but prices and stock. */
export type ArticleDetails = {
  matnr: string
  bismt: string | null
  ean: string | null
  texts: { de: ArticleTexts; en?: ArticleTexts }
  brand: string
  factory_numbers: FactoryNumber[]
  attributes: AttributeValue[]
  meins: string
  sales_unit: string
  step: Decimal
  units: UnitFraction[]
  weight: Decimal | null
  eek_classes: EekClass[]
  discontinued: boolean
  /** One the reader may see; who may not is not told its number either. */
  successor: string | null
  /** Ids, the home category first. */
  categories: string[]
  customer_matnr: string | null
  media: Medium[]
  /** Paths from the root for each category the article stands in, its home first. */
  paths: PathStep[][]
  accessories: [category: string, matnr: string][]
}

const articleDetails = statement<ArticleDetails, [matnr: string, kunnr: string, catalogs: string[]]>(
  'article_details',
  `select a.matnr, a.bismt, a.ean, a.texts, a.brand, a.factory_numbers, a.attributes, a.meins, a.sales_unit,
     trim_scale(a.qty_stepsize)::text as step, a.units, trim_scale(a.weight)::text as weight, a.eek_classes,
     a.discontinued, a.categories,
     (select s.matnr from articles s where s.matnr = a.successor and ${isVisible('s', '$3')}) as successor,
     (select c.customer_matnr from customer_articles c where c.kunnr = $2 and c.matnr = a.matnr) as customer_matnr,
     (select coalesce(json_agg(json_build_object('kind', m.kind, 'sort', m.sort, 'source', m.source, 'title', m.title,
         'version', ${pictureVersion})
         order by m.kind, m.sort), '[]')
       from media m where m.matnr = a.matnr) as media,
     (select coalesce(json_agg((
           select json_agg(json_build_object('id', p.id, 'name', p.name, 'sort', p.sort) order by p.level)
           from categories p where p.id = any(c.path) and p.level < ${maxCategoryLevel})
         order by array_position(a.categories, c.id)), '[]')
       from categories c where c.id = any(a.categories)) as paths,
     (select coalesce(json_agg(json_build_array(x.category, x.accessory) order by x.sort, x.accessory), '[]')
       from accessories x where x.matnr = a.matnr) as accessories
   from articles a where a.matnr = $1 and ${isVisible('a', '$3')}`,
)

/** Who reads: a use case's context is one. */
export interface ArticleReader {
  db: Db
  actor: Pick<Actor, 'kunnr' | 'assortment'>
}

/** The article with its customer's number, files, categories and accessories, in one statement. */
export async function findArticleDetails(
  { db, actor }: ArticleReader,
  matnr: string,
): Promise<ArticleDetails | undefined> {
  const [details] = await articleDetails(db, matnr, actor.kunnr, visibleCatalogs(actor))
  return details
}

export type AgreedPosition = {
  doctype: number
  docid: string
  /** The number the document bears: the ERP's, else the shop's. */
  number: string
  posnr: number
  currency: string
  quantity: Decimal
  unit: string
  net_price: Decimal | null
  kpein: number
  kmein: string
}

const agreedPosition = statement<AgreedPosition, [docid: string, posnr: number, matnr: string]>(
  'agreed_position',
  `select d.doctype, d.docid, coalesce(d.order_number, d.docid) as number, p.posnr, d.currency, trim_scale(p.quantity)::text as quantity, p.unit,
     trim_scale(p.net_price)::text as net_price, p.kpein, p.kmein
   from documents d join document_positions p on p.docid = d.docid
   where d.docid = $1 and p.posnr = $2 and p.matnr = $3`,
)

/** The position of a document, by the shop's number of it, that holds the article. */
export async function findAgreedPosition(
  db: Db,
  of: { docid: string; posnr: number; matnr: string },
): Promise<AgreedPosition | undefined> {
  const [position] = await agreedPosition(db, of.docid, of.posnr, of.matnr)
  return position
}

export type Marks = {
  matnr: string
  customerMatnr: string
  inBasket: boolean
  inLists: boolean
  inComparison: boolean
  inLabels: boolean
}

const articleMarks = statement<Marks, [matnrs: string[], owner: string, kunnr: string, userId: string]>(
  'article_marks',
  `select m.matnr, coalesce(c.customer_matnr, '') as "customerMatnr",
     exists (select from basket_positions p join baskets b on b.id = p.basket_id
       where p.matnr = m.matnr and b.owner = $2 and b.kunnr = $3) as "inBasket",
     $4 <> '' and exists (select from list_articles x join lists l on l.id = x.list_id
       where x.matnr = m.matnr and l.kunnr = $3 and (l.user_id = $4 or l.is_public)) as "inLists",
     $4 <> '' and exists (select from comparison_articles x
       where x.matnr = m.matnr and x.kunnr = $3 and x.user_id = $4) as "inComparison",
     $4 <> '' and exists (select from label_articles x
       where x.matnr = m.matnr and x.kunnr = $3 and x.user_id = $4) as "inLabels"
   from unnest($1::text[]) m(matnr)
     left join customer_articles c on c.kunnr = $3 and c.matnr = m.matnr`,
)

/**
 * What ties articles to the person: the customer's own numbers, his baskets, the lists he sees, his comparison, his
 * labels. One statement.
 */
export async function readMarks(
  db: Db,
  matnrs: readonly string[],
  of: { owner: string; kunnr: string; userId: string },
): Promise<Map<string, Marks>> {
  const rows = await articleMarks(db, [...new Set(matnrs)], of.owner, of.kunnr, of.userId)
  return new Map(rows.map((row) => [row.matnr, row]))
}
