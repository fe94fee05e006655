import type { FoundPicture, PictureOrigin } from '#server/adapters/images/port.ts'
import type { Services } from '#server/adapters/services.ts'
import type { Db } from '#server/db/connection.ts'
import { keptArticles } from '#server/db/kept-reads.ts'
import { statement } from '#server/db/statement.ts'
import { refusalFor } from '#server/http/access.ts'
import type { Actor, ShopState } from '#server/http/context.ts'
import { isReserved, isVisible, visibleCatalogs } from '../assortment/public.ts'
import { readSettings } from '../shop/public.ts'
import { hiddenCategories } from './hidden-categories.ts'
import { isWebAddress, readSource } from './paths.ts'
import type { AttributeValue } from './tables.ts'

type PictureRow = {
  source: string
  name: string
  brand: string
  attributes: AttributeValue[]
}

const articlePictures = statement<PictureRow & { reserved: boolean }, [matnr: string, sort: number]>(
  'article_picture',
  `select m.source, a.texts -> 'de' ->> 'maktx' as name, a.brand, a.attributes, ${isReserved('a')} as reserved
   from media m join articles a on a.matnr = m.matnr
   where m.matnr = $1 and m.kind = 'image' and m.sort = $2`,
)

const shownArticles = statement<{ matnr: string }, [matnr: string, catalogs: string[]]>(
  'article_picture_shown',
  `select a.matnr from articles a where a.matnr = $1 and ${isVisible('a', '$2')}`,
)

const categoryPictures = statement<Pick<PictureRow, 'source' | 'name'> & { path: string[] }, [id: string]>(
  'category_picture',
  `select image as source, name ->> 'de' as name, path from categories where id = $1`,
)

/**
 * Where the picture named by the `source` of an address comes from: an article's, a category's, or a web address.
 * Undefined where the shop has none, keeps the article or category for others, or lets nobody see the catalogue who may
 * not enter.
 * @param viewer who asks; read for what is kept for some and while guests see no catalogue, for most pictures are
 * everybody's
 */
export async function findPicture(
  db: Db,
  source: string,
  viewer: () => Promise<PictureViewer>,
  services: Pick<Services, 'search'>,
): Promise<FoundPicture | undefined> {
  const asked = isWebAddress(source) ? 'web' : readSource(source)
  if (asked === undefined) return undefined
  const audience = (await guestsSeeTheCatalogue(db)) ? 'everybody' : 'customers'
  // Where pictures are everybody's, who is restricted to his exclusive catalogues would see them signed out.
  let isRestricted = false
  if (audience === 'customers') {
    const { actor, shop } = await viewer()
    if (refusalFor('guest', actor, shop) !== undefined) return undefined
    isRestricted = !actor.assortment.open
  }
  if (asked === 'web') return { origin: { kind: 'web', address: source, named: 'by-visitor' }, audience }
  if (asked.of === 'category') {
    const row = await categoryPictureRow(db, asked.id)
    if (row === undefined) return undefined
    const isKept = await isKeptFrom(everybody, row, { db, services })
    if ((isKept || isRestricted) && (await isKeptFrom((await viewer()).actor, row, { db, services })))
      return undefined
    const origin = categoryPicture(row)
    return origin && { origin, audience: isKept ? 'some' : audience }
  }
  const { matnr, sort } = asked
  const row = await articlePictureRow(db, matnr, sort)
  if (row === undefined) return undefined
  if (row.reserved || isRestricted) {
    const [shown] = await shownArticles(db, matnr, visibleCatalogs((await viewer()).actor))
    if (shown === undefined) return undefined
  }
  const origin = fileOf(row.source) ?? articleDrawing(row, matnr)
  return origin && { origin, audience: row.reserved ? 'some' : audience }
}

type PictureViewer = { actor: Actor; shop: ShopState }

/** By what a node remembers: pictures are asked for by the dozen. */
async function guestsSeeTheCatalogue(db: Db): Promise<boolean> {
  const { lock, guestMode } = await readSettings(db, 'lock', 'guestMode')
  return guestMode.active && !lock.locked
}

/** A page asks for two dozen at once, and again with each visitor. */
async function articlePictureRow(db: Db, matnr: string, sort: number) {
  const rows = await keptArticles(db, `picture ${sort}`, [matnr], async (missing) => {
    const [row] = await articlePictures(db, matnr, sort)
    return new Map(row === undefined ? [] : missing.map((asked) => [asked, row]))
  })
  return rows.get(matnr)
}

type CategoryPicture = { id: string; path: string[]; name: string; source: string }

async function categoryPictureRow(db: Db, id: string): Promise<CategoryPicture | undefined> {
  const [row] = await categoryPictures(db, id)
  return row && { ...row, id }
}

/** Who has nothing assigned. */
const everybody: Pick<Actor, 'assortment' | 'kunnr'> = { assortment: { open: true, catalogs: [] }, kunnr: '' }

/** Whether somebody does not get to know a category. */
async function isKeptFrom(
  actor: typeof everybody,
  category: CategoryPicture,
  shop: { db: Db; services: Pick<Services, 'search'> },
): Promise<boolean> {
  return (await hiddenCategories({ ...shop, actor, language: 'de' }))(category)
}

function categoryPicture({ id, name, source }: CategoryPicture): PictureOrigin | undefined {
  const drawing = drawingOf(source)
  return drawing === undefined ? fileOf(source) : { kind: 'category', category: { id, name, drawing } }
}

function articleDrawing(row: PictureRow, matnr: string): PictureOrigin | undefined {
  const drawing = drawingOf(row.source)
  if (drawing === undefined) return undefined
  const { name, brand } = row
  const attributes = Object.fromEntries(
    row.attributes.map(({ key, value }) => [key, typeof value === 'string' ? value : value.de]),
  )
  return { kind: 'article', picture: { matnr, drawing, name, brand, attributes } }
}

/** 'generated:tile' names a drawing; 'generated' leaves it to the article's name. */
function drawingOf(source: string): string | undefined {
  const [origin, drawing = ''] = source.split(':')
  return origin === 'generated' ? drawing : undefined
}

/**
 * Anything else is a file: of another server, which the shop fetches if the installation lists that server, or of the
 * media folder.
 */
function fileOf(source: string): PictureOrigin | undefined {
  if (source === '' || drawingOf(source) !== undefined) return undefined
  return isWebAddress(source)
    ? { kind: 'web', address: source, named: 'by-shop' }
    : { kind: 'file', path: source }
}
