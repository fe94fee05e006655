import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'

test('of a machine’s, an address that cannot be read is not found', async ({ shop }) => {
  for (const url of ['/api/%', '/download/100%', '/image/%E0%A4%A', '/assets/%']) {
    const { statusCode, body } = await shop.app.inject({ url })
    expect([url, statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([url, 404, 'NOT_FOUND'])
  }
})

test('of a page, it leads home like any unknown one', async ({ shop }) => {
  for (const url of ['/p/100%', '/c/%E0%A4%A', '/%']) {
    const { statusCode, headers } = await shop.app.inject({ url })
    expect([url, statusCode, headers.location]).toEqual([url, 302, '/'])
  }
})
