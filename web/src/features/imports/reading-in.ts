import { formText } from '#web/app/form-text.ts'
import { importKindChoices, type Reading } from './queries.ts'

/** How the files are to be read, by the fields of the form; fields that are not there say nothing. */
export function readingIn(data: FormData): Omit<Reading, 'file_ids'> {
  const text = (name: string) => formText(data, name).trim()
  const kind = importKindChoices.find((known) => known === text('kind'))
  if (kind) return { kind }
  return {
    supplier: text('supplier'),
    customer_number: text('customer_number'),
    markup: text('markup'),
    basis: text('basis') === 'purchase' ? 'purchase' : 'list',
    gros_list: (['retail', 'ignore'] as const).find((choice) => choice === text('gros_list')) ?? 'net',
    expired: text('expired') === 'extend' ? 'extend' : 'end',
    numbers: (['comma', 'point'] as const).find((style) => style === text('numbers')) ?? 'auto',
  }
}
