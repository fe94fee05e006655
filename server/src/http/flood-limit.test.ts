import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'

const asOften = 6000

/** The status of the last of `asOften` + 1 requests. */
async function flood(ask: () => Promise<{ statusCode: number }>): Promise<number> {
  for (let count = 0; count < asOften; count += 100) await Promise.all(Array.from({ length: 100 }, ask))
  return (await ask()).statusCode
}

test('an address that floods the shop is told to stop, others are answered', async ({ shop }) => {
  const from = (remoteAddress: string) => () => shop.app.inject({ url: '/healthz', remoteAddress })
  expect(await flood(from('192.0.2.7'))).toBe(429)
  expect((await from('192.0.2.8')()).statusCode).toBe(200)
})

test('the machine itself may ask as often as it likes', async ({ shop }) => {
  expect(await flood(() => shop.app.inject({ url: '/healthz' }))).toBe(200)
})
