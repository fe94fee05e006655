import { addresses } from '../capabilities/addresses/tables.ts'
import { contacts, customers } from '../capabilities/customers/tables.ts'
import { documentFlow, documentPositions, documents } from '../capabilities/documents/tables.ts'
import type { Db } from '../db/connection.ts'
import { eq } from 'drizzle-orm'

let counter = 0
const next = () => String(++counter).padStart(6, '0')

type Position = Partial<typeof documentPositions.$inferInsert>
type Given = Partial<typeof documents.$inferInsert> & {
  kunnr: string
  /** Lines, or how many. One when left out. */
  positions?: readonly Position[] | number
  /** Documents this one came from. */
  from?: readonly { docid: string }[]
}

/** A document of a customer, an order of the test's day with one line unless the test says otherwise. */
export async function aDocument(db: Db, { positions = 1, from = [], ...given }: Given) {
  const number = next()
  const lines: readonly Position[] =
    typeof positions === 'number' ? Array.from({ length: positions }, () => ({})) : positions
  const [document] = await db
    .insert(documents)
    .values({
      // Above the numbers of the shop's own sequence, which goes on when a test is rolled back.
      docid: `79${number}`,
      doctype: 1,
      status: 'A',
      orderNumber: `45${number}`,
      createDate: '2026-03-11',
      currency: 'EUR',
      creatorName: 'Mia Meier',
      netPrice: '100.00',
      grossPrice: '119.00',
      retailPrice: '150.00',
      vat: [{ category: 'S', rate: '19', base: '100', amount: '19' }],
      skontoDays: 10,
      skontoPercent: '2',
      positionCount: lines.length,
      ...given,
    })
    .returning()
  if (document === undefined) throw new Error('no document was built')
  if (lines.length > 0) {
    await db.insert(documentPositions).values(
      lines.map((line, index) => ({
        docid: document.docid,
        posnr: (index + 1) * 10,
        text: 'Feinsteinzeug Nordkap 60 x 60 cm, grau',
        quantity: '10',
        unit: 'M2',
        status: 'A' as const,
        netPrice: '10.00',
        netTotal: '100.00',
        retailPrice: '15.00',
        retailTotal: '150.00',
        kmein: 'M2',
        ...line,
      })),
    )
  }
  if (from.length > 0)
    await db
      .insert(documentFlow)
      .values(from.map((predecessor) => ({ docid: document.docid, predecessor: predecessor.docid })))
  return document
}

/** A contact person of the wholesaler, for the named customer. */
export async function aContact(db: Db, kunnr: string, given: Partial<typeof contacts.$inferInsert> = {}) {
  const id = `K${next()}`
  const contact = {
    id,
    name: 'Petra Lang',
    role: 'Innendienst',
    phone: '+49 89 1234-0',
    mail: `${id}@gewerk.example`,
  }
  await db.insert(contacts).values({ ...contact, ...given })
  await db.update(customers).set({ contact: id }).where(eq(customers.kunnr, kunnr))
  return { ...contact, ...given }
}

/** A delivery address of a customer. */
export async function anAddress(db: Db, kunnr: string, given: Partial<typeof addresses.$inferInsert> = {}) {
  const [address] = await db
    .insert(addresses)
    .values({
      id: `A${next()}`,
      kunnr,
      name: 'Baustelle Lindenstraße',
      street: 'Lindenstraße 4',
      plz: '80999',
      city: 'München',
      country: 'DE',
      global: false,
      isDefault: false,
      ...given,
    })
    .returning()
  if (address === undefined) throw new Error('no address was built')
  return address
}
