import { basket } from '@shop/contract/resources/basket'
import { expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

test('texts that the database cannot hold are wrong fields, however deep they stand', async ({ shop }) => {
  const sender = await signIn(shop, await aUser(shop.db))
  const flat = await shop.call(basket, 'EDIT_BASKET', { kommi: 'BV\0' }, sender)
  const half = await shop.call(basket, 'EDIT_POSITION', { posnr: 1, note: 'A\ud800' }, sender)
  const articles = [
    { matnr: 'A1', quantity: 1 },
    { matnr: 'A\0', quantity: 1 },
  ]
  const deep = await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
  expect([flat.http, flat.body.fields]).toEqual([422, { kommi: 'INVALID' }])
  expect([half.http, half.body.fields]).toEqual([422, { note: 'INVALID' }])
  expect([deep.http, deep.body.fields]).toEqual([422, { 'articles.1.matnr': 'INVALID' }])
})
