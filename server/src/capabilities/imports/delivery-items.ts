import type { NumberStyle, TableColumns } from '@shop/contract/imports/table-columns'
import { bmecatSource } from './readers/bmecat/read-bmecat.ts'
import type { CatalogueLookup, MappedItem, MappingOptions } from './readers/catalogue/mapping.ts'
import type { CatalogueSource } from './readers/catalogue/survey.ts'
import { catalogueToRows } from './readers/catalogue/to-rows.ts'
import { datanormSource } from './readers/datanorm/datanorm-source.ts'
import type { Delivery } from './readers/delivery.ts'
import { termItems } from './readers/etim/term-items.ts'
import { openTable, type Table } from './readers/table/read-table.ts'
import { columnsLike } from './readers/table/table-head.ts'
import { tableSource } from './readers/table/table-source.ts'
import { UnnamedCodes } from './unnamed-codes.ts'

/** How a table is to be read; columns that nobody chose are recognised by their headings. */
export type TableChoice = {
  columns?: TableColumns | undefined
  numbers?: NumberStyle | undefined
  /** Sheet of a workbook; of several tables that of the first. */
  sheet?: string | undefined
  /** The first table, where somebody has opened it: a workbook takes seconds. */
  opened?: Table | undefined
}

type How = { options: MappingOptions; lookup: CatalogueLookup; table?: TableChoice | undefined }

/** What a delivery gives, catalogue by catalogue, as rows of the import interface with what is to be said of them. */
export async function* itemsOf(
  delivery: Delivery,
  { options, lookup, table }: How,
): AsyncGenerator<MappedItem> {
  if (delivery.format === 'etim') {
    yield* termItems(delivery.files)
    yield { type: 'flush' }
    return
  }
  const catalogues = numCatalogues(delivery)
  let done = 0
  for await (const catalogue of cataloguesIn(delivery, options, table)) {
    const unnamed = new UnnamedCodes()
    for await (const item of catalogueToRows(catalogue, options, lookup)) {
      unnamed.take(item)
      yield item.type === 'progress' ? { ...item, share: (done + item.share) / catalogues } : item
    }
    yield* await unnamed.told(lookup)
    yield { type: 'flush' }
    done += 1
  }
}

/** A set of DATANORM files is one catalogue; each BMEcat file, and each table, is one. */
export const numCatalogues = ({ format, files }: Delivery): number =>
  format === 'datanorm' ? 1 : files.length

async function* cataloguesIn(
  delivery: Delivery,
  options: MappingOptions,
  chosen: TableChoice = {},
): AsyncGenerator<CatalogueSource> {
  const { format, files } = delivery
  if (format === 'datanorm') yield await datanormSource(files, options)
  else if (format === 'bmecat') for (const { open } of files) yield bmecatSource(open, options)
  else {
    for (const [place, file] of files.entries()) {
      // Chosen were sheet and columns of the first table; others may be called otherwise.
      const [opened, sheet] = place === 0 ? [chosen.opened, chosen.sheet] : []
      const table = opened ?? (await openTable(format, file, sheet))
      const columns = place === 0 && chosen.columns ? chosen.columns : columnsLike(chosen.columns, table)
      const { currency } = options
      yield await tableSource(table, { columns, numbers: chosen.numbers ?? 'auto', currency })
    }
  }
}
