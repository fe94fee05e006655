import { addresses } from '@shop/contract/resources/addresses'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { aContact, anAddress } from '#server/testing/document-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { mails } from '../../mails/tables.ts'

/** A customer with a global address, a user of his, and a clerk. */
async function theThree(shop: Shop, given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(shop.db, given)
  const address = await anAddress(shop.db, user.kunnr, { global: true })
  const sender = await signIn(shop, user)
  const clerk = await signIn(shop, await aUser(shop.db, { staff: 'clerk', kunnrs: [] }))
  const ask = (reason = 'Bau fertig') =>
    shop.call(addresses, 'REQUEST_DELETION', { address_id: address.id, reason }, sender)
  const answer = (input: {
    deletion_id: string
    decision: 'done' | 'refused'
    answer?: string
    version?: number
  }) => shop.call(addresses, 'ANSWER_DELETION', input, clerk)
  const shown = async () => (await shop.call(addresses, 'GET_ADDRESSES', {}, sender)).body.addresses
  return { user, address, sender, clerk, ask, answer, shown }
}

const mailsSent = async (shop: Shop) =>
  (await shop.db.select().from(mails)).map(({ recipient, subject }) => [recipient, subject])

describe('a request to delete a global address', () => {
  test('is not for own addresses, the customer’s own, and those of others', async ({ shop }) => {
    const { sender, user } = await theThree(shop)
    const own = await anAddress(shop.db, user.kunnr, { userId: user.userId })
    const foreign = await anAddress(shop.db, (await aUser(shop.db)).kunnr, { global: true })
    const ask = (address_id: string) => shop.call(addresses, 'REQUEST_DELETION', { address_id }, sender)
    expect((await ask(own.id)).body.fields).toEqual({ address_id: 'INVALID' })
    expect((await ask('customer')).body.fields).toEqual({ address_id: 'INVALID' })
    expect((await ask(foreign.id)).body.code).toBe('ADDRESS_NOT_FOUND')
  })

  test('is refused by the clerk only with a word', async ({ shop }) => {
    const { ask, answer } = await theThree(shop)
    const { id } = (await ask()).body.deletion
    const silent = await answer({ deletion_id: id, decision: 'refused' })
    const short = await answer({ deletion_id: id, decision: 'refused', answer: 'no' })
    expect([silent.body.fields, short.body.fields]).toEqual([{ answer: 'REQUIRED' }, { answer: 'TOO_SHORT' }])
  })

  test('is asked once, whoever asks, and told to the clerk by mail', async ({ shop }) => {
    const { user, ask, shown, address } = await theThree(shop)
    const contact = await aContact(shop.db, user.kunnr)
    const first = await ask()
    const colleague = await signIn(shop, await aUser(shop.db, { kunnrs: [user.kunnr] }))
    const again = await shop.call(addresses, 'REQUEST_DELETION', { address_id: address.id }, colleague)
    expect([first.body.repeated, again.body.repeated]).toEqual([false, true])
    expect(again.body.deletion.id).toBe(first.body.deletion.id)
    expect(await mailsSent(shop)).toEqual([
      [contact.mail, expect.stringMatching(/^Löschantrag \d+ von Fliesen Meier/)],
    ])
    expect((await shown()).find(({ id }) => id === address.id)).toMatchObject({
      deletionRequestable: false,
      deletion: { id: first.body.deletion.id },
    })
  })

  test('can be withdrawn until it is answered', async ({ shop }) => {
    const { ask, answer, sender, shown, address } = await theThree(shop)
    const { id } = (await ask()).body.deletion
    const withdraw = (deletion_id: string) =>
      shop.call(addresses, 'WITHDRAW_DELETION', { deletion_id }, sender)
    expect((await withdraw(id)).body.deletion.state).toBe('withdrawn')
    expect((await shown()).find((one) => one.id === address.id)?.deletionRequestable).toBe(true)
    expect((await answer({ deletion_id: id, decision: 'done' })).body.code).toBe('CHANGED_MEANWHILE')
    const second = (await ask()).body.deletion
    await answer({ deletion_id: second.id, decision: 'refused', answer: 'Noch offene Aufträge' })
    expect((await withdraw(second.id)).body.code).toBe('CHANGED_MEANWHILE')
    const { body } = await shop.call(addresses, 'GET_DELETIONS', {}, sender)
    expect(body.deletions.map(({ state, answer: word }) => [state, word])).toEqual([
      ['refused', 'Noch offene Aufträge'],
      ['withdrawn', ''],
    ])
  })

  test('is done with the address, and told to whoever asked in his language', async ({ shop }) => {
    const { ask, answer, user, shown, clerk } = await theThree(shop, { language: 'en' })
    const { id } = (await ask()).body.deletion
    const done = await answer({ deletion_id: id, decision: 'done' })
    expect(done.body.deletion).toMatchObject({ state: 'done', current: null, kunnr: user.kunnr })
    expect((await shown()).map((one) => one.id)).toEqual(['customer'])
    expect(await mailsSent(shop)).toContainEqual([user.mail, 'Your delivery address is deleted'])
    const entries = await shop.db.select().from(auditLog)
    expect(entries.map(({ action, kunnr }) => [action, kunnr])).toEqual([
      ['request-deletion', user.kunnr],
      ['finish-deletion', user.kunnr],
    ])
    const open = await shop.call(addresses, 'GET_DELETION_REQUESTS', { only_open: 'X' }, clerk)
    expect(open.body.numFound).toBe(0)
  })

  test('is not done to an address that was changed since the clerk has looked', async ({ shop }) => {
    const { ask, answer, clerk, address } = await theThree(shop)
    const { id } = (await ask()).body.deletion
    const place = { name: 'Lager Süd', street: 'Weg 1', plz: '80331', city: 'München' }
    await shop.call(addresses, 'EDIT_GLOBAL_ADDRESS', { ...place, address_id: address.id, version: 1 }, clerk)
    const late = await answer({ deletion_id: id, decision: 'done', version: 1 })
    expect([late.body.code, late.body]).toMatchObject([
      'VERSION_CONFLICT',
      { globalAddress: { name: 'Lager Süd', version: 2 } },
    ])
    const found = await shop.call(addresses, 'GET_DELETION_REQUEST', { deletion_id: id }, clerk)
    expect(found.body.deletion).toMatchObject({
      state: 'open',
      address: { name: 'Baustelle Lindenstraße' },
      current: { name: 'Lager Süd', ofErp: true },
    })
  })
})

describe('the clerk', () => {
  test('creates nothing for a customer who is not there', async ({ shop }) => {
    const { clerk } = await theThree(shop)
    const place = { name: 'Lager', street: 'Weg 1', plz: '803', city: 'München' }
    const { body } = await shop.call(addresses, 'CREATE_FOR_CUSTOMER', { ...place, customer: '0' }, clerk)
    expect(body.fields).toEqual({ customer: 'UNKNOWN_VALUE', plz: 'INVALID' })
  })

  test('does not reach addresses that are a user’s alone', async ({ shop }) => {
    const { clerk, user } = await theThree(shop)
    const own = await anAddress(shop.db, user.kunnr, { userId: user.userId })
    const place = { name: 'Lager', street: 'Weg 1', plz: '80331', city: 'München', address_id: own.id }
    expect((await shop.call(addresses, 'EDIT_GLOBAL_ADDRESS', place, clerk)).body.code).toBe(
      'ADDRESS_NOT_FOUND',
    )
    const found = await shop.call(addresses, 'GET_GLOBAL_ADDRESSES', { query: user.kunnr }, clerk)
    expect(found.body.addresses.map(({ id }) => id)).not.toContain(own.id)
  })

  test('creates, changes and deletes global addresses; who asked for it learns that it is done', async ({
    shop,
  }) => {
    const { clerk, user, shown, ask, address } = await theThree(shop)
    const place = { name: 'Lager Nord', street: 'Weg 1', plz: '80331', city: 'München' }
    const made = await shop.call(addresses, 'CREATE_FOR_CUSTOMER', { ...place, customer: user.kunnr }, clerk)
    const { id, version, ofErp } = made.body.address
    expect(ofErp).toBe(false)
    const edit = { ...place, street: 'Weg 2', address_id: id, version }
    await shop.call(addresses, 'EDIT_GLOBAL_ADDRESS', edit, clerk)
    expect((await shop.call(addresses, 'EDIT_GLOBAL_ADDRESS', edit, clerk)).body.code).toBe(
      'VERSION_CONFLICT',
    )
    expect((await shown()).find((one) => one.id === id)?.street).toBe('Weg 2')
    await ask()
    await shop.call(addresses, 'DELETE_GLOBAL_ADDRESS', { address_id: address.id }, clerk)
    expect((await shown()).map((one) => one.id)).not.toContain(address.id)
    expect(await mailsSent(shop)).toContainEqual([user.mail, 'Ihre Lieferadresse ist gelöscht'])
  })
})
