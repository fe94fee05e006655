import type { PictureOrigin } from '#server/adapters/images/port.ts'
import type { Db } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'
import { isWebAddress, readSource } from './paths.ts'
import type { AttributeValue } from './tables.ts'

type PictureRow = {
  source: string
  name: string
  brand: string
  attributes: AttributeValue[]
}

const articlePictures = statement<PictureRow, [matnr: string, sort: number]>(
  'article_picture',
  `select m.source, a.texts -> 'de' ->> 'maktx' as name, a.brand, a.attributes
   from media m join articles a on a.matnr = m.matnr
   where m.matnr = $1 and m.kind = 'image' and m.sort = $2`,
)

const categoryPictures = statement<Pick<PictureRow, 'source' | 'name'>, [id: string]>(
  'category_picture',
  `select image as source, name ->> 'de' as name from categories where id = $1`,
)

/**
 * Where the picture named by the `source` of an address comes from: an article's, a category's, or a web address.
 * Undefined where the shop has none.
 */
export async function findPicture(db: Db, source: string): Promise<PictureOrigin | undefined> {
  if (isWebAddress(source)) return { kind: 'web', address: source }
  const asked = readSource(source)
  if (asked?.of === 'article') {
    const [row] = await articlePictures(db, asked.matnr, asked.sort)
    return row && (fileOf(row.source) ?? articleDrawing(row, asked.matnr))
  }
  if (asked?.of === 'category') {
    const [row] = await categoryPictures(db, asked.id)
    const drawing = row && drawingOf(row.source)
    if (row === undefined || drawing === undefined) return row && fileOf(row.source)
    return { kind: 'category', category: { id: asked.id, name: row.name, drawing } }
  }
  return undefined
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
  return isWebAddress(source) ? { kind: 'web', address: source } : { kind: 'file', path: source }
}
