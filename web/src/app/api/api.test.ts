import { expect, test } from 'vitest'
import { createApi } from './api.ts'
import { ApiError } from './api-error.ts'
import type { Transport } from './transport.ts'

const answering = (answer: unknown) => createApi(() => Promise.resolve(answer))

async function refusalOf(answer: unknown) {
  const outcome: unknown = await answering(answer)
    .get('session', 'GET_SESSION', {})
    .catch((error: unknown) => error)
  return outcome instanceof ApiError ? outcome : undefined
}

test('an ERROR is thrown with its code and message', async () => {
  const error = await refusalOf({ status: 'ERROR', code: 'NOT_FOUND', message: 'Nicht gefunden' })
  expect(error).toMatchObject({ code: 'NOT_FOUND', message: 'Nicht gefunden' })
})

test('a WARNING with the validator flag is thrown with the codes of its fields', async () => {
  const error = await refusalOf({ status: 'WARNING', validator: 'X', fields: { name: 'REQUIRED' } })
  expect(error?.fields).toEqual({ name: 'REQUIRED' })
})

test('an answer without envelope is an unexpected answer', async () => {
  expect((await refusalOf('<html>'))?.code).toBe('UNEXPECTED_ANSWER')
})

test('a WARNING without the validator flag is an answer', async () => {
  expect(await refusalOf({ status: 'WARNING', code: 'STALE' })).toBeUndefined()
})

test('sends the event in the payload by the named method', async () => {
  const sent: unknown[] = []
  const transport: Transport = (...request) => {
    sent.push(request)
    return Promise.resolve({ status: 'OK' })
  }
  await createApi(transport).post('session', 'SELECT_CUSTOMER', { kunnr: '4711' })
  expect(sent).toEqual([['session', 'POST', { event: 'SELECT_CUSTOMER', kunnr: '4711' }]])
})

test('a refusal is thrown once there are words for it', async () => {
  const steps: string[] = []
  const words = async () => {
    await Promise.resolve()
    steps.push('words')
  }
  const api = createApi(() => Promise.resolve({ status: 'ERROR', code: 'BASKET_FULL' }), words)
  await api.get('session', 'GET_SESSION', {}).catch(() => steps.push('refusal'))
  expect(steps).toEqual(['words', 'refusal'])
})

test('words for refusals are not asked for while nothing is refused', async () => {
  let asked = 0
  const api = createApi(
    () => Promise.resolve({ status: 'OK' }),
    async () => void asked++,
  )
  await api.get('session', 'GET_SESSION', {})
  expect(asked).toBe(0)
})

test('that the shop is away is thrown without asking it for words', async () => {
  let asked = 0
  const away = () => Promise.reject(new ApiError({ code: 'OFFLINE', message: '', fields: {} }))
  const api = createApi(away, async () => void asked++)
  await expect(api.get('session', 'GET_SESSION', {})).rejects.toMatchObject({ code: 'OFFLINE' })
  expect(asked).toBe(0)
})
