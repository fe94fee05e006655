import { describe, expect } from 'vitest'
import { downloads } from '#server/capabilities/downloads.ts'
import { aUser, guestMode } from '#server/testing/builders.ts'
import { everyEvent, sampleInput, type SampledEvent, sampleQuery } from '#server/testing/event-samples.ts'
import { foreignName, isNameOfThing, namedThings } from '#server/testing/named-things.ts'
import { sendDownload, sendEvent as send } from '#server/testing/send-event.ts'
import { signIn, test } from '#server/testing/test-app.ts'
import { aWorld, type World, worldDocumentNet, worldNetPrice } from '#server/testing/world.ts'

type Role = {
  who: string
  /** The world's user, or nobody. */
  as?: NonNullable<Parameters<typeof aWorld>[1]['as']>
  /** Guests meet the login, or a permission they lack, before anything is looked for. */
  also?: readonly number[]
}

const roles: readonly Role[] = [
  { who: 'a user with all permissions', as: {} },
  { who: 'a master user', as: { master: true } },
  { who: 'a budget manager', as: { budgetManager: true } },
  { who: 'field sales who work for one of their customers', as: { isAdma: true } },
  { who: 'a clerk who works for a customer', as: { staff: 'clerk' } },
  { who: 'a guest', also: [401, 403] },
]

const isForStaff = ({ definition: { access } }: SampledEvent) =>
  typeof access === 'object' && 'staff' in access

describe('every event', () => {
  test('has only fields whose owner is known, where they name something', ({ expect: check }) => {
    const fields = new Set(everyEvent.flatMap(({ definition }) => Object.keys(definition.input.shape)))
    check([...fields].filter((field) => isNameOfThing(field) && !(field in namedThings))).toEqual([])
    check(Object.keys(namedThings).filter((field) => !fields.has(field))).toEqual([])
  })

  test.for(roles)('finds nothing of another customer for $who', async ({ as, also = [] }, { shop }) => {
    await guestMode(shop.db)
    const [own, foreign] = [
      await aWorld(shop.db, { size: 2, as: as ?? {} }),
      await aWorld(shop.db, { size: 2 }),
    ]
    const { user, customer } = own
    const sender = as && (await signIn(shop, { userId: user.userId, kunnr: customer.kunnr }))
    const wrong: string[] = []
    let tried = 0
    for (const event of everyEvent) {
      if (isForStaff(event) && as?.staff !== undefined) continue
      for (const field of Object.keys(event.definition.input.shape)) {
        const named = namedThings[field]
        const name = foreignName(foreign, event.name, field)
        if (named === undefined || !['customer', 'user'].includes(named.of) || name === undefined) continue
        const input = { ...sampleInput(event, own), [field]: name }
        const { http, text } = await send(shop, event, input, sender ?? {})
        tried++
        const allowed = isForStaff(event) ? [403, ...also] : [named.http ?? 404, 501, ...also]
        const told = [foreign.customer.name, foreign.ids.budgetDocid].filter((secret) =>
          text.includes(secret),
        )
        if (!allowed.includes(http) || told.length > 0)
          wrong.push(`${event.name} with foreign ${field}: ${http} ${text.slice(0, 120)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(30)
  })

  test('finds nothing that is a colleague’s own', async ({ shop }) => {
    const world = await aWorld(shop.db, { size: 2 })
    const { kunnr } = world.customer
    const colleague = await aUser(shop.db, { kunnrs: [kunnr], master: true, budgetManager: true })
    const sender = await signIn(shop, { userId: colleague.userId, kunnr })
    const wrong: string[] = []
    let tried = 0
    for (const event of everyEvent) {
      const input = sampleInput(event, world)
      const ofUser = ({ of, http }: (typeof namedThings)[string]) => of === 'user' && http === undefined
      if (!Object.keys(input).some((field) => namedThings[field] && ofUser(namedThings[field]))) continue
      const { http, text } = await send(shop, event, input, sender)
      tried++
      if (![404, 501].includes(http)) wrong.push(`${event.name}: ${http} ${text.slice(0, 120)}`)
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
      for (const secret of secrets) if (text.includes(secret)) leaks.push(`${event.name}: ${secret}`)
    }
    for (const { name, query } of everyDownload(world)) {
      const { text } = await sendDownload(shop, name, query, sender)
      if (secrets.some((secret) => text.includes(secret)))
        leaks.push(`${name} ${query['format'] ?? query['prices'] ?? ''}`)
    }
    expect(leaks).toEqual([])
  })

  test('shows the same net prices to a user with it, so that the test above can fail', async ({ shop }) => {
    const world = await aWorld(shop.db, { size: 3 })
    const sender = await signIn(shop, { userId: world.user.userId, kunnr: world.customer.kunnr })
    const shown: string[] = []
    for (const event of everyEvent) {
      const { text } = await send(shop, event, sampleInput(event, world), sender)
      if (secrets.some((secret) => text.includes(secret))) shown.push(event.name)
    }
    for (const { name, query } of everyDownload(world)) {
      const { text } = await sendDownload(shop, name, query, sender)
      if (secrets.some((secret) => text.includes(secret)))
        shown.push(`${name} ${query['format'] ?? query['prices'] ?? ''}`)
    }
    expect(shown).toEqual(
      expect.arrayContaining([
        'article GET_DETAILS',
        'basket GET_BASKET',
        'docs GET_DETAIL',
        'datanorm net',
        'document CSV',
        'docs GET_LIST',
        'materialmaster GET_AVAILABILITIES_AND_PRICES',
        'users GET_USER',
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

/** As the API writes them, and as files do: in German, and in cents. */
const secrets = [worldNetPrice, worldDocumentNet, '23,17', '7317,93', '7.317,93', '731793', ';2317;']

/** Every download, documents in each format that can be read (what a PDF says has a test beside the letters). */
function everyDownload(world: World): { name: string; query: Record<string, string> }[] {
  return downloads.flatMap(({ name, ...download }) => {
    const query = sampleQuery({ name, ...download }, world)
    if (name === 'datanorm') return ['list', 'net'].map((prices) => ({ name, query: { ...query, prices } }))
    if (name !== 'document') return [{ name, query }]
    return ['CSV', 'UGL_V2', 'UGL_V4', 'XRECHNUNG'].map((format) => ({ name, query: { ...query, format } }))
  })
}
