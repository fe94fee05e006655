import { describe, expect } from 'vitest'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { aList } from '#server/testing/list-builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, test } from '#server/testing/test-app.ts'
import { ownSets } from './own-sets.ts'

/** What stands on the lists of a user of a customer, as of a request of his. */
async function listed(
  { db }: Shop,
  services: ReturnType<typeof testServices>,
  kunnr: string,
  userId: string,
) {
  const actor = { kunnr, user: { userId } } as Parameters<typeof ownSets>[0]['actor']
  const sets = await ownSets({ db, actor, services })
  return [...(sets.find(({ name }) => name === 'on_lists')?.matnrs ?? [])]
}

describe('what is somebody’s own', () => {
  test('is nobody else’s whose numbers written one behind the other are the same', async ({ shop }) => {
    const people = [
      ['17', '4 U2'],
      ['17 4', 'U2'],
    ] as const
    const matnrs: string[] = []
    for (const [kunnr, userId] of people) {
      await aCustomer(shop.db, { kunnr })
      await aUser(shop.db, { userId, kunnrs: [kunnr] })
      const { matnr } = await anArticle(shop.db)
      await aList(shop.db, { owner: { kunnr, userId }, matnrs: [matnr] })
      matnrs.push(matnr)
    }
    const services = testServices()
    const found = await Promise.all(people.map(([kunnr, userId]) => listed(shop, services, kunnr, userId)))
    expect(found).toEqual(matnrs.map((matnr) => [matnr]))
  })

  test('is looked at again where a list holds other numbers that read the same', async ({ shop }) => {
    const { userId, kunnr } = await aUser(shop.db)
    for (const matnr of ['A', 'B', 'A B']) await anArticle(shop.db, { matnr })
    const services = testServices()
    const { id } = await aList(shop.db, { owner: { userId, kunnr }, matnrs: ['A', 'B'] })
    expect(await listed(shop, services, kunnr, userId)).toEqual(['A', 'B'])
    await shop.db.execute(`delete from lists where id = ${id}`)
    await aList(shop.db, { owner: { userId, kunnr }, matnrs: ['A B'] })
    expect(await listed(shop, services, kunnr, userId)).toEqual(['A B'])
  })
})
