import { addresses } from '@shop/contract/resources/addresses'
import { comparison } from '@shop/contract/resources/comparison'
import { basket } from '@shop/contract/resources/basket'
import { docs } from '@shop/contract/resources/docs'
import { erp } from '@shop/contract/resources/erp'
import { lists } from '@shop/contract/resources/lists'
import { notlistedproducts } from '@shop/contract/resources/notlistedproducts'
import { staff } from '@shop/contract/resources/staff'
import { expect } from '@playwright/test'
import { ApiClient } from './api-client.ts'

type PreparedScreen = {
  /** As in web/routes.ts. */
  route: string
  what: string
  alias: string
  /** Sees to it that there is something to show, and says at which path. */
  prepare: (client: ApiClient) => Promise<string>
}

/** Screens that need something to be there first, or whose address names it; they go through what screens.ts feeds. */
export const preparedScreens: readonly PreparedScreen[] = [
  {
    route: '/comparison',
    what: 'a comparison with articles',
    alias: 'meister',
    async prepare(client) {
      for (const matnr of ['1000003', '1000666', '8000369'])
        await client.call(comparison, 'ADD_ARTICLE', { matnr })
      return 'comparison'
    },
  },
  {
    route: '/myaccount/lists/edit/$id',
    what: 'a list with articles',
    alias: 'meister',
    async prepare(client) {
      const { list } = await client.call(lists, 'CREATE_LIST', { name: `Heizung ${Date.now()}` })
      for (const matnr of ['1000003', '8000369'])
        await client.call(lists, 'ADD_ARTICLE', { list_id: list.id, matnr, quantity: '1.44' })
      return `myaccount/lists/edit/${list.id}`
    },
  },
  {
    route: '/myaccount/document/$doctype/$docid',
    what: 'a document',
    alias: 'meister',
    async prepare(client) {
      const { documents } = await client.call(docs, 'GET_LIST', { timespan: '8', doctype: 2 })
      return `myaccount/document/2/${documents[0]?.docid}`
    },
  },
  {
    route: '/myaccount/manage-baskets/edit/$id',
    what: 'a basket to be edited',
    alias: 'meister',
    async prepare(client) {
      const { multibaskets } = await client.call(basket, 'GET_MULTIBASKETS', {})
      return `myaccount/manage-baskets/edit/${multibaskets[0]?.id}`
    },
  },
  {
    route: '/myaccount/addresses/edit/$id',
    what: 'an address to be edited',
    alias: 'meister',
    async prepare(client) {
      const { address } = await client.call(addresses, 'CREATE_ADDRESS', aSite)
      return `myaccount/addresses/edit/${address.id}`
    },
  },
  {
    route: '/staff/addresses/deletions/$id',
    what: 'a request to delete an address',
    alias: 'it',
    async prepare(client) {
      const customer = await customerOf(client)
      const { address } = await customer.call(addresses, 'CREATE_GLOBAL_ADDRESS', aSite)
      const { deletion } = await customer.call(addresses, 'REQUEST_DELETION', {
        address_id: address.id,
        reason: 'Bau fertig',
      })
      return `staff/addresses/deletions/${deletion.id}`
    },
  },
  {
    route: '/staff/orders/$docid',
    what: 'an order',
    alias: 'it',
    async prepare(client) {
      const { orders } = await client.call(erp, 'GET_ORDERS', {})
      return `staff/orders/${orders[0]?.docid}`
    },
  },
  {
    route: '/staff/mails/$id',
    what: 'a mail',
    alias: 'it',
    async prepare(client) {
      const customer = await customerOf(client)
      await customer.fillBasket()
      await customer.order(`mail-${Date.now()}`)
      const mails = async () => (await client.call(staff, 'GET_MAILS', {})).mails
      await expect.poll(mails).not.toEqual([])
      return `staff/mails/${(await mails())[0]?.id}`
    },
  },
  {
    route: '/staff/requests/$id',
    what: 'a request',
    alias: 'it',
    async prepare(client) {
      const customer = await customerOf(client)
      const { request_id: id } = await customer.call(notlistedproducts, 'SEND_REQUEST', {
        idempotency_key: `request-${Date.now()}`,
        positions: [{ manufacturer_number: 'BX-77', supplier_name: 'Entenhaus', quantity: '12' }],
      })
      return `staff/requests/${id}`
    },
  },
]

const aSite = { name: 'Baustelle Kellerweg', street: 'Kellerweg 3', plz: '80331', city: 'München' }

async function customerOf({ url }: ApiClient): Promise<ApiClient> {
  const customer = new ApiClient(url)
  await customer.login('meister')
  return customer
}
