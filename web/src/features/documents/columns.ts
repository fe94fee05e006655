import type { SortField } from './search.ts'

/** Every field one may sort by, with the text of its column. */
export const sortColumns = [
  ['datum', 'date'],
  ['bestellnummer', 'number'],
  ['belegnummer', 'shopNumber'],
  ['status', 'status'],
  ['kommission', 'kommission'],
  ['prbez', 'project'],
  ['name', 'creator'],
  ['gueltig_von', 'validFrom'],
  ['gueltig_bis', 'validTo'],
  ['fall', 'due'],
  ['brutto', 'gross'],
] as const satisfies readonly (readonly [SortField, string])[]
