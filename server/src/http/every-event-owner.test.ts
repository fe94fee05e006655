import { describe, expect } from 'vitest'
import { everyEvent, sampleInput, type SampledEvent } from '#server/testing/event-samples.ts'
import { sendEvent as send } from '#server/testing/send-event.ts'
import { signIn, test } from '#server/testing/test-app.ts'
import { aWorld, type World, worldDocumentNet, worldNetPrice } from '#server/testing/world.ts'

/** Fields that name something somebody owns. */
const owned = ['multibasket', 'list_id', 'article_id', 'docid', 'delivery_address', 'kunnr'] as const

describe('every event', () => {
  test('finds nothing of another customer', async ({ shop }) => {
    const [own, foreign] = [await aWorld(shop.db, { size: 2 }), await aWorld(shop.db, { size: 2 })]
    const sender = await signIn(shop, { userId: own.user.userId, kunnr: own.customer.kunnr })
    const wrong: string[] = []
    let tried = 0
    for (const event of everyEvent) {
      if (typeof event.definition.access === 'object' && 'staff' in event.definition.access) continue
      for (const field of owned.filter((name) => name in event.definition.input.shape)) {
        const input = { ...sampleInput(event, own), [field]: foreignId(event, foreign, field) }
        const answer = await send(shop, event, input, sender)
        tried++
        const found = ![404, 501].includes(answer.http) || answer.text.includes(foreign.customer.name)
        if (found)
          wrong.push(`${event.name} with foreign ${field}: ${answer.http} ${answer.text.slice(0, 120)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(20)
  })

  test('sends no more statements for much than for little', async ({ shop }) => {
    const counts: Map<string, number>[] = []
    // Not from one line on: a basket whose only line goes is read without lines.
    for (const size of [2, 12]) {
      const world = await aWorld(shop.db, { size, staff: 'admin' })
      const sender = await signIn(shop, { userId: world.user.userId, kunnr: world.customer.kunnr })
      const counted = new Map<string, number>()
      for (const event of everyEvent)
        counted.set(event.name, (await send(shop, event, sampleInput(event, world), sender)).statements)
      counts.push(counted)
    }
    const [little, much] = counts
    const grown = [...(much ?? [])].filter(([name, count]) => count > (little?.get(name) ?? 0))
    expect(grown.map(([name, count]) => `${name}: ${little?.get(name)} to ${count}`)).toEqual([])
  })

  test('keeps net prices from a user without the permission', async ({ shop }) => {
    const world = await aWorld(shop.db, { size: 3, without: ['NET_PRICES'] })
    const sender = await signIn(shop, { userId: world.user.userId, kunnr: world.customer.kunnr })
    const leaks: string[] = []
    for (const event of everyEvent) {
      const { text } = await send(shop, event, sampleInput(event, world), sender)
      for (const secret of [worldNetPrice, worldDocumentNet])
        if (text.includes(secret)) leaks.push(`${event.name}: ${secret}`)
    }
    expect(leaks).toEqual([])
  })

  test('shows the same net prices to a user with it, so that the test above can fail', async ({ shop }) => {
    const world = await aWorld(shop.db, { size: 3 })
    const sender = await signIn(shop, { userId: world.user.userId, kunnr: world.customer.kunnr })
    const shown: string[] = []
    for (const event of everyEvent) {
      const { text } = await send(shop, event, sampleInput(event, world), sender)
      if (text.includes(worldNetPrice) || text.includes(worldDocumentNet)) shown.push(event.name)
    }
    expect(shown).toEqual(
      expect.arrayContaining([
        'article GET_DETAILS',
        'basket GET_BASKET',
        'docs GET_DETAIL',
        'docs GET_LIST',
        'materialmaster GET_AVAILABILITIES_AND_PRICES',
      ]),
    )
  })

  test('answers a right input with what its contract promises', async ({ shop }) => {
    const world = await aWorld(shop.db, { size: 2, staff: 'admin' })
    const sender = await signIn(shop, { userId: world.user.userId, kunnr: world.customer.kunnr })
    const broken: string[] = []
    for (const event of everyEvent) {
      const { http, text } = await send(shop, event, sampleInput(event, world), sender)
      // No sample can hold a captcha solved in time.
      if (text.includes('INVALID_CAPTCHA')) continue
      if (http === 500 || http === 422) broken.push(`${event.name}: ${http} ${text.slice(0, 200)}`)
    }
    expect(broken).toEqual([])
  })
})

function foreignId({ name }: SampledEvent, world: World, field: (typeof owned)[number]): string {
  if (field === 'kunnr') return world.customer.kunnr
  return field === 'docid' && name.includes('BUDGET_') ? world.ids.budgetDocid : world.ids[field]
}
