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
 * statement, and one more for tiles that were kept before something changed.
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
  const generation = keptReads(db)?.generation
  const found = await keptArticles(db, view, matnrs, async (missing) => {
    const rows = await articleTileRows(db, missing, actor.currency, today, catalogs)
    return new Map(rows.map((row) => [row.matnr, keptTile(row, viewer, generation)]))
  })
  await seeAgain(
    db,
    [...found.values()].filter((each) => each.seenAt !== generation),
    catalogs,
    generation,
  )
  return new Map([...found].map(([matnr, each]) => [matnr, each.tile]))
}

type KeptTile = {
  tile: ArticleTile
  accessories: readonly Accessory[]
  /** When it was known which of them may be seen, as what was forgotten until then; undefined where nothing is kept. */
  seenAt: number | undefined
}

function keptTile(row: TileRow, viewer: TileViewer, seenAt: number | undefined): KeptTile {
  const { accessories } = row
  const cross = categoriesOf(accessories, (accessory) => accessory[2])
  return { tile: { ...tile(row, viewer), cross }, accessories, seenAt }
}

const categoriesOf = (
  accessories: readonly Accessory[],
  isShown: (accessory: Accessory) => boolean | undefined,
): string[] => [...new Set(accessories.filter(isShown).map(([category]) => category))]

/** Looks again which accessories of kept tiles may be seen, for those that were kept before something changed. */
async function seeAgain(
  db: Db,
  tiles: readonly KeptTile[],
  catalogs: string[],
  generation: number | undefined,
): Promise<void> {
  const matnrs = tiles.flatMap(({ accessories }) => accessories.map(([, matnr]) => matnr))
  const isShown = await shownArticles(db, matnrs, catalogs)
  for (const each of tiles) {
    const cross = categoriesOf(each.accessories, ([, matnr]) => isShown.get(matnr))
    each.tile = { ...each.tile, cross }
    each.seenAt = generation
  }
}

/**
 * Which of the articles may be seen; kept under their own numbers, for an accessory that is reserved, released or
 * deleted says so of itself alone.
 */
async function shownArticles(
  db: Db,
  matnrs: readonly string[],
  catalogs: string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (matnrs.length === 0) return new Map()
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
