import { describe, expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { hasMoreValues } from './json-body.ts'

describe('a JSON body', () => {
  test('of more values than any form has is refused before it is read, and one of as many is not', async ({
    shop,
  }) => {
    const send = (fields: number) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/session',
        payload: {
          event: 'LOGOUT',
          ...Object.fromEntries(Array.from({ length: fields }, (_, i) => [`f${i}`, 0])),
        },
      })
    const refused = await send(20_000)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect(refused.headers['x-content-type-options']).toBe('nosniff')
    expect((await send(19_000)).statusCode).toBe(200)
  })

  test('is measured by its values, not by what stands in its texts', () => {
    expect(hasMoreValues(JSON.stringify(['a,b,[{"c",\\"', 'd\\\\', ',,,,']), 4)).toBe(false)
    expect(hasMoreValues(JSON.stringify(['a', 'b', 'c', 'd']), 4)).toBe(true)
    expect(hasMoreValues('[[[[[]]]]]', 4)).toBe(true)
    expect(hasMoreValues('"never ends, \\', 1)).toBe(false)
  })
})
