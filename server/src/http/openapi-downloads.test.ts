import { expect } from 'vitest'
import { downloads } from '#server/capabilities/downloads.ts'
import { test } from '#server/testing/test-app.ts'

type Operation = { parameters: { name: string; required: boolean }[]; responses: Record<string, unknown> }

test('the API description names every download with parameters, content types and refusals', async ({
  shop,
}) => {
  const answer = await shop.app.inject({ method: 'GET', url: '/api/openapi.json' })
  const { paths } = answer.json<{ paths: Record<string, { get: Operation }> }>()
  const described = downloads.map(({ name }) => paths[`/download/${name}`]?.get)
  expect(described.every((each) => each !== undefined)).toBe(true)
  const { parameters, responses } = paths['/download/archive']?.get ?? { parameters: [], responses: {} }
  expect(parameters.map(({ name, required }) => [name, required])).toEqual([
    ['doctype', true],
    ['docid', true],
  ])
  expect(Object.keys(responses).toSorted()).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '422',
    '429',
    '500',
    '503',
  ])
  expect(responses['200']).toMatchObject({ content: { 'application/pdf': {} } })
})
