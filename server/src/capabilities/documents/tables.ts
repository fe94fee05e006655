import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { money, moment, quantity } from '#server/db/columns.ts'
import { customers } from '../customers/tables.ts'

/** The shop's own number of a document, over all types, never changed. */
export const docidSequence = pgSequence('docid_sequence', { startWith: 7000001 })
/** Numbers of the built-in ERP, one sequence per type: unique, gaps allowed (a rolled-back write leaves one). */
export const erpOrderSequence = pgSequence('erp_order_sequence', { startWith: 4500001 })
export const erpDeliverySequence = pgSequence('erp_delivery_sequence', { startWith: 80000001 })
export const erpInvoiceSequence = pgSequence('erp_invoice_sequence', { startWith: 90000001 })
export const erpCreditSequence = pgSequence('erp_credit_sequence', { startWith: 95000001 })

export type DocumentAddress = {
  id: string
  firstName: string
  name: string
  street: string
  plz: string
  city: string
  country: string
  isDefault: boolean
  isGlobal: boolean
}
export type VatLine = { category: string; rate: string; base: string; amount: string }
export type Surcharge = { kind: string; net: string }

/** Documents of every type. What the customer saw when ordering is stored with them and never recalculated. */
export const documents = pgTable(
  'documents',
  {
    docid: text().primaryKey(),
    doctype: smallint().notNull(),
    status: text().$type<'A' | 'B' | 'C' | 'X'>().notNull(),
    kunnr: text()
      .notNull()
      .references(() => customers.kunnr),
    /** The ERP's number, once it is known. */
    orderNumber: text(),
    createDate: date({ mode: 'string' }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    dueDate: date({ mode: 'string' }),
    billDate: date({ mode: 'string' }),
    validFrom: date({ mode: 'string' }),
    validTo: date({ mode: 'string' }),
    desiredDeliveryDate: date({ mode: 'string' }),
    userId: text(),
    creatorName: text().notNull().default(''),
    /** Field sales or staff who acted for the customer. */
    actedBy: text().notNull().default(''),
    currency: text().notNull(),
    netPrice: money(),
    grossPrice: money(),
    retailPrice: money(),
    vat: jsonb().$type<VatLine[]>().notNull().default([]),
    surcharges: jsonb().$type<Surcharge[]>().notNull().default([]),
    kommission: text().notNull().default(''),
    projectName: text().notNull().default(''),
    projectNumber: text().notNull().default(''),
    textNote: text().notNull().default(''),
    deliveryNote: text().notNull().default(''),
    reason: text().notNull().default(''),
    deliveryType: text().notNull().default('01'),
    pickupWerks: text().notNull().default(''),
    pickupDate: date({ mode: 'string' }),
    deliveryAddress: jsonb().$type<DocumentAddress>(),
    paymentMethod: text().notNull().default('invoice'),
    paymentDays: integer().notNull().default(30),
    skontoDays: integer().notNull().default(0),
    skontoPercent: numeric({ precision: 5, scale: 2 }).notNull().default('0'),
    completeDelivery: boolean().notNull().default(false),
    /** Versions of the texts that were in force when it was ordered. */
    termsVersion: text().notNull().default(''),
    language: text().notNull().default('de'),
    /** Whether the orderer could see net prices; the mails and PDFs for him follow it. */
    netVisible: boolean().notNull().default(true),
    archived: boolean().notNull().default(false),
    positionCount: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.kunnr, table.createDate.desc(), table.docid),
    index().on(table.kunnr, table.doctype, table.createDate.desc()),
    uniqueIndex('documents_number')
      .on(table.doctype, table.orderNumber)
      .where(sql`${table.orderNumber} is not null`),
  ],
)

export const documentPositions = pgTable(
  'document_positions',
  {
    docid: text()
      .notNull()
      .references(() => documents.docid, { onDelete: 'cascade' }),
    posnr: integer().notNull(),
    matnr: text(),
    text: text().notNull(),
    quantity: quantity().notNull(),
    unit: text().notNull(),
    remnant: quantity().notNull().default('0'),
    status: text().$type<'A' | 'B' | 'C' | 'X'>().notNull(),
    retailPrice: money(),
    retailTotal: money(),
    netPrice: money(),
    kpein: integer().notNull().default(1),
    kmein: text().notNull().default(''),
    netTotal: money(),
    taxCategory: text().notNull().default('S'),
    vatRate: numeric({ precision: 5, scale: 2 }).notNull().default('19'),
    deliveryDate: date({ mode: 'string' }),
    demandDate: date({ mode: 'string' }),
    deliveries: jsonb().$type<{ deliveryDate: string; quantity: string }[]>().notNull().default([]),
    alternativeTo: integer(),
    partOf: integer(),
    note: text().notNull().default(''),
    reference: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.docid, table.posnr] }), index().on(table.matnr)],
)

/** From which document another came. */
export const documentFlow = pgTable(
  'document_flow',
  {
    docid: text()
      .notNull()
      .references(() => documents.docid, { onDelete: 'cascade' }),
    predecessor: text()
      .notNull()
      .references(() => documents.docid, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.docid, table.predecessor] }), index().on(table.predecessor)],
)
