import { codes } from '@shop/contract/codes'
import type { Access } from '@shop/contract/define-resource'
import { importKinds } from '@shop/contract/imports/kinds'
import { outboxAnswer } from '@shop/contract/outbox'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect } from 'vitest'
import { ZodObject, type ZodType } from 'zod'
import { registrations } from '#server/capabilities/registrations.ts'
import { test } from '#server/testing/test-app.ts'
import { requestExamples } from './openapi-examples.ts'
import { refusalFor } from './access.ts'
import type { Actor } from './context.ts'
import { accessRefusals } from './openapi-refusals.ts'

type Response = { $ref?: string; description?: string; content?: Record<string, { schema: Schema }> }
type Schema = {
  $ref?: string
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, { enum?: string[] }>
}
type Operation = { responses: Record<string, Response> }
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Response> }
}

const events = registrations.flatMap(({ resource, handlers }) =>
  Object.keys(handlers).map((name) => ({
    path: `/api/${resource.name}#${name}`,
    event: resource.events[name],
  })),
)

test('the API description is valid OpenAPI 3.1', async ({ shop }) => {
  const answer = await shop.app.inject({ method: 'GET', url: '/api/openapi.json' })
  const validator = new Validator()
  const { valid, errors } = await validator.validate(answer.json())
  expect(errors).toBeUndefined()
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

test('the API description shows what machines send most often, each right by its schema', async ({
  shop,
}) => {
  const said = await description(shop.app)
  const schemas = new Map<string, ZodType>([
    ...registrations.flatMap(({ resource }) =>
      Object.entries(resource.events).map(
        ([name, { input }]) => [`${resource.name}.${name}`, input] as const,
      ),
    ),
    ...Object.entries(importKinds).map(([kind, schema]) => [`import.${kind}`, schema] as const),
    ['export.outbox.answer', outboxAnswer],
  ])
  for (const [operation, example] of Object.entries(requestExamples)) {
    expect(schemas.get(operation)?.safeParse(example).error, operation).toBeUndefined()
    expect(Object.keys(example).filter((field) => !fieldsOf(schemas.get(operation)).includes(field))).toEqual(
      [],
    )
  }
  expect(JSON.stringify(said.paths['/api/basket#ADD_ARTICLE'])).toContain('"example":{"event":"ADD_ARTICLE"')
  expect(JSON.stringify(said.paths['/api/import/stock'])).toContain('"example":{"matnr"')
})

const fieldsOf = (schema: ZodType | undefined): string[] =>
  schema instanceof ZodObject ? Object.keys(schema.shape) : []

test('the API description says what a watchman of the machine asks, and it is answered so', async ({
  shop,
}) => {
  const said = await description(shop.app)
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    const answer = await shop.app.inject(path)
    const described = said.paths[path]?.['get']?.responses[String(answer.statusCode)]
    const [type = 'none'] = String(answer.headers['content-type']).split(';')
    const schema = described?.content?.[type]?.schema
    expect(schema, `${path} ${answer.statusCode} ${type}`).toBeDefined()
    if (type === 'application/json')
      expect(Object.keys(answer.json()).toSorted()).toEqual(Object.keys(schema?.properties ?? {}).toSorted())
  }
})

describe('every event', () => {
  test('describes the warning about its fields beside its own refusals', async ({ shop }) => {
    const said = await description(shop.app)
    for (const { path, event } of events) {
      const { anyOf = [], ...only } = schemaOf(said, path, '422')
      const [warning, error] = [only, ...anyOf].filter(({ $ref, allOf }) => $ref ?? allOf)
      expect(warning?.$ref, path).toBe('#/components/schemas/Warning')
      const own = event?.errors.filter((code) => codes[code].http === 422) ?? []
      const described = error?.allOf?.[1]?.properties?.['code']?.enum ?? []
      expect(described, path).toEqual(expect.arrayContaining(own))
    }
  })

  test('that needs somebody says that it answers 401 to nobody, and 503 while the shop is locked', async ({
    shop,
  }) => {
    const said = await description(shop.app)
    const closed = events.filter(({ event }) => event?.access !== 'open')
    expect(closed.length).toBeGreaterThan(90)
    for (const { path } of closed) {
      expect(schemaOf(said, path, '401').allOf?.[0]?.$ref, path).toBe('#/components/schemas/Error')
      expect(schemaOf(said, path, '503').allOf?.[0]?.$ref, path).toBe('#/components/schemas/Error')
    }
  })
})

test('what access may refuse with is what the API description says', () => {
  const kinds: Access[] = [
    'open',
    'pending',
    'guest',
    'signed-in',
    'user',
    { permission: 'NET_PRICES' },
    { staff: 'clerk' },
    { staff: 'admin' },
  ]
  for (const access of kinds) {
    const sent = new Set<string>()
    for (const actor of actors)
      for (const locked of [true, false]) {
        const shop = { locked, autoGuestActive: false } as Parameters<typeof refusalFor>[2]
        const refusal = refusalFor(access, actor, shop)
        if (refusal) sent.add(`${refusal.http ?? codes[refusal.code].http} ${refusal.code}`)
      }
    const described = accessRefusals(access).map((one) =>
      typeof one === 'string' ? `${codes[one].http} ${one}` : `${one[1]} ${one[0]}`,
    )
    expect(described.toSorted(), JSON.stringify(access)).toEqual([...sent].toSorted())
  }
})

/** No more of somebody than access looks at. */
const somebody = {
  user: { initialPassword: false, acceptedTerms: true, staff: undefined },
  kunnr: '100001',
  admaPending: false,
  permissions: new Set(),
} as unknown as Actor & { user: NonNullable<Actor['user']> }

/** One for each reason there is to refuse somebody. */
const actors: Actor[] = [
  somebody,
  { ...somebody, user: undefined },
  { ...somebody, user: { ...somebody.user, initialPassword: true } },
  { ...somebody, user: { ...somebody.user, acceptedTerms: false } },
  { ...somebody, admaPending: true },
  { ...somebody, kunnr: '' },
]

type App = { inject: (request: { method: 'GET'; url: string }) => Promise<{ json: () => unknown }> }

const description = async (app: App) =>
  (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json() as Description

function schemaOf({ paths, components }: Description, path: string, status: string): Schema {
  const [operation] = Object.values(paths[path] ?? {})
  const response = operation?.responses[status]
  const shared = response?.$ref?.split('/').at(-1) ?? ''
  return (components.responses[shared] ?? response)?.content?.['application/json']?.schema ?? {}
}
