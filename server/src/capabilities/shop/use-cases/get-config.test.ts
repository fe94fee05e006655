import { misc } from '@shop/contract/resources/misc'
import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { writeSetting } from '../store.ts'

test('a new version of the consent declaration is told to every page, which asks again', async ({ shop }) => {
  expect((await shop.call(misc, 'GET_CONFIG', {})).body.consentVersion).toBe('1')
  await writeSetting(shop.db, 'consent', { version: '2' })
  expect((await shop.call(misc, 'GET_CONFIG', {})).body.consentVersion).toBe('2')
})
