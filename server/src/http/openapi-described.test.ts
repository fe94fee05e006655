import type { Code } from '@shop/contract/codes'
import { refusalData } from '@shop/contract/refusal-data'
import { basket } from '@shop/contract/resources/basket'
import { expect } from 'vitest'
import { hashToken } from '#server/capabilities/sessions/public.ts'
import { apiTokens } from '#server/capabilities/sessions/tables.ts'
import { aUser } from '#server/testing/builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'

type Schema = {
  $ref?: string
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: string[]
  properties?: Record<string, Schema>
}
type Response = { $ref?: string; content?: Record<string, { schema: Schema }> }
type Description = {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}

const describe = async ({ app }: Shop) => (await app.inject('/api/openapi.json')).json<Description>()

/** A response, or the one that several have alike. */
const whole = ({ components }: Description, response: Response | undefined) =>
  components.responses[response?.$ref?.split('/').at(-1) ?? ''] ?? response

/** Fields an answer with this status may have, by the description. */
function fields(said: Description, path: string, method: string, status: number): string[] {
  const { paths, components } = said
  const response = whole(said, paths[path]?.[method]?.responses[String(status)])
  const named = (schema: Schema): string[] => {
    const { properties, anyOf = [], allOf = [] } = schema.$ref ? (at(schema.$ref) ?? {}) : schema
    return [...Object.keys(properties ?? {}), ...[...anyOf, ...allOf].flatMap(named)]
  }
  const at = (ref: string) => components.schemas[ref.split('/').at(-1) ?? '']
  const schema = response?.content?.['application/json']?.schema
  return schema === undefined ? [] : named(schema)
}

const token = 'a-token-of-a-machine-0815'
const headers = { authorization: `Bearer ${token}` }

test('no answer to a machine has a field that the API description does not know', async ({ shop }) => {
  await shop.db
    .insert(apiTokens)
    .values({ tokenHash: hashToken(token), label: 'ERP', scopes: ['import', 'outbox'] })
  const said = await describe(shop)
  const rows = (type: string, sent: object = headers) => ({
    method: 'POST' as const,
    url: '/api/import/categories',
    headers: { ...sent, 'content-type': type },
    payload: '{"id":"tiles"}',
  })
  const outbox = { url: '/api/export/outbox', headers }
  const asked = [
    [401, rows('application/x-ndjson', {})],
    [415, rows('application/pdf')],
    [415, rows('text/csv; charset=utf-8', { ...headers, 'content-encoding': 'zstd' })],
    [422, rows('application/x-ndjson', { ...headers, 'content-encoding': 'gzip' })],
    [200, rows('application/x-ndjson')],
    [401, { method: 'GET' as const, url: outbox.url }],
    [422, { method: 'GET' as const, url: `${outbox.url}?after=x`, headers }],
    [200, { method: 'GET' as const, ...outbox }],
    [404, { method: 'POST' as const, ...outbox, payload: { id: '4711', ok: true } }],
    [422, { method: 'POST' as const, ...outbox, payload: { ok: true } }],
  ] as const
  for (const [http, request] of asked) {
    const answer = await shop.app.inject(request)
    const [path = ''] = request.url.split('?')
    const known = fields(said, path, request.method.toLowerCase(), http)
    expect(answer.statusCode, request.url).toBe(http)
    expect(known, `${path} ${http}`).toEqual(expect.arrayContaining(Object.keys(answer.json())))
  }
})

test('users may be invited by the call that imports them, and the API description says how', async ({
  shop,
}) => {
  const said = JSON.stringify((await describe(shop)).paths['/api/import/users'])
  expect(said).toContain('{"name":"invite","in":"query","required":false')
})

test('what comes along with a refusal is described wherever its code is', async ({ shop }) => {
  const said = await describe(shop)
  const met = new Set<string>()
  for (const [path, methods] of Object.entries(said.paths)) {
    for (const [method, { responses = {} }] of Object.entries(methods)) {
      for (const status of Object.keys(responses).filter((one) => one !== '200')) {
        const text = JSON.stringify(whole(said, responses[status]))
        for (const code of (Object.keys(refusalData) as Code[]).filter((one) => text.includes(`"${one}"`))) {
          met.add(code)
          const told = Object.keys(refusalData[code as keyof typeof refusalData].shape)
          expect(fields(said, path, method, Number(status)), `${path} ${code}`).toEqual(
            expect.arrayContaining(told),
          )
        }
      }
    }
  }
  expect([...met].toSorted()).toEqual(Object.keys(refusalData).toSorted())
})

test('a customer of another window is told in a field that is described', async ({ shop }) => {
  const said = await describe(shop)
  const user = await signIn(shop, await aUser(shop.db))
  const answer = await shop.call(basket, 'GET_BASKET', {}, { ...user, kunnr: '999999' })
  expect([answer.http, answer.body.code]).toEqual([409, 'CONTEXT_CHANGED'])
  expect(fields(said, '/api/basket#GET_BASKET', 'get', 409)).toEqual(
    expect.arrayContaining(Object.keys(answer.body)),
  )
})
