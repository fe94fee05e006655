import { addresses as resource } from '@shop/contract/resources/addresses'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anAddress } from '#server/testing/document-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { importAddresses } from './addresses.ts'
import { addresses, addressDeletions } from '../tables.ts'

const options = { now: new Date('2026-03-11T08:00:00Z'), invite: 'none' } as const
const row = (id: string, kunnr: string, given: object = {}) => ({
  row: 1,
  value: {
    id,
    kunnr,
    name: 'Aus der Warenwirtschaft',
    street: 'Weg 1',
    plz: '80331',
    city: 'München',
    country: 'DE',
    global: true,
    default: false,
    ...given,
  },
})
const place = { name: 'Von Hand', street: 'Weg 2', plz: '80331', city: 'München' }
const stored = async ({ db }: Shop, id: string) =>
  (await db.select().from(addresses).where(eq(addresses.id, id)))[0]

describe('an import of addresses', () => {
  test('neither writes nor removes what is made in the shop, and takes none of its ids', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const { id } = (await shop.call(resource, 'CREATE_ADDRESS', place, sender)).body.address
    for (const taken of [id, 'shop-999999', 'customer']) {
      const problem = { row: 1, field: 'id', reason: 'KEPT_BY_SHOP', value: taken }
      expect(await importAddresses.write(shop.db, [row(taken, user.kunnr)], options)).toEqual([problem])
      expect(await importAddresses.remove(shop.db, [{ row: 1, value: { id: taken } }], options)).toEqual([
        problem,
      ])
    }
    expect((await stored(shop, id))?.name).toBe('Von Hand')
  })

  test('leaves alone what a user has made of an address that was handed over, and what he has deleted', async ({
    shop,
  }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const [changed, deleted] = [await anAddress(shop.db, user.kunnr), await anAddress(shop.db, user.kunnr)]
    await shop.call(resource, 'EDIT_ADDRESS', { ...place, address_id: changed.id }, sender)
    await shop.call(resource, 'DELETE_ADDRESS', { address_id: deleted.id }, sender)
    for (const { id } of [changed, deleted]) {
      const problems = await importAddresses.write(shop.db, [row(id, user.kunnr, { global: false })], options)
      expect(problems.map(({ reason }) => reason)).toEqual(['KEPT_BY_SHOP'])
    }
    const { body } = await shop.call(resource, 'GET_ADDRESSES', {}, sender)
    expect(body.addresses.map(({ name }) => name)).toContain('Von Hand')
    expect(body.addresses.map(({ id }) => id)).not.toContain(deleted.id)
  })

  test('writes what is the ERP’s over what the clerk has changed, so that his next change meets it', async ({
    shop,
  }) => {
    const user = await aUser(shop.db)
    const { id } = await anAddress(shop.db, user.kunnr, { global: true })
    const clerk = await signIn(shop, await aUser(shop.db, { staff: 'clerk', kunnrs: [] }))
    const edit = (version: number) =>
      shop.call(resource, 'EDIT_GLOBAL_ADDRESS', { ...place, address_id: id, version }, clerk)
    await edit(1)
    expect(await importAddresses.write(shop.db, [row(id, user.kunnr)], options)).toEqual([])
    // The same again changes nothing, and no version.
    await importAddresses.write(shop.db, [row(id, user.kunnr)], options)
    expect(await stored(shop, id)).toMatchObject({ name: 'Aus der Warenwirtschaft', version: 3 })
    expect((await edit(2)).body.code).toBe('VERSION_CONFLICT')
  })

  test('that removes an address has done what was asked of the clerk', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { id } = await anAddress(shop.db, user.kunnr, { global: true })
    await shop.call(resource, 'REQUEST_DELETION', { address_id: id }, await signIn(shop, user))
    expect(await importAddresses.remove(shop.db, [{ row: 1, value: { id } }], options)).toEqual([])
    expect(await shop.db.select().from(addressDeletions)).toMatchObject([{ addressId: id, state: 'done' }])
  })
})
