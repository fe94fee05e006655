import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import type { ArticleTile } from '@shop/contract/resources/shapes'
import type { Db } from '#server/db/connection.ts'
import { keptArticles, keptReads } from '#server/db/kept-reads.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor, Language } from '#server/http/context.ts'
import { isVisible, visibleCatalogs } from '../assortment/public.ts'
import { type RetailRow, retailPriceOf, retailPriceRows } from '../prices/public.ts'
import { attributeText, byImportance, eekAnswers, matnrDisplay, textsIn } from './article-texts.ts'
import { articleFile, articlePicture, isWebAddress, noPicture } from './paths.ts'
import { pictureVersion } from './picture-version.ts'
import type { ArticleTexts, AttributeValue, EekClass, FactoryNumber } from './tables.ts'

/** Who looks: a use case's context is one. */
export interface TileViewer {
  db: Db
  language: Language
  today: Day
  actor: Pick<Actor, 'currency' | 'assortment'>
  config: { basePath: string }
}

type Accessory = [category: string, matnr: string, isShown: boolean]

type TileRow = {
  matnr: string
  bismt: string | null
  texts: { de: ArticleTexts; en?: ArticleTexts }
  brand: string
  factory_numbers: FactoryNumber[]
  attributes: AttributeValue[]
  meins: string
  sales_unit: string
  step: Decimal
  eek_classes: EekClass[]
  discontinued: boolean
  picture: [sort: number, version: string] | null
  accessories: Accessory[]
  prices: RetailRow[]
}

// Lists and days are read by selects of their own, so that one plan is kept (db/statement.ts).
const articleTileRows = statement<
  TileRow,
  [matnrs: string[], currency: string, today: Day, catalogs: string[]]
>(
  'article_tiles',
  `select a.matnr, a.bismt, a.texts #- '{de,description}' #- '{en,description}' as texts, a.brand, a.factory_numbers,
     a.attributes, a.meins, a.sales_unit, trim_scale(a.qty_stepsize)::text as step, a.eek_classes, a.discontinued,
     (select json_build_array(m.sort, ${pictureVersion}) from media m
       where m.matnr = a.matnr and m.kind = 'image' order by m.sort limit 1) as picture,
     (select coalesce(json_agg(json_build_array(x.category, x.accessory, ${isVisible('b', '(select $4::text[])')})
         order by x.sort, x.category), '[]')
       from accessories x join articles b on b.matnr = x.accessory where x.matnr = a.matnr) as accessories,
     ${retailPriceRows('$2', '(select $3::date)')} as prices
   from articles a where a.matnr = any((select $1::text[])::text[]) and ${isVisible('a', '(select $4::text[])')}`,
)

const visibleArticles = statement<{ matnr: string }, [matnrs: string[], catalogs: string[]]>(
  'visible_articles',
  `select a.matnr from articles a
   where a.matnr = any((select $1::text[])::text[]) and ${isVisible('a', '(select $2::text[])')}`,
)

/** Attributes a tile carries where nobody says which. */
const attributesShown = 8

/**
 * The tiles of the articles that exist among the numbers and are for the viewer, with today's retail price. At most one
 * statement, and one more where reads are kept.
 */
export async function articleTiles(
  viewer: TileViewer,
  matnrs: readonly string[],
): Promise<Map<string, ArticleTile>> {
  const tiles = await tilesForTables(viewer, matnrs)
  return new Map(
    [...tiles].map(([matnr, full]) => [
      matnr,
      { ...full, attributes: full.attributes.slice(0, attributesShown) },
    ]),
  )
}

/** The same with every attribute that filters are offered for, so that a table has what its columns need. */
export async function tilesForTables(
  viewer: TileViewer,
  matnrs: readonly string[],
): Promise<Map<string, ArticleTile>> {
  if (matnrs.length === 0) return new Map()
  const { db, today, language, actor } = viewer
  const catalogs = visibleCatalogs(actor)
  const view = `tile ${language} ${actor.currency} ${today} ${JSON.stringify(catalogs)}`
  const found = await keptArticles(db, view, matnrs, async (missing) => {
    const rows = await articleTileRows(db, missing, actor.currency, today, catalogs)
    return new Map(rows.map((row) => [row.matnr, { tile: tile(row, viewer), accessories: row.accessories }]))
  })
  const accessories = [...found.values()].flatMap((each) => each.accessories)
  const shownNow = await shownArticles(
    db,
    accessories.map(([, matnr]) => matnr),
    catalogs,
  )
  return new Map(
    [...found].map(([matnr, each]) => {
      const shown = each.accessories.filter(([, accessory, isShown]) => shownNow.get(accessory) ?? isShown)
      return [matnr, { ...each.tile, cross: [...new Set(shown.map(([category]) => category))] }]
    }),
  )
}

/**
 * Which of the articles may be seen, where tiles are kept, whose own word may be an old one: an accessory that is
 * reserved, released or deleted says so of itself alone. Therefore kept under its own number.
 */
async function shownArticles(
  db: Db,
  matnrs: readonly string[],
  catalogs: string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (matnrs.length === 0 || keptReads(db) === undefined) return new Map()
  return keptArticles(db, `shown ${JSON.stringify(catalogs)}`, matnrs, async (missing) => {
    const rows = await visibleArticles(db, missing, catalogs)
    const visible = new Set(rows.map(({ matnr }) => matnr))
    return new Map(missing.map((matnr) => [matnr, visible.has(matnr)]))
  })
}

function tile(row: TileRow, { language, today, actor, config }: TileViewer): Omit<ArticleTile, 'cross'> {
  const { matnr, discontinued, brand, picture } = row
  const { texts, textLanguage } = textsIn(row.texts, language)
  const price = retailPriceOf(row.prices, actor.currency, today)
  const main = row.factory_numbers[0]
  return {
    matnr,
    matnrDisplay: matnrDisplay(matnr),
    bismt: row.bismt ?? '',
    maktx1: texts.maktx,
    maktx2: texts.maktx2 ?? '',
    maktx3: texts.maktx3 ?? '',
    maktx4: texts.maktx4 ?? '',
    textLanguage,
    picture: picture ? articlePicture(config.basePath, matnr, ...picture) : noPicture(config.basePath),
    price: price?.price ?? null,
    currency: actor.currency,
    kpein: price?.costUnit ?? 1,
    kmein: price?.volumeUnit ?? row.meins,
    qty_stepsize: row.step,
    meins: row.sales_unit,
    mseh3: row.sales_unit,
    eek_classes: eekAnswers(row, (source, index) =>
      isWebAddress(source) ? source : articleFile(config.basePath, matnr, 'eek', index),
    ),
    supplier_name: main?.supplier_name ?? '',
    supplier_matnr: main?.supplier_matnr ?? '',
    brand,
    discontinued,
    attributes: byImportance(row.attributes)
      .filter(({ facet }, place) => facet === true || place < attributesShown)
      .map((attribute) => attributeText(attribute, language)),
  }
}
