import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { type BatchProblem, type BatchWriter, type Numbered } from '#server/db/batch.ts'
import { tableWriter } from '#server/db/table-writer.ts'
import { recordArticlesOfClasses } from '../../changes/public.ts'
import { terms } from '../tables.ts'
import { termsOf } from '../terms/term-store.ts'

type Row = ImportRow<'terms'>

const writer = tableWriter({
  table: terms,
  key: ['code'],
  check: (_db, rows: readonly Numbered<Row>[]) => rows.flatMap(saysNothing),
  toTable: ({ code, name, synonyms }: Row) => ({
    code,
    de: name?.de ?? null,
    en: name?.en ?? null,
    synonyms: synonyms ?? null,
  }),
  toKey: (key: ImportKey<'terms'>) => key,
  changed: (db, keys) =>
    recordArticlesOfClasses(
      db,
      keys.map(({ code }) => code),
    ),
})

/** Writer of the import kind `terms`: ETIM's dictionary comes in a file for each language and in tables for names and synonyms, so the others stay. */
export const importTerms: BatchWriter<Row, ImportKey<'terms'>> = {
  ...writer,
  write: async (db, rows, options) => {
    const known = await termsOf(
      db,
      rows.map(({ value }) => value.code),
    )
    const whole = rows.map(({ row, value }) => {
      const { synonyms, ...name } = known.get(value.code) ?? {}
      return {
        row,
        value: {
          ...value,
          name: merged(name, value.name),
          synonyms: merged(synonyms, value.synonyms),
        },
      }
    })
    return writer.write(db, whole, options)
  },
}

/** What is said in each language; undefined where nothing is. */
function merged<Said extends object>(known: Said | undefined, said: Said | undefined): Said | undefined {
  const both = { ...known, ...said } as Said
  return Object.values(both).every((each) => each === undefined) ? undefined : both
}

const saysNothing = ({ row, value: { name, synonyms } }: Numbered<Row>): BatchProblem[] =>
  name === undefined && synonyms === undefined ? [{ row, field: 'name', reason: 'REQUIRED' }] : []
