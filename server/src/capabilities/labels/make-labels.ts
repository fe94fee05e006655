import { createFormats } from '@shop/contract/formats'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'
import { readSettings } from '../shop/public.ts'
import { labelPdf } from './label-pdf.ts'
import type { Print } from './print-plan.ts'
import type { LabelRow } from './store.ts'

/** Draws collected labels in the language of who prints them. */
export async function makeLabels(
  rows: readonly LabelRow[],
  print: Print,
  { db, language, config }: { db: Db; language: Language; config: Pick<Config, 'timeZone'> },
) {
  const { company, formats } = await readSettings(db, 'company', 'formats')
  const labels = rows.map(({ texts, ...row }) => ({ ...row, name: (texts[language] ?? texts.de).maktx }))
  return labelPdf(labels, print, {
    author: company.name,
    language,
    formats: createFormats({ ...formats[language], language, timeZone: config.timeZone }),
  })
}
