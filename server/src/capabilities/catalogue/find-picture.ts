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

const categoryPictures = statement<PictureRow, [id: string]>(
  'category_picture',
  `select image as source, name ->> 'de' as name, '' as brand, '[]'::json as attributes from categories where id = $1`,
)

/** Where the picture named by the `source` of an address comes from; undefined where the shop has none. */
export async function findPicture(db: Db, source: string): Promise<PictureOrigin | undefined> {
  const asked = readSource(source)
  if (asked?.of === 'article') {
    const [row] = await articlePictures(db, asked.matnr, asked.sort)
    return row && originOf(row, asked.matnr)
  }
  if (asked?.of === 'category') {
    const [row] = await categoryPictures(db, asked.id)
    return row && originOf(row, asked.id)
  }
  return undefined
}

/**
 * 'generated:tile' is a drawing, anything else a file of the media folder. A web address is no origin: the shop sends
 * no visitor to another server and fetches nothing that a supplier's file names.
 */
function originOf(row: PictureRow, matnr: string): PictureOrigin | undefined {
  const { source, name, brand } = row
  if (source === '' || isWebAddress(source)) return undefined
  const [origin, drawing = ''] = source.split(':')
  if (origin !== 'generated') return { kind: 'file', path: source }
  const attributes = Object.fromEntries(
    row.attributes.map(({ key, value }) => [key, typeof value === 'string' ? value : value.de]),
  )
  return { kind: 'drawing', subject: { matnr, drawing, name, brand, attributes } }
}
