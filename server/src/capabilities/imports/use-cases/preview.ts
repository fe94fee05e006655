import { recogniseColumns } from '../readers/table/recognise.ts'
import type { TableColumns } from '@shop/contract/imports/table-columns'
import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { findMapping } from '../mapping-store.ts'
import { previewDelivery } from '../preview.ts'
import type { Delivery } from '../readers/delivery.ts'
import { UnreadableFileError } from '../readers/row.ts'
import { openTable } from '../readers/table/read-table.ts'
import { optionsOf } from '../reading.ts'
import { remarkText } from '../remark-texts.ts'
import { namesOfFiles, openSentFiles } from '../sent-files.ts'

/** PREVIEW */
export const preview: UseCase<typeof imports, 'PREVIEW'> = async (reading, context) => {
  const { db, language, now, today, fail } = context
  if (!(await namesOfFiles(db, reading.file_ids))) throw fail('NOT_FOUND')
  let delivery: Delivery | undefined
  try {
    delivery = await openSentFiles(db, reading.file_ids)
    const { names, samples } = await tableHead(delivery)
    const saved = reading.supplier ? await findMapping(db, reading.supplier) : undefined
    const columns =
      names.length === 0 ? undefined : (reading.columns ?? fitting(saved, names) ?? recogniseColumns(names))
    const chosen = optionsOf({ ...reading, columns }, today)
    const { rows, remarks } = await previewDelivery(db, delivery, chosen, now)
    return {
      format: delivery.format,
      unreadable: '',
      columns: names.map((name, index) => ({
        name,
        field: columns?.[name] ?? null,
        samples: samples[index] ?? [],
      })),
      rows,
      remarks: remarks.map(({ reason, ...remark }) => ({ ...remark, text: remarkText(reason, language) })),
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    const head =
      error.code === 'NO_NUMBER_COLUMN' && delivery ? await tableHead(delivery) : { names: [], samples: [] }
    return {
      format: delivery?.format ?? null,
      unreadable: error.code,
      columns: head.names.map((name, index) => ({
        name,
        field: reading.columns?.[name] ?? null,
        samples: head.samples[index] ?? [],
      })),
      rows: [],
      remarks: [],
    }
  } finally {
    delivery?.close()
  }
}

/** Columns of a table with what stands in the first rows below; none where the files are no table. */
async function tableHead({
  format,
  files,
}: Delivery): Promise<{ names: readonly string[]; samples: string[][] }> {
  const [file] = files
  if ((format !== 'csv' && format !== 'xlsx') || !file) return { names: [], samples: [] }
  const table = await openTable(format, file)
  const samples = table.names.map((): string[] => [])
  let count = 0
  for await (const row of table.rows()) {
    if ('cells' in row)
      for (const [index, cells] of samples.entries()) cells.push((row.cells[index] ?? '').slice(0, 60))
    if ((count += 1) >= 3) break
  }
  return { names: table.names, samples }
}

/** The columns chosen for the supplier's last table, where this one has them. */
function fitting(saved: TableColumns | undefined, names: readonly string[]): TableColumns | undefined {
  const known = Object.entries(saved ?? {}).filter(([name]) => names.includes(name))
  return known.some(([, field]) => field === 'number') ? Object.fromEntries(known) : undefined
}
