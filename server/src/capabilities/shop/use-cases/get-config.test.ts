import { misc } from '@shop/contract/resources/misc'
import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { writeSetting } from '../store.ts'

test('a new version of the consent declaration is told to every page, which asks again', async ({ shop }) => {
  expect((await shop.call(misc, 'GET_CONFIG', {})).body.consentVersion).toBe('1')
  await writeSetting(shop.db, 'consent', { version: '2' })
  expect((await shop.call(misc, 'GET_CONFIG', {})).body.consentVersion).toBe('2')
})

test("kinds of references in suppliers' catalogues have names, and the shop's own go before them", async ({
  shop,
}) => {
  await writeSetting(shop.db, 'accessories', {
    sparepart: { de: 'Teile', en: 'Parts' },
    grout: { de: 'Fugenmörtel', en: 'Grout' },
  })
  const { accessories } = (await shop.call(misc, 'GET_CONFIG', {})).body
  expect(accessories).toMatchObject({ accessories: 'Zubehör', sparepart: 'Teile', grout: 'Fugenmörtel' })
})
