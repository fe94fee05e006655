import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import type { BatchWriter } from '#server/db/batch.ts'
import { tableWriter } from '#server/db/table-writer.ts'
import { terms } from '../tables.ts'
import { termsOf } from '../terms/term-store.ts'

type Row = ImportRow<'terms'>

const writer = tableWriter({
  table: terms,
  key: ['code'],
  toTable: ({ code, name }: Row) => ({ code, de: name.de ?? null, en: name.en ?? null }),
  toKey: (key: ImportKey<'terms'>) => key,
})

/** Writer of the import kind `terms`: ETIM's dictionary comes in a file for each language, so the other one stays. */
export const importTerms: BatchWriter<Row, ImportKey<'terms'>> = {
  ...writer,
  write: async (db, rows, options) => {
    const known = await termsOf(
      db,
      rows.map(({ value }) => value.code),
    )
    const whole = rows.map(({ row, value }) => ({
      row,
      value: { ...value, name: { ...known.get(value.code), ...value.name } },
    }))
    return writer.write(db, whole, options)
  },
}
