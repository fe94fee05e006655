import { isDeepStrictEqual } from 'node:util'
import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import type { ArticleTile } from '@shop/contract/resources/shapes'
import type { Db } from '#server/db/connection.ts'
import { keptArticleBytes, keptArticles, keptReads } from '#server/db/kept-reads.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor, Language } from '#server/http/context.ts'
import { isVisible, visibleCatalogs } from '../assortment/public.ts'
import { type RetailRow, retailPriceOf, retailPriceRows } from '../prices/public.ts'
import { attributeText, byImportance, eekAnswers, matnrDisplay, textsIn } from './article-texts.ts'
import { articleFile, articlePicture, isWebAddress, noPicture } from './paths.ts'
import { pictureVersion } from './picture-version.ts'
import type { ArticleTexts, AttributeValue, EekClass, FactoryNumber } from './tables.ts'
import { type Accessory, WrittenTile } from './written-tile.ts'

/** Who looks: a use case's context is one. */
export interface TileViewer {
  db: Db
  language: Language
  today: Day
  actor: Pick<Actor, 'currency' | 'assortment'>
  config: { basePath: string }
}

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

/** The tiles of the articles that exist among the numbers and are for the viewer, with today's retail price. */
export async function articleTiles(
  viewer: TileViewer,
  matnrs: readonly string[],
): Promise<Map<string, ArticleTile>> {
  const tiles = await writtenTiles(viewer, matnrs)
  return new Map(
    [...tiles].map(([matnr, written]) => {
      const { tile } = written
      return [matnr, { ...tile, attributes: tile.attributes.slice(0, attributesShown) }]
    }),
  )
}

/**
 * The same as they are kept, with every attribute that filters are offered for, so that a table has what its columns need.
 * At most one statement, and one more for tiles that were kept before something changed.
 */
export async function writtenTiles(
  viewer: TileViewer,
  matnrs: readonly string[],
): Promise<Map<string, WrittenTile>> {
  if (matnrs.length === 0) return new Map()
  const { db, today, language, actor } = viewer
  const catalogs = visibleCatalogs(actor)
  const view = `tile ${language} ${actor.currency} ${today} ${JSON.stringify(catalogs)}`
  const generation = keptReads(db)?.generation
  const kept = await keptArticleBytes(db, view, matnrs, async (missing) => {
    const rows = await articleTileRows(db, missing, actor.currency, today, catalogs)
    return new Map(rows.map((row) => [row.matnr, written(row, viewer, generation).bytes]))
  })
  const found = new Map([...kept].map(([matnr, bytes]) => [matnr, new WrittenTile(bytes)]))
  const old = [...found].filter(([, each]) => each.hasAccessories && each.seenAt !== generation)
  for (const [matnr, seen] of await seenAgain(db, old, catalogs, generation)) {
    found.set(matnr, seen)
    keptReads(db)?.keepArticleBytes(view, matnr, seen.bytes, generation)
  }
  return found
}

function written(row: TileRow, viewer: TileViewer, seenAt: number | undefined): WrittenTile {
  const cross = categoriesOf(row.accessories, ([, , isShown]) => isShown)
  return WrittenTile.of({ ...tile(row, viewer), cross }, row.accessories, seenAt)
}

const categoriesOf = (
  accessories: readonly Accessory[],
  isShown: (accessory: Accessory) => boolean | undefined,
): string[] => [...new Set(accessories.filter(isShown).map(([category]) => category))]

/**
 * Looks again which accessories of kept tiles may be seen, for those that were kept before something changed; gives the tiles
 * for which it matters, with the kinds of accessories of which some may be seen now.
 */
async function seenAgain(
  db: Db,
  tiles: readonly (readonly [matnr: string, written: WrittenTile])[],
  catalogs: string[],
  generation: number | undefined,
): Promise<(readonly [matnr: string, written: WrittenTile])[]> {
  if (tiles.length === 0) return []
  const asked = tiles.flatMap(([, { accessories }]) => accessories.map(([, accessory]) => accessory))
  const isShown = await shownArticles(db, asked, catalogs)
  return tiles.flatMap(([matnr, each]) => {
    const { tile, accessories } = each
    const cross = categoriesOf(accessories, ([, accessory]) => isShown.get(accessory))
    if (!isDeepStrictEqual(cross, tile.cross))
      return [[matnr, WrittenTile.of({ ...tile, cross }, accessories, generation)] as const]
    each.seenAt = generation
    return []
  })
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
