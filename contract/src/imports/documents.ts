import { z } from 'zod'
import { documentTypeNumbers } from '../documents.ts'
import {
  currency,
  day,
  deletable,
  flag,
  integer,
  key,
  kunnr,
  list,
  matnr,
  money,
  nonNegativeMoney,
  rate,
  quantity,
  text,
  unit,
} from './fields.ts'

const position = z.object({
  posnr: integer.min(1),
  matnr: matnr.optional(),
  text: text(400).min(1),
  quantity,
  unit,
  /** Not yet delivered. */
  remnant: quantity.default('0'),
  status: z.enum(['A', 'B', 'C', 'X']).default('A'),
  /** Net price of `kpein` `kmein`; absent where there is none. */
  price: nonNegativeMoney.optional(),
  kpein: integer.min(1).default(1),
  kmein: unit.optional(),
  net: money.optional(),
  vat_rate: rate.default('19'),
  delivery_date: day.optional(),
  demand_date: day.optional(),
  deliveries: list(z.object({ delivery_date: day, quantity })).default([]),
  alternative_to: integer.optional(),
  part_of: integer.optional(),
  note: text(2000).optional(),
})

/**
 * documents: key (`doctype`, `orderNumber`): the ERP's number. The shop gives each its own `docid`, or finds the
 * document it already has: by `docid` where the ERP names it.
 */
export const document = z.object({
  doctype: z.coerce.number().pipe(z.union(documentTypeNumbers.map((number) => z.literal(number)))),
  orderNumber: key(40),
  docid: key(20).optional(),
  kunnr,
  status: z.enum(['A', 'B', 'C', 'X']).default('A'),
  createDate: day,
  dueDate: day.optional(),
  billDate: day.optional(),
  validFrom: day.optional(),
  validTo: day.optional(),
  desiredDeliveryDate: day.optional(),
  creatorName: text(120).optional(),
  userId: key(40).optional(),
  currency: currency.default('EUR'),
  netPrice: money.optional(),
  vat: money.optional(),
  grossPrice: money.optional(),
  kommission: text(80).optional(),
  projectName: text(120).optional(),
  projectNumber: text(60).optional(),
  /** Business keys of the documents this one came from: {"doctype":1,"orderNumber":"…"}. */
  predecessors: list(z.object({ doctype: integer.min(1).max(32_767), orderNumber: key(40) })).default([]),
  archived: flag.default(false),
  positions: list(position).default([]),
  ...deletable,
})
