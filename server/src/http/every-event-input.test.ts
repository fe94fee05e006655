import { describe, expect } from 'vitest'
import { downloads } from '#server/capabilities/downloads.ts'
import { everyEvent, sampleInput, sampleQuery } from '#server/testing/event-samples.ts'
import { sendDownload, sendEvent } from '#server/testing/send-event.ts'
import { signIn, test } from '#server/testing/test-app.ts'
import { aWorld } from '#server/testing/world.ts'

const texts = [
  'A\0B',
  'A\u200b\u202eB\u0007\ufeff',
  'x'.repeat(20_000),
  '-1',
  '1e308',
  '9'.repeat(30),
  '0001-01-01',
  '9999-12-31',
  '%\\_*?{!}\'";--',
  '__proto__',
]

/** What no address can carry comes in JSON alone. */
const values: unknown[] = [
  ...texts,
  'A\ud800',
  null,
  -1,
  1e308,
  ['A\0', 'A\ud800', {}],
  JSON.parse('{"__proto__": {"kunnr": "1"}, "constructor": 1, "A\\u0000": "\\ud800"}'),
]

/** The sample once for every field, with the field's value replaced; of lists of objects also the fields of one. */
function* spoilt(sample: Record<string, unknown>, fields: readonly string[], value: unknown) {
  for (const field of fields) {
    yield { field, input: { ...sample, [field]: value } }
    const whole = sample[field]
    const first: unknown = Array.isArray(whole) ? whole[0] : undefined
    if (typeof first !== 'object' || first === null) continue
    for (const inner of Object.keys(first))
      yield { field: `${field}.${inner}`, input: { ...sample, [field]: [{ ...first, [inner]: value }] } }
  }
}

describe('whatever is sent', () => {
  test(
    'no field of any event makes the shop answer with an error of its own',
    { timeout: 240_000 },
    async ({ shop }) => {
      const world = await aWorld(shop.db, { size: 1, staff: 'admin' })
      const sender = await signIn(shop, { userId: world.user.userId, kunnr: world.customer.kunnr })
      const broken: string[] = []
      let tried = 0
      for (const event of everyEvent) {
        const sample = sampleInput(event, world)
        const fields = Object.keys(event.definition.input.shape)
        for (const value of event.definition.method === 'GET' ? texts : values)
          for (const { field, input } of spoilt(sample, fields, value)) {
            const { http, text } = await sendEvent(shop, event, input, sender)
            tried++
            if (http >= 500 && http !== 501)
              broken.push(
                `${event.name} ${field} = ${JSON.stringify(value)?.slice(0, 40)}: ${text.slice(0, 90)}`,
              )
          }
      }
      expect(broken).toEqual([])
      expect(tried).toBeGreaterThan(1000)
    },
  )

  test('no parameter of any download does', async ({ shop }) => {
    const world = await aWorld(shop.db, { size: 1, staff: 'admin' })
    const sender = await signIn(shop, { userId: world.user.userId, kunnr: world.customer.kunnr })
    const broken: string[] = []
    for (const download of downloads) {
      const sample = sampleQuery(download, world)
      for (const value of texts)
        for (const field of Object.keys(download.query.shape)) {
          const answer = await sendDownload(shop, download.name, { ...sample, [field]: value }, sender)
          if (answer.http >= 500)
            broken.push(`${download.name} ${field} = ${JSON.stringify(value).slice(0, 40)}`)
        }
    }
    expect(broken).toEqual([])
  })
})
