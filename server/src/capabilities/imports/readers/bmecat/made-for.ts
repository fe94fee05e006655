import type { Finding } from '../catalogue/finding.ts'
import type { MappingOptions } from '../catalogue/mapping.ts'
import { sameCustomer } from '../catalogue/same-customer.ts'
import type { CatalogueRecord, Header } from '../catalogue/records.ts'

type Own = Pick<MappingOptions, 'customerNumber' | 'territory'>

/** Prices made for one customer of the supplier are no use to another. */
export function otherCustomer({ buyer }: Header, { customerNumber }: Partial<Own>): Finding | undefined {
  if (buyer?.number === undefined || sameCustomer(buyer.number, customerNumber)) return undefined
  return {
    type: 'finding',
    severity: 'error',
    code: 'OTHER_CUSTOMER',
    line: 1,
    field: 'BUYER_ID',
    detail: buyer.number,
  }
}

/** Records of a catalogue, behind its header whom and which countries it was made for where these are others. */
export async function* withMadeFor(
  records: AsyncIterable<CatalogueRecord | Finding>,
  { territory }: Partial<Own>,
): AsyncGenerator<CatalogueRecord | Finding> {
  for await (const record of records) {
    yield record
    if (record.type !== 'header') continue
    const { buyer, territories = [] } = record
    if (buyer) yield said('note', 'CUSTOMER_PRICES', 'BUYER', buyer.name)
    if (territory !== undefined && territories.length > 0 && !territories.includes(territory))
      yield said('warning', 'CATALOG_TERRITORY', 'TERRITORY', territories.join(', '))
  }
}

function said(
  severity: Finding['severity'],
  code: Finding['code'],
  field: string,
  detail: string | undefined,
): Finding {
  return { type: 'finding', severity, code, line: 1, field, detail }
}
