import { basket } from '@shop/contract/resources/basket'
import { customers } from '../capabilities/customers/tables.ts'
import { aCustomer, aUser } from './builders.ts'
import { aCondition, anArticle, aPlant, stockOf } from './catalogue-builders.ts'
import { type Shop, signIn } from './test-app.ts'

type Given = Parameters<typeof aUser>[1] & {
  customer?: Partial<typeof customers.$inferInsert>
  /** Square metres in the basket, two cartons when left out. */
  quantity?: string
}

/**
 * Somebody who is about to order: a user of a customer in Munich, whose branch has 1000 m² of a tile at 30 € (his own
 * price is 20 €), with two cartons of it (2.88 m²) in the basket.
 */
export async function aBuyer(shop: Shop, { customer: given, quantity = '2.88', ...user }: Given = {}) {
  const { db } = shop
  const plant = await aPlant(db)
  const customer = await aCustomer(db, { werks: plant.werks, ...given })
  const buyer = await aUser(db, { kunnrs: [customer.kunnr], ...user })
  const article = await anArticle(db)
  await stockOf(db, { matnr: article.matnr, werks: plant.werks, quantity: '1000' })
  await aCondition(db, { kunnr: customer.kunnr, matnr: article.matnr, price: '20', kmein: 'M2' })
  const sender = await signIn(shop, buyer)
  const fill = () => shop.call(basket, 'ADD_ARTICLE', { matnr: article.matnr, quantity }, sender)
  await fill()
  return { plant, customer, user: buyer, article, sender, fill }
}
