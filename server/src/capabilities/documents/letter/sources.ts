import { eq, inArray } from 'drizzle-orm'
import { type Formats, createFormats } from '@shop/contract/formats'
import type { Db } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'
import { articles } from '../../catalogue/tables.ts'
import { customers } from '../../customers/tables.ts'
import { plants } from '../../plants/tables.ts'
import { type ShopSettings, readSettings } from '../../shop/public.ts'
import type { DocumentRow } from '../head.ts'
import {
  type Contact,
  type FlowRow,
  type PositionRow,
  findContact,
  listFlow,
  listPositions,
} from '../store.ts'

/** Everything a letter is made of. */
export type LetterSources = {
  document: DocumentRow
  positions: readonly PositionRow[]
  /** Energy classes by article, of the positions that have some. */
  energyClasses: ReadonlyMap<string, (typeof articles.$inferSelect)['eekClasses']>
  customer: typeof customers.$inferSelect
  contact: Contact | undefined
  /** The invoices that a credit note corrects. */
  corrected: readonly FlowRow[]
  pickupPlant: { name: string; street: string; plz: string; city: string } | undefined
  company: ShopSettings['company']
  formats: Formats
  language: Language
}

/** Loads what the letter of a document needs; the number of statements does not depend on its lines. */
export async function loadLetterSources(
  db: Db,
  document: DocumentRow,
  { language, timeZone }: { language: Language; timeZone: string },
): Promise<LetterSources> {
  const { company, formats } = await readSettings(db, 'company', 'formats')
  const [customer] = await db.select().from(customers).where(eq(customers.kunnr, document.kunnr))
  if (customer === undefined) throw new Error(`no customer ${document.kunnr}`)
  const positions = await listPositions(db, document.docid)
  return {
    document,
    positions,
    energyClasses: await energyClassesOf(db, positions),
    customer,
    contact: await findContact(db, document.kunnr),
    corrected: document.doctype === 4 ? await invoicesBefore(db, document) : [],
    pickupPlant: document.pickupWerks === '' ? undefined : await findPlant(db, document.pickupWerks),
    company,
    formats: createFormats({ ...formats[language], language, timeZone }),
    language,
  }
}

async function invoicesBefore(db: Db, { kunnr, docid }: DocumentRow): Promise<FlowRow[]> {
  const invoices = await listFlow(db, { kunnr, docid, types: [2] })
  return invoices.filter(({ relation }) => relation === 'predecessor')
}

/** Of everything in the document, whoever may find it by now: it stands there with its price. */
async function energyClassesOf(
  db: Db,
  positions: readonly PositionRow[],
): Promise<LetterSources['energyClasses']> {
  const matnrs = new Set(positions.flatMap(({ matnr }) => matnr ?? []))
  if (matnrs.size === 0) return new Map()
  const rows = await db
    .select({ matnr: articles.matnr, eekClasses: articles.eekClasses })
    .from(articles)
    .where(inArray(articles.matnr, [...matnrs]))
  return new Map(rows.map(({ matnr, eekClasses }) => [matnr, eekClasses]))
}

async function findPlant(db: Db, werks: string): Promise<LetterSources['pickupPlant']> {
  const [plant] = await db
    .select({ name: plants.name, street: plants.street, plz: plants.plz, city: plants.city })
    .from(plants)
    .where(eq(plants.werks, werks))
  return plant
}
