import type { Parsed } from '@shop/contract/define-resource'
import type { imports } from '@shop/contract/resources/imports'
import type { TableChoice } from './delivery-items.ts'
import { defaultMapping, type MappingOptions } from './readers/catalogue/mapping.ts'

/** How staff want files read. */
export type Reading = Parsed<typeof imports, 'START_IMPORT'>

/** The wishes of staff as options of the mapping and the reading of tables. */
export function optionsOf(
  reading: Reading,
  { today, currency }: Pick<MappingOptions, 'today' | 'currency'>,
): { options: MappingOptions; table: TableChoice } {
  const { supplier, customer_number: customerNumber, markup } = reading
  return {
    options: {
      ...defaultMapping,
      today,
      currency,
      ...(reading.basis && { basis: reading.basis }),
      ...(reading.gros_list && { grosList: reading.gros_list }),
      ...(reading.expired && { expired: reading.expired }),
      ...(supplier && { supplier }),
      ...(customerNumber && { customerNumber }),
      ...(markup && { markup: markup.replace(',', '.') }),
    },
    table: { columns: reading.columns, numbers: reading.numbers, sheet: reading.sheet },
  }
}
