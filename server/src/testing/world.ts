import type { ContentKind } from '@shop/contract/resources/content'
import { sql } from 'drizzle-orm'
import type { Permission } from '@shop/contract/permissions'
import { stock } from '../capabilities/availability/tables.ts'
import { basketPositions, baskets } from '../capabilities/baskets/tables.ts'
import { addresses } from '../capabilities/customers/tables.ts'
import { comparisonArticles } from '../capabilities/comparison/tables.ts'
import { labelArticles } from '../capabilities/labels/tables.ts'
import { listArticles, lists } from '../capabilities/lists/tables.ts'
import { mails } from '../capabilities/mails/tables.ts'
import { productRequests } from '../capabilities/not-listed/tables.ts'
import { contentEntries } from '../capabilities/content/tables.ts'
import { outbox } from '../capabilities/outbox/tables.ts'
import { users } from '../capabilities/users/tables.ts'
import { auditLog } from '../capabilities/audit/tables.ts'
import type { Db } from '../db/connection.ts'
import { aCustomer, aUser } from './builders.ts'
import { aCategory, aCondition, aMedium, aPlant, someArticles } from './catalogue-builders.ts'
import { aRequestRow } from './request-builders.ts'
import { aContact, aDocument } from './document-builders.ts'

/** Net price of every article in a world, and what no user without the permission may ever read. */
export const worldNetPrice = '23.17'
/** Net amounts of the world's documents. */
export const worldDocumentNet = '7317.93'

type Options = {
  /** Articles, basket lines, list lines, document lines, documents. */
  size: number
  without?: readonly Permission[]
  staff?: 'admin'
  /** What the world's user is besides: field sales, master user, budget manager, clerk. */
  as?: Partial<typeof users.$inferInsert>
}

/** A customer with one of everything, each as large as `size` says; `ids` has a value for every id field of the API. */
export async function aWorld(db: Db, { size, without, staff, as }: Options) {
  const plant = await aPlant(db)
  const category = await aCategory(db)
  const customer = await aCustomer(db, { werks: plant.werks, name: `Nachbar ${plant.werks} Bau` })
  const second = await aCustomer(db)
  const user = await aUser(db, {
    kunnrs: [customer.kunnr, second.kunnr],
    ...(without !== undefined && { without }),
    ...(staff !== undefined && { staff }),
    ...as,
  })
  const contact = await aContact(db, customer.kunnr)
  const articles = await someArticles(db, size, {
    categories: [category.id],
    eekClasses: [{ eek_class: 'A', scale: 'A-G' }],
  })
  const [article] = articles
  if (article === undefined) throw new Error('a world has at least one article')
  for (const { matnr } of articles) {
    await aCondition(db, { kunnr: customer.kunnr, matnr, price: worldNetPrice, kmein: 'M2' })
    await aMedium(db, { matnr })
  }
  await db.insert(stock).values(articles.map(({ matnr }) => ({ matnr, werks: plant.werks, quantity: '500' })))

  const owner = { owner: `u:${user.userId}`, kunnr: customer.kunnr }
  const [basket, other] = await db
    .insert(baskets)
    .values([
      {
        ...owner,
        name: 'Bad Müller',
        nameKey: 'bad müller',
        kommi: 'EG links',
        active: true,
        nextPosnr: size + 1,
      },
      { ...owner, name: 'Lager', nameKey: 'lager', active: false },
    ])
    .returning()
  if (basket === undefined || other === undefined) throw new Error('no basket was built')
  const lines = articles.map(({ matnr }, index) => ({
    matnr,
    posnr: index + 1,
    quantity: '1.44',
    unit: 'M2',
  }))
  await db.insert(basketPositions).values(lines.map((line) => ({ ...line, basketId: basket.id })))

  const [list] = await db
    .insert(lists)
    .values({ userId: user.userId, kunnr: customer.kunnr, name: 'Lieblinge', nameKey: 'lieblinge' })
    .returning()
  if (list === undefined) throw new Error('no list was built')
  const listed = await db
    .insert(listArticles)
    .values(articles.map(({ matnr }) => ({ listId: list.id, matnr, quantity: '1.44', unit: 'M2' })))
    .returning()

  const own = { kunnr: customer.kunnr, userId: user.userId }
  await db.insert(comparisonArticles).values(articles.map(({ matnr }) => ({ ...own, matnr })))
  await db
    .insert(labelArticles)
    .values(articles.map(({ matnr }) => ({ ...own, matnr, articleQuantity: '1.44', labelQuantity: 1 })))
  const positions = articles.map(({ matnr }) => ({
    matnr,
    remnant: '10',
    netPrice: worldNetPrice,
    netTotal: worldDocumentNet,
  }))
  const document = await aDocument(db, { ...own, doctype: 1, positions, netPrice: worldDocumentNet })
  const budget = await aDocument(db, {
    kunnr: customer.kunnr,
    doctype: 9,
    orderNumber: null,
    positions,
    netPrice: worldDocumentNet,
  })
  const open = { kunnr: customer.kunnr, positions, netPrice: worldDocumentNet }
  const queued = await aDocument(db, { ...open, doctype: 10, orderNumber: null })
  const note = await aDocument(db, { ...open, doctype: 13, from: [document] })
  const invoice = await aDocument(db, { ...open, doctype: 2, from: [note] })
  for (let i = 1; i < size; i++) {
    await aDocument(db, { ...own, doctype: 2, from: [document], positions: 1, netPrice: worldDocumentNet })
  }
  const [address] = await db
    .insert(addresses)
    .values(
      articles.map((_, index) => ({
        id: `AD${customer.kunnr}-${index}`,
        kunnr: customer.kunnr,
        name: `Baustelle ${index}`,
        street: 'Am Hang 1',
        plz: '80331',
        city: 'München',
        country: 'DE',
        global: true,
        isDefault: index === 0,
      })),
    )
    .returning()
  const [mail] = await db
    .insert(mails)
    .values(
      articles.map(() => ({
        kind: 'receipt',
        sender: 'shop@gewerk.example',
        recipient: 'mia@meier.example',
        subject: 'Eingang',
        text: 'Danke',
      })),
    )
    .returning()
  const [entry] = await db
    .insert(outbox)
    .values(
      [document, queued, ...articles.slice(2).map(() => document)].map(({ docid }) => ({
        kind: 'order' as const,
        docid,
        kunnr: customer.kunnr,
        payload: sql`'{}'::jsonb`,
      })),
    )
    .returning()
  const [request] = await db
    .insert(productRequests)
    .values(articles.map(({ matnr }) => aRequestRow({ ...own, key: matnr })))
    .returning()
  const [question, news] = await db
    .insert(contentEntries)
    .values(articles.flatMap(() => [aContentRow('faq'), aContentRow('news')]))
    .returning()
  await db.insert(auditLog).values(articles.map(() => ({ actor: user.userId, action: 'login' as const })))

  return {
    customer,
    user,
    articles,
    ids: {
      multibasket: String(basket.id),
      otherBasket: String(other.id),
      list_id: String(list.id),
      article_id: String(listed[0]?.id),
      docid: document.docid,
      budgetDocid: budget.docid,
      queuedDocid: queued.docid,
      noteDocid: note.docid,
      invoiceDocid: invoice.docid,
      delivery_address: address?.id ?? '',
      kunnr: second.kunnr,
      user_id: user.userId,
      mail_id: String(mail?.id),
      entry_id: String(entry?.id),
      request_id: String(request?.id),
      content_id: String(question?.id),
      news_id: String(news?.id),
      matnr: article.matnr,
      pickup_werks: plant.werks,
      mail_to: contact.mail,
    },
  }
}

const aContentRow = (kind: ContentKind) => ({
  kind,
  title: { de: 'Palettenpfand', en: '' },
  text: { de: 'Wird gutgeschrieben.', en: '' },
  topic: { de: 'Rechnung', en: '' },
  position: 1,
  published: true,
  validFrom: '2020-01-01',
  changedAt: new Date('2026-03-01T08:00:00Z'),
})

export type World = Awaited<ReturnType<typeof aWorld>>
