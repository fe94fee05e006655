import { sql } from 'drizzle-orm'
import type { PortalContents } from '#server/adapters/catalogue-portal/stand-in/contents.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'

type ItemRow = { brand: string; supplierNumber: string; itemNumber: string; name: string }

const itemsEach = 8
const catalogues = 6

/**
 * What the stand-in portal shows: a catalogue of each large brand with articles of the shop, as their maker numbers
 * them, and with a novelty that the shop does not have.
 */
export async function portalContents(db: Db): Promise<PortalContents> {
  const rows = await rowsOf<ItemRow>(
    db,
    sql`
    with items as (
      select brand, factory_numbers -> 0 ->> 'supplier_number' as "supplierNumber",
        factory_numbers -> 0 ->> 'supplier_matnr' as "itemNumber", texts -> 'de' ->> 'maktx' as name,
        row_number() over (partition by brand order by sales_rank desc nulls last, matnr) as place,
        count(*) over (partition by brand) as size
      from articles where jsonb_array_length(factory_numbers) > 0 and brand <> '')
    select brand, "supplierNumber", "itemNumber", name from items where place <= ${itemsEach}
    order by size desc, brand, place limit ${itemsEach * catalogues}`,
  )
  const brands = [...Map.groupBy(rows, ({ brand }) => brand)]
  return {
    catalogues: brands.map(([brand, items], index) => {
      const known = items.map(({ itemNumber, supplierNumber, name }) => ({
        itemNumber,
        supplierNumber,
        name,
      }))
      const supplierNumber = items[0]?.supplierNumber ?? ''
      const novelty = { itemNumber: `NEU-${index + 1}`, supplierNumber, name: 'Neuheit der Saison' }
      return { id: `k${index + 1}`, brand, title: 'Gesamtkatalog', items: [...known, novelty] }
    }),
    videos: [
      { id: 'v1', title: 'Großformat verlegen', minutes: '4:10' },
      { id: 'v2', title: 'Fugen ohne Schleier', minutes: '2:45' },
    ],
  }
}
