import type { Answer } from '#web/app/api/resources.ts'
import type { PastedRow } from '../pasted-rows.ts'

/** A file with lines for a basket: those of craft software as they are, a table whose columns somebody has to confirm. */
export type OrderFile =
  | { kind: 'rows'; name: string; rows: readonly PastedRow[] }
  | { kind: 'text'; name: string; text: string }
  | { kind: 'workbook'; name: string; sheets: Answer<'basket', 'READ_WORKBOOK'>['sheets'] }

/** The endings of what can be read, for the list of files. */
export const fileEndings = '.csv,.txt,.tsv,.xlsx,.xlsm,.ugl,.ugs,.001'
