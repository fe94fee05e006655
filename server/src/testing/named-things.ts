import type { World } from './world.ts'

type Named = {
  /** Whose it is: of the customer, of the user alone; of the shop, for all; a place in what another field names. */
  of: 'customer' | 'user' | 'shop' | 'staff' | 'place'
  /** HTTP status for whoever names another's; 404 when left out. */
  http?: number
}

/** Every field of the API that names something. A new one needs a line here, or the test of foreign ids says so. */
export const namedThings: Readonly<Record<string, Named>> = {
  docid: { of: 'customer' },
  delivery_address: { of: 'customer' },
  // A filter: it finds nothing.
  address: { of: 'customer', http: 200 },
  mail_to: { of: 'customer', http: 422 },
  multibasket: { of: 'user' },
  list_id: { of: 'user' },
  article_id: { of: 'user' },
  kunnr: { of: 'user' },
  session_id: { of: 'user' },
  posnr: { of: 'place' },
  matnr: { of: 'shop' },
  pickup_werks: { of: 'shop' },
  supplier_id: { of: 'shop' },
  news_id: { of: 'shop' },
  // Where copies of order mails go: the user's own choice.
  mail_new_address: { of: 'user', http: 200 },
  user_id: { of: 'staff' },
  mail_id: { of: 'staff' },
  entry_id: { of: 'staff' },
  request_id: { of: 'staff' },
  run_id: { of: 'staff' },
  content_id: { of: 'staff' },
  file_id: { of: 'staff' },
  file_ids: { of: 'staff' },
}

/** Whether a field names something, going by how such fields are called. */
export const isNameOfThing = (field: string): boolean => /(?:id|ids|nr|werks|address|basket)$/.test(field)

/** What an event would name in another's world with this field. */
export function foreignName(world: World, event: string, field: string): string | undefined {
  if (field === 'kunnr') return world.customer.kunnr
  if (field === 'address') return world.ids.delivery_address
  if (field === 'docid' && event.includes('BUDGET_')) return world.ids.budgetDocid
  return world.ids[field as keyof World['ids']]
}
